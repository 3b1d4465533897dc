import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Raster, UnreadablePicture } from './raster';

/**
 * Start of a JPEG 2000 file (ISO/IEC 15444-1 annex I) and of a bare codestream (annex A: start of codestream,
 * size).
 */
const STARTS = ['0000000c6a5020200d0a870a', 'ff4fff51'].map((start) => Buffer.from(start, 'hex'));
const [, CODESTREAM] = STARTS as [Buffer, Buffer];
const HOLDS_CODESTREAM = 'jp2c';

/** Checks whether bytes begin like JPEG 2000. */
export const isJpeg2000 = (bytes: Uint8Array): boolean =>
  STARTS.some((start) => start.equals(bytes.subarray(0, start.length)));

const LUMINANCE_AND_COLOUR = 3;

/**
 * Returns the offset at which OpenJPEG reads the codestream: in a file, the box that contains it, regardless
 * of the boxes before it (ISO/IEC 15444-1 §I.4); −1 without one.
 */
function codestreamOf(file: Buffer): number {
  const isCodestream = (at: number) => CODESTREAM.equals(file.subarray(at, at + CODESTREAM.length));
  if (isCodestream(0)) return 0;
  for (let at = 0; at + 16 <= file.length; ) {
    const stated = file.readUInt32BE(at);
    const isLong = stated === 1;
    const head = isLong ? 16 : 8;
    if (file.toString('latin1', at + 4, at + 8) === HOLDS_CODESTREAM)
      return isCodestream(at + head) ? at + head : -1;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : stated;
    if (length < head) return -1;
    at += length;
  }
  return -1;
}

/** Returns width, height and components of a codestream (ISO/IEC 15444-1 §A.5.1); null without one. */
export function sizeOfJpeg2000(
  bytes: Uint8Array,
): { readonly width: number; readonly height: number; readonly components: number } | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = codestreamOf(file);
  if (at < 0 || at + 42 > file.length) return null;
  const side = (place: number) => file.readUInt32BE(at + place) - file.readUInt32BE(at + place + 8);
  const [width, height] = [side(8), side(12)];
  return width < 1 || height < 1 ? null : { width, height, components: file.readUInt16BE(at + 40) };
}

type Decoder = InstanceType<
  Awaited<ReturnType<typeof import('@cornerstonejs/codec-openjpeg/decodewasmjs').default>>['J2KDecoder']
>;

let opening: Promise<new () => Decoder> | null = null;

/** Loads OpenJPEG in WebAssembly from the installed package; its messages about files are discarded. */
function openJpeg(): Promise<new () => Decoder> {
  opening ??= (async () => {
    const path = createRequire(import.meta.url).resolve('@cornerstonejs/codec-openjpeg/decodewasm');
    const [{ default: open }, wasmBinary] = await Promise.all([
      import('@cornerstonejs/codec-openjpeg/decodewasmjs'),
      readFile(path),
    ]);
    const silent = () => {};
    return (await open({ wasmBinary, print: silent, printErr: silent })).J2KDecoder;
  })();
  return opening;
}

/** Converts samples to red, green and blue (ITU-T T.871 §7 for luminance and chrominance). */
function pixelsOf(samples: Uint8Array, pixels: number, count: number, isSplit: boolean): Uint8ClampedArray {
  const data = new Uint8ClampedArray(pixels * 4).fill(255);
  for (let at = 0, from = 0; at < data.length; at += 4, from += count) {
    const first = samples[from]!;
    const [second, third] = count < 3 ? [first, first] : [samples[from + 1]!, samples[from + 2]!];
    if (isSplit && count >= 3) {
      const [blue, red] = [second - 128, third - 128];
      data[at] = first + 1.402 * red;
      data[at + 1] = first - 0.344136 * blue - 0.714136 * red;
      data[at + 2] = first + 1.772 * blue;
    } else {
      data[at] = first;
      data[at + 1] = second;
      data[at + 2] = third;
    }
  }
  return data;
}

function unpack(decoder: Decoder, bytes: Uint8Array): Raster | null {
  decoder.getEncodedBuffer(bytes.length).set(bytes);
  decoder.decode();
  const { width, height, bitsPerSample, componentCount: count, isSigned } = decoder.getFrameInfo();
  const samples = decoder.getDecodedBuffer();
  if (bitsPerSample !== 8 || isSigned || samples.length === 0 || samples.length !== width * height * count)
    return null;
  const isSplit = decoder.getColorSpace() === LUMINANCE_AND_COLOUR;
  return { width, height, data: pixelsOf(samples, width * height, count, isSplit) };
}

/**
 * Decodes JPEG 2000 with OpenJPEG.
 * @param most maximum number of pixels, checked by the header before decoding
 * @throws UnreadablePicture for more pixels, samples other than 8-bit gray or color, and damaged files
 */
export async function decodeJpeg2000(bytes: Uint8Array, most: number): Promise<Raster> {
  const size = sizeOfJpeg2000(bytes);
  if (!size) throw new UnreadablePicture('it is damaged');
  if (size.width * size.height > most) throw new UnreadablePicture('it has too many pixels');
  if (size.components < 1 || size.components > 4) throw new UnreadablePicture('it is damaged');
  const decoder = new (await openJpeg())();
  let raster: Raster | null;
  try {
    raster = unpack(decoder, bytes);
  } catch {
    // Its native code throws a number.
    raster = null;
  } finally {
    decoder.delete();
  }
  if (!raster) throw new UnreadablePicture('it is damaged');
  return raster;
}
