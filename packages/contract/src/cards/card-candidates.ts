import { isLuhnValid } from '../verification/luhn';
import { isOfCardNetwork } from './networks';

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
