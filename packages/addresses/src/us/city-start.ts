import type { KnowsCity } from '../address-components';
import { DIRECTIONS } from './data/directions';
import { COMMON_SUFFIXES, STREET_SUFFIXES } from './data/street-suffixes';
import { UNIT_WORDS } from './data/units';
import { isFloorNumber } from './secondary-unit';
import { numberedRoute } from './street-words';
import { type Token, wordsOf } from './tokens';

/** Maximum number of words in a city name. */
export const MAX_CITY_LENGTH = 5;
const MILITARY_OFFICES = new Set(['APO', 'FPO', 'DPO']);

/** Returns the index where the city begins; `end` if none is found. */
export function cityStart(
  tokens: readonly Token[],
  end: number,
  region: string | null,
  hasPlace: boolean,
  knowsCity: KnowsCity,
): number {
  if (end === 0) return end;
  if (MILITARY_OFFICES.has(tokens[end - 1]!.word)) return end - 1;
  const segment = segmentStart(tokens, end);
  const floor = streetFloor(tokens, end);
  const known = knownCityStart(tokens, end, Math.max(floor, segment), region, knowsCity);
  if (known !== null) return known;
  const behindRoad = hasPlace ? behindRoute(tokens, segment, end) : null;
  if (behindRoad !== null && isName(tokens, behindRoad, end)) return behindRoad;
  const behindStreet = behindSuffix(tokens, end);
  if (behindStreet !== null && behindStreet > segment) {
    const isCity =
      isName(tokens, behindStreet, end) &&
      (region !== null || !isCommonSuffix(tokens[end - 1]!)) &&
      (hasPlace || end - behindStreet > 1 || tokens[behindStreet]!.word.length > 2);
    return isCity ? behindStreet : end;
  }
  if (segment > 0 || !hasNumber(tokens, 0, end)) {
    if (isName(tokens, segment, end) && (segment > 0 || hasPlace)) return segment;
  }
  return end;
}

/** Returns the index after the number of a numbered road: `State Route 690 Springbrook Township`. */
function behindRoute(tokens: readonly Token[], segment: number, end: number): number | null {
  if (segment > 0 || !/^\d/.test(tokens[0]!.word)) return null;
  const from = DIRECTIONS.has(tokens[1]?.word ?? '') ? 2 : 1;
  if (from >= end) return null;
  const next = numberedRoute(tokens, from, end)?.next ?? null;
  return next !== null && next < end && !DIRECTIONS.has(tokens[next]!.word) ? next : null;
}

const segmentStart = (tokens: readonly Token[], end: number): number => {
  let at = end - 1;
  while (at > 0 && !tokens[at]!.begins) at -= 1;
  return at;
};

const hasNumber = (tokens: readonly Token[], from: number, to: number): boolean => {
  for (let at = from; at < to; at++) if (/\d/.test(tokens[at]!.word)) return true;
  return false;
};

/** Checks for words without a digit that are not a unit: a possible city name. */
const isName = (tokens: readonly Token[], from: number, to: number): boolean =>
  from < to &&
  !isLoneWord(tokens, from, to) &&
  !hasNumber(tokens, from, to) &&
  !isLoneUnit(tokens, from, to) &&
  tokens[from]!.word !== '#';

/** A direction, or a suffix that is not separated by a comma, is not a city even if a city has that name. */
export const isLoneWord = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 &&
  (DIRECTIONS.has(tokens[from]!.word) || (!tokens[from]!.begins && isCommonSuffix(tokens[from]!)));

const isCommonSuffix = ({ word }: Token): boolean => COMMON_SUFFIXES.has(STREET_SUFFIXES.get(word) ?? '');

const isLoneUnit = (tokens: readonly Token[], from: number, to: number): boolean => {
  const unit = UNIT_WORDS.get(tokens[from]!.word);
  return unit !== undefined && to - from <= 2 && (to - from === 1 || unit.needsIdentifier);
};

/** Returns the earliest index of a city: after a house number, a direction and one word of the street. */
function streetFloor(tokens: readonly Token[], end: number): number {
  if (!/^\d/.test(tokens[0]!.word)) return 0;
  return Math.min(DIRECTIONS.has(tokens[1]?.word ?? '') ? 3 : 2, end);
}

/**
 * Returns the start of the longest known city at the end; a city right after a street suffix, a unit or a
 * direction is preferred. Without a state, words of a street are not a city: the city must be in a separate
 * part or after a suffix.
 */
function knownCityStart(
  tokens: readonly Token[],
  end: number,
  floor: number,
  region: string | null,
  knowsCity: KnowsCity,
): number | null {
  let best: number | null = null;
  for (let from = Math.max(floor, end - MAX_CITY_LENGTH); from < end; from++) {
    if (isLoneWord(tokens, from, end)) continue;
    const known = knowsCity('US', region, wordsOf(tokens, from, end));
    if (!known && !isDirectedCity(tokens, from, end, region, knowsCity)) continue;
    if (tokens[from]!.begins || from === 0) return from;
    if (endsStreet(tokens, from - 1) && (region !== null || from > 2)) return from;
    // `Marsielle St Louis`: `St` belongs to the city if the rest is not a city.
    const isSaint = /^(?:ST|SAINT|STE)$/.test(tokens[from]!.word) && from > 1;
    if (isSaint && region !== null && !knowsCity('US', region, wordsOf(tokens, from + 1, end))) return from;
    if (region !== null && !isCommonSuffix(tokens[from]!)) best ??= from;
  }
  return best;
}

/** `Main Rd N Palm Beach`: the direction belongs to the city if the state has a city with that name. */
function isDirectedCity(
  tokens: readonly Token[],
  from: number,
  end: number,
  region: string | null,
  knowsCity: KnowsCity,
): boolean {
  const full = FULL_DIRECTIONS.get(tokens[from]!.word);
  return (
    full !== undefined &&
    region !== null &&
    end - from > 1 &&
    knowsCity('US', region, `${full} ${wordsOf(tokens, from + 1, end)}`)
  );
}

const FULL_DIRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    N: 'NORTH',
    NO: 'NORTH',
    S: 'SOUTH',
    SO: 'SOUTH',
    E: 'EAST',
    W: 'WEST',
  }),
);

function endsStreet(tokens: readonly Token[], at: number): boolean {
  const { word } = tokens[at]!;
  return STREET_SUFFIXES.has(word) || (at > 2 && DIRECTIONS.has(word)) || (at > 1 && /\d/.test(word));
}

/**
 * Returns the index after the first plain suffix that follows a number and a name, and after its direction or
 * unit.
 */
function behindSuffix(tokens: readonly Token[], end: number): number | null {
  // A word of the name comes before the suffix: `8128 S Dr Martin Luther King Jr Dr`.
  for (let at = DIRECTIONS.has(tokens[1]?.word ?? '') ? 3 : 2; at < end; at++) {
    const standard = STREET_SUFFIXES.get(tokens[at]!.word);
    if (standard === undefined || !COMMON_SUFFIXES.has(standard)) continue;
    let next = at + 1;
    // `Court St`: the second of the two is the suffix.
    if (
      next < end &&
      COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[next]!.word) ?? '') &&
      tokens[next]!.word !== 'ST'
    )
      continue;
    if (next < end && DIRECTIONS.has(tokens[next]!.word) && next + 1 < end) next += 1;
    while (next < end) {
      if (
        isFloorNumber(tokens[next]!.word) &&
        /^(?:FL|FLR|FLOOR|LEVEL)$/.test(tokens[next + 1]?.word ?? '')
      ) {
        next += 2;
        continue;
      }
      // `# Apt 2`: the number sign and the word mean the same.
      if (tokens[next]!.word === '#' && UNIT_WORDS.has(tokens[next + 1]?.word ?? '')) next += 1;
      const unit = UNIT_WORDS.get(tokens[next]!.word);
      if (
        tokens[next]!.word === '#' ||
        (unit?.needsIdentifier && /\d|^[A-Z]$/.test(tokens[next + 1]?.word ?? ''))
      )
        next += 2;
      else if (unit && !unit.needsIdentifier && tokens[next]!.word !== 'SIDE') next += 1;
      else break;
    }
    return Math.min(next, end);
  }
  return null;
}
