import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { encodeJpeg } from '../image/codecs';
import type { Raster } from '../image/raster';
import { resize } from '../image/resize';
import type { MrzContent } from '../mrz/generate';
import { installedOcrModels } from '../ocr/installed-models';
import { openReader, type TextReader } from '../ocr/reader';
import { noise, photograph, random, reflect } from '../testing/degrade';
import { drawDocument } from '../testing/draw-document';
import { plainTask } from '../testing/plain-task';
import { BY_HAND, printedDocument, TRAVELLER } from '../testing/printed-document';
import { checkDocument } from './check-document';

const NOW = Date.UTC(2026, 0, 15);
vi.setConfig({ testTimeout: 300_000 });
let reader: TextReader;
/** Pictures in which lines were looked for. */
let looks = 0;

beforeAll(async () => {
  const opened = await openReader(installedOcrModels());
  reader = {
    ...opened,
    read(...asked) {
      looks++;
      return opened.read(...asked);
    },
  };
});
afterAll(() => reader.close());

/** A picture of the traveller's passport, a reflection over some of its zone. @param at where, of the zone's width; null = none */
function taken(at: number | null, content: Partial<MrzContent> = {}): Raster {
  const page = drawDocument(printedDocument({ ...TRAVELLER, ...content }));
  const picture = noise(photograph(page, 1500, 1100, BY_HAND), 5, random(1));
  if (at !== null) reflect(picture, 120 + 1280 * at, 905, 150, 110);
  return picture;
}

/** The first bytes of a PNG of so many pixels each way. */
function pngHead(side: number): Uint8Array {
  const file = Buffer.alloc(64);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  return file;
}

async function check(first: Raster, frames: readonly (Raster | Uint8Array)[], isOver = () => false) {
  const files = await Promise.all(
    frames.map((frame) => (frame instanceof Uint8Array ? frame : encodeJpeg(frame))),
  );
  const answer = await checkDocument(plainTask({ sides: [first], frames: files, now: NOW, reader, isOver }));
  const of = (name: string) => answer.findings.find(({ subCheck }) => subCheck === name);
  return { ...answer, pictures: of('imageQualityCheckResult'), zoneFinding: of('mrzCheckResult') };
}

describe('further pictures of a document', () => {
  it('take the place of one with a reflection', async () => {
    const { retry, zoneFinding, pictures, extracted } = await check(taken(0.6), [taken(null)]);
    expect(retry).toBeNull();
    expect(zoneFinding?.result).toBe('PASS');
    expect(pictures).toMatchObject({ result: 'PASS', reasons: [] });
    expect(extracted.documentNumber).toBe('18FV07635');
  });

  it('vote where a reflection wanders over all of them', async () => {
    const alone = await check(taken(0.25), []);
    expect(alone.zoneFinding?.result).not.toBe('PASS');
    const { zoneFinding, extracted, retry } = await check(taken(0.25), [taken(0.55), taken(0.8)]);
    expect(zoneFinding).toMatchObject({ result: 'PASS', reasons: ['VOTED_OVER_FRAMES'] });
    expect(retry).toBeNull();
    expect(extracted).toMatchObject({
      documentNumber: '18FV07635',
      birthDate: '1990-05-14',
      documentExpirationDate: '2034-02-09',
      fullName: 'CAMILLE SOPHIE DURAND MOREAU',
    });
  });

  it('may be of another size', async () => {
    const small = taken(null);
    const { zoneFinding } = await check(taken(0.6), [resize(small, 1100, 807)]);
    expect(zoneFinding?.result).toBe('PASS');
  });

  it('are not looked at where the first leaves nothing open', async () => {
    looks = 0;
    const { retry, pictures } = await check(taken(null), [Uint8Array.of(1, 2, 3), taken(null)]);
    expect(retry).toBeNull();
    expect(pictures?.reasons).toEqual([]);
    expect(looks).toBe(1);
  });

  it('of another document count for nothing, and a person looks', async () => {
    const stranger = taken(null, { documentNumber: '44XK19283', surname: 'Weiss', birthDate: '1971-11-30' });
    // The number of the first is read, its expiry and names are not.
    const { retry, pictures, extracted } = await check(taken(0.7), [stranger]);
    expect(pictures).toMatchObject({ result: 'REVIEW' });
    expect(pictures?.reasons).toContain('FRAMES_DIFFER');
    expect(extracted.documentNumber).not.toBe('44XK19283');
    expect(extracted.birthDate).not.toBe('1971-11-30');
    expect(retry).not.toBeNull();
  });

  it('that are no pictures, or too large, are named and the others read', async () => {
    const { zoneFinding, pictures } = await check(taken(0.6), [
      Uint8Array.of(1, 2, 3),
      pngHead(5000),
      pngHead(100),
      taken(null),
    ]);
    expect(zoneFinding?.result).toBe('PASS');
    expect(pictures?.reasons).toEqual(['FRAME_UNREADABLE', 'FRAME_TOO_LARGE']);
  });

  it('are at most three that are read, and none when the time is used up', async () => {
    const bad = taken(0.6);
    looks = 0;
    await check(bad, []);
    const alone = looks;
    looks = 0;
    await check(bad, [bad, bad, bad, bad, bad, bad]);
    expect(looks).toBe(4 * alone);
    looks = 0;
    await check(bad, [taken(null)], () => true);
    expect(looks).toBe(1);
  });
});
