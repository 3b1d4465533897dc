import type { KnowsCity } from '../address-components';
import { cityStart, isLoneWord, MAX_CITY_LENGTH } from './city-start';
import { DIRECTIONS } from './data/directions';
import { STATE_CODES } from './data/states';
import { COMMON_SUFFIXES, STREET_SUFFIXES } from './data/street-suffixes';
import { UNIT_WORDS } from './data/units';
import { isFloorNumber } from './secondary-unit';
import { type Token, wordsOf, written } from './tokens';

/** City, state and ZIP code at the end of an address. */
interface LastLine {
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  /** Number of words before them. */
  readonly before: number;
}

const ZIP = /^(\d{5})(?:-?(\d{4}))?$/;
const STATE_WITH_ZIP = /^([A-Z]{2})(\d{5}(?:-\d{4})?)$/;
const MAX_STATE_LENGTH = 4;
/** Names of both a state and its largest city. */
const STATES_AND_CITIES = new Set(['NEW YORK', 'WASHINGTON']);
const COUNTRY_WORDS = ['UNITED STATES OF AMERICA', 'UNITED STATES', 'USA', 'U S A', 'US', 'AMERICA'];

const COUNTRY_ENDS = new Set(COUNTRY_WORDS.map((name) => name.split(' ').at(-1)!));

/** Returns the end of the first of two consecutive addresses: its ZIP code. */
function endOfFirst(tokens: readonly Token[]): number {
  for (let at = 2; at < tokens.length - 3; at++) {
    if (!ZIP.test(tokens[at]!.word) || !STATE_CODES.has(tokens[at - 1]!.word)) continue;
    const follows = /^\d+[A-Z]?$/.test(tokens[at + 1]!.word) && !/^\d{4}$/.test(tokens[at + 1]!.word);
    if (follows) return at + 1;
  }
  return tokens.length;
}

/** Returns the index after the last word that is not a country name. */
function withoutCountry(tokens: readonly Token[], end: number): number {
  if (end === 0 || !COUNTRY_ENDS.has(tokens[end - 1]!.word)) return end;
  for (const name of COUNTRY_WORDS) {
    const length = name.split(' ').length;
    if (end <= length || wordsOf(tokens, end - length, end) !== name) continue;
    const before = tokens[end - length - 1]!;
    // `US` alone may begin `US Highway`; a country comes after a ZIP code, a state or a comma.
    if (tokens[end - length]!.begins || ZIP.test(before.word) || STATE_CODES.has(before.word))
      return end - length;
  }
  return end;
}

/** Words after which five digits are not a ZIP code. */
const NUMBERED_BY = new Set(['BOX', '#', 'NO', 'APT', 'STE', 'SUITE', 'UNIT', 'ROOM', 'RM', 'LOT']);

/** Returns a ZIP+4 in its standard form and its number of words. */
function zipAt(tokens: readonly Token[], end: number): { postcode: string; length: number } | null {
  const last = tokens[end - 1];
  if (!last) return null;
  const whole = ZIP.exec(last.word);
  if (whole && end > 1 && !NUMBERED_BY.has(tokens[end - 2]!.word))
    return { postcode: whole[2] ? `${whole[1]}-${whole[2]}` : whole[1]!, length: 1 };
  const first = tokens[end - 2];
  // Spreadsheets remove the leading zero and people omit a digit, so four digits are returned unchanged.
  if (end > 3 && /^\d{4}$/.test(last.word) && endsWithState(tokens, end - 1))
    return { postcode: last.word, length: 1 };
  // A ZIP code in two words: `62704 1234`.
  if (
    end > 2 &&
    first &&
    /^\d{4}$/.test(last.word) &&
    /^\d{5}$/.test(first.word) &&
    isStateBefore(tokens, end - 2)
  )
    return { postcode: `${first.word}-${last.word}`, length: 2 };
  return null;
}

/** States whose ZIP codes begin with a zero. */
const LEADING_ZERO = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VT']);

/**
 * Checks for a state before four digits: one whose codes begin with a zero, or two letters with no other
 * meaning.
 */
function endsWithState(tokens: readonly Token[], end: number): boolean {
  const state = stateAt(tokens, end, true, knowsNone);
  if (state === null) return false;
  const { word } = tokens[end - 1]!;
  return LEADING_ZERO.has(state.code) || (word.length === 2 && !isDoubtfulState(word, word));
}

const knowsNone: KnowsCity = () => false;

const isStateBefore = (tokens: readonly Token[], end: number): boolean =>
  stateAt(tokens, end, true, knowsNone) !== null;

interface FoundState {
  readonly code: string;
  readonly length: number;
  readonly isName: boolean;
}

/** Checks for words of a state that are also a direction, a suffix, a unit or a longer name. */
const isDoubtfulState = (spelling: string, last: string): boolean =>
  STREET_SUFFIXES.has(spelling) ||
  DIRECTIONS.has(spelling) ||
  UNIT_WORDS.has(spelling) ||
  spelling !== last ||
  spelling.length > 2;

/** Reads a state at the end. @param isSure true if a ZIP code follows: an ambiguous word is then a state */
function stateAt(
  tokens: readonly Token[],
  end: number,
  isSure: boolean,
  knowsCity: KnowsCity,
): FoundState | null {
  for (let length = Math.min(MAX_STATE_LENGTH, end); length > 0; length--) {
    const spelling = wordsOf(tokens, end - length, end);
    const code = STATE_CODES.get(spelling);
    if (code === undefined) continue;
    const start = end - length;
    // `6th FL` is a floor.
    if (spelling === 'FL' && isFloorNumber(tokens[end - 2]?.word ?? '')) continue;
    const isName = length > 1 || spelling.length > 2;
    if (!isSure && isDoubtfulState(spelling, tokens[end - 1]!.word)) {
      const isDirection = DIRECTIONS.has(spelling);
      const isLikely = (tokens[start]!.begins && !isDirection) || hasSuffixBefore(tokens, start);
      if ((isDirection || !isLikely) && !endsWithCity(tokens, start, code, knowsCity)) continue;
    }
    return { code, length, isName };
  }
  return null;
}

/** Checks for a known city of the state right before `end`. */
function endsWithCity(tokens: readonly Token[], end: number, state: string, knowsCity: KnowsCity): boolean {
  for (let from = Math.max(0, end - MAX_CITY_LENGTH); from < end; from++) {
    if (!isLoneWord(tokens, from, end) && knowsCity('US', state, wordsOf(tokens, from, end))) return true;
  }
  return false;
}

/** Checks for a plain street suffix between the second word and the next to last. */
function hasSuffixBefore(tokens: readonly Token[], end: number): boolean {
  for (let at = 2; at < end - 1; at++) {
    const standard = STREET_SUFFIXES.get(tokens[at]!.word);
    if (standard !== undefined && COMMON_SUFFIXES.has(standard)) return true;
  }
  return false;
}

/** Parses city, state and ZIP code from the end of an address. */
export function readLastLine(tokens: readonly Token[], knowsCity: KnowsCity): LastLine {
  let end = withoutCountry(tokens, endOfFirst(tokens));
  let postcode: string | null = null;
  let region: FoundState | null = null;
  const joined = STATE_WITH_ZIP.exec(tokens[end - 1]?.word ?? '');
  if (joined && STATE_CODES.has(joined[1]!)) {
    region = { code: joined[1]!, length: 0, isName: false };
    postcode = joined[2]!;
    end -= 1;
  } else {
    const zip = zipAt(tokens, end);
    if (zip) {
      postcode = zip.postcode;
      end -= zip.length;
    }
    end = withoutCountry(tokens, end);
    region = stateAt(tokens, end, zip !== null, knowsCity);
    // A number at the end is a ZIP code only after a place: `12345` alone may be a house number.
    if (region) end = withoutRepeatedState(tokens, end - region.length, region.code);
  }
  const swapped = region === null && postcode !== null ? swappedState(tokens, end, knowsCity) : null;
  if (swapped)
    return { city: written(tokens, swapped.at + 1, end), region: swapped.code, postcode, before: swapped.at };
  const from = cityStart(tokens, end, region?.code ?? null, postcode !== null || region !== null, knowsCity);
  const city = written(tokens, from, end);
  const nameOfState = region?.isName ? wordsOf(tokens, end, end + region.length) : '';
  if (city === null && region && STATES_AND_CITIES.has(nameOfState)) {
    return { city: written(tokens, end, end + region.length), region: null, postcode, before: from };
  }
  return { city, region: region?.code ?? null, postcode, before: from };
}

/** `Georgia, GA 30075`: the state occurs twice. */
function withoutRepeatedState(tokens: readonly Token[], end: number, code: string): number {
  for (let length = Math.min(MAX_STATE_LENGTH, end - 2); length > 0; length--) {
    const spelling = wordsOf(tokens, end - length, end);
    if (STATE_CODES.get(spelling) !== code || STATES_AND_CITIES.has(spelling)) continue;
    return tokens[end]!.begins && tokens[end - length]!.begins ? end - length : end;
  }
  return end;
}

/** `CA Long Beach 90807`: the state comes before its city. */
function swappedState(tokens: readonly Token[], end: number, knowsCity: KnowsCity) {
  for (let at = Math.max(2, end - MAX_CITY_LENGTH - 1); at < end - 1; at++) {
    const { word } = tokens[at]!;
    const code = word.length === 2 && !isDoubtfulState(word, word) ? STATE_CODES.get(word) : undefined;
    if (code !== undefined && knowsCity('US', code, wordsOf(tokens, at + 1, end))) return { at, code };
  }
  return null;
}
