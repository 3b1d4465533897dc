import { plainText } from '../place-name';
import { HOUSE_TAILS, HOUSE_WORDS, NO_NUMBER, NUMBER_FIRST } from './data/address-words';
import { MONTHS } from './data/road-words';

export interface NumberAndName {
  readonly number: string | null;
  readonly name: string | null;
}

/** Matches `12`, `12a`, `12-14`, `12/3`, `12-II`, `12 bis`. */
const NUMBER =
  /^(?:\d+(?:[\p{L}]{1,2})?(?:[-–/]\d*[\p{L}]?){0,3}|\d+[½¼¾⅓⅔]|\d+[\p{L}]?(?:[-–]\d+[\p{L}]?)?|\d+-[IVX]{1,4})$/u;
const HALF = /^(?:[1-9]\/[2-9]|[½¼¾⅓⅔])$/;
const ORDINAL = /^\d+(?:st|nd|rd|th|e|er|eme|ª|º|ra|da|ta|va|го|я|й)$/i;

/** Checks that a text is a house number and nothing else. @param plain normalized by `plainText` */
export const isLoneNumber = (plain: string): boolean => {
  const words = plain.split(' ');
  const from = words.findIndex((word) => !HOUSE_WORDS.has(word));
  const rest = from < 0 ? [] : words.slice(from);
  return (
    rest.length > 0 &&
    rest.length <= (from > 0 ? 5 : 3) &&
    /^\d/.test(rest[0]!) &&
    !ORDINAL.test(rest[0]!) &&
    rest.slice(1).every((word) => HOUSE_TAILS.has(word) || /^\d+$|^[a-zа-я]$/.test(word)) &&
    rest[0]!.length <= 6
  );
};

const DAY_AND_MONTH =
  /(?:^|\s)(?:\d{1,2}|[IVX]{1,4})(?:\.|er|º|°|-?го)?\s+(?:de\s+)?(\p{L}+)\s*(?:de\s*)?$/iu;

/** Checks that a text ends with a day and a month; a year after it may belong to the name of a road. */
export const endsWithDay = (text: string): boolean =>
  MONTHS.has(plainText(DAY_AND_MONTH.exec(text)?.[1] ?? ''));

/** Checks that a text ends with a date: `str. 31 August 1989`. */
export const endsWithDate = (text: string): boolean => {
  const [, day = ''] = /^(.*\S)\s+(?:1[789]|20)\d\d$/.exec(text) ?? [];
  return endsWithDay(day);
};

/** Countries where `3/45 Smith St` is unit 3 of number 45, and those where `45/3` is flat 3 of 45. */
const UNIT_BEFORE_SLASH = new Set(['AU', 'NZ']);
const UNIT_BEHIND_SLASH = new Set(['PL']);
/** `405-1166 Alberni St` is flat 405 of number 1166 (Canada Post); `10-12` are two houses. */
const UNIT_BEFORE_HYPHEN = new Set(['CA']);
const TWO_HOUSES = 10;
/** `15 B 24`: staircase B, flat 24 (Finland). */
const STAIR_AND_FLAT = /^(\d+)\s+([A-Z])\s+(\d+)$/;

/** `Carrera 7 # 71-21`: the house is 21 meters after the intersection with road 71. */
const GRID_NUMBER =
  /^(\p{L}.*?\d+\s?\p{L}?(?: (?:bis|sur|norte|este|oeste))?)\s*(?:#|n[º°o]\.?)\s*(\d+\p{L}?\s*-\s*\d+(?:\s?\p{L})?)$/iu;
/** Countries whose towns number houses by intersections. */
export const GRIDS: ReadonlySet<string> = new Set(['CO', 'VE']);

/**
 * Splits a line without unit words into house number and street name; also a unit if the number contains one.
 * @param hasUnit true if a unit was found next to it
 */
export function numberAndName(
  text: string,
  country: string,
  hasUnit: boolean,
): NumberAndName & { readonly unit: string | null } {
  const grid = GRIDS.has(country) ? GRID_NUMBER.exec(text) : null;
  if (grid) return { number: grid[2]!.replace(/\s/g, ''), name: grid[1]!.trim(), unit: null };
  const split = NUMBER_FIRST.has(country)
    ? (numberBefore(text) ?? numberBehind(text))
    : (numberBehind(text) ?? numberBefore(text));
  if (!split) return { ...withoutNumber(text), unit: null };
  const { number, name } = split;
  const slash = /^(\d+\p{L}?)\/(\d+\p{L}?(?:-\d+)?)$/u.exec(number);
  if (slash && UNIT_BEFORE_SLASH.has(country)) return { number: slash[2]!, name, unit: slash[1]! };
  if (slash && UNIT_BEHIND_SLASH.has(country) && !hasUnit)
    return { number: slash[1]!, name, unit: slash[2]! };
  const [, flat = '', house = ''] = /^(\d+)-(\d+)$/.exec(number) ?? [];
  const apart = Number(house) - Number(flat);
  if (house !== '' && UNIT_BEFORE_HYPHEN.has(country) && (apart < 0 || apart > TWO_HOUSES))
    return { number: house, name, unit: flat };
  const stair = country === 'FI' ? STAIR_AND_FLAT.exec(number) : null;
  if (stair) return { number: stair[1]!, name, unit: `${stair[2]} ${stair[3]}` };
  return { number, name, unit: null };
}

/** `Plaza de España s/n`: marked as having no number. */
function withoutNumber(text: string): NumberAndName {
  const [, name = '', sign = ''] = /^(.*\S)\s+(\S+)$/.exec(text) ?? [];
  return NO_NUMBER.test(sign) ? { number: sign, name: clean(name) } : { number: null, name: text || null };
}

const clean = (name: string): string => name.replace(/^[\s,.\-–]+|[\s,\-–]+$/g, '');

function numberBefore(text: string): { number: string; name: string } | null {
  const words = text.split(/\s+/);
  let from = 0;
  if (words.length > 2 && HOUSE_WORDS.has(plainText(words[0]!)) && /^\d/.test(words[1]!)) from = 1;
  const first = words[from]!.replace(/[.,]$/, '');
  if (!NUMBER.test(first) || ORDINAL.test(first) || words.length - from < 2) return null;
  let next = from + 1;
  // `16 1/2 Windward Road`
  if (next < words.length - 1 && HALF.test(words[next]!)) next += 1;
  while (next < words.length - 1 && HOUSE_TAILS.has(plainText(words[next]!))) next += 1;
  if (next < words.length - 1 && /^[A-H]$/.test(words[next]!) && words.length - next > 2) next += 1;
  const name = clean(words.slice(next).join(' '));
  return name === '' || !/\p{L}/u.test(name)
    ? null
    : { number: words.slice(from, next).join(' ').replace(/[.,]$/, ''), name };
}

function numberBehind(text: string): { number: string; name: string } | null {
  const words = text.split(/\s+/);
  for (let at = Math.max(1, words.length - 4); at < words.length; at++) {
    const tail = words.slice(at);
    const first = tail[0]!;
    const word = HOUSE_WORDS.has(plainText(first)) && tail.length > 1;
    const number = word ? tail.slice(1) : tail;
    const glued = /^(?:n[º°o]?[.:]?|nr[.:]?|no[.:]?|д\.?)(\d.*)$/i.exec(number[0]!)?.[1];
    const head = glued ?? number[0]!;
    if (!NUMBER.test(head.replace(/[.,]$/, '')) || ORDINAL.test(head)) continue;
    if (!number.slice(1).every(isTail)) continue;
    // `Via 25 Aprile 1945 12`: the year belongs to the name if the number of the house follows.
    if (number.length > 1 && /^\d/.test(number[1]!) && endsWithDate(words.slice(0, at + 1).join(' ')))
      continue;
    const name = clean(words.slice(0, at).join(' '));
    if (!/\p{L}/u.test(name)) continue;
    return { number: [head, ...number.slice(1)].join(' ').replace(/[.,]$/, ''), name };
  }
  return null;
}

const isTail = (word: string): boolean =>
  HOUSE_TAILS.has(plainText(word)) || /^[\p{L}]$|^\d+\p{L}?$|^[-–/+]$|^[-–/]\d+\p{L}?$/u.test(word);
