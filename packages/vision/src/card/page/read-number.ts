import { isLuhnValid, isOfCardNetwork } from '@assay/contract';
import type { Point, Quad } from '../../image/perspective';
import type { GreyImage } from '../../image/raster';
import {
  CELL_ALPHABET,
  CELL_HEIGHT,
  CELL_WIDTH,
  type CellPass,
  type CellWeights,
  cellPass,
  normaliseCell,
  runCell,
} from '../../mrz/cells/cell-net';
import { PITCH } from '../../mrz/cells/strip';
import { type Blob, blobsOf, inkOf, type Polarity, signRows } from './digit-rows';

/** A card's number in a picture, and where it has to be covered. */
interface SeenNumber {
  readonly digits: string;
  /** The least sure of its digits, 0–1. */
  readonly sureness: number;
  /** The row, from its first digit to its last, and the part of it that is not to be shown: pixels of the picture. */
  readonly row: Quad;
  readonly covered: Quad;
}

/** What a page finds out about the picture of a card. */
export interface CardSight {
  /** The number, its check digit right and its range that of a network; null = none was read. */
  readonly number: SeenNumber | null;
  /** Everything that has to be covered before the picture may leave: rows that may be numbers, and lone groups that may be a code. */
  readonly covered: readonly Quad[];
  /** A row as long as a number is among them. */
  readonly hasRow: boolean;
}

const [SHORTEST, LONGEST] = [13, 19];
const [SHOWN_FIRST, SHOWN_LAST] = [6, 4];
/** Height of a digit in a cell of the net, pixels: that of the zones that it was trained on. */
const DIGIT_HEIGHT = PITCH * 0.97;
/** Of a row that may be a number, though no check digit is right: so much do its signs look like digits by and large. */
const DIGIT_LIKE = 0.6;
/** Letters that digits of other faces are taken for. */
const LOOK_ALIKES = [...'0123456789OQDILZSBGT'].map((sign) => CELL_ALPHABET.indexOf(sign));
/** Digits of a security code. */
const CODE_LENGTHS = [3, 4];
const PADDING = 0.3;

function lightAt({ width, height, data }: GreyImage, x: number, y: number): number {
  const [left, top] = [Math.min(Math.max(x, 0), width - 1.001), Math.min(Math.max(y, 0), height - 1.001)];
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [fx, fy] = [left - x0, top - y0];
  const at = y0 * width + x0;
  const upper = data[at]! * (1 - fx) + data[at + 1]! * fx;
  const lower = data[at + width]! * (1 - fx) + data[at + width + 1]! * fx;
  return upper * (1 - fy) + lower * fy;
}

/** A digit with how sure the net is of it among digits. */
interface SeenDigit {
  readonly digit: string;
  readonly sureness: number;
  /** Whether it is a digit at all, 0–1. */
  readonly likeness: number;
}

/** Reads one sign as a digit. */
function digitOf(
  image: GreyImage,
  blob: Blob,
  polarity: Polarity,
  pass: CellPass,
  weights: CellWeights,
): SeenDigit {
  const step = blob.height / DIGIT_HEIGHT;
  const [x, y] = [blob.left + blob.width / 2, blob.top + blob.height / 2];
  // A neighbour that looks in is no part of the sign.
  const reach = blob.width / 2 + 0.12 * blob.height;
  for (let row = 0; row < CELL_HEIGHT; row++) {
    for (let column = 0; column < CELL_WIDTH; column++) {
      const along = (column + 0.5 - CELL_WIDTH / 2) * step;
      const kept = Math.max(-reach, Math.min(reach, along));
      const light = lightAt(image, x + kept - 0.5, y + (row + 0.5 - CELL_HEIGHT / 2) * step - 0.5);
      pass.input[row * CELL_WIDTH + column] = polarity === 'light' ? 255 - light : light;
    }
  }
  normaliseCell(pass.input);
  runCell(pass, weights);
  let [best, total] = [0, 0];
  for (let digit = 0; digit < 10; digit++) {
    total += pass.output[digit]!;
    if (pass.output[digit]! > pass.output[best]!) best = digit;
  }
  const likeness = LOOK_ALIKES.reduce((sum, at) => sum + pass.output[at]!, 0);
  return { digit: String(best), sureness: pass.output[best]! / Math.max(total, 1e-9), likeness };
}

/** The rectangle around signs of one row, tilted as the row is, a little larger than they are. */
function quadAround(row: readonly Blob[]): Quad {
  const [first, last] = [row[0]!, row[row.length - 1]!];
  const height = Math.max(...row.map((blob) => blob.height));
  const pad = PADDING * height;
  const from = { x: first.left, y: first.top + first.height / 2 };
  const to = { x: last.left + last.width, y: last.top + last.height / 2 };
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = row.length > 1 ? [(to.x - from.x) / long, (to.y - from.y) / long] : [1, 0];
  const half = height / 2 + pad;
  const corner = ({ x, y }: Point, along: number, across: number): Point => ({
    x: x + along * ux - across * uy,
    y: y + along * uy + across * ux,
  });
  return [corner(from, -pad, -half), corner(to, pad, -half), corner(to, pad, half), corner(from, -pad, half)];
}

/** What has to be covered of a row: all but the first six and the last four of a number; of another row all. */
const middleOf = (row: readonly Blob[]): readonly Blob[] => row.slice(SHOWN_FIRST, row.length - SHOWN_LAST);

interface ReadRow {
  readonly row: readonly Blob[];
  readonly digits: string;
  readonly least: number;
  /** Mean over its signs, 0–1. */
  readonly likeness: number;
}

function readRow(
  image: GreyImage,
  row: readonly Blob[],
  polarity: Polarity,
  pass: CellPass,
  weights: CellWeights,
): ReadRow {
  const seen = row.map((blob) => digitOf(image, blob, polarity, pass, weights));
  return {
    row,
    digits: seen.map(({ digit }) => digit).join(''),
    least: Math.min(...seen.map(({ sureness }) => sureness)),
    likeness: seen.reduce((sum, { likeness }) => sum + likeness, 0) / seen.length,
  };
}

const isNumber = ({ digits }: ReadRow): boolean => isLuhnValid(digits) && isOfCardNetwork(digits);

/** The parts of a row that are as long as a number: a mark beside it may have been taken for a digit. */
function partsOf(row: readonly Blob[]): readonly (readonly Blob[])[] {
  const parts = [row];
  for (const length of [16, 15])
    for (let from = 0; row.length > length && from + length <= row.length && row.length - length <= 3; from++)
      parts.push(row.slice(from, from + length));
  return parts;
}

/**
 * Finds the number of a card in a picture of one side of it that lies upright, reads it, and says what has to be covered.
 * The number is that of a row of 13 to 19 signs whose digits check (ISO/IEC 7812-1); the net was trained on the print of
 * machine-readable zones, so that other faces are often not read: they are covered all the same.
 * @param image about 1,000 pixels wide
 */
export function readCardNumber(image: GreyImage, weights: CellWeights): CardSight {
  const pass = cellPass();
  const longest = Math.max(image.width, image.height);
  const covered: Quad[] = [];
  let number: SeenNumber | null = null;
  let hasRow = false;
  for (const polarity of ['dark', 'light'] as const) {
    const blobs = blobsOf(inkOf(image, polarity), image.width, image.height);
    for (const row of signRows(blobs, longest)) {
      const isLong = row.length >= SHORTEST && row.length <= LONGEST + 3;
      if (!isLong && !CODE_LENGTHS.includes(row.length)) continue;
      const read = (part: readonly Blob[]) => readRow(image, part, polarity, pass, weights);
      const whole = read(row);
      if (!isLong) {
        if (whole.likeness >= DIGIT_LIKE) covered.push(quadAround(row));
        continue;
      }
      const checked = partsOf(row)
        .map((part) => (part === row ? whole : read(part)))
        .filter(isNumber)
        .sort((a, b) => b.least - a.least)[0];
      if (checked) {
        const quad = quadAround(middleOf(checked.row));
        covered.push(quad);
        hasRow = true;
        if (!number || checked.least > number.sureness)
          number = {
            digits: checked.digits,
            sureness: checked.least,
            row: quadAround(checked.row),
            covered: quad,
          };
      } else if (whole.likeness >= DIGIT_LIKE) {
        covered.push(quadAround(row));
        hasRow = true;
      }
    }
  }
  return { number, covered, hasRow };
}
