import type { Raster } from '../image/raster';
import { OCR_B_ROUND, OCR_B_WIDTH } from './data/ocr-b-outlines';
import { surface } from './draw-document';
import { type Ink, printText, type Typeface } from './print-text';

const EM = 1000;
/** Number of values after each outline command. */
const NUMBERS: { readonly [command: string]: number } = { M: 2, L: 2, C: 6, Z: 0 };

/** Converts an outline to path commands, y downwards. */
function commandsOf(outline: string, scale: number) {
  const words = outline.split(' ');
  const commands: { [name: string]: number | string }[] = [];
  for (let at = 0; at < words.length; ) {
    const type = words[at]!;
    const count = NUMBERS[type]!;
    const numbers = words
      .slice(at + 1, at + 1 + count)
      .map((word, n) => Number(word) * (n % 2 ? -scale : scale));
    const [x = 0, y = 0] = numbers.slice(-2);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
    commands.push(type === 'C' ? { type, x1, y1, x2, y2, x, y } : { type, x, y });
    at += 1 + count;
  }
  return commands;
}

/** OCR-B as a typeface, from its outlines. */
const OCR_B = {
  parts: [
    {
      unitsPerEm: EM,
      charToGlyph: (character: string) => ({
        index: 1,
        advanceWidth: OCR_B_WIDTH,
        getPath: (_x: number, _y: number, size: number) => ({
          commands: commandsOf(OCR_B_ROUND[character]!, size / EM),
        }),
      }),
    },
  ],
} as unknown as Typeface;

/** Layout of {@link printZone}: margin and line spacing, in characters. */
export const ZONE_MARGIN = 4;
export const ZONE_STEP = 2.5;

/** Prints the lines of a zone in OCR-B, dark on light. @param pitch pixels from one character to the next */
export function printZone(lines: readonly string[], pitch: number): Raster {
  const width = Math.ceil((lines[0]!.length + 2 * ZONE_MARGIN) * pitch);
  const height = Math.ceil(((lines.length - 1) * ZONE_STEP + 2 * ZONE_MARGIN) * pitch);
  const ink: Ink = { width, height, cover: new Float32Array(width * height) };
  const size = (pitch * EM) / OCR_B_WIDTH;
  for (const [at, line] of lines.entries())
    printText(ink, OCR_B, line, ZONE_MARGIN * pitch, (ZONE_MARGIN + at * ZONE_STEP) * pitch + 0.35 * size, {
      size,
    });
  const page = surface(width, height, [222, 216, 206]);
  for (let pixel = 0; pixel < ink.cover.length; pixel++)
    for (let channel = 0; channel < 3; channel++)
      page.data[pixel * 4 + channel]! *= 1 - 0.85 * Math.min(1, ink.cover[pixel]!);
  return page;
}
