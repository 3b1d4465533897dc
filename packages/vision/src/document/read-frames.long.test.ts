import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resize } from '../image/raster';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { remembering, type Shot, shotOf, taken } from '../testing/captures';
import { plainTask } from '../testing/plain-task';
import { checkDocument } from './check-document';

const NOW = Date.UTC(2026, 0, 15);
vi.setConfig({ testTimeout: 300_000 });
let reader: TextReader;

beforeAll(async () => {
  reader = remembering(await openReader(installedOcrModels()));
});
afterAll(() => reader.close());

const zoneOf = async (first: Shot, frames: readonly Shot[]) => {
  const files = frames.map(({ file }) => file);
  const answer = await checkDocument(plainTask({ sides: [first.picture], frames: files, now: NOW, reader }));
  return { ...answer, zoneFinding: answer.findings.find(({ subCheck }) => subCheck === 'mrzCheckResult') };
};

describe('readFrames with further images of a document', () => {
  it('combines images with a moving reflection, of any size', async () => {
    const alone = await zoneOf(await taken(0.6), []);
    expect(alone.zoneFinding?.result).not.toBe('PASS');
    const larger = await shotOf(resize((await taken(0.85)).picture, 1400, 1027));
    const { zoneFinding, extracted, retry } = await zoneOf(await taken(0.6), [await taken(0.25), larger]);
    expect(zoneFinding).toMatchObject({ result: 'PASS', reasons: ['VOTED_OVER_FRAMES'] });
    expect(retry).toBeNull();
    expect(extracted).toMatchObject({
      documentNumber: '18FV07635',
      birthDate: '1990-05-14',
      documentExpirationDate: '2034-02-09',
      fullName: 'CAMILLE SOPHIE DURAND MOREAU',
    });
  });
});
