import type { AddressComponents } from '../address-components';
import { plainText } from '../place-name';
import {
  HOUSE_TAILS,
  HOUSE_WORDS,
  NUMBER_FIRST,
  POST_BOX_WORDS,
  STREET_ENDINGS,
  STREET_WORDS,
  UNIT_WORDS,
} from './data/address-words';
import type { Part } from './parts';

/** Street, number, unit and box, as they stand in one country's addresses. */
export interface StreetLine
  extends Pick<AddressComponents, 'house_number' | 'street_name' | 'unit_type' | 'unit' | 'po_box'> {
  readonly within: readonly string[];
}

const NO_LINE: StreetLine = {
  house_number: null,
  street_name: null,
  unit_type: null,
  unit: null,
  po_box: null,
  within: [],
};

const boxPattern = new RegExp(
  `^(?:${POST_BOX_WORDS.toSorted((a, b) => b.length - a.length).join('|')}) ?(?:no |nr |n )?(\\d[\\d ]*|[a-z]?\\d+[a-z]?)$`,
  'u',
);
/** `12`, `12a`, `12-14`, `12/3`, `12 bis`. */
const NUMBER = /^(?:\d+(?:[\p{L}]{1,2})?(?:[-–/]\d*[\p{L}]?){0,3}|\d+[\p{L}]?(?:[-–]\d+[\p{L}]?)?)$/u;
const ORDINAL = /^\d+(?:st|nd|rd|th|e|er|eme|ª|º|ra|da|ta|va|го|я|й)$/i;

/** How surely a part is the line of the street: 0 = not at all. */
export function streetScore({ text, plain }: Part, country: string): number {
  if (boxPattern.test(plain)) return 5;
  const words = plain.split(' ');
  const hasNumber = /\d/.test(plain);
  const hasWord = words.some((word) => STREET_WORDS.has(word) || STREET_ENDINGS.test(word));
  const hasLetters = /\p{L}{2}/u.test(plain);
  if (isUnit(words)) return 0;
  if (hasNumber && hasLetters) return (hasWord ? 4 : 3) - (looksLikeFloor(text) ? 2 : 0);
  if (hasWord && words.length > 1) return 2;
  if (hasWord && !NUMBER_FIRST.has(country)) return 1;
  return hasNumber && !hasLetters ? 1 : 0;
}

const looksLikeFloor = (text: string): boolean =>
  /^\d+(?:st|nd|rd|th|\.|º|ª|e)? (?:floor|fl|etage|piso|stock)\b/i.test(text);

function isUnit(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return words.length <= 3 && UNIT_WORDS.get(first) !== undefined && /^[a-z]?\d+[a-z]?$|^[a-z]$/.test(second);
}

/** Reads the street's part; those beside it may be its number or a unit. */
export function readStreet(parts: readonly Part[], country: string): StreetLine {
  const [first, ...others] = parts;
  if (!first) return NO_LINE;
  let box: string | null = null;
  const lines = [first, ...others].filter((part) => {
    const found = boxPattern.exec(part.plain)?.[1];
    if (found !== undefined) box ??= found.trim();
    return found === undefined;
  });
  const street = lines[0];
  if (!street || (box !== null && lines.length > 0 && streetScore(street, country) < 3))
    return { ...NO_LINE, po_box: box };
  const read = numberAndName(street.text, country);
  let { house_number, street_name, unit_type, unit } = read;
  for (const { text, plain } of lines.slice(1)) {
    const words = plain.split(' ');
    if (house_number === null && isHouseNumber(words)) house_number = text.replace(/^\P{N}+/u, '');
    else if (street_name === null && !/\d/.test(plain) && /\p{L}{2}/u.test(plain)) street_name = text;
    else if (unit === null && words.length <= 3) {
      const found = leadingUnit(text);
      if (found && found.rest === '') ({ unit_type, unit } = found);
      else if (FLOOR_AND_DOOR.test(text)) unit = text;
    }
  }
  return { ...NO_LINE, house_number, street_name, unit_type, unit, po_box: box };
}

/** Floor, then door: `2. tv` (Denmark), `3º 2ª` (Spain). */
const FLOOR_AND_DOOR =
  /^(?:st|\d{1,2})[.ºª°] ?(?:t[vh]|mf|\d{1,2}[ºª°.]?|\p{Lu}|(?:izq|dcha|dch|int|ext)\.?)$/iu;

const isHouseNumber = (words: readonly string[]): boolean => {
  const rest = HOUSE_WORDS.has(words[0] ?? '') ? words.slice(1) : words;
  return (
    rest.length > 0 &&
    rest.length <= 3 &&
    /^\d/.test(rest[0]!) &&
    rest.slice(1).every((word) => HOUSE_TAILS.has(word) || /^\d+$|^[a-zа-я]$/.test(word)) &&
    rest[0]!.length <= 6
  );
};

interface NumberAndName {
  readonly house_number: string | null;
  readonly street_name: string | null;
  readonly unit_type: string | null;
  readonly unit: string | null;
}

/** A unit that begins a text, with what follows it. */
function leadingUnit(text: string): { unit_type: string; unit: string; rest: string } | null {
  const match =
    /^(\p{L}+)[.:]?\s*(?:no\.?\s*|nr\.?\s*|#\s*)?(\d+\p{L}?|\p{Lu}\d*)(?![\p{L}\p{N}])[\s,./-]*(.*)$/u.exec(
      text,
    );
  const type = match ? UNIT_WORDS.get(plainText(match[1]!)) : undefined;
  return match && type !== undefined ? { unit_type: type, unit: match[2]!, rest: match[3]! } : null;
}

/** A unit that ends a text, with what stands before it. */
function trailingUnit(text: string): { unit_type: string; unit: string; rest: string } | null {
  const match =
    /^(.*?[\p{L}\p{N}])[\s,./-]+(\p{L}+)[.:]?\s*(?:no\.?\s*|nr\.?\s*|#\s*)?(\d+\p{L}?|\p{Lu}\d*)$/u.exec(
      text,
    );
  const type = match ? UNIT_WORDS.get(plainText(match[2]!)) : undefined;
  if (match && type !== undefined && /\d/.test(match[1]!))
    return { unit_type: type, unit: match[3]!, rest: match[1]! };
  const number = /^(.*\d.*?)\s*#\s*(\S+)$/.exec(text);
  return number ? { unit_type: '#', unit: number[2]!, rest: number[1]! } : null;
}

/** Countries where `3/45 Smith St` is unit 3 of number 45, and those where `45/3` is flat 3 of 45. */
const UNIT_BEFORE_SLASH = new Set(['AU', 'NZ']);
const UNIT_BEHIND_SLASH = new Set(['PL']);

/** `Carrera 7 # 71-21`: the house lies 21 metres behind the crossing with road 71. */
const GRID_NUMBER =
  /^(\p{L}.*?\d+\s?\p{L}?(?: (?:bis|sur|norte|este|oeste))?)\s*(?:#|n[º°o]\.?)\s*(\d+\p{L}?\s*-\s*\d+)$/iu;
const GRIDS = new Set(['CO', 'VE']);

function numberAndName(text: string, country: string): NumberAndName {
  const lead = leadingUnit(text);
  const leads =
    lead !== null && /\d/.test(lead.rest) && /\p{L}/u.test(lead.rest) && NUMBER_FIRST.has(country);
  const tail = leads ? null : trailingUnit(text);
  const unit = leads ? lead : tail;
  const rest = unit ? unit.rest : text;
  const { unit_type = null, unit: id = null } = unit ?? {};
  const grid = GRID_NUMBER.exec(text);
  if (grid && GRIDS.has(country))
    return {
      house_number: grid[2]!.replace(/\s/g, ''),
      street_name: grid[1]!.trim(),
      unit_type: null,
      unit: null,
    };
  const split = NUMBER_FIRST.has(country)
    ? (numberBefore(rest) ?? numberBehind(rest))
    : (numberBehind(rest) ?? numberBefore(rest));
  if (!split) return { house_number: null, street_name: rest || null, unit_type, unit: id };
  const slash = /^(\d+\p{L}?)\/(\d+\p{L}?)$/u.exec(split.number);
  if (slash && id === null && UNIT_BEFORE_SLASH.has(country))
    return { house_number: slash[2]!, street_name: split.name, unit_type: null, unit: slash[1]! };
  if (slash && id === null && UNIT_BEHIND_SLASH.has(country))
    return { house_number: slash[1]!, street_name: split.name, unit_type: null, unit: slash[2]! };
  return { house_number: split.number, street_name: split.name, unit_type, unit: id };
}

const clean = (name: string): string => name.replace(/^[\s,.\-–]+|[\s,\-–]+$/g, '');

function numberBefore(text: string): { number: string; name: string } | null {
  const words = text.split(/\s+/);
  let from = 0;
  if (words.length > 2 && HOUSE_WORDS.has(plainText(words[0]!)) && /^\d/.test(words[1]!)) from = 1;
  const first = words[from]!.replace(/[.,]$/, '');
  if (!NUMBER.test(first) || ORDINAL.test(first) || words.length - from < 2) return null;
  let next = from + 1;
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
    const name = clean(words.slice(0, at).join(' '));
    if (!/\p{L}/u.test(name)) continue;
    return { number: [head, ...number.slice(1)].join(' ').replace(/[.,]$/, ''), name };
  }
  return null;
}

const isTail = (word: string): boolean =>
  HOUSE_TAILS.has(plainText(word)) || /^[\p{L}]$|^\d+\p{L}?$|^[-–/+]$|^[-–/]\d+\p{L}?$/u.test(word);
