import type { ShapeReading } from './read-shapes';
import { ownLetters, type Script, scriptOf, textOf } from './shapes';

/** A line that was read twice: as Latin letters, and as shapes of three scripts. */
interface ReadTwice {
  readonly text: string;
  readonly confidence: number;
  readonly shapes: ShapeReading;
}

/** Shapes that are read less surely tell nothing. */
const LEAST_SURE = 0.8;
/** A page is of another script where so many lines are, with so many letters of its own, and so many beside those of Latin alone. */
const LEAST_LINES = 2;
const LEAST_LETTERS = 6;
const LEAST_SHARE = 0.15;

/** Rows of machine-readable zones are Latin, whatever their fillers look like. */
const isZoneRow = ({ text }: ReadTwice): boolean => text.split('<').length > 2;

/** Whether a line shows that it is of a script: letters that only this one has, two at least, and no more of Latin alone. */
function evidence(line: ReadTwice, script: Script): number {
  const { shapes, confidence } = line.shapes;
  if (confidence < LEAST_SURE || isZoneRow(line)) return 0;
  const own = ownLetters(shapes);
  return own[script] >= 2 && own[script] >= own.Latin ? own[script] : 0;
}

/** The script of a page beside Latin; null = it is Latin alone, as far as can be seen. */
export function scriptOfPage(lines: readonly ReadTwice[]): Exclude<Script, 'Latin'> | null {
  const latin = lines.reduce((sum, { shapes }) => sum + ownLetters(shapes.shapes).Latin, 0);
  const found = (['Cyrillic', 'Greek'] as const)
    .map((script) => {
      const letters = lines.map((line) => evidence(line, script)).filter((own) => own > 0);
      return { script, count: letters.length, sum: letters.reduce((sum, own) => sum + own, 0) };
    })
    .sort((a, b) => b.sum - a.sum)[0]!;
  const isThere =
    found.count >= LEAST_LINES && found.sum >= LEAST_LETTERS && found.sum >= LEAST_SHARE * latin;
  return isThere ? found.script : null;
}

/**
 * The text of a line of a page of another script: what was read as Latin letters stays where the line has none of the script's own.
 * Letters alone that all scripts share, such as `MAPTA`, are the page's.
 */
export function inScript(
  line: ReadTwice,
  page: Script,
): { readonly text: string; readonly confidence: number } {
  if (isZoneRow(line)) return { text: line.text, confidence: line.confidence };
  const { shapes, confidence } = line.shapes;
  const own = ownLetters(shapes);
  const script = scriptOf(shapes);
  const isOther = own.Cyrillic + own.Greek > 0 && (script !== 'Latin' || own.Cyrillic + own.Greek >= 2);
  const isShared = script === null && /\p{L}/u.test(shapes) && !/\d/.test(shapes);
  if (isOther || isShared) return { text: textOf(shapes, page), confidence };
  // PP-OCRv4 loses blanks.
  const isSame = shapes.replace(/ /g, '') === line.text.replace(/ /g, '');
  return { text: isSame ? shapes : line.text, confidence: line.confidence };
}
