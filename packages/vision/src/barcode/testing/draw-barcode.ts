import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import type { Raster } from '../../image/raster';
import { surface } from '../../testing/draw-document';

let opened: Promise<unknown> | undefined;

function open(): Promise<unknown> {
  opened ??= (async () => {
    const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
    const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  })();
  return opened;
}

/** White margin around the barcode, in modules. */
export const MARGIN = 20;

/** Draws a barcode on a light card. @param scale pixels per module */
export async function drawBarcode(
  text: string | Uint8Array,
  scale = 3,
  format: 'PDF417' | 'QRCode' | 'DataMatrix' = 'PDF417',
): Promise<Raster> {
  await open();
  const { symbol } = await writeBarcode(text, { format, addQuietZones: false });
  if (!symbol) throw new Error('nothing was drawn');
  const { width, height, data } = symbol;
  const card = surface((width + 2 * MARGIN) * scale, (height + 2 * MARGIN) * scale, [225, 228, 220]);
  for (let y = 0; y < height * scale; y++) {
    for (let x = 0; x < width * scale; x++) {
      if (data[Math.floor(y / scale) * width + Math.floor(x / scale)]! >= 128) continue;
      card.data.set([25, 25, 30], ((y + MARGIN * scale) * card.width + x + MARGIN * scale) * 4);
    }
  }
  return card;
}
