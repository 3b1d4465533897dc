import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { rotate } from '../image/perspective';
import { type GreyImage, type Raster, resize, resizeWithin, sharpen, toGrey } from '../image/raster';

const BINS = 180;
/** Minimum gradient of an edge; weaker ones are paper and noise. */
const MIN_EDGE = 60;

/**
 * Returns the tilt of the strongest edges of an image from horizontal or vertical; the bars of a barcode are
 * most of them.
 * @returns radians, −π/4 to π/4, clockwise
 */
function dominantAngle({ width, height, data }: GreyImage): number {
  const bins = new Float64Array(BINS);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx =
        data[at - width + 1]! +
        2 * data[at + 1]! +
        data[at + width + 1]! -
        (data[at - width - 1]! + 2 * data[at - 1]! + data[at + width - 1]!);
      const dy =
        data[at + width - 1]! +
        2 * data[at + width]! +
        data[at + width + 1]! -
        (data[at - width - 1]! + 2 * data[at - width]! + data[at - width + 1]!);
      const strength = Math.hypot(dx, dy);
      if (strength < MIN_EDGE) continue;
      // Quarter turns are equivalent for a rectangle.
      const quarter = Math.PI / 2;
      const angle = ((Math.atan2(dy, dx) % quarter) + quarter) % quarter;
      bins[Math.min(BINS - 1, Math.floor((angle / quarter) * BINS))]! += strength;
    }
  }
  let [best, most] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    const sum = bins[bin]! * 2 + bins[(bin + 1) % BINS]! + bins[(bin + BINS - 1) % BINS]!;
    if (sum > most) [best, most] = [bin, sum];
  }
  const angle = ((best + 0.5) / BINS) * (Math.PI / 2);
  return angle > Math.PI / 4 ? angle - Math.PI / 2 : angle;
}

/** A decoded barcode. */
export interface Barcode {
  readonly type: 'PDF417' | 'QR' | 'DATA_MATRIX' | 'AZTEC';
  readonly text: string;
  /** Its content before text decoding. */
  readonly bytes: Uint8Array;
  /** Share of the image that it covers, 0–1. */
  readonly share: number;
}

const TYPES: { readonly [format: string]: Barcode['type'] } = {
  PDF417: 'PDF417',
  QRCode: 'QR',
  DataMatrix: 'DATA_MATRIX',
  Aztec: 'AZTEC',
};
const FORMATS = ['PDF417', 'QRCode', 'DataMatrix', 'Aztec'] as const;

type ZXing = typeof import('zxing-wasm/reader');
let opened: Promise<ZXing> | undefined;

/** Loads the reader with the WebAssembly file of its package; by default it would download the file. */
function open(): Promise<ZXing> {
  opened ??= (async () => {
    const path = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    const [reader, bytes] = await Promise.all([import('zxing-wasm/reader'), readFile(path)]);
    const wasmBinary = Uint8Array.from(bytes).buffer;
    await reader.prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    return reader;
  })();
  return opened;
}

/** Decodes an image once. */
async function decode({ width, height, data }: Raster, formats: readonly (typeof FORMATS)[number][]) {
  const { readBarcodes: read } = await open();
  // The package expects a browser's ImageData but uses only these three members.
  const image = { width, height, data, colorSpace: 'srgb' } as unknown as Parameters<typeof read>[0];
  return read(image, {
    formats: [...formats],
    tryHarder: true,
    tryInvert: false,
    maxNumberOfSymbols: 4,
    textMode: 'Plain',
  });
}

const degrees = (angle: number) => (angle * Math.PI) / 180;
const LARGEST = 2000;
/** Maximum side of an image for which smaller scales are skipped, because they wouldn't make its bars clearer. */
const SMALL = 1100;

const SCALES = [1, 2, 1.5, 3, 0.6] as const;
/** Possible errors of the tilt derived from edges, and tilts tried when it is wrong. */
const NEAR = [0, 1, -1, 2, -2];
const FAR = [3, -3, 6, -6, 9, -9, 12, -12, 15, -15];

/**
 * Yields image variants, the most promising first: readers miss a PDF417 that is tilted by four degrees or
 * blurred.
 */
function* attempts(picture: Raster): Generator<() => Raster> {
  const large = Math.max(picture.width, picture.height);
  const scaled = (by: number) =>
    by === 1 ? picture : resize(picture, Math.round(picture.width * by), Math.round(picture.height * by));
  yield () => picture;
  const tilt = dominantAngle(toGrey(resizeWithin(picture, 800)));
  const scales = SCALES.filter((by) => (by > 1 ? large * by <= LARGEST : by === 1 || large > SMALL));
  for (const by of scales) {
    yield () => rotate(scaled(by), -tilt);
    yield () => sharpen(rotate(scaled(by), -tilt), 1.5);
  }
  for (const off of NEAR.slice(1)) {
    for (const by of scales.slice(0, 3)) yield () => sharpen(rotate(scaled(by), degrees(off) - tilt), 1);
  }
  // Bars are about one pixel wide: a small change of tilt or size moves them relative to the pixel grid.
  if (large <= SMALL) {
    for (const off of [0, 0.5, -0.5, 1, -1]) {
      for (const by of [2.5, 2, 3])
        yield () => sharpen(rotate(scaled(by), degrees(off) - tilt), off === 0 ? 3 : 2);
    }
  }
  for (const off of FAR) yield () => rotate(picture, degrees(off));
}

/** Maximum processor time after which no further attempts start. */
const BUDGET_MS = 1200;

/**
 * Minimum share of unused error correction. A PDF417 below it may be a wrong text: a reader treats unreadable
 * words as missing, and once they use up the correction, any words fit (ISO/IEC 15438 §4.10). Such a text
 * counts only if a second attempt gives the same result.
 */
const MIN_SPARE_SHARE = 0.2;

/** Returns the share of unused error correction as reported by zxing; 0 if it isn't reported. */
function spareOf(extra: string): number {
  try {
    const { UEC } = JSON.parse(extra) as { readonly UEC?: unknown };
    return typeof UEC === 'number' ? UEC : 0;
  } catch {
    return 0;
  }
}

/**
 * Finds two-dimensional barcodes, trying several angles and sizes until one is read. A PDF417 with little
 * spare error correction must be read twice with equal text.
 * @param work returns the processor time used, in milliseconds, for the limit of all attempts
 * @param isThorough true if further attempts are worth their time, as on the back of a card, or if the first
 *   attempt reads a code with little spare error correction
 */
export async function readBarcodes(
  picture: Raster,
  work: () => number,
  isThorough: boolean,
): Promise<readonly Barcode[]> {
  const begun = work();
  const whole = resizeWithin(picture, LARGEST);
  const doubtful = new Set<string>();
  for (const attempt of attempts(whole)) {
    const seen = attempt();
    const { width, height } = seen;
    const found = await decode(seen, FORMATS);
    const before = new Set(doubtful);
    const barcodes = found.flatMap(({ isValid, format, text, bytes, position, extra }) => {
      const type = TYPES[format];
      if (!isValid || !type) return [];
      if (type === 'PDF417' && spareOf(extra) < MIN_SPARE_SHARE && !before.has(text)) {
        doubtful.add(text);
        return [];
      }
      const { topLeft, topRight, bottomRight, bottomLeft } = position;
      const corners = [topLeft, topRight, bottomRight, bottomLeft];
      const doubled = corners.reduce((sum, { x, y }, at) => {
        const next = corners[(at + 1) % 4]!;
        return sum + x * next.y - next.x * y;
      }, 0);
      return [{ type, text, bytes, share: Math.abs(doubled) / 2 / (width * height) }];
    });
    if (barcodes.length > 0) return barcodes;
    const isWorthIt = isThorough || doubtful.size > 0;
    if (!isWorthIt || work() - begun > BUDGET_MS) return [];
  }
  return [];
}

/** Longer sides at which a page is searched: modules of 0.4 mm on an A4 sheet are 2.7 and 4.6 pixels wide. */
const [PAGE, LARGE_PAGE] = [2000, 3400];
/** Longer side below which modules have less than two pixels, which is too few. */
const SMALL_PAGE = 1400;
/** Maximum processor time after which no further attempts on a page start. */
const PAGE_BUDGET_MS = 900;

/**
 * Yields page variants for DataMatrix, the most promising first: readers need two pixels per module and gain
 * little above four.
 */
function* pageVariants(picture: Raster): Generator<() => Raster> {
  const longest = Math.max(picture.width, picture.height);
  const page = resizeWithin(picture, PAGE);
  yield () => page;
  if (longest > PAGE) {
    yield () => resizeWithin(picture, LARGE_PAGE);
    return;
  }
  if (longest <= SMALL_PAGE) yield () => resize(picture, picture.width * 2, picture.height * 2);
  yield () => sharpen(page, 1.5);
}

/**
 * Returns the texts of the DataMatrix codes on the image of a page, trying several sizes until one is read.
 * @param work returns the processor time used, in milliseconds, for the limit of all attempts
 */
export async function readDataMatrix(picture: Raster, work: () => number): Promise<readonly string[]> {
  const begun = work();
  for (const look of pageVariants(picture)) {
    const found = await decode(look(), ['DataMatrix']);
    const texts = found.flatMap(({ isValid, text }) => (isValid ? [text] : []));
    if (texts.length > 0 || work() - begun > PAGE_BUDGET_MS) return texts;
  }
  return [];
}
