import type { AddressComponents } from '../address-components';
import { plainText } from '../place-name';
import {
  HOUSE_WORDS,
  NO_NUMBER,
  NUMBER_FIRST,
  POST_BOX_WORDS,
  STREET_ENDINGS,
  STREET_WORDS,
} from './data/address-words';
import {
  BUILDING_ENDS,
  ENDED_ROADS,
  PARKS,
  ROAD_DIRECTIONS,
  STRONG_ENDINGS,
  WEAK_ENDINGS,
} from './data/road-words';
import { endsWithDate, GRIDS, isLoneNumber, type NumberAndName, numberAndName } from './house-number';
import { bySize, isBuilding, leadingUnits, onlyUnits, trailingUnits, type Unit } from './unit-text';

/** A part of an address between commas or line ends. */
export interface Part {
  readonly text: string;
  /** The same text, normalized by `plainText`. */
  readonly plain: string;
}

const MARKS = '.,;:،、，_/–—';
const OUTER = new RegExp(`^[\\s${MARKS}-]+|[\\s${MARKS}-]+$`, 'g');

/** Returns the text without the punctuation around it, including the closing dot of an abbreviation. */
export const trimmed = (text: string): string => text.replace(OUTER, '').replace(/\s+/g, ' ');

/** A hyphen between spaces separates parts, except between two house numbers: `14 - 16`. */
const BREAK = /[,،，、\n\r\t]+|\s[-–—]\s(?!(?<=\d\p{L}?\s[-–—]\s)\d{1,4}\p{L}?(?:[,\s]|$))/u;
/** Recipient at another person's address. */
const CARE_OF = /(?<![\p{L}\p{N}])(?:c\/o|℅|z\. ?hd\.|attn\.?|att:|a\/c)\s.*$/iu;

/** Splits a text into its parts; leaves out empty ones and the recipient. */
export function partsOf(text: string): Part[] {
  return text
    .split(BREAK)
    .map((part) => trimmed(part.replace(CARE_OF, '')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map((part) => ({ text: part, plain: plainText(part) }));
}

/** Street, number, unit and box, in the order of a country's addresses. */
export interface StreetLine
  extends Pick<AddressComponents, 'house_number' | 'street_name' | 'unit_type' | 'unit' | 'po_box'> {
  readonly within: readonly string[];
  readonly building: string | null;
  readonly locality: string | null;
}

/** The part that is most likely the street, and the parts around it. */
export interface StreetParts {
  readonly street: Part | null;
  readonly before: readonly Part[];
  readonly behind: readonly Part[];
}

const NO_LINE: StreetLine = {
  house_number: null,
  street_name: null,
  unit_type: null,
  unit: null,
  po_box: null,
  within: [],
  building: null,
  locality: null,
};

const boxPattern = new RegExp(
  `^(?:${POST_BOX_WORDS.toSorted((a, b) => b.length - a.length).join('|')}) ?(?:no |nr |n )?(\\d[\\d ]*|[a-z]?\\d+[a-z]?)(?: \\p{L}{3,})?$`,
  'u',
);

/** Returns how likely a part is the street line; 0 = impossible. */
export function streetScore({ text, plain }: Part, country: string): number {
  if (boxPattern.test(plain)) return 5;
  if (onlyUnits(text).length > 0) return 0;
  const words = plain.split(' ');
  const hasNumber = /\d/.test(plain);
  const hasWord = words.some((word) => STREET_WORDS.has(word) || STREET_ENDINGS.test(word));
  if (isLoneNumber(plain) || isLoneNumber(plainText(trailingUnits(text).rest))) return 1;
  // `Flat 12A Kensington Court`: the building has a name and the road follows.
  const { units, rest } = leadingUnits(text);
  if ((units.length > 0 && !/\d/.test(rest)) || isBuilding(text)) return 1;
  const hasLetters = /\p{L}{2}/u.test(plain);
  const isBuildingName =
    words.length > 1 &&
    (BUILDING_ENDS.has(words.at(-1)!) || (words.at(-1) === 'park' && PARKS.has(words.at(-2)!)));
  if (hasNumber && hasLetters) return isBuildingName && !startsWithNumber(plain) ? 1 : hasWord ? 4 : 3;
  if (isBuildingName) return 0.5;
  // `Rope Walk` is a road, and `St Johns Centre` only contains one of the words.
  if (ENDED_ROADS.has(country) && words.length > 1 && hasWord)
    return isRoadEnding(words) || STREET_WORDS.has(words[0]!) ? 2 : 1;
  if (hasWord && words.length > 1) return 2;
  if (hasWord && !NUMBER_FIRST.has(country)) return 1;
  return hasNumber && !hasLetters ? 1 : 0;
}

const startsWithNumber = (plain: string): boolean => /^\d+\p{L}? /u.test(plain);

/** Checks that the last word, before a direction, ends the name of a road. */
function isRoadEnding(words: readonly string[]): boolean {
  const last = words.at(ROAD_DIRECTIONS.has(words.at(-1)!) ? -2 : -1) ?? '';
  return STRONG_ENDINGS.has(last) || WEAK_ENDINGS.has(last) || STREET_ENDINGS.test(last);
}

/** Parses the part with the street; the parts around it may contain its number or units. */
export function readStreet({ street, before, behind }: StreetParts, country: string): StreetLine {
  if (!street) return NO_LINE;
  const boxes = [street, ...behind, ...before].map(({ plain }) => boxPattern.exec(plain)?.[1] ?? null);
  const box = boxes.find((found) => found !== null)?.trim() ?? null;
  const others = [...behind, ...before].filter((_, at) => boxes[at + 1] === null);
  if (boxes[0] !== null || (box !== null && streetScore(street, country) < 3)) {
    const line = others.find((part) => boxes[0] !== null && isLineBesideBox(part, country));
    return line
      ? { ...readStreet({ street: line, before: [], behind: [] }, country), po_box: box }
      : { ...NO_LINE, po_box: box };
  }
  const isNamedByNumber =
    isNumberedRoad(street, country) ||
    (endsWithDate(street.text) && behind.some(({ plain }) => isLoneNumber(plain)));
  const read = isNamedByNumber
    ? { number: null, name: street.text, units: [] }
    : readLine(street.text, country);
  const units = [...read.units];
  let { number, name } = adjacentNumber(street, before, others, country) ?? read;
  for (const { text, plain } of others) {
    const found = onlyUnits(text);
    // `Building 12, Street 840, Zone 61`: in the Gulf the building has the number.
    const building = found.find(({ type }) => type === 'BLDG');
    if (number === null && building && isNumberedRoad(street, country)) {
      number = building.id;
      continue;
    }
    units.push(...found);
    if (found.length > 0) continue;
    const beside = trailingUnits(text);
    if (number === null && isLoneNumber(plainText(beside.rest))) {
      number = beside.rest.replace(/^\P{N}+/u, '');
      units.push(...beside.units);
    } else if (number === null && NO_NUMBER.test(text)) number = text;
    else if (name === null && !/\d/.test(plain) && /\p{L}{2}/u.test(plain)) name = text;
    else if (units.length === 0 && FLATS_BY_CODE.has(country) && FLAT_CODE.test(text))
      units.push({ type: null, id: text });
    else if (NUMBER_FIRST.has(country)) units.push(...leadingUnits(text).units);
  }
  const [unit = null, ...further] = bySize(units);
  const isName = ({ text }: Part) => text !== name && /\p{L}{2}/u.test(text) && onlyUnits(text).length === 0;
  return {
    ...NO_LINE,
    building: namedBuilding(before),
    locality:
      behind.find((part) => isName(part) && !/\d/.test(part.plain) && !LANDMARK.test(part.plain))?.text ??
      null,
    house_number: number,
    street_name: name,
    unit_type: unit?.type ?? null,
    unit: unit?.id ?? null,
    po_box: box,
    within: further.map(({ type, id }) => (type === null ? id : `${type} ${id}`)),
  };
}

/** Returns the last part before the street that is a name and no unit. */
const namedBuilding = (before: readonly Part[]): string | null =>
  before.findLast(
    ({ text, plain }) => /\p{L}{3}/u.test(text) && !isLoneNumber(plain) && onlyUnits(text).length === 0,
  )?.text ?? null;

/** `Near City Park`: a description of the way, not a name of a place. */
const LANDMARK = /^(?:near|nr|opp|opposite|behind|beside|next to|adjacent|above|frente|junto|cerca|esquina) /;

const GULF: ReadonlySet<string> = new Set(['AE', 'BH', 'KW', 'OM', 'QA', 'SA']);
const NUMBERED_ROAD =
  /^(?:(?:^|\s)(?:street|st|road|rd|way|lane|avenue|ave)\.? (?:no\.? )?\d+\p{L}?){1,3}$/iu;
/** `Street 840`, `Street 1 Lane 2`: a road whose number is its name. */
const isNumberedRoad = ({ text }: Part, country: string): boolean =>
  GULF.has(country) && NUMBERED_ROAD.test(text);

/** Checks for the line of a road next to a box: with a number, or with a word that ends its name. */
const isLineBesideBox = (part: Part, country: string): boolean => {
  const score = streetScore(part, country);
  return score >= 3 || (score === 2 && isRoadEnding(part.plain.split(' ')));
};

/** Countries whose flats have a letter and a number without a word: `B-204`. */
const FLATS_BY_CODE = new Set(['IN', 'PK', 'BD', 'LK', 'NP']);
const FLAT_CODE = /^\p{Lu}{1,2}[- ]?\d{1,4}\p{Lu}?$/u;

/**
 * Reads a number in a separate part: `Plot No. 21, Sector 18` and `12, rue de l'Eau`. The street part then
 * contains only the name.
 */
function adjacentNumber(
  street: Part,
  before: readonly Part[],
  others: readonly Part[],
  country: string,
): NumberAndName | null {
  const last = before.at(-1);
  const ahead = last && NUMBER_FIRST.has(country) && !/^\d/.test(street.text) ? [last] : [];
  if (ahead.some(({ text }) => FLATS_BY_CODE.has(country) && FLAT_CODE.test(text)))
    return { number: null, name: street.text };
  const part =
    others.find(({ plain }) => HOUSE_WORDS.has(plain.split(' ')[0]!) && isLoneNumber(plain)) ??
    ahead.find(({ plain }) => isLoneNumber(plain));
  return part ? { number: part.text.replace(/^\P{N}+/u, ''), name: street.text } : null;
}

/** Countries whose flats are written `3 / 17 Beach Rd` after a short word. */
const SLASHED = new Set(['AU', 'NZ']);
const SHORT_UNIT = /^u\.?\s*(\d+\p{L}?)\s*\/\s*(\d.*)$/iu;

/** `Carrera 7 # 71-21`: the number sign belongs to the house. */
const HOUSE_SIGN = /^(.*?\p{L}.*?)\s*#\s*(\d.*)$/u;

/** Parses the street part: units before and after, number, name. */
function readLine(text: string, country: string): NumberAndName & { readonly units: readonly Unit[] } {
  const grid = GRIDS.has(country) ? HOUSE_SIGN.exec(text) : null;
  if (grid) {
    const line = readLine(`${grid[1]} No. ${grid[2]}`, country);
    if (!line.name?.includes('No.')) return line;
  }
  const short = SLASHED.has(country) ? SHORT_UNIT.exec(text) : null;
  if (short) return { ...readLine(short[2]!, country), units: [{ type: 'UNIT', id: short[1]! }] };
  if (country === 'SG') {
    // `Blk 123` is a house number that is unique in the town.
    const block = /^(?:blk|block)\.?\s*(\d+\p{L}?)\s+(.*)$/iu.exec(text);
    if (block)
      return { ...readLine(block[2]!, country), number: block[1]!, name: trailingUnits(block[2]!).rest };
  }
  const leading = NUMBER_FIRST.has(country) ? leadingUnits(text) : { units: [], rest: text };
  const isLed =
    leading.units.length > 0 &&
    /\p{L}/u.test(leading.rest) &&
    (/\d/.test(leading.rest) || STREET_WORDS.has(plainText(leading.rest).split(' ').at(-1)!));
  const trailing = trailingUnits(isLed ? leading.rest : text);
  const units = [...trailing.units, ...(isLed ? leading.units : [])];
  const line = numberAndName(trailing.rest, country, units.length > 0);
  if (line.unit !== null) units.push({ type: null, id: line.unit });
  return { ...line, units };
}
