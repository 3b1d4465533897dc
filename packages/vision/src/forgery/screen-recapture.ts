import { type Box, type GreyImage, halve } from '../image/raster';

/** Side of a tile, in pixels; a power of two. */
const TILE = 128;

const HANN = Float64Array.from({ length: TILE }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / TILE));
const COS = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / TILE));
const SIN = Float64Array.from({ length: TILE / 2 }, (_, at) => Math.sin((2 * Math.PI * at) / TILE));

/** Position of each sample before the first butterfly: its index with reversed bits. */
const REVERSED = Uint16Array.from({ length: TILE }, (_, at) => {
  let reversed = 0;
  for (let bit = 1, rest = at; bit < TILE; bit <<= 1, rest >>= 1) reversed = (reversed << 1) | (rest & 1);
  return reversed;
});

/** Computes the Cooley–Tukey transform over one row or column, in place. @param step between its numbers */
function transform(re: Float64Array, im: Float64Array, from: number, step: number): void {
  for (let at = 0; at < TILE; at++) {
    const other = REVERSED[at]!;
    if (other <= at) continue;
    const [a, b] = [from + at * step, from + other * step];
    [re[a], re[b]] = [re[b]!, re[a]!];
    [im[a], im[b]] = [im[b]!, im[a]!];
  }
  for (let half = 1; half < TILE; half *= 2) {
    const turn = TILE / (2 * half);
    for (let start = 0; start < TILE; start += 2 * half) {
      for (let k = 0; k < half; k++) {
        const [cos, sin] = [COS[k * turn]!, -SIN[k * turn]!];
        const a = from + (start + k) * step;
        const b = a + half * step;
        const x = re[b]! * cos - im[b]! * sin;
        const y = re[b]! * sin + im[b]! * cos;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a] = re[a]! + x;
        im[a] = im[a]! + y;
      }
    }
  }
}

/**
 * Returns the power of a tile by frequency, with a Hann window and without its mean. Frequencies are in waves
 * per tile, `[y * TILE + x]`; indexes from TILE / 2 are negative frequencies.
 * @param at the tile's first pixel
 * @param width of the image
 */
function powerOf(pixels: Uint8Array, at: number, width: number): Float64Array {
  const re = new Float64Array(TILE * TILE);
  const im = new Float64Array(TILE * TILE);
  let mean = 0;
  for (let y = 0; y < TILE; y++) for (let x = 0; x < TILE; x++) mean += pixels[at + y * width + x]!;
  mean /= TILE * TILE;
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      re[y * TILE + x] = (pixels[at + y * width + x]! - mean) * HANN[y]! * HANN[x]!;
  for (let y = 0; y < TILE; y++) transform(re, im, y * TILE, 1);
  for (let x = 0; x < TILE; x++) transform(re, im, x, TILE);
  for (let k = 0; k < re.length; k++) re[k] = re[k]! ** 2 + im[k]! ** 2;
  return re;
}

/** Periodic patterns over the whole image. */
interface ScreenPattern {
  /** Power ratio of the strongest wave to others of its length, in the weakest third of the places. */
  readonly prominence: number;
  /** Share of the places with any prominent wave, 0–1. */
  readonly share: number;
}

/** Number of places along each side. */
const PLACES = 6;
/** Minimum number of places; with fewer, text and ornaments dominate. */
const MIN_PLACES = 9;
/** Minimum deviation of a place: flat and overexposed areas show no pattern. */
const MIN_DEVIATION = 1;
/** Range in waves per tile: lower ones are image content, and higher ones don't exist. */
const SLOWEST = 10;
const FASTEST = 63;
/** Width around the axes, where waves are text lines and edges. */
const AXIS = 2;
/** JPEG blocks have edges every eight pixels, which give waves at TILE / 8 and its multiples. */
const JPEG_STEP = TILE / 8;
const JPEG_WIDTH = 1.5;
/** Minimum power relative to the median of its ring. */
const STANDS_OUT = 60;
/**
 * Size above which an image is also checked at half size, because a phone's camera has more pixels than a
 * screen.
 */
const LARGE = 2000;

const isOfJpeg = (frequency: number): boolean =>
  Math.abs(frequency - Math.round(frequency / JPEG_STEP) * JPEG_STEP) < JPEG_WIDTH;

/** Frequencies of the half plane by ring. */
const RINGS: readonly (readonly number[])[] = (() => {
  const rings: number[][] = Array.from({ length: FASTEST + 1 }, () => []);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x <= TILE / 2; x++) {
      const fy = y < TILE / 2 ? y : y - TILE;
      const ring = Math.floor(Math.hypot(x, fy));
      if (ring >= SLOWEST && ring <= FASTEST) rings[ring]!.push(y * TILE + x);
    }
  }
  return rings;
})();

const isLookedAt = (at: number): boolean => {
  const [x, y] = [at % TILE, Math.floor(at / TILE)];
  const fy = y < TILE / 2 ? y : y - TILE;
  return x >= AXIS && Math.abs(fy) >= AXIS && !(isOfJpeg(x) && isOfJpeg(fy));
};
const LOOKED_AT = RINGS.map((ring) => ring.filter(isLookedAt));

/** Returns the power of the strongest wave relative to the median of its ring. */
function prominenceOf(power: Float64Array): number {
  let most = 0;
  for (let ring = SLOWEST; ring <= FASTEST; ring++) {
    const sorted = Float64Array.from(RINGS[ring]!, (at) => power[at]!).sort();
    const median = sorted[sorted.length >> 1]! + 1e-9;
    for (const at of LOOKED_AT[ring]!) most = Math.max(most, power[at]! / median);
  }
  return most;
}

function isFlat({ data, width }: GreyImage, at: number): boolean {
  let [sum, squares] = [0, 0];
  for (let y = 0; y < TILE; y += 2) {
    for (let x = 0; x < TILE; x += 2) {
      const value = data[at + y * width + x]!;
      sum += value;
      squares += value * value;
    }
  }
  const count = (TILE / 2) ** 2;
  return squares / count - (sum / count) ** 2 < MIN_DEVIATION ** 2;
}

/** Returns evenly spaced offsets from `from` for tiles that fit in `length`. */
function places(from: number, length: number): readonly number[] {
  const count = Math.min(PLACES, Math.floor(length / TILE));
  return Array.from({ length: count }, (_, at) =>
    Math.floor(from + (count === 1 ? 0 : (at * (length - TILE)) / (count - 1))),
  );
}

function patternAt(grey: GreyImage, { x, y, width, height }: Box): ScreenPattern | null {
  const found: number[] = [];
  for (const top of places(y, height)) {
    for (const left of places(x, width)) {
      const at = top * grey.width + left;
      if (!isFlat(grey, at)) found.push(prominenceOf(powerOf(grey.data, at, grey.width)));
    }
  }
  if (found.length < MIN_PLACES) return null;
  found.sort((a, b) => a - b);
  return {
    prominence: found[Math.floor(found.length * 0.3)]!,
    share: found.filter((value) => value > STANDS_OUT).length / found.length,
  };
}

const half = ({ x, y, width, height }: Box): Box => ({
  x: Math.floor(x / 2),
  y: Math.floor(y / 2),
  width: Math.floor(width / 2),
  height: Math.floor(height / 2),
});

/**
 * Finds the pattern of a photographed screen: its pixel grid and the moiré with the camera's grid are waves
 * over the whole image, whereas print and cloth have waves only in places. Tiles are analyzed separately,
 * because the waves change with the distance of the screen.
 * @param box position of the document
 * @returns null when the document is too small or too flat.
 */
export function screenPatternOf(grey: GreyImage, box: Box): ScreenPattern | null {
  const found = patternAt(grey, box);
  if (!found || Math.max(box.width, box.height) <= LARGE) return found;
  const smaller = patternAt(halve(grey), half(box));
  return smaller && smaller.prominence > found.prominence ? smaller : found;
}
