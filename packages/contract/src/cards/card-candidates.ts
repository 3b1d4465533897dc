/** First digits of the numbers of a card network, from-to inclusive, and how long its numbers are. */
interface CardRange {
  readonly from: string;
  readonly to: string;
  readonly lengths: readonly number[];
}

const LONG = [16, 17, 18, 19] as const;

/**
 * Ranges of the card networks, from the tables that the networks publish (ISO/IEC 7812 issuer identification numbers as
 * listed at https://en.wikipedia.org/wiki/Payment_card_number, read 2026-11). What the embedded BIN table knows is
 * narrower: a number of an issuer that it lacks is a card number all the same.
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

/** Whether digits lie in the range of a card network, with a length that it gives. */
export const isOfCardNetwork = (digits: string): boolean =>
  CARD_RANGES.some(({ from, to, lengths }) => {
    const head = digits.slice(0, from.length);
    return head >= from && head <= to && lengths.includes(digits.length);
  });

/**
 * True when the last digit is the check digit of the others (ISO/IEC 7812-1 annex B, "Luhn").
 *
 * @param digits decimal digits only; how many there may be is for the caller to say
 */
export function isLuhnValid(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, doubled = false; at >= 0; at--, doubled = !doubled) {
    const digit = digits.charCodeAt(at) - 48;
    sum += doubled ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}

/** Digits of a card number: the shortest and the longest there are (ISO/IEC 7812-1). */
export const SHORTEST_CARD_NUMBER = 13;
export const LONGEST_CARD_NUMBER = 19;

/** Most characters between two digits of one number. */
const MOST_BETWEEN = 3;
const ZERO = 48;
const NINE = 57;

/** As much of a number as shows without reading on: a digit and what may stand behind it, up to the shortest number. */
const BEGINNING = /\d[\d .\-\u00a0\u2007\u2009\u202f\u2010-\u2015]{12}/g;

/** Blank, full stop and hyphen, and their kin beyond ASCII: what people write between the digits of a number. */
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

/** Digits in the range of a card network, with the check digit of ISO/IEC 7812-1. */
export const isCardNumber = (digits: string): boolean => isLuhnValid(digits) && isOfCardNetwork(digits);

/** Whether some neighbouring groups of a run of digits are a card number together. */
function holdsCardNumber(run: string): boolean {
  const groups = run.match(/\d+/g) ?? [];
  for (let first = 0; first < groups.length; first++) {
    let digits = '';
    for (let last = first; last < groups.length; last++) {
      digits += groups[last]!;
      if (digits.length > LONGEST_CARD_NUMBER) break;
      if (digits.length >= SHORTEST_CARD_NUMBER && isCardNumber(digits)) return true;
    }
  }
  return false;
}

/** Where a run of digits ends that begins at a place: behind the last one with no more than a few separators before it. */
function endOfRun(text: string, from: number): number {
  let end = from + 1;
  for (let at = end; at < text.length && at - end <= MOST_BETWEEN; at++) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) end = at + 1;
    else if (!isSeparator(code)) break;
  }
  return end;
}

/**
 * Whether digits of a text, spaced as people write them, are those of a card number. Every request is looked at, so it
 * costs little where there are none; whether they are a part of a hash, an id or an IBAN is left to a closer look.
 */
export function mayHoldCardNumber(text: string): boolean {
  BEGINNING.lastIndex = 0;
  for (let found = BEGINNING.exec(text); found !== null; found = BEGINNING.exec(text)) {
    const end = endOfRun(text, found.index);
    if (end - found.index >= SHORTEST_CARD_NUMBER && holdsCardNumber(text.slice(found.index, end))) {
      BEGINNING.lastIndex = 0;
      return true;
    }
    BEGINNING.lastIndex = end;
  }
  return false;
}
