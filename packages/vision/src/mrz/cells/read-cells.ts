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

/** Where the characters of a row stand: `start + pitch · i + bend · i · (i − count + 1)`, pixels of the strip. */
interface Grid {
  readonly count: number;
  readonly start: number;
  readonly pitch: number;
  /** A camera that looks from the side sees one end of a row larger than the other. */
  readonly bend: number;
  /** How well gaps fall between characters; more is better. */
  readonly fit: number;
}

const placeOf = ({ count, start, pitch, bend }: Grid, at: number): number =>
  start + pitch * at + bend * at * (at - count + 1);

/** Shares of a pitch by which the guess may be wrong, and steps of the search. */
const PITCH_RANGE = 0.05;
const PITCH_STEP = 0.0015;
const START_STEP = 0.06;
const BENDS = [-0.0016, -0.0008, 0, 0.0008, 0.0016] as const;
/** Half of the gap between two characters, in pitches. */
const HALF_GAP = 0.09;

/** Sums of ink up to each column, for sums between any two. */
function sumsOf(ink: Float32Array): Float64Array {
  const sums = new Float64Array(ink.length + 1);
  for (let at = 0; at < ink.length; at++) sums[at + 1] = sums[at]! + ink[at]!;
  return sums;
}

/**
 * Lays a grid of so many characters over a row: ink falls into its cells and not between them, and there is none before
 * the first and behind the last.
 * @param margin pitches that the strip shows before and behind what the reader saw
 * @param slack pitches by which the reader may have been wrong at either end
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
        // Ink is never negative: what lies between characters already rules out most grids.
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

/** Probabilities of each character of a row, one array of the alphabet's length for each place. */
type RowCells = readonly Float32Array[];

/** A zone as the net for single characters reads it, in one of the formats whose shape it may have. */
export interface CellReading {
  readonly mrz: Mrz;
  readonly rows: readonly RowCells[];
  /** Mean over all places of how sure the net is, 0–1. */
  readonly sureness: number;
  /** Whether look-alikes were exchanged to make a check digit right. */
  readonly isSubstituted: boolean;
}

const MARGIN = 2;
/** Pitches by which a reader's boxes may begin too early or too late. */
const SLACK = 1.3;

const DIGITS = '0123456789<';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
const ANY = CELL_ALPHABET;

/** The characters that may stand at each place of each line (ICAO Doc 9303 part 3 §4). */
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

/** The likeliest of some characters, and its probability. */
function likeliest(cell: Float32Array, among: string): readonly [character: string, probability: number] {
  let best: readonly [string, number] = ['<', -1];
  for (const character of among) {
    const probability = cell[placeIn.get(character)!]!;
    if (probability > best[1]) best = [character, probability];
  }
  return best;
}

/** How likely a character is at a place. */
export const likelihood = (cell: Float32Array, character: string): number =>
  cell[placeIn.get(character) ?? 0]!;

/** How sure the net is, in each line of a reading, of the character that it is least sure of, 0–1. */
export const leastLikelihoods = ({ mrz, rows }: CellReading): readonly number[] =>
  rows.map((row, line) => Math.min(...row.map((cell, at) => likelihood(cell, mrz.lines[line]![at]!))));

/** The lines of a format, each place with what may stand there. */
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

/** All lines drawn out to the ends of the longest: a reader loses fillers at the end of one more easily than of all. */
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
    // A short piece knows its direction badly: it takes the longest line's.
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

/** How sure the net is of some rows on the whole. */
const meanOf = (rows: readonly RowCells[]): number => {
  let [sum, count] = [0, 0];
  for (const row of rows)
    for (const cell of row) {
      sum += likeliest(cell, ANY)[1];
      count++;
    }
  return sum / count;
};

/** So sure of one length of line, the other is not tried. */
const SURE = 0.96;

/** Rows that a reader cut off: lines of 36 that begin as those of 44 do, drawn out to the right by what is missing. */
function withCutOff(lines: readonly RowLine[]): readonly RowLine[] {
  const missing = 44 / 36 - 1;
  return lines.map(({ left, right }) => ({
    left,
    right: { x: right.x + (right.x - left.x) * missing, y: right.y + (right.y - left.y) * missing },
  }));
}

/**
 * Reads rows as characters of one width on a grid, and once more where they were cut off.
 * @param lines two or three rows, from the top
 * @param likely the length of line that is tried first; null = not known
 * @param now UNIX milliseconds, for the century of dates
 * @param leastSure a length of which the first row is read less surely is given up, 0–1
 * @returns a reading for each format of that shape; none where nothing could be cut out
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

/** One reading for each length of line that so many rows may have. */
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
