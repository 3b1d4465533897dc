import { DIRECTIONS } from './data/directions';
import { ROUTE_NAMES } from './data/route-words';
import { COMMON_SUFFIXES, STREET_SUFFIXES } from './data/street-suffixes';
import { UNIT_WORDS } from './data/units';
import { militaryLine, postBoxAt, ruralRoute, trailingBox } from './post-box';
import { bareUnit, type DeliveryLine, NO_LINE, trailingUnits, type Unit, unitAt } from './secondary-unit';
import { numberedRoute, type Street, streetOf } from './street-words';
import { type Token, written } from './tokens';

const HOUSE_NUMBER =
  /^(?:\d+[A-Z]{0,2}|\d+(?:-\d+)+[A-Z]?|\d+-[A-Z]|\d+[A-Z]\d*|[NSEW]\d+(?:-?[NSEW]\d+)?|[A-Z]{1,2}-?\d+[A-Z]?)$/;
const PLAIN_NUMBER = /^\d/;
const FRACTION = /^[1-9]\/[2-9]$/;
const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/;
const NUMBER_WORDS = new Set(
  'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN TWENTY FIFTY HUNDRED'.split(' '),
);
const GRID = /^[NSEW]\d+[NSEW]?$/;
/** Spanish words that begin a street's name (Publication 28, 29). */
const SPANISH_STREETS = new Set(
  'CALLE AVENIDA CAMINO CARRETERA CARR PASEO CALLEJON VEREDA BULEVAR'.split(' '),
);
const URBANIZATION_WORDS = new Set(['URB', 'URBANIZACION', 'URBANIZATION']);
/** Returns the index where the delivery line begins; a recipient may come before it. */
function lineStart(tokens: readonly Token[], end: number): number {
  if (end === 0 || startsLine(tokens, 0, end)) return 0;
  for (let at = 1; at < end; at++) {
    const isOwnPart = tokens[at]!.begins;
    if (isOwnPart && startsLine(tokens, at, end)) return at;
    const isBox = /^(?:P|PO|POB|POBOX)$/.test(tokens[at]!.word) && postBoxAt(tokens, at, end) !== null;
    if (isBox) return at;
    // A number within the words of a recipient begins a street if a name and a suffix follow.
    if (
      /^\d+[A-Z]?$/.test(tokens[at]!.word) &&
      suffixFollows(tokens, at + 2, end) &&
      !isRouteWord(tokens, at)
    )
      return at;
  }
  return 0;
}

const isRouteWord = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1]?.word ?? '';
  return ROUTE_NAMES.some(([spelling]) => spelling.split(' ').at(-1) === before);
};

const suffixFollows = (tokens: readonly Token[], from: number, end: number): boolean => {
  for (let at = from; at < end; at++) {
    if (tokens[at]!.begins) return false;
    if (COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[at]!.word) ?? '')) return true;
  }
  return false;
};

const startsLine = (tokens: readonly Token[], at: number, end: number): boolean =>
  (HOUSE_NUMBER.test(tokens[at]!.word) && PLAIN_NUMBER.test(tokens[at]!.word) && at + 1 < end) ||
  (NUMBER_WORDS.has(tokens[at]!.word) && at + 2 < end) ||
  postBoxAt(tokens, at, end) !== null ||
  ruralRoute(tokens, at, end) !== null ||
  (GRID.test(tokens[at]!.word) && at + 1 < end) ||
  unitAt(tokens, at, end) !== null;

/** Parses the words before city, state and ZIP code. @param isMilitary true if a military post office follows */
export function readDeliveryLine(all: readonly Token[], end: number, isMilitary: boolean): DeliveryLine {
  const { tokens, last, urbanization } = withoutUrbanization(all, end);
  if (last === 0) return { ...NO_LINE, urbanization };
  let from = lineStart(tokens, last);
  const leading: Unit[] = [];
  if (isMilitary) {
    for (let at = 0; at < last; at++) {
      const military = militaryLine(tokens, at, last);
      if (military) return military;
    }
  }
  for (
    let found = unitAt(tokens, from, last);
    found && found.next < last;
    found = unitAt(tokens, from, last)
  ) {
    // `Front St` and `Lower Main St` are streets.
    if (found.unit.id === null && !tokens[found.next]!.begins && !PLAIN_NUMBER.test(tokens[found.next]!.word))
      break;
    leading.unshift(found.unit);
    from = found.next;
  }
  const box = postBoxAt(tokens, from, last);
  if (box) {
    const { units } = trailingUnits(tokens, box.next, last);
    return { ...NO_LINE, po_box: box.box, units: [...units, ...leading], urbanization };
  }
  const rural = ruralRoute(tokens, from, last);
  if (rural) return { ...rural.line, units: trailingUnits(tokens, rural.next, last).units, urbanization };
  return { ...streetLine(tokens, from, last, leading), urbanization };
}

function withoutUrbanization(tokens: readonly Token[], end: number) {
  if (end < 2 || !URBANIZATION_WORDS.has(tokens[0]!.word)) return { tokens, last: end, urbanization: null };
  let next = 1;
  while (next < end && !tokens[next]!.begins && !HOUSE_NUMBER.test(tokens[next]!.word)) next += 1;
  return { tokens: tokens.slice(next), last: end - next, urbanization: written(tokens, 1, next) };
}

function streetLine(
  tokens: readonly Token[],
  start: number,
  end: number,
  leading: readonly Unit[],
): DeliveryLine {
  let from = start;
  const house = houseNumber(tokens, from, end);
  if (house) from = house.next;
  const between = house ? unitBetween(tokens, from, end) : null;
  if (between) from = between.next;
  const box = trailingBox(tokens, from, end);
  const { units, before } = trailingUnits(tokens, Math.min(from + 1, box.before), box.before);
  let last = before;
  const bare = units.length === 0 && house ? bareUnit(tokens, from, last) : null;
  if (bare) last = bare.before;
  const all = [...units, ...(bare ? [bare.unit] : []), ...(between ? [between.unit] : []), ...leading];
  const route = routeBehind(tokens, from, last);
  if (route) last = route.before;
  const street = streetOf(tokens, from, firstPartEnd(tokens, from, last));
  if (house || !street.street_name) {
    return {
      ...NO_LINE,
      ...street,
      house_number: house?.text ?? null,
      po_box: box.box,
      units: all,
      route: route?.name ?? null,
    };
  }
  return { ...NO_LINE, ...numberBehind(tokens, from, last, street), po_box: box.box, units: all };
}

/** Reads a unit between number and street: `410 UNIT 100 EMMETT ST`, `6910 # G MARY CAROLINE CIRCLE`. */
function unitBetween(tokens: readonly Token[], at: number, end: number) {
  const { word } = tokens[at]!;
  if (word !== '#' && UNIT_WORDS.get(word)?.needsIdentifier !== true) return null;
  const found = unitAt(tokens, at, end);
  // A street of two words remains, so `12 Lot 5` and `3904 Route # A` are unchanged.
  const isUnit = found !== null && found.unit.id !== null && found.next + 1 < end && found.next === at + 2;
  return isUnit && suffixFollows(tokens, found.next + 1, end) ? found : null;
}

/** Reads the number of a route after the suffix of a street: `65 Main Ave Rte 66`. */
function routeBehind(tokens: readonly Token[], from: number, end: number) {
  for (let at = from + 2; at + 1 < end; at++) {
    const isAfterStreet = COMMON_SUFFIXES.has(STREET_SUFFIXES.get(tokens[at - 1]!.word) ?? '');
    const route = isAfterStreet ? numberedRoute(tokens, at, end) : null;
    if (route?.next === end && /\d/.test(tokens[end - 1]!.word)) return { name: route.name, before: at };
  }
  return null;
}

/** Ends the street at a second part before the city, such as a building name or a landmark. */
function firstPartEnd(tokens: readonly Token[], from: number, end: number): number {
  for (let at = from + 1; at < end; at++) {
    if (!tokens[at]!.begins) continue;
    // `M Street, NW`: a direction belongs to the street before it.
    if (!DIRECTIONS.has(tokens[at]!.word)) return at;
    if (at + 1 === end || tokens[at + 1]!.begins) return at + 1;
    const isPair = DIRECTIONS.has(tokens[at + 1]!.word) && (at + 2 === end || tokens[at + 2]!.begins);
    return isPair ? at + 2 : at;
  }
  return end;
}

/** Reads the number after a Spanish street: `CALLE LUNA 123`. */
function numberBehind(
  tokens: readonly Token[],
  from: number,
  end: number,
  street: Street,
): Pick<DeliveryLine, 'house_number'> & Street {
  const isSpanish = SPANISH_STREETS.has(tokens[from]!.word);
  const number = tokens[end - 1];
  const minimum = tokens[from]!.word.startsWith('CARR') ? 3 : 2;
  if (!isSpanish || !number || end - from <= minimum || !HOUSE_NUMBER.test(number.word))
    return { house_number: null, ...street };
  return { house_number: number.raw, ...streetOf(tokens, from, end - 1) };
}

function houseNumber(
  tokens: readonly Token[],
  from: number,
  end: number,
): { text: string; next: number } | null {
  const token = tokens[from];
  if (!token || end - from < 2) return null;
  const { word } = token;
  if (NUMBER_WORDS.has(word) && end - from > 2) return { text: token.raw, next: from + 1 };
  if (!HOUSE_NUMBER.test(word) || ORDINAL.test(word)) return null;
  // A single letter with digits is a grid number (`N6W23001`), but `FM544` is a road.
  if (!PLAIN_NUMBER.test(word) && !GRID.test(word) && !/^[NSEW]\d+-?[NSEW]\d+$/.test(word)) return null;
  const second = tokens[from + 1]!;
  if (FRACTION.test(second.word) && end - from > 2)
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  if (GRID.test(word) && GRID.test(second.word) && end - from > 2)
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  const third = tokens[from + 2];
  // `358 370 E 71st`: a range of two numbers.
  if (/^\d+$/.test(word) && /^\d+$/.test(second.word) && end - from > 3 && DIRECTIONS.has(third!.word))
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  // `123 A Main St`: the letter belongs to the number, but `123 A St` is A Street, and `L B J Fwy` contains
  // initials.
  if (
    /^[A-Z]$/.test(second.word) &&
    !DIRECTIONS.has(second.word) &&
    end - from > 3 &&
    isNameOrDirection(third!.word) &&
    !STREET_SUFFIXES.has(third!.word)
  )
    return { text: `${token.raw} ${second.raw}`, next: from + 2 };
  return { text: token.raw, next: from + 1 };
}

const isNameOrDirection = (word: string): boolean =>
  (/^[A-Z]{3,}$/.test(word) && word !== 'AND') || (DIRECTIONS.has(word) && word !== 'S');
