import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installedOcrModels, openReader, type TextReader } from '../ocr/reader';
import { remembering, type Shot, taken } from '../testing/captures';
import { plainTask } from '../testing/plain-task';
import { checkDocument } from './check-document';

const NOW = Date.UTC(2026, 0, 15);
vi.setConfig({ testTimeout: 300_000 });
let reader: TextReader;
/** Number of images in which lines were searched. */
let looks = 0;

beforeAll(async () => {
  const opened = remembering(await openReader(installedOcrModels()));
  reader = {
    ...opened,
    read(...asked) {
      looks++;
      return opened.read(...asked);
    },
  };
});
afterAll(() => reader.close());

/** Creates the first bytes of a PNG with this width and height. */
function pngHead(side: number): Uint8Array {
  const file = Buffer.alloc(64);
  file.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  return file;
}

async function check(first: Shot, frames: readonly (Shot | Uint8Array)[], isOver = () => false) {
  const files = frames.map((frame) => (frame instanceof Uint8Array ? frame : frame.file));
  const sides = [first.picture];
  const answer = await checkDocument(plainTask({ sides, frames: files, now: NOW, reader, isOver }));
  const of = (name: string) => answer.findings.find(({ subCheck }) => subCheck === name);
  return { ...answer, pictures: of('imageQualityCheckResult'), zoneFinding: of('mrzCheckResult') };
}

describe('readFrames with further images of a document', () => {
  it('replaces an image with a reflection', async () => {
    const { retry, zoneFinding, pictures, extracted } = await check(await taken(0.6), [await taken(null)]);
    expect(retry).toBeNull();
    expect(zoneFinding?.result).toBe('PASS');
    expect(pictures).toMatchObject({ result: 'PASS', reasons: [] });
    expect(extracted.documentNumber).toBe('18FV07635');
  });

  it("doesn't read further images when the first leaves nothing open", async () => {
    looks = 0;
    const { retry, pictures } = await check(await taken(null), [Uint8Array.of(1, 2, 3), await taken(null)]);
    expect(retry).toBeNull();
    expect(pictures?.reasons).toEqual([]);
    expect(looks).toBe(1);
  });

  it('ignores images of another document, and returns REVIEW', async () => {
    const stranger = await taken(null, {
      documentNumber: '44XK19283',
      surname: 'Weiss',
      birthDate: '1971-11-30',
    });
    // The first image's number is readable, its expiry and names aren't.
    const { retry, pictures, extracted } = await check(await taken(0.6), [stranger]);
    expect(pictures).toMatchObject({ result: 'REVIEW' });
    expect(pictures?.reasons).toContain('FRAMES_DIFFER');
    expect(extracted.documentNumber).not.toBe('44XK19283');
    expect(extracted.birthDate).not.toBe('1971-11-30');
    expect(retry).not.toBeNull();
  });

  it('reports unreadable and too large images, and reads the others', async () => {
    const { zoneFinding, pictures } = await check(await taken(0.6), [
      Uint8Array.of(1, 2, 3),
      pngHead(5000),
      pngHead(100),
      await taken(null),
    ]);
    expect(zoneFinding?.result).toBe('PASS');
    expect(pictures?.reasons).toEqual(['FRAME_UNREADABLE', 'FRAME_TOO_LARGE']);
  });

  it('reads at most three images, and none when the time is used up', async () => {
    const bad = await taken(0.6);
    looks = 0;
    await check(bad, []);
    const alone = looks;
    looks = 0;
    await check(bad, [bad, bad, bad, bad, bad, bad]);
    expect(looks).toBe(4 * alone);
    looks = 0;
    await check(bad, [await taken(null)], () => true);
    expect(looks).toBe(1);
  });
});
