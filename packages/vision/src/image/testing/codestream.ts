import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Raster } from '../raster';

/** A JPEG 2000 encoder for these tests. */
interface Encoder {
  setQuality(isReversible: boolean, quality: number): void;
  getDecodedBuffer(frame: object): Uint8Array;
  encode(): void;
  getEncodedBuffer(): Uint8Array;
  delete(): void;
}

/** Creates a lossless JPEG 2000 codestream. */
export async function codestream({ width, height, data }: Raster): Promise<Buffer> {
  const require = createRequire(import.meta.url);
  const open = require('@cornerstonejs/codec-openjpeg/wasmjs') as (settings: object) => Promise<{
    readonly J2KEncoder: new () => Encoder;
  }>;
  const wasmBinary = await readFile(require.resolve('@cornerstonejs/codec-openjpeg/wasm'));
  const encoder = new (await open({ wasmBinary, print: () => {}, printErr: () => {} })).J2KEncoder();
  encoder.setQuality(true, 1);
  const frame = { width, height, bitsPerSample: 8, componentCount: 3, isSigned: false };
  encoder.getDecodedBuffer(frame).set(data.filter((_, at) => at % 4 !== 3));
  encoder.encode();
  const bytes = Buffer.from(encoder.getEncodedBuffer());
  encoder.delete();
  return bytes;
}
