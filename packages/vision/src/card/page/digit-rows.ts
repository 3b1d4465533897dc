import type { GreyImage } from '../../image/raster';

/** Bounding rectangle of connected pixels. */
export interface Blob {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
}

/** Print that is lighter or darker than its surroundings. */
export type Polarity = 'light' | 'dark';

/** Half of the comparison window around a pixel, as a share of the image width. */
const REACH = 1 / 40;
/** Minimum contrast of a pixel: in gray levels, and as a share of its surroundings' deviation. */
const [LEAST, SHARE] = [10, 0.5];

/** Returns the sums of values and of their squares above and left of each corner (Crow, 1984). */
function sumsOf({ width, height, data }: GreyImage): readonly [Float64Array, Float64Array] {
  const across = width + 1;
  const [sums, squares] = [new Float64Array(across * (height + 1)), new Float64Array(across * (height + 1))];
  for (let y = 0; y < height; y++) {
    let [row, rowSquares] = [0, 0];
    for (let x = 0; x < width; x++) {
      const value = data[y * width + x]!;
      row += value;
      rowSquares += value * value;
      const at = (y + 1) * across + x + 1;
      sums[at] = sums[at - across]! + row;
      squares[at] = squares[at - across]! + rowSquares;
    }
  }
  return [sums, squares];
}

/** Detects the print in an image: 1 for pixels that contrast with their surroundings (after Niblack, 1986). */
export function inkOf(image: GreyImage, polarity: Polarity): Uint8Array {
  const { width, height, data } = image;
  const [sums, squares] = sumsOf(image);
  const reach = Math.max(6, Math.round(width * REACH));
  const sign = polarity === 'light' ? 1 : -1;
  const across = width + 1;
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const count = (right - left) * (bottom - top);
      const over = (of: Float64Array) =>
        of[bottom * across + right]! -
        of[top * across + right]! -
        of[bottom * across + left]! +
        of[top * across + left]!;
      const mean = over(sums) / count;
      const deviation = Math.sqrt(Math.max(0, over(squares) / count - mean * mean));
      const out = sign * (data[y * width + x]! - mean);
      ink[y * width + x] = out > Math.max(LEAST, SHARE * deviation) ? 1 : 0;
    }
  }
  return ink;
}

/** Groups adjacent print pixels, including diagonal neighbors. */
export function blobsOf(ink: Uint8Array, width: number, height: number): readonly Blob[] {
  const seen = new Uint8Array(ink.length);
  const stack = new Int32Array(ink.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] || !ink[start]) continue;
    let [left, right, top, bottom, pixels, open] = [width, 0, height, 0, 0, 0];
    stack[open++] = start;
    seen[start] = 1;
    while (open > 0) {
      const at = stack[--open]!;
      const [x, y] = [at % width, Math.floor(at / width)];
      pixels++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (seen[next] || !ink[next]) continue;
          seen[next] = 1;
          stack[open++] = next;
        }
      }
    }
    blobs.push({ left, top, width: right - left + 1, height: bottom - top + 1, pixels });
  }
  return blobs;
}

/** Heights of digits, as shares of the image's longer side, for a card that fills at least half of it. */
const [LOWEST, HIGHEST] = [0.012, 0.12];
/** Width-to-height ratios: from a 1 without serifs to a wide 0. */
const [NARROWEST, WIDEST] = [0.1, 1.1];
/** Maximum distance between digits, in heights; covers the blank between two groups. */
const MAX_GAP = 2.2;
/** Maximum vertical offset from one digit to the next, in heights, for a card tilted by 15 degrees. */
const STEP = 0.28;
const [SHORTER, TALLER] = [0.8, 1.25];

const middleOf = ({ top, height }: Blob): number => top + height / 2;

const isSign = (blob: Blob, longest: number): boolean =>
  blob.height >= LOWEST * longest &&
  blob.height <= HIGHEST * longest &&
  blob.height >= 8 &&
  blob.width >= NARROWEST * blob.height &&
  blob.width <= WIDEST * blob.height;

/** Returns the nearest character to the right that may continue a row. */
function nextOf(of: Blob, signs: readonly Blob[], from: number): Blob | null {
  const end = of.left + of.width;
  for (let at = from; at < signs.length; at++) {
    const other = signs[at]!;
    if (other.left < end - 0.15 * of.height) continue;
    const gap = other.left - end;
    if (gap > MAX_GAP * of.height) return null;
    const ratio = other.height / of.height;
    const rise = Math.abs(middleOf(other) - middleOf(of));
    if (ratio >= SHORTER && ratio <= TALLER && rise <= STEP * of.height * (1 + gap / of.height)) return other;
  }
  return null;
}

/**
 * Groups adjacent characters of equal height into rows from left to right, as for the digits of a card.
 * @param longest length of the image's longer side, in pixels
 */
export function signRows(blobs: readonly Blob[], longest: number): readonly (readonly Blob[])[] {
  const signs = blobs.filter((blob) => isSign(blob, longest)).sort((a, b) => a.left - b.left);
  const used = new Set<Blob>();
  const rows: Blob[][] = [];
  for (const [at, first] of signs.entries()) {
    if (used.has(first)) continue;
    const row = [first];
    used.add(first);
    for (let next = nextOf(first, signs, at + 1); next; ) {
      if (used.has(next)) break;
      row.push(next);
      used.add(next);
      next = nextOf(next, signs, signs.indexOf(next) + 1);
    }
    rows.push(row);
  }
  return rows;
}
