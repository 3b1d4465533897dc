import type { TextLine } from '../../ocr/reader';

/**
 * Text at the position of a text reader's result: its left edge, its vertical middle, the text, and its
 * height in pixels.
 */
export type PrintedLine = readonly [
  left: number,
  middle: number,
  text: string,
  height?: number | undefined,
  confidence?: number,
];

/** Converts lines to a text reader's result, with letters half as wide as high. */
export const printedLines = (lines: readonly PrintedLine[]): readonly TextLine[] =>
  lines.map(([left, middle, text, height = 20, confidence = 0.97]) => {
    const width = text.length * height * 0.5;
    return {
      box: { centre: { x: left + width / 2, y: middle }, width, height, angle: 0 },
      text,
      confidence,
      zoneText: text.toUpperCase().replace(/[^A-Z0-9<]/g, ''),
    };
  });
