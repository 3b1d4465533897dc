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

const MIN_CONFIDENCE = 0.75;

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

/**
 * Returns the longest row of letters below the number that isn't a card word, or above it if there is none
 * below.
 */
function nameIn(lines: readonly TextLine[], below: number | null): string | null {
  const names = rowsOf(lines)
    .map(({ pieces }) => {
      const sure = pieces.filter(({ confidence }) => confidence >= MIN_CONFIDENCE);
      return { text: sure.map(({ text }) => text.trim()).join(' '), at: pieces[0]!.box.centre.y };
    })
    .filter(({ text }) => {
      const letters = text.toUpperCase().replace(/[^A-ZÀ-Þ]/g, '');
      const isWord = CARD_WORDS.some((word) => letters.includes(word));
      return letters.length >= 5 && /^[\p{Lu} .'-]+$/u.test(text) && !isWord;
    })
    .sort((a, b) => b.text.length - a.text.length);
  const under = names.find(({ at }) => below === null || at > below);
  return (under ?? names[0])?.text.replace(/\s+/g, ' ') ?? null;
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
