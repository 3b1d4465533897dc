import type { Raster } from './raster';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners clockwise from the top left. */
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Returns the area by the shoelace formula, in square pixels; positive for clockwise corners (y grows
 * downward).
 */
export function areaOf(quad: Quad): number {
  let twice = 0;
  for (let corner = 0; corner < 4; corner++) {
    const [a, b] = [quad[corner]!, quad[(corner + 1) % 4]!];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice / 2;
}

/** Nine numbers of a projective map, row by row; the last one is 1. */
type Homography = readonly number[];

/** Solves a square system of linear equations by elimination with pivoting; null without a unique solution. */
function solve(rows: number[][]): readonly number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    }
    if (Math.abs(rows[pivot]![column]!) < 1e-10) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const head = rows[column]!;
    for (let row = 0; row < size; row++) {
      if (row === column) continue;
      const factor = rows[row]![column]! / head[column]!;
      for (let at = column; at <= size; at++) rows[row]![at]! -= factor * head[at]!;
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}

/**
 * Returns the projective map from each corner of `from` to the same corner of `to`; null when three are on a
 * line.
 */
function homography(from: Quad, to: Quad): Homography | null {
  const rows = from.flatMap((source, corner) => {
    const { x, y } = source;
    const target = to[corner]!;
    return [
      [x, y, 1, 0, 0, 0, -target.x * x, -target.x * y, target.x],
      [0, 0, 0, x, y, 1, -target.y * x, -target.y * y, target.y],
    ];
  });
  const solved = solve(rows);
  return solved && [...solved, 1];
}

/** Returns a function that projects points; null when three corners are on a line. */
export function projection(from: Quad, to: Quad): ((point: Point) => Point) | null {
  const map = homography(from, to);
  if (!map) return null;
  const [a, b, c, d, e, f, g, h] = map as readonly number[] & { length: 9 };
  return ({ x, y }) => {
    const depth = g! * x + h! * y + 1;
    return { x: (a! * x + b! * y + c!) / depth, y: (d! * x + e! * y + f!) / depth };
  };
}

/**
 * Returns the content of a quadrilateral without perspective (bilinear).
 * @returns null for a quadrilateral without area.
 */
export function straighten(raster: Raster, quad: Quad, width: number, height: number): Raster | null {
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const map = homography(whole, quad);
  if (!map) return null;
  const [a, b, c, d, e, f, g, h] = map as readonly number[] & { length: 9 };
  const data = new Uint8ClampedArray(width * height * 4);
  const pixel = new Float64Array(3);
  for (let y = 0.5, at = 0; y < height; y++) {
    for (let x = 0.5; x < width; x++, at += 4) {
      const depth = g! * x + h! * y + 1;
      bilinear(raster, (a! * x + b! * y + c!) / depth - 0.5, (d! * x + e! * y + f!) / depth - 0.5, pixel);
      data[at] = pixel[0]!;
      data[at + 1] = pixel[1]!;
      data[at + 2] = pixel[2]!;
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

/**
 * Draws an image into a quadrilateral of a larger one, in place, as a camera would see it.
 * @param target overwritten.
 */
export function project(source: Raster, target: Raster, quad: Quad): void {
  const whole: Quad = [
    { x: 0, y: 0 },
    { x: source.width, y: 0 },
    { x: source.width, y: source.height },
    { x: 0, y: source.height },
  ];
  const map = homography(quad, whole);
  if (!map) return;
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const [left, right] = [Math.max(0, Math.floor(Math.min(...xs))), Math.min(target.width, Math.max(...xs))];
  const [top, bottom] = [Math.max(0, Math.floor(Math.min(...ys))), Math.min(target.height, Math.max(...ys))];
  const pixel = new Float64Array(3);
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const depth = map[6]! * (x + 0.5) + map[7]! * (y + 0.5) + 1;
      const u = (map[0]! * (x + 0.5) + map[1]! * (y + 0.5) + map[2]!) / depth;
      const v = (map[3]! * (x + 0.5) + map[4]! * (y + 0.5) + map[5]!) / depth;
      if (u < 0 || v < 0 || u >= source.width || v >= source.height) continue;
      bilinear(source, u - 0.5, v - 0.5, pixel);
      const at = (y * target.width + x) * 4;
      target.data[at] = pixel[0]!;
      target.data[at + 1] = pixel[1]!;
      target.data[at + 2] = pixel[2]!;
      target.data[at + 3] = 255;
    }
  }
}

/** Interpolates the color between four pixels; positions outside use the edge. */
function bilinear({ width, height, data }: Raster, x: number, y: number, pixel: Float64Array): void {
  const left = Math.min(Math.max(x, 0), width - 1);
  const top = Math.min(Math.max(y, 0), height - 1);
  const x0 = Math.floor(left);
  const y0 = Math.floor(top);
  const fx = left - x0;
  const fy = top - y0;
  const a = (y0 * width + x0) * 4;
  const b = x0 + 1 < width ? a + 4 : a;
  const down = y0 + 1 < height ? width * 4 : 0;
  const [c, d] = [a + down, b + down];
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[a + channel]! * (1 - fx) + data[b + channel]! * fx;
    const lower = data[c + channel]! * (1 - fx) + data[d + channel]! * fx;
    pixel[channel] = upper * (1 - fy) + lower * fy;
  }
}

/** Rotates an image clockwise around its center, without changing its size. @param angle radians */
export function rotate(raster: Raster, angle: number): Raster {
  const { width, height } = raster;
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  const corner = (x: number, y: number) => ({
    x: width / 2 + (x - width / 2) * cos - (y - height / 2) * sin,
    y: height / 2 + (x - width / 2) * sin + (y - height / 2) * cos,
  });
  const turned = straighten(
    raster,
    [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)],
    width,
    height,
  );
  return turned ?? raster;
}
