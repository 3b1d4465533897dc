import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { decodePicture, UnreadablePicture } from './codecs';
import type { Raster } from './raster';

/** A file of JPEG 2000 (ISO/IEC 15444-1 annex I), and its bare codestream (annex A: start of codestream, size). */
const STARTS = ['0000000c6a5020200d0a870a', 'ff4fff51'].map((start) => Buffer.from(start, 'hex'));
const [FILE, CODESTREAM] = STARTS as [Buffer, Buffer];

const startsWith = (bytes: Uint8Array, start: Buffer) => start.equals(bytes.subarray(0, start.length));

/** Whether a portrait is in a form that is read: JPEG or JPEG 2000. */
export const isPortrait = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xd8) || STARTS.some((start) => startsWith(bytes, start));

/** Portraits of chips have a quarter of a million (ISO/IEC 19794-5). */
const MOST_PIXELS = 4_000_000;
const LUMINANCE_AND_COLOUR = 3;

/** Width, height and components of a codestream (ISO/IEC 15444-1 §A.5.1); null = there is none. */
function sizeOf(bytes: Uint8Array): { readonly pixels: number; readonly components: number } | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.indexOf(CODESTREAM);
  if (at < 0 || at + 42 > file.length) return null;
  const side = (place: number) => file.readUInt32BE(at + place) - file.readUInt32BE(at + place + 8);
  const [width, height] = [side(8), side(12)];
  return width < 1 || height < 1 ? null : { pixels: width * height, components: file.readUInt16BE(at + 40) };
}

type Decoder = InstanceType<
  Awaited<ReturnType<typeof import('@cornerstonejs/codec-openjpeg/decodewasmjs').default>>['J2KDecoder']
>;

let opening: Promise<new () => Decoder> | null = null;

/** OpenJPEG in WebAssembly, from the installed package; what it says of files is nobody's to read. */
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

const clamped = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** Red, green and blue of one pixel (ITU-T T.871 §7, where luminance and differences of colour are stored). */
function lightOf(samples: Uint8Array, at: number, count: number, isSplit: boolean): readonly number[] {
  const [first, second, third] = [samples[at]!, samples[at + 1]!, samples[at + 2]!];
  if (count < 3) return [first, first, first];
  if (!isSplit) return [first, second, third];
  const [blue, red] = [second - 128, third - 128];
  return [first + 1.402 * red, first - 0.344136 * blue - 0.714136 * red, first + 1.772 * blue].map(clamped);
}

function unpack(decoder: Decoder, bytes: Uint8Array): Raster | null {
  decoder.getEncodedBuffer(bytes.length).set(bytes);
  decoder.decode();
  const { width, height, bitsPerSample, componentCount: count, isSigned } = decoder.getFrameInfo();
  const samples = decoder.getDecodedBuffer();
  if (bitsPerSample !== 8 || isSigned || samples.length === 0 || samples.length !== width * height * count)
    return null;
  const isSplit = decoder.getColorSpace() === LUMINANCE_AND_COLOUR;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set(lightOf(samples, pixel * count, count, isSplit), pixel * 4);
  return { width, height, data };
}

/**
 * Decodes the portrait of a chip (ISO/IEC 19794-5, 39794-5): JPEG 2000 by OpenJPEG, JPEG as any picture.
 * @throws UnreadablePicture for other formats, more than 4 million pixels (by the header) or other samples than grey or coloured ones
 * of 8 bits, and damaged files
 */
export async function decodePortrait(bytes: Uint8Array): Promise<Raster> {
  if (!startsWith(bytes, FILE) && !startsWith(bytes, CODESTREAM)) return decodePicture(bytes);
  const size = sizeOf(bytes);
  if (!size) throw new UnreadablePicture('it is damaged');
  if (size.pixels > MOST_PIXELS) throw new UnreadablePicture('it has too many pixels');
  if (size.components < 1 || size.components > 4) throw new UnreadablePicture('it is damaged');
  const decoder = new (await openJpeg())();
  let raster: Raster | null;
  try {
    raster = unpack(decoder, bytes);
  } catch {
    // What its native code throws is a number.
    raster = null;
  } finally {
    decoder.delete();
  }
  if (!raster) throw new UnreadablePicture('it is damaged');
  return raster;
}
