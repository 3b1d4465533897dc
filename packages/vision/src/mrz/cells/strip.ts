import type { Point } from '../../image/perspective';
import type { GreyImage } from '../../image/raster';
import { CELL_HEIGHT, CELL_SPAN, CELL_WIDTH } from './cell-net';

/** Row of the zone according to the text detector's boxes: its start and end, at half its height. */
export interface RowLine {
  readonly left: Point;
  readonly right: Point;
}

/** Straightened row with approximately {@link PITCH} pixels from one character to the next. */
export interface Strip {
  readonly width: number;
  readonly height: number;
  /** Brightness, in rows from the top. */
  readonly light: Float32Array;
  /** Difference between the surrounding paper's brightness and the column's, over the height of the letters. */
  readonly ink: Float32Array;
}

/** Approximate number of strip pixels from one character to the next. */
export const PITCH = CELL_WIDTH / CELL_SPAN;
/** Height of a strip in pitches: a row and half the distance to the adjacent rows. */
const TALL = 2.4;

/** Returns the brightness interpolated between four pixels; positions outside have the brightness of the edge. */
function lightAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1);
  const top = Math.min(Math.max(y, 0), height - 1);
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(x0 + 1, width - 1), Math.min(y0 + 1, height - 1)];
  const [fx, fy] = [left - x0, top - y0];
  const upper = data[y0 * width + x0]! * (1 - fx) + data[y0 * width + x1]! * fx;
  const lower = data[y1 * width + x0]! * (1 - fx) + data[y1 * width + x1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/**
 * Returns the ink of each column between two heights: the part darker than the paper, which is the lighter
 * part of the column's surroundings.
 */
function inkOf(light: Float32Array, width: number, from: number, to: number): Float32Array {
  const means = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let y = from; y < to; y++) sum += light[y * width + x]!;
    means[x] = sum / (to - from);
  }
  const reach = Math.round(PITCH * 1.5);
  return means.map((mean, x) => {
    let paper = 0;
    for (let other = Math.max(0, x - reach); other <= Math.min(width - 1, x + reach); other++)
      paper = Math.max(paper, means[other]!);
    return paper - mean;
  });
}

/**
 * Cuts a row out of an image.
 * @param line center line of the row, extended to both ends of the zone
 * @param pitch approximate number of image pixels from one character to the next
 * @param margin pitches included before the left end and after the right end
 */
export function cutStrip(image: GreyImage, { left, right }: RowLine, pitch: number, margin: number): Strip {
  const [dx, dy] = [right.x - left.x, right.y - left.y];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const step = pitch / PITCH;
  const width = Math.ceil((long / pitch + 2 * margin) * PITCH);
  const height = Math.round(TALL * PITCH);
  const light = new Float32Array(width * height);
  // Several samples per pixel if the image has a higher resolution than the strip.
  const fine = Math.max(1, Math.min(3, Math.round(step)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let look = 0; look < fine * fine; look++) {
        const along = (x + ((look % fine) + 0.5) / fine) * step - margin * pitch;
        const across = (y + (Math.floor(look / fine) + 0.5) / fine - height / 2) * step;
        sum += lightAt(
          image,
          left.x + along * ux - across * uy - 0.5,
          left.y + along * uy + across * ux - 0.5,
        );
      }
      light[y * width + x] = sum / (fine * fine);
    }
  }
  const middle = height / 2;
  return {
    width,
    height,
    light,
    ink: inkOf(light, width, Math.round(middle - PITCH * 0.5), Math.round(middle + PITCH * 0.5)),
  };
}

/** Position of the print in a strip: its center at both ends and the height of its letters, in pixels. */
interface Band {
  readonly middleLeft: number;
  readonly middleRight: number;
  readonly tall: number;
}

const STRETCHES = 8;

/** Returns the top and bottom of the print between two columns; null if there is hardly any. */
function bandBetween(
  { width, height, light }: Strip,
  from: number,
  to: number,
): readonly [number, number] | null {
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    let [sum, squares] = [0, 0];
    for (let x = from; x < to; x++) {
      const value = light[y * width + x]!;
      sum += value;
      squares += value * value;
    }
    const mean = sum / (to - from);
    // Brightness varies along a row of print but not along paper.
    rows[y] = Math.sqrt(Math.max(0, squares / (to - from) - mean * mean));
  }
  const sorted = [...rows].sort((a, b) => a - b);
  const [quiet, loud] = [sorted[Math.floor(height * 0.15)]!, sorted[Math.floor(height * 0.85)]!];
  if (loud - quiet < 6) return null;
  const limit = (quiet + loud) / 2;
  // The band that contains the middle of the strip.
  let [top, bottom] = [Math.floor(height / 2), Math.floor(height / 2)];
  while (top > 0 && rows[top - 1]! > limit) top--;
  while (bottom < height - 1 && rows[bottom + 1]! > limit) bottom++;
  return bottom - top < PITCH * 0.5 || bottom - top > PITCH * 1.7 ? null : [top, bottom + 1];
}

/**
 * Returns the position of the print in a strip, from a line fitted through the bands of its parts; the middle
 * of the strip if no print is found.
 */
export function bandOf(strip: Strip): Band {
  const seen: { x: number; middle: number; tall: number }[] = [];
  for (let stretch = 0; stretch < STRETCHES; stretch++) {
    const from = Math.floor((strip.width * stretch) / STRETCHES);
    const to = Math.floor((strip.width * (stretch + 1)) / STRETCHES);
    const band = bandBetween(strip, from, to);
    if (band) seen.push({ x: (from + to) / 2, middle: (band[0] + band[1]) / 2, tall: band[1] - band[0] });
  }
  const usual = PITCH * 0.97;
  if (seen.length < 3) return { middleLeft: strip.height / 2, middleRight: strip.height / 2, tall: usual };
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
  // Median of the slopes between every two parts (Theil and Sen), so one stained part doesn't tilt it.
  const slope = median(
    seen.flatMap((a, at) => seen.slice(at + 1).map((b) => (b.middle - a.middle) / (b.x - a.x))),
  );
  const offset = median(seen.map(({ x, middle }) => middle - slope * x));
  const tall = median(seen.map((part) => part.tall));
  return { middleLeft: offset, middleRight: offset + slope * strip.width, tall };
}

/**
 * Cuts one character cell out of a strip.
 * @param x its center in pixels
 * @param pitch pixels from one character to the next
 * @param cell receives the result, {@link CELL_WIDTH} by {@link CELL_HEIGHT}
 */
export function cutCell(strip: Strip, band: Band, x: number, pitch: number, cell: Float32Array): void {
  const { width, height, light } = strip;
  const middle = band.middleLeft + ((band.middleRight - band.middleLeft) * x) / width;
  const [stepX, stepY] = [pitch / PITCH, Math.min(1.35, Math.max(0.75, band.tall / (PITCH * 0.97)))];
  for (let row = 0; row < CELL_HEIGHT; row++) {
    const y = Math.min(Math.max(middle + (row + 0.5 - CELL_HEIGHT / 2) * stepY - 0.5, 0), height - 1.001);
    const y0 = Math.floor(y);
    const fy = y - y0;
    for (let column = 0; column < CELL_WIDTH; column++) {
      const at = Math.min(Math.max(x + (column + 0.5 - CELL_WIDTH / 2) * stepX - 0.5, 0), width - 1.001);
      const x0 = Math.floor(at);
      const fx = at - x0;
      const from = y0 * width + x0;
      const upper = light[from]! * (1 - fx) + light[from + 1]! * fx;
      const lower = light[from + width]! * (1 - fx) + light[from + width + 1]! * fx;
      cell[row * CELL_WIDTH + column] = upper * (1 - fy) + lower * fy;
    }
  }
}
