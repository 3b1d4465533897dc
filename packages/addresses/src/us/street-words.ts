import { DIRECTIONS, JOINED_DIRECTIONS } from './data/directions';
import { ROUTE_NAMES } from './data/route-words';
import { STATE_CODES } from './data/states';
import { COMMON_SUFFIXES, STREET_SUFFIXES } from './data/street-suffixes';
import type { DeliveryLine } from './secondary-unit';
import { type Token, written } from './tokens';

export type Street = Pick<
  DeliveryLine,
  'predirectional' | 'street_name' | 'street_suffix' | 'postdirectional'
>;

/** Splits the words of a street into its parts. */
export function streetOf(tokens: readonly Token[], start: number, stop: number): Street {
  let from = start;
  let end = stop;
  let predirectional: string | null = null;
  let postdirectional: string | null = null;
  let street_suffix: string | null = null;
  if (end <= from) return { predirectional, street_name: null, street_suffix, postdirectional };
  const isOld = tokens[from]!.word === 'OLD' && end - from > 3;
  const pre = directionAt(tokens, isOld ? from + 1 : from, end);
  if (pre && isOld && numberedRoute(tokens, pre.next, end)) {
    // `Old West State Route 21`: the direction follows a word that belongs to the name.
    const old = numberedRoute(tokens, pre.next, end)!;
    if (old.next === end)
      return {
        predirectional: pre.direction,
        street_name: `OLD ${old.name}`,
        street_suffix,
        postdirectional,
      };
  }
  if (pre && !isOld && leavesName(tokens, pre.next, end) && !areOpposites(tokens, from, end)) {
    predirectional = pre.direction;
    from = pre.next;
  }
  const route = numberedRoute(tokens, from, end);
  if (route) {
    const post = directionAt(tokens, route.next, end);
    if (post && post.next === end) postdirectional = post.direction;
    const rest = postdirectional === null ? written(tokens, route.next, end) : null;
    const name = rest === null ? route.name : `${route.name} ${rest}`;
    return { predirectional, street_name: name, street_suffix, postdirectional };
  }
  const post = directionBefore(tokens, from, end);
  if (post && canStandBehind(tokens, from, post.at)) {
    postdirectional = post.direction;
    end = post.at;
  }
  const suffix = end - from > 1 ? STREET_SUFFIXES.get(tokens[end - 1]!.word) : undefined;
  if (suffix !== undefined && !isPlaceName(tokens, from, end)) {
    street_suffix = suffix;
    end -= 1;
    const within = postdirectional === null ? directionWithin(tokens, from, end) : null;
    if (within) {
      postdirectional = within;
      end -= 1;
    }
  }
  return { predirectional, street_name: written(tokens, from, end), street_suffix, postdirectional };
}

/** `East West Highway`: two opposite directions are the name. */
const areOpposites = (tokens: readonly Token[], from: number, end: number): boolean => {
  const pair = `${DIRECTIONS.get(tokens[from]!.word)}${DIRECTIONS.get(tokens[from + 1]?.word ?? '')}`;
  return end - from === 3 && ['NS', 'SN', 'EW', 'WE'].includes(pair);
};

/**
 * Returns a direction between name and suffix, as in some registers: `Saint John W St`, `Avalon Park South
 * Blvd`.
 */
function directionWithin(tokens: readonly Token[], from: number, end: number): string | null {
  const { word } = tokens[end - 1]!;
  const direction = DIRECTIONS.get(word);
  // `Old South Rd` is the full name: a full word needs a name of two words before it, an abbreviation one.
  const least = word.length <= 2 ? 2 : 3;
  return direction !== undefined && end - from >= least && tokens[from]!.word.length > 2 ? direction : null;
}

/** `Avenue of the Americas`, `Via La Paz`: the word after `of` or `the` is not a suffix. */
const isPlaceName = (tokens: readonly Token[], from: number, end: number): boolean =>
  end - from > 2 &&
  /^(?:OF|THE|DE|DEL|LA|LAS|LOS)$/.test(tokens[end - 2]!.word) &&
  STREET_SUFFIXES.has(tokens[from]!.word);

function directionAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): { direction: string; next: number } | null {
  if (at >= end) return null;
  const direction = DIRECTIONS.get(tokens[at]!.word);
  if (direction === undefined) return null;
  const second = at + 1 < end ? DIRECTIONS.get(tokens[at + 1]!.word) : undefined;
  const joined = second === undefined ? undefined : JOINED_DIRECTIONS[`${direction} ${second}`];
  // `North East St`: the second word is the name.
  if (joined !== undefined && at + 2 < end && !STREET_SUFFIXES.has(tokens[at + 2]!.word))
    return { direction: joined, next: at + 2 };
  return { direction, next: at + 1 };
}

function directionBefore(
  tokens: readonly Token[],
  from: number,
  end: number,
): { direction: string; at: number } | null {
  if (end - from < 2) return null;
  const direction = DIRECTIONS.get(tokens[end - 1]!.word);
  if (direction === undefined) return null;
  const first = end - from > 2 ? DIRECTIONS.get(tokens[end - 2]!.word) : undefined;
  const joined = first === undefined ? undefined : JOINED_DIRECTIONS[`${first} ${direction}`];
  return joined === undefined ? { direction, at: end - 1 } : { direction: joined, at: end - 2 };
}

/**
 * Accepts a direction before the street only if a name remains: `North Ave` has the name North (Publication
 * 28, 233.3).
 */
function leavesName(tokens: readonly Token[], from: number, end: number): boolean {
  if (from >= end) return false;
  const isSuffix = COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[from]!.word) ?? '');
  if (!isSuffix || /\d/.test(tokens[from]!.word)) return true;
  // `S Avenue H` is Avenue H, but `North Ave W` is North Avenue.
  return end - from > 2 || (end - from === 2 && !DIRECTIONS.has(tokens[from + 1]!.word));
}

/** `Avenue N` is a name; `Main St N` and `Broadway N` have a trailing direction. */
const canStandBehind = (tokens: readonly Token[], from: number, at: number): boolean =>
  at > from && !(at - from === 1 && STREET_SUFFIXES.has(tokens[from]!.word));

const ROUTE_NUMBER = /^(?:\d+[A-Z]{0,2}|[A-Z]{1,2}|\d+-[A-Z0-9]+|[A-Z]-?\d+[A-Z]?)$/;

/** Reads a numbered road: `US Highway 50`, `County Rd 12A`, `FM 544`. */
export function numberedRoute(
  tokens: readonly Token[],
  from: number,
  end: number,
): { name: string; next: number } | null {
  if (end - from < 2) return null;
  const routes = ROUTES_BY_FIRST.get(tokens[from]!.word);
  if (routes) {
    for (const { words, standard } of routes) {
      if (!words.every((word, index) => tokens[from + index]?.word === word)) continue;
      const behind = from + words.length;
      const at = ['NO', '#'].includes(tokens[behind]?.word ?? '') && behind + 1 < end ? behind + 1 : behind;
      const number = tokens[at];
      if (!number || at >= end || !ROUTE_NUMBER.test(number.word)) continue;
      if (DIRECTIONS.has(number.word) && at === end - 1 && words.length === 1) continue;
      if (standard === 'INTERSTATE' && !/^\d/.test(number.word)) continue;
      return { name: `${standard} ${number.word}`, next: at + 1 };
    }
  }
  return stateRoute(tokens, from, end);
}

const ROUTES_BY_FIRST = new Map<string, { readonly words: readonly string[]; readonly standard: string }[]>();
for (const [spelling, standard] of ROUTE_NAMES) {
  const words = spelling.split(' ');
  const first = words[0]!;
  ROUTES_BY_FIRST.set(first, [...(ROUTES_BY_FIRST.get(first) ?? []), { words, standard }]);
}

/** Reads a state route; `AL Highway 157` and `Old Highway 12` retain their words. */
function stateRoute(
  tokens: readonly Token[],
  from: number,
  end: number,
): { name: string; next: number } | null {
  const { word } = tokens[from]!;
  if (end - from < 3 || (word !== 'OLD' && !(word.length === 2 && STATE_CODES.has(word)))) return null;
  const rest = numberedRoute(tokens, from + 1, end);
  return rest ? { name: `${word} ${rest.name}`, next: rest.next } : null;
}
