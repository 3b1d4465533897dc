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

/** A card number in an image, and the area to cover. */
interface SeenNumber {
  readonly digits: string;
  /** Confidence of its least certain digit, 0–1. */
  readonly sureness: number;
  /** The row from its first to its last digit, and the part to hide, in pixels of the image. */
  readonly row: Quad;
  readonly covered: Quad;
}

/** Result of searching a card image in the browser. */
export interface CardSight {
  /** A number with a valid check digit and a known network range; null if none was read. */
  readonly number: SeenNumber | null;
  /**
   * Areas to cover before the image is sent: rows that may be numbers, and separate groups that may be a
   * security code.
   */
  readonly covered: readonly Quad[];
  /** True if one of the areas is a row as long as a card number. */
  readonly hasRow: boolean;
}

const [MIN_LENGTH, MAX_LENGTH] = [13, 19];
const [SHOWN_FIRST, SHOWN_LAST] = [6, 4];
/** Height of a digit in a cell of the network, in pixels; equals that of its training data. */
const DIGIT_HEIGHT = PITCH * 0.97;
/** Minimum mean digit similarity of a row that may be a number although its check digit is wrong. */
const DIGIT_LIKE = 0.6;
/** Letters that resemble digits in other fonts. */
const LOOK_ALIKES = [...'0123456789OQDILZSBGT'].map((sign) => CELL_ALPHABET.indexOf(sign));
/** Numbers of digits of a security code. */
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

/** A digit and the network's confidence among digits. */
interface SeenDigit {
  readonly digit: string;
  readonly sureness: number;
  /** Probability that the character is a digit, 0–1. */
  readonly similarity: number;
}

/** Reads one character as a digit. */
function digitOf(
  image: GreyImage,
  blob: Blob,
  polarity: Polarity,
  pass: CellPass,
  weights: CellWeights,
): SeenDigit {
  const step = blob.height / DIGIT_HEIGHT;
  const [x, y] = [blob.left + blob.width / 2, blob.top + blob.height / 2];
  // Exclude parts of neighboring characters.
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
  const similarity = LOOK_ALIKES.reduce((sum, at) => sum + pass.output[at]!, 0);
  return { digit: String(best), sureness: pass.output[best]! / Math.max(total, 1e-9), similarity };
}

/** Returns the slightly enlarged rectangle around the characters of a row, with the tilt of the row. */
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

/** Returns the part of a row to cover: all but the first six and last four digits. */
const middleOf = (row: readonly Blob[]): readonly Blob[] => row.slice(SHOWN_FIRST, row.length - SHOWN_LAST);

interface ReadRow {
  readonly row: readonly Blob[];
  readonly digits: string;
  readonly least: number;
  /** Mean over its characters, 0–1. */
  readonly similarity: number;
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
    similarity: seen.reduce((sum, { similarity }) => sum + similarity, 0) / seen.length,
  };
}

const isNumber = ({ digits }: ReadRow): boolean => isLuhnValid(digits) && isOfCardNetwork(digits);

/**
 * Returns the parts of a row with the length of a number, because an adjacent mark may have been read as a
 * digit.
 */
function partsOf(row: readonly Blob[]): readonly (readonly Blob[])[] {
  const parts = [row];
  for (const length of [16, 15])
    for (let from = 0; row.length > length && from + length <= row.length && row.length - length <= 3; from++)
      parts.push(row.slice(from, from + length));
  return parts;
}

/**
 * Finds and reads the number in an upright image of one side of a card, and returns the areas to cover. The
 * number is a row of 13 to 19 characters with a valid check digit (ISO/IEC 7812-1). The network was trained
 * on machine-readable zones, so it often can't read other fonts; these are still covered.
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
      const isLong = row.length >= MIN_LENGTH && row.length <= MAX_LENGTH + 3;
      if (!isLong && !CODE_LENGTHS.includes(row.length)) continue;
      const read = (part: readonly Blob[]) => readRow(image, part, polarity, pass, weights);
      const whole = read(row);
      if (!isLong) {
        if (whole.similarity >= DIGIT_LIKE) covered.push(quadAround(row));
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
      } else if (whole.similarity >= DIGIT_LIKE) {
        covered.push(quadAround(row));
        hasRow = true;
      }
    }
  }
  return { number, covered, hasRow };
}
