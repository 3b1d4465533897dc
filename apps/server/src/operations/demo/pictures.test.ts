import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePicture, inspectPdf } from '@assay/vision';
import { describe, expect, it } from 'vitest';
import { drawPictures } from './testing/draw-pictures';

const FOLDER = join(import.meta.dirname, 'pictures');
const MAX_BYTES = 1_000_000;
/** Maximum brightness difference per pixel: processors may round the last digit of a sine differently. */
const ROUNDING = 1;

/** Returns the visible content of a PDF. The bytes around it, such as font dictionaries and offsets, may differ. */
async function contentOf(pdf: Uint8Array) {
  const { text, pages, blocks } = await inspectPdf(pdf, new AbortController().signal);
  return { text, pages, blocks };
}

describe('demo pictures', () => {
  const kept = new Map(readdirSync(FOLDER).map((name) => [name, readFileSync(join(FOLDER, name))]));

  it('show what `npm run demo-pictures` draws', { timeout: 120_000 }, async () => {
    const drawn = await drawPictures();
    expect([...kept.keys()].sort()).toEqual([...drawn.keys()].sort());
    for (const [name, bytes] of drawn) {
      const old = kept.get(name) ?? Buffer.alloc(0);
      if (name.endsWith('.pdf')) expect(await contentOf(old), name).toEqual(await contentOf(bytes));
      else {
        const [was, is] = [await decodePicture(old), await decodePicture(bytes)];
        expect([is.width, is.height], name).toEqual([was.width, was.height]);
        let off = 0;
        for (let at = 0; at < is.data.length; at++) off += Math.abs(is.data[at]! - was.data[at]!);
        expect(off / is.data.length, name).toBeLessThan(ROUNDING);
      }
    }
  });

  it('are small files', () => {
    const bytes = [...kept.values()].reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
});
