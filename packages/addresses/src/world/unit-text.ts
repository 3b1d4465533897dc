import { plainText } from '../place-name';
import { FLOOR_NAMES, UNIT_WORDS } from './data/address-words';

/** A flat, a floor or another part of a building. */
export interface Unit {
  /** Standard abbreviation, `#` for a number sign; null if the identifier is complete without a type (`3º B`). */
  readonly type: string | null;
  readonly id: string;
}

/** Units at the ends of a text, in their order, and the rest of the text. */
interface UnitsAndRest {
  readonly units: readonly Unit[];
  readonly rest: string;
}

const SIGN = '(?:(?:[Nn][Oo]|[Nn][Rr]|[Nn][º°]|[Čč])\\.?\\s*|#\\s*)?';
const ID = '\\d{1,3}-\\d{1,3}(?=$|[\\s,]+\\p{L})|\\d+\\p{L}?|\\p{Lu}\\d*(?:-\\d+)?';
const FIRST = new RegExp(`^(\\p{L}+)[.:]?\\s*${SIGN}(${ID})(?![\\p{L}\\p{N}])[\\s,./-]*(.*)$`, 'u');
const LAST = new RegExp(`^(?:(.*?[\\p{L}\\p{N}.])[\\s,./-]+)?(\\p{L}+)[.:]?\\s*${SIGN}(${ID})$`, 'u');
const FIRST_SIGN = /^#\s*(\d\S*)\s*(.*)$/;
const LAST_SIGN = /^(.*\d.*?)\s*#\s*(\S+)$/;

// Doors of Spain and Latin America, Portugal, Denmark and Norway: left, right, middle, by letter or by number.
const DOOR =
  '(?:\\p{Lu}{1,2}|\\d{1,2}[ºª°]?|izq(?:uierda|da)?|izda|dcha?|drcha|derecha|centro|ctro|int|ext|esq(?:uerdo)?|dto|dir(?:eito)?|fr(?:en)?te|t[vh]|mf)\\.?';
const FLOORS: readonly string[] = [
  // `3º B`, `5.º Dto`, `4º piso 2`
  `\\d{1,2}\\.?[ºª°](?:\\s?(?:piso|andar|planta))?(?:[\\s-]*${DOOR})?`,
  // `2. tv`, `st. th`
  '(?:st|kl|\\d{1,2})\\.\\s?(?:t[vh]|mf|\\d{1,2})\\.?',
  // `R/C`, `bajo`, `Hinterhaus`, `ground floor flat`
  `(?:${FLOOR_NAMES.join('|')})(?:[\\s-]+(?:flat|${DOOR}))?`,
  // `H0201` of the register of Norway
  '[HULK]\\d{4}',
  // `II. em. 5.`, `fsz. 2.`
  '(?:[IVX]{1,4}|\\d{1,2})\\.?\\s?em(?:elet)?\\.?(?:\\s?\\d{1,3}\\.?)?',
  'f(?:öld)?sz(?:int|t)?\\.?(?:\\s?\\d{1,3}\\.?)?',
  // `3rd floor`, `3e étage`, `3ος όροφος`, `2. Stock`, `15/F`
  '\\d{1,3}(?:st|nd|rd|th|er|e|ème|eme|ος|ου|ο|\\.)?\\s?(?:floor|fl|étage|etage|όροφος|stock|og|obergeschoss|patro|sal|tr)',
  '\\d{1,3}\\/F',
];
const FLOOR = new RegExp(`^(?:${FLOORS.join('|')})$`, 'iu');
const LAST_FLOOR = new RegExp(`^(.*\\d\\p{L}?\\.?)[\\s,./-]+(${FLOORS.join('|')})$`, 'iu');

/** Units by size, to select the smallest of several; the larger ones follow it. */
const SIZES: readonly (readonly (string | null)[])[] = [
  ['APT', 'FLAT', 'UNIT', 'RM', 'OFC', 'STE', 'SHOP', 'TOP', 'BUS', '#'],
  [null, 'LOT'],
  ['FL'],
  ['STAIR'],
  ['BLDG'],
];
const sizeOf = ({ type }: Unit): number => SIZES.findIndex((types) => types.includes(type));

/** Sorts units by size, the smallest first. */
export const bySize = (units: readonly Unit[]): readonly Unit[] =>
  units.toSorted((one, other) => sizeOf(one) - sizeOf(other));

function firstUnit(text: string): { readonly unit: Unit; readonly rest: string } | null {
  const sign = FIRST_SIGN.exec(text);
  if (sign) return { unit: { type: '#', id: sign[1]! }, rest: sign[2]! };
  const match = FIRST.exec(text);
  const word = match ? plainText(match[1]!) : '';
  const type = UNIT_WORDS.get(word);
  if (!match || type === undefined) return null;
  // `M G Road` begins with initials.
  if (word.length < 3 && !/\d/.test(match[2]!)) return null;
  return { unit: { type, id: match[2]! }, rest: match[3]! };
}

function lastUnit(text: string): { readonly unit: Unit; readonly rest: string } | null {
  const floor = LAST_FLOOR.exec(text);
  if (floor) return { unit: { type: null, id: floor[2]! }, rest: floor[1]! };
  const match = LAST.exec(text);
  const type = match ? UNIT_WORDS.get(plainText(match[2]!)) : undefined;
  if (match && type !== undefined) return { unit: { type, id: match[3]! }, rest: match[1] ?? '' };
  const sign = LAST_SIGN.exec(text);
  return sign ? { unit: { type: '#', id: sign[2]! }, rest: sign[1]! } : null;
}

/** `Al Moosa Tower 2`: a building with a name. */
export function isBuilding(text: string): boolean {
  const last = lastUnit(text);
  return last?.unit.type === 'BLDG' && !/\d/.test(last.rest);
}

/** Reads the units at the beginning of a text. */
export function leadingUnits(text: string): UnitsAndRest {
  const units: Unit[] = [];
  let rest = text;
  for (let found = firstUnit(rest); found; found = firstUnit(rest)) {
    units.push(found.unit);
    rest = found.rest;
  }
  return { units, rest };
}

/**
 * Reads the units at the end of a text, as long as a number comes before them: `45 4º A`, `350 Piso 4 Dpto
 * B`.
 */
export function trailingUnits(text: string): UnitsAndRest {
  const units: Unit[] = [];
  let rest = text;
  for (let found = lastUnit(rest); found && /\d/.test(found.rest); found = lastUnit(rest)) {
    units.push(found.unit);
    rest = found.rest;
  }
  return { units, rest };
}

/** Returns the units of a text that consists only of units; otherwise an empty list. */
export function onlyUnits(text: string): readonly Unit[] {
  if (FLOOR.test(text)) return [{ type: null, id: text }];
  const { units, rest } = leadingUnits(text);
  if (rest === '') return units;
  return FLOOR.test(rest) ? [...units, { type: null, id: rest }] : [];
}
