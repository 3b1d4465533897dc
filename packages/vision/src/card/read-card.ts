import { isLuhnValid, isOfCardNetwork } from '@assay/contract';
import { rowsOf } from '../document/rows';
import { type QuarterTurns, type Raster, resizeWithin, turn } from '../image/raster';
import type { TextLine, TextReader } from '../ocr/reader';
import { isIban } from '../paper/paper-fields';
import { CARD_WORDS } from './data/card-words';

/** Data read from the image of a payment card. Only the ends of its number are returned (PCI DSS 4.0 §3.4.1). */
export interface CardReading {
  /** First six and last four digits with `*` in between; null if no number was read. */
  readonly maskedPan: string | null;
  /** First six digits. */
  readonly bin: string | null;
  readonly lastFour: string | null;
  /** True if the check digit is valid; null if no number was read. */
  readonly isLuhnValid: boolean | null;
  readonly cardholderName: string | null;
  /** `YYYY-MM`. */
  readonly expiry: string | null;
  readonly iban: string | null;
  /** True if the image shows a row of digits that may be a full card number, even with a misread digit. */
  readonly showsNumber: boolean;
}

const MAX_LENGTH = 1088;
const LARGEST = 1600;

/** Letters as which OCR misreads digits. */
const DIGIT_OF: { readonly [letter: string]: string } = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
};

/** Returns the digits of a text that consists almost entirely of digits; null otherwise. */
function digitsOf(text: string): string | null {
  const bare = text.toUpperCase().replace(/[\s.·-]/g, '');
  const digits = [...bare].map((letter) => DIGIT_OF[letter] ?? letter).join('');
  const own = bare.replace(/\D/g, '').length;
  return /^\d+$/.test(digits) && own >= 0.75 * bare.length ? digits : null;
}

interface FoundNumber {
  readonly digits: string;
  /** Vertical position of its last row in the image. */
  readonly at: number;
}

const isLong = (digits: string) => digits.length >= 13 && digits.length <= 19;

/** Returns numbers in one row, or in four stacked rows of four digits, the most likely first. */
function numbersIn(lines: readonly TextLine[]): readonly FoundNumber[] {
  const rows = rowsOf(lines).map(({ pieces }) => {
    const grouped = pieces
      .map(({ text }) => digitsOf(text))
      .filter((digits) => digits !== null && digits.length >= 2);
    return { digits: grouped.join(''), at: pieces[0]!.box.centre.y };
  });
  const stacked = rows.flatMap((_, at) => {
    const four = rows.slice(at, at + 4);
    return four.length === 4 && four.every(({ digits }) => digits.length === 4)
      ? [{ digits: four.map(({ digits }) => digits).join(''), at: four[3]!.at }]
      : [];
  });
  return [...rows, ...stacked]
    .filter(({ digits }) => isLong(digits))
    .sort((a, b) => Number(isLuhnValid(b.digits)) - Number(isLuhnValid(a.digits)));
}

const EXPIRY = /(?<!\d)(0[1-9]|1[0-2])\s?[/.-]\s?(20\d{2}|\d{2})(?!\d)/g;

/**
 * Checks whether digits are a card number, possibly with one misread character: the check digit or the range
 * must be valid.
 */
const mayBeNumber = ({ digits }: FoundNumber): boolean => isLuhnValid(digits) || isOfCardNetwork(digits);

const SURE = 0.9;
/** Checks for two lines of letters with high confidence; upside-down text rarely gives one. */
const liesUpright = (lines: readonly TextLine[]): boolean =>
  lines.filter(({ text, confidence }) => confidence >= SURE && /\p{L}{5}/u.test(text)).length >= 2;

/** Returns the latest printed month; an earlier one is the start of validity. */
function expiryIn(lines: readonly TextLine[]): string | null {
  const months = lines
    .flatMap(({ text }) => [...text.matchAll(EXPIRY)])
    .map(([, month = '', year = '']) => `${year.length === 2 ? `20${year}` : year}-${month}`);
  return months.sort().at(-1) ?? null;
}

/** Minimum confidence of printed and of embossed letters. */
const [MIN_CONFIDENCE, MIN_EMBOSSED] = [0.75, 0.55];

/** Number of digits that remain when the middle of a number is covered. */
const COVERED = 10;

/** Returns the position of the row with a covered number; null without one. */
function coveredAt(lines: readonly TextLine[]): number | null {
  const row = rowsOf(lines).find(
    ({ pieces }) =>
      pieces
        .map(({ text }) => digitsOf(text) ?? '')
        .filter((digits) => digits.length >= 2)
        .join('').length === COVERED,
  );
  return row?.pieces[0]?.box.centre.y ?? null;
}

/** Digits as which OCR misreads letters, most often embossed ones. */
const LETTER_OF: { readonly [digit: string]: string } = { '0': 'O', '1': 'I', '5': 'S', '8': 'B', '6': 'G' };

/** Replaces misread digits in words that consist mostly of letters. */
const lettersOf = (text: string): string =>
  text.replace(/\S+/g, (word) => {
    const digits = word.replace(/\D/g, '').length;
    const mostlyLetters = digits > 0 && digits * 3 <= word.length && /\p{Lu}{2}/u.test(word);
    return mostlyLetters ? word.replace(/[01568]/g, (digit) => LETTER_OF[digit]!) : word;
  });

interface NameRow {
  readonly text: string;
  readonly at: number;
  readonly left: number;
  readonly height: number;
}

/** Capitals, or words that begin with one: `CAMILLE DURAND`, `Camille Durand`, `J. van der Berg`. */
const NAME =
  /^(?:\p{Lu}[\p{L}.'’-]*|(?:de|da|di|du|van|von|der|den|el|al|bin|y|e)(?=\s))(?:\s+(?:\p{Lu}[\p{L}.'’-]*|(?:de|da|di|du|van|von|der|den|el|al|bin|y|e)(?=\s)))*$/u;

const isCardWord = (text: string): boolean => {
  const letters = text.toUpperCase().replace(/[^A-ZÀ-Þ]/g, '');
  return CARD_WORDS.some((word) => letters.includes(word));
};

/** Returns rows that may be a name or a part of it, by the confidence of their letters. */
const nameRows = (lines: readonly TextLine[], minConfidence: number): readonly NameRow[] =>
  rowsOf(lines)
    .flatMap(({ pieces }): readonly NameRow[] => {
      const sure = pieces.filter(({ confidence }) => confidence >= minConfidence);
      const text = lettersOf(sure.map(({ text }) => text.trim()).join(' '))
        .replace(/\s+/g, ' ')
        .trim();
      const { centre, width, height } = pieces[0]!.box;
      return [{ text, at: centre.y, left: centre.x - width / 2, height }];
    })
    .filter(({ text }) => text.replace(/[^\p{L}]/gu, '').length >= 2 && NAME.test(text) && !isCardWord(text));

const MIN_LETTERS = 5;
/** Maximum distance of two lines of one name, and of their left edges, in heights. */
const [NEXT_LINE, SAME_EDGE] = [2.4, 1.5];

/** Joins a name of one word with the line above or below it: `CAMILLE`, `DURAND`. */
function wholeName(name: NameRow, rows: readonly NameRow[]): string {
  const isOneWord = !name.text.includes(' ');
  const beside = rows.find(
    (row) =>
      row !== name &&
      !row.text.includes(' ') === isOneWord &&
      Math.abs(row.at - name.at) < NEXT_LINE * name.height &&
      Math.abs(row.left - name.left) < SAME_EDGE * name.height &&
      Math.abs(row.height - name.height) < 0.35 * name.height,
  );
  if (!beside || !isOneWord) return name.text;
  return beside.at < name.at ? `${beside.text} ${name.text}` : `${name.text} ${beside.text}`;
}

/**
 * Returns the name below the number, in one or two lines, or the one above it if there is none below. Embossed
 * letters have a lower confidence and are used if nothing else is a name.
 */
function nameIn(lines: readonly TextLine[], below: number | null): string | null {
  for (const confidence of [MIN_CONFIDENCE, MIN_EMBOSSED]) {
    const rows = nameRows(lines, confidence);
    const names = rows
      .filter(({ text }) => text.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS)
      .toSorted((a, b) => b.text.length - a.text.length);
    const name = names.find(({ at }) => below === null || at > below) ?? names[0];
    if (name) return wholeName(name, rows);
  }
  return null;
}

const IBAN = /[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}/g;

function ibanIn(lines: readonly TextLine[]): string | null {
  const found = lines
    .flatMap(({ text }) => text.toUpperCase().match(IBAN) ?? [])
    .map((text) => text.replace(/ /g, ''));
  return found.find(isIban) ?? null;
}

/**
 * Reads one side of a payment card in any orientation.
 * @param signal checked between lines
 * @throws the signal's reason when it is aborted
 */
export async function readCard(
  picture: Raster,
  reader: TextReader,
  signal: AbortSignal,
): Promise<CardReading> {
  const whole = resizeWithin(picture, LARGEST);
  let lines: readonly TextLine[] = [];
  let numbers: readonly FoundNumber[] = [];
  for (const quarters of [0, 2, 1, 3] satisfies readonly QuarterTurns[]) {
    const seen = await reader.read(turn(whole, quarters), { longest: MAX_LENGTH, signal });
    const found = numbersIn(seen);
    if (lines.length === 0 || found.length > 0 || liesUpright(seen)) lines = seen;
    numbers = found;
    if (found.length > 0 || liesUpright(seen)) break;
  }
  const [number] = numbers;
  const digits = number?.digits ?? null;
  return {
    maskedPan: digits && `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`,
    bin: digits?.slice(0, 6) ?? null,
    lastFour: digits?.slice(-4) ?? null,
    isLuhnValid: digits === null ? null : isLuhnValid(digits),
    cardholderName: nameIn(lines, number?.at ?? coveredAt(lines)),
    expiry: expiryIn(lines),
    iban: ibanIn(lines),
    showsNumber: numbers.some(mayBeNumber),
  };
}
