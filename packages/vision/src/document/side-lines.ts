import type { TextLine } from '../ocr/reader';
import type { PageReading } from './read-page';

/** Lines below everything else: those of two pictures never stand beside one another. */
const FAR = 1_000_000;
const below = (lines: readonly TextLine[], picture: number): readonly TextLine[] =>
  lines.map((line) => ({
    ...line,
    box: { ...line.box, centre: { ...line.box.centre, y: line.box.centre.y + picture * FAR } },
  }));

/** Every line of the visual zone, of all sides and pictures. */
export const linesOf = (readings: readonly PageReading[]): readonly TextLine[] => {
  const visual = readings.flatMap((reading) => reading.visual);
  const again = readings.flatMap((reading) => reading.again);
  return [...visual, ...again.flatMap((lines, at) => below(lines, at + 1))];
};

/** Lines by reading and side, as further pictures show them: each is of one side. */
export const furtherOf = (readings: readonly PageReading[]): readonly (readonly (readonly TextLine[])[])[] =>
  readings.flatMap((reading, side) =>
    reading.again.map((lines) => readings.map((_, at) => (at === side ? lines : []))),
  );
