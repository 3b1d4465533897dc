import type { TextLine } from '../../ocr/reader';

/** A text where a reader would find it: its left, its middle, pixels of its height. */
export type PrintedLine = readonly [
  left: number,
  middle: number,
  text: string,
  height?: number | undefined,
  confidence?: number,
];

/** Lines as a reader gives them, of letters as wide as half their height. */
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
