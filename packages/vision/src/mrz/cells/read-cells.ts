import type { GreyImage } from '../../image/raster';
import { MRZ_FORMATS, MRZ_LAYOUTS, type MrzFormat, type MrzLayout, type Stretch } from '../data/layouts';
import { type Mrz, parseMrz } from '../parse';
import { contradictsLetter } from '../read-rows';
import { substitute } from '../repair';
import {
  CELL_ALPHABET,
  type CellPass,
  type CellWeights,
  cellPass,
  installedCellWeights,
  normaliseCell,
  runCell,
} from './cell-net';
import { bandOf, cutCell, cutStrip, PITCH, type RowLine, type Strip } from './strip';

/**
 * Positions of the characters in a row: `start + pitch · i + bend · i · (i − count + 1)`, in pixels of the
 * strip.
 */
interface Grid {
  readonly count: number;
  readonly start: number;
  readonly pitch: number;
  /** Change of the pitch along the row. A camera at an angle shows one end of a row larger than the other. */
  readonly bend: number;
  /** Match of the gaps with the spaces between characters; higher is better. */
  readonly fit: number;
}

const placeOf = ({ count, start, pitch, bend }: Grid, at: number): number =>
  start + pitch * at + bend * at * (at - count + 1);

/** Maximum error of the initial pitch and steps of the search, in pitches. */
const PITCH_RANGE = 0.05;
const PITCH_STEP = 0.0015;
const START_STEP = 0.06;
const BENDS = [-0.0016, -0.0008, 0, 0.0008, 0.0016] as const;
/** Half the gap between two characters, in pitches. */
const HALF_GAP = 0.09;

/** Returns cumulative sums of ink by column, which give the sum between any two columns. */
function sumsOf(ink: Float32Array): Float64Array {
  const sums = new Float64Array(ink.length + 1);
  for (let at = 0; at < ink.length; at++) sums[at + 1] = sums[at]! + ink[at]!;
  return sums;
}

/**
 * Fits a grid of `count` characters to a row, so that ink is inside the cells and not between them, before
 * the first or after the last.
 * @param margin pitches of the strip before and after the detected row
 * @param slack maximum error of the detected row at each end, in pitches
 */
function fitGrid(strip: Strip, count: number, margin: number, slack: number): Grid {
  const sums = sumsOf(strip.ink);
  const length = strip.ink.length;
  const clamp = (at: number) => Math.min(length, Math.max(0, Math.round(at)));
  const between = (from: number, to: number) => {
    const [low, high] = [clamp(from), clamp(to)];
    return high > low ? (sums[high]! - sums[low]!) / (high - low) : 0;
  };
  const average = sums[length]! / length + 1e-6;
  const guess = (length - 2 * margin * PITCH) / count;
  let best: Grid = {
    count,
    start: margin * PITCH + guess / 2,
    pitch: guess,
    bend: 0,
    fit: Number.NEGATIVE_INFINITY,
  };
  for (let share = -PITCH_RANGE; share <= PITCH_RANGE; share += PITCH_STEP) {
    const pitch = guess * (1 + share);
    const centre = length / 2 - (pitch * (count - 1)) / 2;
    for (let off = -slack; off <= slack; off += START_STEP) {
      const start = centre + off * pitch;
      for (const curve of BENDS) {
        const bend = curve * pitch;
        let gaps = 0;
        // Ink is never negative, so the ink between characters already rules out most grids.
        const most = (0.1 - best.fit) * average * (count + 1);
        for (let at = 0; at <= count && gaps < most; at++) {
          const edge = start + pitch * (at - 0.5) + bend * (at - 0.5) * (at + 0.5 - count);
          gaps += between(edge - HALF_GAP * pitch, edge + HALF_GAP * pitch);
        }
        if (gaps >= most) continue;
        const outside =
          between(start - 1.4 * pitch, start - 0.6 * pitch) +
          between(start + (count - 0.4) * pitch, start + (count + 0.4) * pitch);
        const ends = between(start - 0.4 * pitch, start + 0.4 * pitch);
        const fit = (-gaps / (count + 1) - outside * 0.15 + Math.min(ends, average) * 0.1) / average;
        if (fit > best.fit) best = { count, start, pitch, bend, fit };
      }
    }
  }
  return best;
}

/** Probabilities of each character in a row, one array of the alphabet's length per position. */
type RowCells = readonly Float32Array[];

/** Zone as read by the character network, in one of the formats with its number and length of lines. */
export interface CellReading {
  readonly mrz: Mrz;
  readonly rows: readonly RowCells[];
  /** Mean likelihood over all positions, 0–1. */
  readonly sureness: number;
  /** True if similar characters were substituted to make a check digit correct. */
  readonly isSubstituted: boolean;
}

const MARGIN = 2;
/** Maximum error of the start of a detected box, in pitches. */
const SLACK = 1.3;

const DIGITS = '0123456789<';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const ANY = CELL_ALPHABET;

/** Returns the characters allowed at each position of each line (ICAO Doc 9303 part 3 §4). */
function allowedIn(layout: MrzLayout): readonly (readonly string[])[] {
  const allowed = Array.from({ length: layout.lines }, () => new Array<string>(layout.length).fill(ANY));
  const put = (field: Stretch | undefined, characters: string) => {
    if (!field) return;
    const [line, from, to] = field;
    allowed[line]!.fill(characters, from, to);
  };
  const { fields } = layout;
  for (const field of [fields.documentCode, fields.issuer, fields.nationality, fields.names])
    put(field, LETTERS);
  for (const field of [
    fields.birthDate,
    fields.birthDateCheck,
    fields.expiryDate,
    fields.expiryDateCheck,
    fields.documentNumberCheck,
    fields.optionalCheck,
    fields.compositeCheck,
  ])
    put(field, DIGITS);
  put(fields.sex, 'MFX<');
  return allowed;
}

const ALLOWED = new Map<MrzFormat, readonly (readonly string[])[]>(
  MRZ_FORMATS.map((format) => [format, allowedIn(MRZ_LAYOUTS[format])]),
);

const placeIn = new Map([...CELL_ALPHABET].map((character, place) => [character, place]));

/** Returns the most likely of some characters, and its probability. */
function likeliest(cell: Float32Array, among: string): readonly [character: string, probability: number] {
  let best: readonly [string, number] = ['<', -1];
  for (const character of among) {
    const probability = cell[placeIn.get(character)!]!;
    if (probability > best[1]) best = [character, probability];
  }
  return best;
}

/** Returns the likelihood of a character at a position. */
export const likelihood = (cell: Float32Array, character: string): number =>
  cell[placeIn.get(character) ?? 0]!;

/** Returns the likelihood of the least certain character in each line of a reading, 0–1. */
export const leastLikelihoods = ({ mrz, rows }: CellReading): readonly number[] =>
  rows.map((row, line) => Math.min(...row.map((cell, at) => likelihood(cell, mrz.lines[line]![at]!))));

/** Returns the lines of a format, with only allowed characters at each position. */
function linesOf(rows: readonly RowCells[], format: MrzFormat): readonly string[] {
  const allowed = ALLOWED.get(format)!;
  return rows.map((row, line) =>
    row.map((cell, place) => likeliest(cell, allowed[line]![place]!)[0]).join(''),
  );
}

function readStrip(strip: Strip, grid: Grid, pass: CellPass, weights: CellWeights): RowCells {
  const band = bandOf(strip);
  return Array.from({ length: grid.count }, (_, at) => {
    cutCell(strip, band, placeOf(grid, at), grid.pitch, pass.input);
    normaliseCell(pass.input);
    runCell(pass, weights);
    return Float32Array.from(pass.output);
  });
}

/**
 * Extends all lines to the ends of the longest one. A reader more often loses fillers at the end of one line
 * than of all lines.
 */
function drawnOut(lines: readonly RowLine[]): readonly RowLine[] {
  const length = ({ left, right }: RowLine) => Math.hypot(right.x - left.x, right.y - left.y);
  const longest = lines.reduce((best, line) => (length(line) > length(best) ? line : best));
  const long = length(longest);
  const [ux, uy] = [(longest.right.x - longest.left.x) / long, (longest.right.y - longest.left.y) / long];
  const along = ({ x, y }: { x: number; y: number }) => x * ux + y * uy;
  const from = Math.min(...lines.map(({ left }) => along(left)));
  const to = Math.max(...lines.map(({ right }) => along(right)));
  return lines.map((line) => {
    const own = length(line);
    // The direction of a short piece is imprecise, so it uses the longest line's direction.
    const [dx, dy] =
      own > 0.6 * long ? [(line.right.x - line.left.x) / own, (line.right.y - line.left.y) / own] : [ux, uy];
    const at = along(line.left);
    const scale = 1 / Math.max(0.5, dx * ux + dy * uy);
    const place = (target: number) => ({
      x: line.left.x + (target - at) * scale * dx,
      y: line.left.y + (target - at) * scale * dy,
    });
    return { left: place(from), right: place(to) };
  });
}

/** Returns the mean likelihood over some rows. */
const meanOf = (rows: readonly RowCells[]): number => {
  let [sum, count] = [0, 0];
  for (const row of rows)
    for (const cell of row) {
      sum += likeliest(cell, ANY)[1];
      count++;
    }
  return sum / count;
};

/** Mean likelihood from which no other line length is tried. */
const SURE = 0.96;

/** Extends cut-off rows to the right by the missing part: lines of 36 characters that start like lines of 44. */
function withCutOff(lines: readonly RowLine[]): readonly RowLine[] {
  const missing = 44 / 36 - 1;
  return lines.map(({ left, right }) => ({
    left,
    right: { x: right.x + (right.x - left.x) * missing, y: right.y + (right.y - left.y) * missing },
  }));
}

/**
 * Reads rows as monospaced characters on a grid, and again with extended rows if they were cut off.
 * @param lines two or three rows, from the top
 * @param likely line length to try first; null if unknown
 * @param now UNIX milliseconds, for the century of dates
 * @param leastSure minimum mean likelihood of the rows; a line length below it is skipped, 0–1
 * @returns a reading for each format of that shape; empty if no characters could be cut out
 */
export function readCells(
  image: GreyImage,
  lines: readonly RowLine[],
  likely: number | null,
  now: number,
  leastSure = 0,
): readonly CellReading[] {
  const found = readGrids(image, lines, likely, now, leastSure);
  const isCutOff = found.some(
    ({ mrz, sureness }) => sureness > SURE && mrz.lines[0]!.length === 36 && contradictsLetter(mrz),
  );
  return isCutOff ? [...found, ...readGrids(image, withCutOff(drawnOut(lines)), 44, now, leastSure)] : found;
}

/** Returns one reading for each line length that is possible with this number of rows. */
function readGrids(
  image: GreyImage,
  lines: readonly RowLine[],
  likely: number | null,
  now: number,
  leastSure: number,
): readonly CellReading[] {
  const weights = installedCellWeights();
  const pass = cellPass();
  const drawn = drawnOut(lines);
  const formats = MRZ_FORMATS.filter((format) => MRZ_LAYOUTS[format].lines === lines.length);
  const lengths = [...new Set(formats.map((format) => MRZ_LAYOUTS[format].length))];
  const found: CellReading[] = [];
  for (const count of lengths.sort((a, b) => Number(b === likely) - Number(a === likely))) {
    const rows: RowCells[] = [];
    for (const line of drawn) {
      const pitch = Math.hypot(line.right.x - line.left.x, line.right.y - line.left.y) / count;
      const strip = cutStrip(image, line, pitch, MARGIN);
      rows.push(readStrip(strip, fitGrid(strip, count, MARGIN, SLACK), pass, weights));
      if (meanOf(rows) < leastSure) break;
    }
    if (rows.length < drawn.length) continue;
    const sureness = meanOf(rows);
    for (const format of formats.filter((one) => MRZ_LAYOUTS[one].length === count)) {
      const mrz = parseMrz(linesOf(rows, format), now);
      if (mrz?.format !== format) continue;
      const substituted = mrz.isValid ? null : substitute(mrz, now);
      found.push({ mrz: substituted ?? mrz, rows, sureness, isSubstituted: substituted !== null });
    }
    if (sureness > SURE) break;
  }
  return found;
}
