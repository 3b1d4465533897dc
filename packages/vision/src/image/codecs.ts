import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { isMovingWebp, readHeader } from './header';
import { mirror, type QuarterTurns, type Raster, turn, UnreadablePicture } from './raster';

/** Adobe segment of a JPEG: programs that write it store inverted inks. */
const ADOBE = Buffer.from('Adobe\0');

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
/** "Define number of lines" (ITU-T T.81 §B.2.5) after the scan, which states another height than the header. */
const OTHER_HEIGHT = Buffer.from([0xff, 0xdc, 0x00, 0x04]);

/** Creates a one-page PDF that shows only a CMYK JPEG. */
function pageOf(jpeg: Uint8Array, width: number, height: number): Buffer {
  const file = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  const start = file.indexOf(START_OF_SCAN);
  if (file.includes(OTHER_HEIGHT, start)) throw new Error('its height is given twice');
  const isInverted = file.subarray(0, start).includes(ADOBE);
  const content = `${width} 0 0 ${height} 0 0 cm /I Do`;
  const objects: readonly (readonly [string, Uint8Array?])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /I 5 0 R >> >> /Contents 4 0 R >>`,
    ],
    [`<< /Length ${content.length} >>`, Buffer.from(content)],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode${
        isInverted ? ' /Decode [1 0 1 0 1 0 1 0]' : ''
      } /Length ${file.length} >>`,
      file,
    ],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const places: number[] = [];
  let length = parts[0]!.length;
  for (const [at, [dictionary, stream]] of objects.entries()) {
    places.push(length);
    const part = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n${dictionary}\n`),
      ...(stream ? [Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')] : []),
      Buffer.from('endobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/**
 * Decodes a CMYK JPEG (cyan, magenta, yellow, black; ITU-T T.81 with Adobe's marker). The decoder of other
 * images can't convert inks to RGB, but the PDF reader can.
 * @throws Error when it is damaged, or states its height twice
 */
async function decodePrintColours(jpeg: Uint8Array, width: number, height: number): Promise<Raster> {
  const { openPdf } = await import('../pdf/open-pdf');
  const { rasterOfImage } = await import('../pdf/scanned-page');
  const { document, operators } = await openPdf(pageOf(jpeg, width, height));
  try {
    const page = await document.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const id = argsArray[fnArray.indexOf(operators.paintImageXObject!)]?.[0] as string | undefined;
    const raster = id === undefined ? null : await rasterOfImage(page, id);
    if (raster?.width !== width || raster.height !== height) throw new Error('no image was produced');
    return raster;
  } finally {
    await document.destroy();
  }
}

const MAX_PIXELS = 50_000_000;
/** Maximum side length. A PNG is decompressed row by row, which is expensive for many short rows. */
const MAX_SIDE_PIXELS = 30_000;
/** Maximum pixels of a CMYK image, which is converted without WebAssembly in 14 bytes per pixel. */
const MAX_CMYK_PIXELS = 20_000_000;

interface WasmCodec {
  init(module: WebAssembly.Module): Promise<unknown>;
}

/** Node.js provides WebAssembly, but its types don't declare these values. */
const { compile } = (
  globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } }
).WebAssembly;

const opened = new Map<string, Promise<WasmCodec>>();

/** Loads a codec with the WebAssembly file of its package; by default it would download the file. */
function open<Codec extends WasmCodec>(load: () => Promise<Codec>, wasm: string): Promise<Codec> {
  const known = opened.get(wasm);
  if (known) return known as Promise<Codec>;
  const opening = (async () => {
    const path = createRequire(import.meta.url).resolve(wasm);
    const [codec, bytes] = await Promise.all([load(), readFile(path)]);
    await codec.init(await compile(bytes));
    return codec;
  })();
  opened.set(wasm, opening);
  return opening;
}

/** Rotation and mirroring that show an image upright, by Exif orientation. */
const UPRIGHT: {
  readonly [orientation: number]: { readonly isMirrored: boolean; readonly turns: QuarterTurns };
} = {
  1: { isMirrored: false, turns: 0 },
  2: { isMirrored: true, turns: 0 },
  3: { isMirrored: false, turns: 2 },
  4: { isMirrored: true, turns: 2 },
  5: { isMirrored: true, turns: 3 },
  6: { isMirrored: false, turns: 1 },
  7: { isMirrored: true, turns: 1 },
  8: { isMirrored: false, turns: 3 },
};

function upright(raster: Raster, orientation: number): Raster {
  const { isMirrored, turns } = UPRIGHT[orientation] ?? { isMirrored: false, turns: 0 };
  return turn(isMirrored ? mirror(raster) : raster, turns);
}

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
/** Maximum number of scans, each of which covers the whole image; cameras and programs write about ten. */
const MAX_SCANS = 100;

function hasTooManyScans(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scans = 0;
  for (let at = file.indexOf(START_OF_SCAN); at >= 0; at = file.indexOf(START_OF_SCAN, at + 2))
    if (++scans > MAX_SCANS) return true;
  return false;
}

/** Samples per pixel by the color type of a PNG (ISO/IEC 15948 §11.2.2); each has 1 to 16 bits. */
const SAMPLES: { readonly [colourType: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Limits the packed rows of an interlaced PNG to the size in its header, because its reader decompresses them
 * without a limit.
 * @throws RangeError when there is more data
 */
function boundInterlaced(file: Buffer, width: number, height: number): void {
  const [depth, samples] = [file[24] ?? 0, SAMPLES[file[25] ?? 0] ?? 4];
  if (file[28] !== 1) return;
  const packed: Buffer[] = [];
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  // Seven passes have less than two rows per image row, each with one extra byte.
  const most = 2 * height * (Math.ceil((width * samples * depth) / 8) + 1) + 64;
  inflateSync(Buffer.concat(packed), { maxOutputLength: most });
}

async function pixelsOf(format: 'jpeg' | 'png' | 'webp', bytes: Uint8Array): Promise<Raster> {
  if (format === 'png') {
    const { PNG } = await import('pngjs');
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    boundInterlaced(file, file.readUInt32BE(16), file.readUInt32BE(20));
    const { width, height, data } = PNG.sync.read(file);
    return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
  }
  const codec =
    format === 'jpeg'
      ? await open(() => import('@jsquash/jpeg/decode.js'), '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm')
      : await open(() => import('@jsquash/webp/decode.js'), '@jsquash/webp/codec/dec/webp_dec.wasm');
  const { width, height, data } = await codec.default(bufferOf(bytes));
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * Decodes a JPEG, PNG or WebP, rotated upright by its Exif block.
 * @throws UnreadablePicture for other formats, more than 50 million pixels (by the header, before decoding;
 *   20 million in CMYK) or 30,000 on a side, a JPEG of more than 100 scans, animations (WebP) and damaged
 *   files.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Raster> {
  const header = readHeader(bytes);
  if (!header) throw new UnreadablePicture("it isn't a JPEG, PNG or WebP image");
  if (header.width === 0 || header.height === 0) throw new UnreadablePicture('it has no pixels');
  if (header.width * header.height > (header.isForPrint ? MAX_CMYK_PIXELS : MAX_PIXELS))
    throw new UnreadablePicture('it has too many pixels');
  if (Math.max(header.width, header.height) > MAX_SIDE_PIXELS) throw new UnreadablePicture('it is too large');
  if (header.format === 'jpeg' && hasTooManyScans(bytes))
    throw new UnreadablePicture('it has too many scans');
  if (header.format === 'webp' && isMovingWebp(bytes)) throw new UnreadablePicture('it is an animation');
  let raster: Raster;
  try {
    raster = header.isForPrint
      ? await decodePrintColours(bytes, header.width, header.height)
      : await pixelsOf(header.format, bytes);
  } catch {
    throw new UnreadablePicture('it is damaged');
  }
  return upright(raster, header.orientation);
}

/** Encodes an image as JPEG. @param quality 1–100. */
export async function encodeJpeg(raster: Raster, quality = 88): Promise<Uint8Array> {
  const codec = await open(
    () => import('@jsquash/jpeg/encode.js'),
    '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  );
  const picture = { ...raster, colorSpace: 'srgb' } as unknown as Parameters<typeof codec.default>[0];
  // With the standard codes instead of the image's (`optimize_coding: false`), the encoder corrupts some
  // images.
  return new Uint8Array(await codec.default(picture, { quality, progressive: false }));
}
