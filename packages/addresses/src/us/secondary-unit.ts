import { DIRECTIONS } from './data/directions';
import { COMMON_SUFFIXES, STREET_SUFFIXES } from './data/street-suffixes';
import { UNIT_WORDS } from './data/units';
import { type Token, written } from './tokens';

/** The part before city, state and ZIP code. */
export interface DeliveryLine {
  readonly house_number: string | null;
  readonly predirectional: string | null;
  readonly street_name: string | null;
  readonly street_suffix: string | null;
  readonly postdirectional: string | null;
  readonly po_box: string | null;
  readonly units: readonly Unit[];
  readonly urbanization: string | null;
  /** Route that is written after the street: `65 Main Ave Rte 66`. */
  readonly route: string | null;
}

export const NO_LINE: DeliveryLine = {
  house_number: null,
  predirectional: null,
  street_name: null,
  street_suffix: null,
  postdirectional: null,
  po_box: null,
  units: [],
  urbanization: null,
  route: null,
};

export interface Unit {
  readonly type: string | null;
  readonly id: string | null;
}

const ORDINAL = /^(\d+)(?:ST|ND|RD|TH)$/;
const ORDINAL_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GROUND: 'GROUND',
    FIRST: '1',
    SECOND: '2',
    THIRD: '3',
    FOURTH: '4',
    FIFTH: '5',
    SIXTH: '6',
    SEVENTH: '7',
    EIGHTH: '8',
    NINTH: '9',
    TENTH: '10',
    TOP: 'TOP',
    MAIN: 'MAIN',
  }),
);
const FLOOR_WORDS = new Set(['FLOOR', 'FL', 'FLR', 'LEVEL']);

/** Checks for a word before "floor": `6th`, `Sixth`, `Ground`. */
export const isFloorNumber = (word: string): boolean => ORDINAL.test(word) || ORDINAL_WORDS.has(word);
/** Identifier of a unit: a number, a letter, or both. */
const IDENTIFIER = /^(?:[\w/&-]*\d[\w/&-]*|[A-Z]{1,2}(?:-[A-Z])?)$/;
const NUMBERED_ID = /^[\w/&-]*\d[\w/&-]*$/;

/**
 * Returns the index after an identifier at `at` that may have two words at the end of the line: `13 C`, `3
 * South`.
 */
function behindIdentifier(tokens: readonly Token[], at: number, end: number): number {
  const second = tokens[at + 1];
  const isParted =
    at + 2 === end &&
    second !== undefined &&
    !second.begins &&
    /^\d+$/.test(tokens[at]!.word) &&
    (/^[A-Z]$/.test(second.word) || DIRECTIONS.has(second.word));
  return isParted ? end : at + 1;
}

/** Reads a number sign and its identifier: `# 12`, or `# Apt 2` with a redundant word. */
function signedUnit(tokens: readonly Token[], at: number, end: number) {
  if (at + 1 >= end) return null;
  const named = UNIT_WORDS.has(tokens[at + 1]!.word) ? unitAt(tokens, at + 1, end) : null;
  if (named) return named;
  const next = behindIdentifier(tokens, at + 1, end);
  return { unit: { type: '#', id: written(tokens, at + 1, next) }, next };
}

/** Reads a unit at `at`, with the index after it; null if none begins there. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): { readonly unit: Unit; readonly next: number } | null {
  const token = tokens[at];
  if (!token || at >= end) return null;
  const ordinal = ORDINAL.exec(token.word)?.[1] ?? ORDINAL_WORDS.get(token.word);
  const isFloor = at + 1 < end && FLOOR_WORDS.has(tokens[at + 1]!.word);
  // `2 Floor` is a floor after a street; before it, it may be a house number.
  if (isFloor && (ordinal !== undefined || (at > 1 && /^\d{1,2}$/.test(token.word))))
    return { unit: { type: 'FL', id: token.raw }, next: at + 2 };
  if (token.word === '#') return signedUnit(tokens, at, end);
  if (token.word === 'NO' && at + 1 < end && NUMBERED_ID.test(tokens[at + 1]!.word))
    return { unit: { type: '#', id: tokens[at + 1]!.raw }, next: at + 2 };
  const known = UNIT_WORDS.get(token.word);
  if (!known) return glued(token, at);
  let next = at + 1;
  // `Lower Level`, `Apt. 3rd Flr`: two words for one unit.
  if (!known.needsIdentifier && next < end && tokens[next]!.word === 'LEVEL')
    return { unit: { type: known.standard, id: null }, next: next + 1 };
  if (next + 1 < end && FLOOR_WORDS.has(tokens[next + 1]!.word) && isFloorNumber(tokens[next]!.word))
    return { unit: { type: known.standard, id: tokens[next]!.raw }, next: next + 2 };
  if (next < end && (tokens[next]!.word === '#' || tokens[next]!.word === 'NO') && next + 1 < end) next += 1;
  if (next < end && (known.needsIdentifier ? IDENTIFIER : NUMBERED_ID).test(tokens[next]!.word)) {
    const behind = behindIdentifier(tokens, next, end);
    return { unit: { type: known.standard, id: written(tokens, next, behind) }, next: behind };
  }
  // A one-word name in a separate part: `Suite Magnolia`, `PH South`. `Trailer Way` is a street.
  if (
    known.needsIdentifier &&
    next === end - 1 &&
    (token.begins || end - at === 2) &&
    tokens[next]!.word.length < 12 &&
    !COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[next]!.word) ?? '')
  )
    return { unit: { type: known.standard, id: tokens[next]!.raw }, next: end };
  // The word alone after a street means an unspecified unit.
  if (next === end && known.needsIdentifier && at > 2 && endsStreetAt(tokens, at - 1))
    return { unit: { type: known.standard, id: null }, next };
  return known.needsIdentifier ? null : { unit: { type: known.standard, id: null }, next };
}

/** Checks that the word ends a street: its suffix, or the direction after that. */
const endsStreetAt = (tokens: readonly Token[], at: number): boolean =>
  isCommonSuffix(tokens[at]?.word) ||
  (DIRECTIONS.has(tokens[at]?.word ?? '') && isCommonSuffix(tokens[at - 1]?.word));

const isCommonSuffix = (word: string | undefined): boolean =>
  COMMON_SUFFIXES.has(STREET_SUFFIXES.get(word ?? '') ?? '');

const GLUED = /^(APT|STE|UNIT|BLDG|FL|RM|LOT|PH|SPC|SUITE|FLAT)\.?(\d+[A-Z]?)$/;

/** Reads a word and number without a space: `APT4B`. */
function glued(token: Token, at: number): { readonly unit: Unit; readonly next: number } | null {
  const parts = GLUED.exec(token.word);
  const known = parts ? UNIT_WORDS.get(parts[1]!) : undefined;
  return parts && known ? { unit: { type: known.standard, id: parts[2]! }, next: at + 1 } : null;
}

/**
 * Reads the units at the end of the words, the smallest first.
 * @returns also the index of the first word that belongs to them
 */
export function trailingUnits(
  tokens: readonly Token[],
  from: number,
  end: number,
): { readonly units: readonly Unit[]; readonly before: number } {
  for (let at = from; at < end; at++) {
    const units: Unit[] = [];
    let next = at;
    for (let found = unitAt(tokens, next, end); found; found = unitAt(tokens, next, end)) {
      units.unshift(found.unit);
      next = found.next;
    }
    if (units.length > 0 && next === end) return { units, before: at };
  }
  return { units: [], before: end };
}

/** Formats a unit: `APT 4B`, `# 12`, `FRNT`. */
export const writtenUnit = ({ type, id }: Unit): string =>
  [type, id].filter((part) => part !== null).join(' ');

/** Suffixes of numbered roads. */
const NUMBERED = new Set(['HWY', 'RTE', 'RD', 'FWY', 'EXPY', 'LOOP']);

/** Words after which a number belongs to the name. */
const NUMBER_FOLLOWS = new Set([
  'STATE',
  'COUNTY',
  'INTERSTATE',
  'BOX',
  'CALLE',
  'MILE',
  'EXIT',
  'CARR',
  'ROUTE',
]);

interface BareUnit {
  readonly unit: Unit;
  /** Index of its first word. */
  readonly before: number;
}

/**
 * Reads a letter or number after the street as a unit without a word: `123 Main St, 4B`, `123 Main St 4B`,
 * `20 Elm Dr W 707`, `14 Northshore 1 W`.
 */
export function bareUnit(tokens: readonly Token[], from: number, end: number): BareUnit | null {
  const last = tokens[end - 1];
  if (!last || end - from < 2) return null;
  const start = bareUnitStart(tokens, from, end);
  return start === null ? null : { unit: { type: null, id: written(tokens, start, end) }, before: start };
}

function bareUnitStart(tokens: readonly Token[], from: number, end: number): number | null {
  const last = tokens[end - 1]!;
  const before = tokens[end - 2]!.word;
  if (last.begins) {
    const isOwn = /^(?:[\w-]*\d[\w-]*|[A-Z])$/.test(last.word) && !DIRECTIONS.has(last.word);
    return isOwn ? end - 1 : null;
  }
  // Two words after a comma: `106 D`, `AF 1025`.
  if (tokens[end - 2]!.begins && end - from > 2 && isPartedId(before, last.word)) return end - 2;
  // Number and letter or direction: `1 W`, after a name or a suffix.
  if (end - from > 2 && /^\d{1,4}$/.test(before) && /^(?:[A-Z]|[NS][EW])$/.test(last.word)) {
    return endsNameOrStreet(tokens, from, end - 3) ? end - 2 : null;
  }
  // After a direction that follows the suffix: `Park Ave W 4`, `10th Ave SW A`.
  if (DIRECTIONS.has(before) && end - from > 3 && isBehindStreet(tokens, from, end - 2))
    return /^(?:\d+[A-Z]?|[A-Z]\d*)$/.test(last.word) && !DIRECTIONS.has(last.word) ? end - 1 : null;
  return isPlainId(tokens, from, end) ? end - 1 : null;
}

const isPartedId = (first: string, second: string): boolean =>
  (/^\d+$/.test(first) && /^[A-Z]$/.test(second)) || (/^[A-Z]{1,2}$/.test(first) && /^\d+$/.test(second));

/** Checks that a street suffix with a name before it, or a plain name, ends at `at`. */
function endsNameOrStreet(tokens: readonly Token[], from: number, at: number): boolean {
  const { word } = tokens[at]!;
  if (isCommonSuffix(word)) return at > from && !NUMBERED.has(STREET_SUFFIXES.get(word)!);
  if (DIRECTIONS.has(word)) return isBehindStreet(tokens, from, at);
  return /^[A-Z]{4,}$/.test(word) && !NUMBER_FOLLOWS.has(word) && !UNIT_WORDS.has(word);
}

/** Checks that the direction at `at` follows a suffix or the number of a road. */
function isBehindStreet(tokens: readonly Token[], from: number, at: number): boolean {
  const first = DIRECTIONS.has(tokens[at - 1]?.word ?? '') ? at - 1 : at;
  const { word } = tokens[first - 1]!;
  return first - 1 > from && (isCommonSuffix(word) || word === 'PARK' || /^\d{1,3}$/.test(word));
}

/** Checks for one word right after a street suffix or name. */
function isPlainId(tokens: readonly Token[], from: number, end: number): boolean {
  const { word } = tokens[end - 1]!;
  const before = tokens[end - 2]!.word;
  const suffix = STREET_SUFFIXES.get(before);
  if (suffix === undefined) {
    const isName = /^[A-Z]{3,}$/.test(before) && !NUMBER_FOLLOWS.has(before);
    return isName && /^(?:\d{2,4}[A-Z]?|\d[A-Z])$/.test(word);
  }
  if (end - from <= 2 || NUMBERED.has(suffix)) return false;
  // Two letters alone after a plain suffix are not a city: `Webster Avenue LH`.
  const isLetters = COMMON_SUFFIXES.has(suffix) && /^[A-Z]{1,2}$/.test(word) && !STREET_SUFFIXES.has(word);
  return /^(?:\d+[A-Z]?|[A-Z]-?\d+[A-Z]?)$/.test(word) || (isLetters && !DIRECTIONS.has(word));
}
