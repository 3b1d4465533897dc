/** First digits of a card network's numbers, `from` to `to` inclusive, and the lengths of its numbers. */
interface CardRange {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const LONG = [16, 17, 18, 19] as const;

/**
 * Ranges of the card networks, from the tables that the networks publish (ISO/IEC 7812 issuer identification
 * numbers as listed at https://en.wikipedia.org/wiki/Payment_card_number, read 2026-11). The embedded BIN
 * table is narrower, but a number of an issuer that it lacks is still a card number.
 */
const CARD_RANGES: readonly CardRange[] = [
  { from: '4', to: '4', lengths: [13, 16, 18, 19] },
  { from: '51', to: '55', lengths: [16] },
  { from: '2221', to: '2720', lengths: [16] },
  { from: '34', to: '34', lengths: [15] },
  { from: '37', to: '37', lengths: [15] },
  { from: '300', to: '305', lengths: [14, ...LONG] },
  { from: '3095', to: '3095', lengths: [14, ...LONG] },
  { from: '36', to: '36', lengths: [14, ...LONG] },
  { from: '38', to: '39', lengths: [14, ...LONG] },
  { from: '3528', to: '3589', lengths: LONG },
  { from: '6011', to: '6011', lengths: LONG },
  { from: '644', to: '659', lengths: LONG },
  { from: '62', to: '62', lengths: LONG },
  { from: '81', to: '82', lengths: LONG },
  { from: '60', to: '60', lengths: [16] },
  { from: '2200', to: '2204', lengths: LONG },
  { from: '5018', to: '5018', lengths: [13, 14, 15, ...LONG] },
  { from: '5020', to: '5020', lengths: [13, 14, 15, ...LONG] },
  { from: '5038', to: '5038', lengths: [13, 14, 15, ...LONG] },
  { from: '5041', to: '5041', lengths: [16] },
  { from: '5060', to: '5099', lengths: [16, 18, 19] },
  { from: '5893', to: '5893', lengths: [13, 14, 15, ...LONG] },
  { from: '6304', to: '6304', lengths: [13, 14, 15, ...LONG] },
  { from: '636', to: '637', lengths: [16] },
  { from: '6759', to: '6763', lengths: [13, 14, 15, ...LONG] },
  { from: '9792', to: '9792', lengths: [16] },
];

/** Checks whether digits are in the range of a card network and have one of its lengths. */
export const isOfCardNetwork = (digits: string): boolean =>
  CARD_RANGES.some(({ from, to, lengths }) => {
    const head = digits.slice(0, from.length);
    return head >= from && head <= to && lengths.includes(digits.length);
  });

/**
 * Checks whether the last digit is the check digit of the others (ISO/IEC 7812-1 annex B, "Luhn").
 * @param digits decimal digits only; the caller checks the length
 */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubled = false; at >= 0; at--, doubled = !doubled) {
    const digit = digits.charCodeAt(at) - 48;
    sum += doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}

/** Shortest and longest card number, in digits (ISO/IEC 7812-1). */
export const MIN_CARD_NUMBER_LENGTH = 13;
export const MAX_CARD_NUMBER_LENGTH = 19;

/** Maximum number of characters between two digits of one number. */
const MAX_CHARACTERS_BETWEEN = 3;
const ZERO = 48;
const NINE = 57;

/** The shortest prefix that can start a card number: a digit and 12 digits or separators. */
const BEGINNING = /\d[\d .\-\u00a0\u2007\u2009\u202f\u2010-\u2015]{12}/g;

/**
 * Checks for a space, a full stop, a hyphen or one of their Unicode variants: the separators that people
 * write between digits.
 */
const isSeparator = (code: number): boolean =>
  code === 0x20 ||
  code === 0x2d ||
  code === 0x2e ||
  (code > 0x7f &&
    (code === 0xa0 ||
      code === 0x2007 ||
      code === 0x2009 ||
      code === 0x202f ||
      (code >= 0x2010 && code <= 0x2015)));

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/** Checks whether digits are in the range of a card network and have a valid check digit (ISO/IEC 7812-1). */
export const isCardNumber = (digits: string): boolean => isLuhnValid(digits) && isOfCardNetwork(digits);

/** Checks whether some adjacent groups of a run of digits form a card number. */
function holdsCardNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (let last = first; last < groups.length; last++) {
      digits += groups[last]!;
      if (digits.length > MAX_CARD_NUMBER_LENGTH) break;
      if (digits.length >= MIN_CARD_NUMBER_LENGTH && isCardNumber(digits)) return true;
    }
  }
  return false;
}

/**
 * Returns the end of the run of digits that starts at `from`: the position after its last digit. At most
 * `MAX_CHARACTERS_BETWEEN` separators are between two digits of a run.
 */
function endOfRun(text: string, from: number): number {
  let end = from + 1;
  for (let at = end; at < text.length && at - end <= MAX_CHARACTERS_BETWEEN; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) end = at + 1;
    else if (!isSeparator(code)) break;
  }
  return end;
}

/**
 * Checks whether a text may contain a card number, spaced as people write them. It runs on every request, so
 * it is cheap for texts without candidates. `maskCardNumbers` rules out hashes, ids and IBANs.
 */
export function mayHoldCardNumber(text: string): boolean {
  BEGINNING.lastIndex = 0;
  for (let found = BEGINNING.exec(text); found !== null; found = BEGINNING.exec(text)) {
    const end = endOfRun(text, found.index);
    if (end - found.index >= MIN_CARD_NUMBER_LENGTH && holdsCardNumber(text.slice(found.index, end))) {
      BEGINNING.lastIndex = 0;
      return true;
    }
    BEGINNING.lastIndex = end;
  }
  return false;
}
