import { plainText } from '../place-name';
import type { CountryFormat } from './country-format';
import { HOUSE_WORDS, UNIT_WORDS } from './data/address-words';
import { endsWithDay } from './house-number';
import { spelledPostcode } from './postcode-spelling';
import type { Part } from './street-line';

interface FoundPostcode {
  readonly postcode: string;
  /** Index of the part that contains it. */
  readonly at: number;
  /** Text before and after it in that part. */
  readonly before: string;
  readonly behind: string;
}

const LETTER_AND_DIGIT = /[A-Z].*\d|\d.*[A-Z]/i;

/**
 * Finds the postcode of a country in the parts of an address. Of several matching numbers, the one in the
 * country's usual position is used: next to a known city, else before or after words without a number.
 */
export function findPostcode(
  parts: readonly Part[],
  format: CountryFormat,
  known: (name: string) => boolean,
): FoundPostcode | null {
  if (format.postcodeWithin === null) return null;
  let best: FoundPostcode | null = null;
  let score = 0;
  for (const [at, { text }] of parts.entries()) {
    for (const match of text.matchAll(format.postcodeWithin)) {
      const before = text.slice(0, match.index);
      const behind = text.slice(match.index + match[0].length);
      const weight = weigh(match[1]!, at, before, behind, parts, format, known);
      if (weight < score || weight <= 0) continue;
      score = weight;
      best = { postcode: spelledPostcode(format, match[1]!), at, before, behind };
    }
  }
  return best;
}

function weigh(
  postcode: string,
  at: number,
  before: string,
  behind: string,
  parts: readonly Part[],
  format: CountryFormat,
  known: (name: string) => boolean,
): number {
  const alone = before.trim() === '' && behind.trim() === '';
  let weight = 2;
  // `Unit 1204`, `No. 5005`: the word before the number gives it another meaning.
  const word = plainText(/(\p{L}+)[.:]?\s*(?:#\s*)?$/u.exec(before)?.[1] ?? '');
  if (UNIT_WORDS.has(word) || HOUSE_WORDS.has(word)) weight -= 3;
  // `1234 Piso 5`: the number of a house before a unit.
  if (UNIT_WORDS.has(plainText(/^\s*(\p{L}+)/u.exec(behind)?.[1] ?? '')) && /\p{L}/u.test(before))
    weight -= 3;
  // `31 August 1989`: a year, or the number of a house in a road named after a day.
  if (/^\d{4}$/.test(postcode) && endsWithDay(before)) weight -= 6;
  if (LETTER_AND_DIGIT.test(postcode)) weight += 2;
  // `1055 Budapest, Kossuth Lajos tér 1`: before a known city at the beginning, the number is the postcode,
  // whatever the country's order.
  const opensPlace = at === 0 && parts.length > 1 && before.trim() === '' && known(behind.trim());
  const isFirst = format.postcodeFirst || opensPlace;
  const [near, far] = isFirst ? [behind, before] : [before, behind];
  const name = near.replace(/[.,()]/g, ' ').trim();
  if (name !== '' && !/\d/.test(name))
    weight += known(name) || known(name.split(/\s+/)[0]!) || known(name.split(/\s+/).at(-1)!) ? 3 : 1;
  if (far.trim() === '') weight += 1;
  if (alone) weight += at > 0 || format.largestFirst ? 2 : 1;
  // `200120 China, Shanghai`: too long for a house number.
  const opensText = format.largestFirst && at === 0 && before.trim() === '' && postcode.length > 4;
  // A number at the beginning or end of the only part with a street is a house number.
  if (!opensText && !alone && name === '' && far.trim() !== '' && !/\d/.test(far))
    weight -= at === 0 && parts.length > 1 ? 3 : 1;
  if (at === 0 && parts.length > 1 && !format.largestFirst && before.trim() === '' && !isFirst) weight -= 2;
  if (at === parts.length - 1 || at === parts.length - 2) weight += 1;
  return weight;
}
