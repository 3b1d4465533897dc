import {
  OCR_B_ROUND,
  OCR_B_SHARP,
  OCR_B_WIDTH,
} from '../../../packages/vision/src/testing/data/ocr-b-outlines';
import { STROKE_GLYPHS } from '../../../packages/vision/src/testing/data/stroke-glyphs';

/** Map size: one pitch wide, two pitches high, with the center of a capital at its center. */
export const MAP_WIDTH = 72;
export const MAP_HEIGHT = 144;
/** Signed distance to the outline of a character, in hundredths of a pitch; negative inside. */
export type GlyphMap = Float32Array;

interface Segment {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

const CURVE_STEPS = 8;
/** Height of the font's capitals in units (a digit 8: 0 to about 700). */
const CAPITAL = 700;

/** Returns the straight segments of an outline or of strokes, in pitches from the character's center. */
function segmentsOf(path: string, isOutline: boolean): readonly Segment[] {
  const place = (x: number, y: number): readonly [number, number] =>
    isOutline
      ? [x / OCR_B_WIDTH - 0.5, (CAPITAL / 2 - y) / OCR_B_WIDTH]
      : [(x / 10) * 0.68 + 0.16 - 0.5, ((y - 7) / 14) * 0.98];
  const words = path.split(' ');
  const segments: Segment[] = [];
  let [start, from]: [readonly [number, number], readonly [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  const lineTo = (to: readonly [number, number]) => {
    segments.push({ x0: from[0], y0: from[1], x1: to[0], y1: to[1] });
    from = to;
  };
  const curveTo = (controls: readonly (readonly [number, number])[]) => {
    const points = [from, ...controls];
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      let level = points;
      // De Casteljau's construction.
      while (level.length > 1)
        level = level
          .slice(1)
          .map(([x, y], at) => [level[at]![0] * (1 - t) + x * t, level[at]![1] * (1 - t) + y * t] as const);
      lineTo(level[0]!);
    }
  };
  for (let at = 0; at < words.length; ) {
    const command = words[at]!;
    const pairs = { M: 1, L: 1, Q: 2, C: 3, Z: 0 }[command] ?? 0;
    const points = Array.from({ length: pairs }, (_, pair) =>
      place(Number(words[at + 1 + pair * 2]), Number(words[at + 2 + pair * 2])),
    );
    if (command === 'M') start = from = points[0]!;
    else if (command === 'Z') lineTo(start);
    else curveTo(points);
    at += 1 + pairs * 2;
  }
  return segments;
}

const distanceTo = ({ x0, y0, x1, y1 }: Segment, x: number, y: number): number => {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const squared = dx * dx + dy * dy;
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - x0) * dx + (y - y0) * dy) / squared));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
};

/** Returns the outline's winding number around a point. */
function winding(segments: readonly Segment[], x: number, y: number): number {
  let turns = 0;
  for (const { x0, y0, x1, y1 } of segments) {
    if (y0 <= y === y1 <= y) continue;
    if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) turns += y1 > y0 ? 1 : -1;
  }
  return turns;
}

/** Half the pen width of the drawn letters, in pitches. */
const HALF_PEN = 0.07;

function measured(path: string, isOutline: boolean): GlyphMap {
  const segments = segmentsOf(path, isOutline);
  const map = new Float32Array(MAP_WIDTH * MAP_HEIGHT);
  for (let row = 0; row < MAP_HEIGHT; row++) {
    for (let column = 0; column < MAP_WIDTH; column++) {
      const [x, y] = [(column + 0.5) / MAP_WIDTH - 0.5, ((row + 0.5) / MAP_HEIGHT - 0.5) * 2];
      let near = Number.POSITIVE_INFINITY;
      for (const segment of segments) near = Math.min(near, distanceTo(segment, x, y));
      const signed = isOutline ? (winding(segments, x, y) !== 0 ? -near : near) : near - HALF_PEN;
      map[row * MAP_WIDTH + column] = signed * 100;
    }
  }
  return map;
}

const made = new Map<string, GlyphMap>();

/**
 * Returns a character of the zone in one of three styles: OCR-B with round ends, OCR-B with sharp ends, and
 * the tests' strokes.
 */
export function glyphMap(style: 'round' | 'sharp' | 'strokes', character: string): GlyphMap {
  const key = style + character;
  const known = made.get(key);
  if (known) return known;
  const path = { round: OCR_B_ROUND, sharp: OCR_B_SHARP, strokes: STROKE_GLYPHS }[style][character] ?? '';
  const map = measured(path, style !== 'strokes');
  made.set(key, map);
  return map;
}
