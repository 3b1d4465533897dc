import type { Raster } from '../image/raster';
import { STROKE_GLYPHS } from './data/stroke-glyphs';

export type Colour = readonly [red: number, green: number, blue: number];

interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const CURVE_STEPS = 8;
const parsed = new Map<string, readonly Segment[]>();

/** Returns the line segments of a glyph. */
function segmentsOf(character: string): readonly Segment[] {
  const known = parsed.get(character);
  if (known) return known;
  const words = (STROKE_GLYPHS[character] ?? '').split(' ');
  const segments: Segment[] = [];
  let [x, y] = [0, 0];
  const lineTo = (x1: number, y1: number) => {
    segments.push({ x0: x, y0: y, x1, y1 });
    [x, y] = [x1, y1];
  };
  for (let at = 0; at < words.length; ) {
    const numbers = words.slice(at + 1, at + 5).map(Number) as [number, number, number, number];
    if (words[at] === 'M') {
      [x, y] = numbers;
      at += 3;
    } else if (words[at] === 'L') {
      lineTo(numbers[0], numbers[1]);
      at += 3;
    } else if (words[at] === 'Q') {
      const [fromX, fromY] = [x, y];
      const [cx, cy, toX, toY] = numbers;
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        lineTo(a * fromX + b * cx + c * toX, a * fromY + b * cy + c * toY);
      }
      at += 5;
    } else at++;
  }
  parsed.set(character, segments);
  return segments;
}

function blend(raster: Raster, x: number, y: number, colour: Colour, share: number): void {
  const at = (y * raster.width + x) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const value = raster.data[at + channel]!;
    raster.data[at + channel] = value + (colour[channel]! - value) * share;
  }
}

function drawSegment(raster: Raster, { x0, y0, x1, y1 }: Segment, radius: number, colour: Colour): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const squared = dx * dx + dy * dy;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - radius - 1));
  const right = Math.min(raster.width - 1, Math.ceil(Math.max(x0, x1) + radius + 1));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - radius - 1));
  const bottom = Math.min(raster.height - 1, Math.ceil(Math.max(y0, y1) + radius + 1));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / squared));
      const share = radius + 0.5 - Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
      if (share > 0) blend(raster, x, y, colour, Math.min(1, share));
    }
  }
}

interface TextStyle {
  /** Distance from one letter to the next, in pixels. */
  readonly pitch: number;
  /** Height of a capital, in pixels. */
  readonly height: number;
  /** Width of the pen, in pixels. */
  readonly pen: number;
  readonly colour: Colour;
}

/**
 * Writes a line into an image in place; (x, y) is its top left corner. Characters without a glyph become
 * spaces.
 */
export function drawText(raster: Raster, text: string, x: number, y: number, style: TextStyle): void {
  const [across, down] = [(style.pitch * 0.68) / 10, style.height / 14];
  for (const [index, character] of [...text].entries()) {
    const left = x + index * style.pitch;
    for (const segment of segmentsOf(character)) {
      drawSegment(
        raster,
        {
          x0: left + segment.x0 * across,
          y0: y + segment.y0 * down,
          x1: left + segment.x1 * across,
          y1: y + segment.y1 * down,
        },
        style.pen / 2,
        style.colour,
      );
    }
  }
}
