import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** Typeface from the installed packages @fontsource/*, with its parts for Latin, Cyrillic and Greek letters. */
export interface Typeface {
  readonly parts: readonly Font[];
}

const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'] as const;
const opened = new Map<string, Typeface>();

/** Opens a typeface; missing parts are omitted. @param family name in the package name, such as `arimo` */
export function openTypeface(family: string, weight = 400): Typeface {
  const key = `${family} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/package.json`));
  const parts = SUBSETS.flatMap((subset) => {
    try {
      const file = readFileSync(join(folder, 'files', `${family}-${subset}-${weight}-normal.woff`));
      return [
        opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer),
      ];
    } catch {
      return [];
    }
  });
  const face = { parts };
  opened.set(key, face);
  return face;
}

const glyphOf = ({ parts }: Typeface, character: string) => {
  for (const font of parts) {
    const glyph = font.charToGlyph(character);
    if (glyph.index !== 0) return { font, glyph };
  }
  return null;
};

/** Returns true if a typeface has every letter of a text. */
export const canPrint = (face: Typeface, text: string): boolean =>
  [...text].every((character) => character === ' ' || glyphOf(face, character) !== null);

/** Ink on paper: 0 = none, 1 = a fully covered pixel. */
export interface Ink {
  readonly width: number;
  readonly height: number;
  readonly cover: Float32Array;
}

/** Adds the coverage of an edge to row sums: the running total of a row is the ink of each pixel. */
function addEdge(sums: Float32Array, width: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const [ax, ay, bx, by] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bx - ax) / (by - ay);
  const rows = sums.length / width;
  for (let row = Math.max(0, Math.floor(ay)); row < Math.min(rows, Math.ceil(by)); row++) {
    const [top, bottom] = [Math.max(ay, row), Math.min(by, row + 1)];
    const tall = bottom - top;
    if (tall <= 0) continue;
    const middle = Math.min(width - 2, Math.max(0, ax + slope * ((top + bottom) / 2 - ay)));
    const column = Math.floor(middle);
    const part = middle - column;
    sums[row * width + column]! += sign * tall * (1 - part);
    sums[row * width + column + 1]! += sign * tall * part;
  }
}

const CURVE_STEPS = 6;

interface PrintOptions {
  /** Size of the em square in pixels. */
  readonly size: number;
  /** Extra pixels between letters. */
  readonly spacing?: number;
  /** Width relative to that of the typeface. */
  readonly stretch?: number;
}

/** Returns the width of a text in pixels. */
export function widthOf(
  face: Typeface,
  text: string,
  { size, spacing = 0, stretch = 1 }: PrintOptions,
): number {
  let width = 0;
  for (const character of text) {
    const found = glyphOf(face, character) ?? glyphOf(face, 'n')!;
    width += (((found.glyph.advanceWidth ?? 0) * size) / found.font.unitsPerEm) * stretch + spacing;
  }
  return width;
}

/** Adds a text to ink. @param x left edge @param baseline y position of the baseline */
export function printText(
  ink: Ink,
  face: Typeface,
  text: string,
  x: number,
  baseline: number,
  { size, spacing = 0, stretch = 1 }: PrintOptions,
): void {
  const sums = new Float32Array(ink.cover.length);
  let at = x;
  for (const character of text) {
    const found = glyphOf(face, character);
    if (!found) throw new Error(`the typeface has no ${character}`);
    const place = (px: number, py: number) => [at + px * stretch, baseline + py] as const;
    let [from, start] = [place(0, 0), place(0, 0)];
    const lineTo = (to: readonly [number, number]) => {
      addEdge(sums, ink.width, from[0], from[1], to[0], to[1]);
      from = to;
    };
    for (const command of found.glyph.getPath(0, 0, size).commands) {
      if (command.type === 'M') from = start = place(command.x, command.y);
      else if (command.type === 'Z') lineTo(start);
      else if (command.type === 'L') lineTo(place(command.x, command.y));
      else {
        const end = place(command.x, command.y);
        const one = place(command.x1, command.y1);
        const two = command.type === 'C' ? place(command.x2, command.y2) : null;
        const [ox, oy] = from;
        for (let step = 1; step <= CURVE_STEPS; step++) {
          const [t, u] = [step / CURVE_STEPS, 1 - step / CURVE_STEPS];
          const bend = (a: number, b: number, c: number | undefined, d: number) =>
            c === undefined
              ? u * u * a + 2 * u * t * b + t * t * d
              : u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
          lineTo([bend(ox, one[0], two?.[0], end[0]), bend(oy, one[1], two?.[1], end[1])]);
        }
      }
    }
    at += (((found.glyph.advanceWidth ?? 0) * size) / found.font.unitsPerEm) * stretch + spacing;
  }
  for (let row = 0; row < ink.height; row++) {
    let total = 0;
    for (let column = 0; column < ink.width; column++) {
      const place = row * ink.width + column;
      total += sums[place]!;
      ink.cover[place] = Math.min(1, Math.max(ink.cover[place]!, Math.abs(total)));
    }
  }
}
