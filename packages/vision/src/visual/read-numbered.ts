import type { Numbering } from './data/template';
import type { VisualField, VisualReading, VisualValue } from './fields';
import { addressIn, datesIn, nameIn, placeIn } from './parse-value';
import { type Piece, placeOf } from './pieces';
import { type ReadingContext, valueIn } from './read-value';
import { categoriesIn } from './vehicle-categories';

/** Text with the number before it. */
interface Coded {
  readonly code: string;
  readonly text: string;
  readonly confidence: number;
}

/** Letters that North American cards print between number and value, by field. */
const WORDS: { readonly [field in VisualField]?: RegExp } = {
  documentNumber: /^(?:DLN|DL|LIC|NO|ID)[.:#\s]*/i,
  birthDate: /^D[O0]B[.:\s]*/i,
  expiryDate: /^EXP[.:\s]*/i,
  issueDate: /^ISS[.:\s]*/i,
  sex: /^SEX[.:\s]*/i,
  additionalNumber: /^DD[.:\s]*/i,
  address: /^ADDRESS[.:\s]*/i,
  surname: /^(?:LN|FAMILY NAME)[.:\s]+/i,
  givenNames: /^(?:FN|GIVEN NAMES?)[.:\s]+/i,
};
const INNER_WORDS = 'CLASS|END|REST|DLN|DL|DOB|EXP|ISS|SEX|EYES|HAIR|HGT|WGT|DD';
/** Position at which a text continues with another number: `4a. 10.02.2024 4c. Office`, `15SEXM 18EYESBRO`. */
const INNER = new RegExp(
  `(?<=[\\s\\d.)])(4 ?[abcd])(?=[.,: \\d]|${INNER_WORDS})|(?<=[^\\d\\s] ?|\\s)(\\d{1,2}[abd]?)(?= ?(?:${INNER_WORDS}))`,
  'gi',
);
const START = /^\s*(4 ?[a-dA-D]|9a|1[0-9]|[1-9])(?:\s*[.,:;)]+\s*|\s+|$)/;
/** A number joined to its value because the point was lost. */
const RUN_IN = /^(4[a-d]|1[0-9](?=[A-Z])|[1-9])(?=[A-Z0-9])/;

const normalCode = (code: string): string => code.replace(/\s/g, '').toLowerCase();

/** Splits a text before each number within it. */
function split(text: string): readonly string[] {
  const cuts = [...text.matchAll(INNER)].map(({ index }) => index).filter((index) => index > 0);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]));
}

/** Returns the numbers of a row with their texts; a separate number belongs to the piece on its right. */
function codedOf(row: readonly Piece[], numbering: Numbering, context: ReadingContext): readonly Coded[] {
  const found: Coded[] = [];
  let waiting: string | null = null;
  for (const { text, confidence } of row) {
    for (const part of split(text)) {
      const start = START.exec(part);
      const code = start && normalCode(start[1]!);
      if (start && code && numbering[code]) {
        const rest = part.slice(start[0].length).trim();
        if (rest === '') waiting = code;
        else {
          found.push({ code, text: rest, confidence });
          waiting = null;
        }
        continue;
      }
      if (waiting !== null) {
        found.push({ code: waiting, text: part.trim(), confidence });
        waiting = null;
        continue;
      }
      // The first 3 of `31/12/2018` isn't a number joined to a date.
      const isDate = datesIn(part, context.order, context.now)[0]?.from === 0;
      const runIn = isDate ? null : RUN_IN.exec(part);
      const field = runIn && numbering[normalCode(runIn[1]!)];
      const rest = runIn ? part.slice(runIn[1]!.length).trim() : '';
      // A date, or a number in the card's format, wouldn't be valid with the digit before it.
      if (runIn && field && isOfField(rest, field, context))
        found.push({ code: normalCode(runIn[1]!), text: rest, confidence });
    }
  }
  return found;
}

/** Minimum confidence of a value that is joined to its number. */
const MIN_CONFIDENCE = 0.95;

function isOfField(text: string, field: Numbering[string], context: ReadingContext): boolean {
  if (field === 'other' || field === 'categories') return false;
  if (field === 'birth') return datesIn(text, context.order, context.now)[0]?.from === 0;
  const parsed = valueIn(text.replace(WORDS[field] ?? '', ''), field, context);
  return parsed !== null && parsed.sureness >= MIN_CONFIDENCE && field !== 'address';
}

/** Returns the values of a numbered text: one field, or date and place of birth. */
function fieldsOf(
  { code, text, confidence }: Coded,
  numbering: Numbering,
  context: ReadingContext,
): VisualReading {
  const field = numbering[code]!;
  if (field === 'other' || field === 'categories') return {};
  if (field !== 'birth') {
    const parsed = valueIn(text.replace(WORDS[field] ?? '', ''), field, context);
    return parsed ? { [field]: { value: parsed.value, confidence: confidence * parsed.sureness } } : {};
  }
  const [date] = datesIn(text, context.order, context.now);
  if (!date) return {};
  const place = placeIn(text.slice(date.to).replace(/^[\s,()]+/, ''));
  return {
    birthDate: { value: date.date, confidence },
    ...(place === null ? {} : { birthPlace: { value: place, confidence: confidence * 0.97 } }),
  };
}

const MAX_LINES = 3;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * Returns the line directly under a value, with the same left edge and without a number; null if there is
 * none.
 */
function lineBelow(rows: readonly (readonly Piece[])[], value: string): Piece | null {
  const piece = rows.flat().find(({ text }) => text.includes(value));
  if (!piece) return null;
  const left = placeOf(piece, piece.text.indexOf(value));
  const isBelow = (one: Piece) =>
    one.middle - piece.middle < 1.8 * piece.height && Math.abs(one.left - left) < 1.2 * piece.height;
  const next = rows
    .slice(piece.row + 1)
    .flat()
    .find(isBelow);
  return next && !START.test(next.text) && next.labels.length === 0 ? next : null;
}

/** Returns a value in Cyrillic or Greek script with its Latin form from the line below. */
function withLatin(rows: readonly (readonly Piece[])[], value: VisualValue): VisualValue {
  if (!FOREIGN.test(value.value)) return value;
  const next = lineBelow(rows, value.value);
  const latin = next && !FOREIGN.test(next.text) ? nameIn(next.text) : null;
  return next && latin !== null
    ? { value: `${value.value} ${latin}`, confidence: Math.min(value.confidence, next.confidence) }
    : value;
}

/** Returns a place on a separate line under the date of birth. */
function placeBelow(
  rows: readonly (readonly Piece[])[],
  coded: readonly Coded[],
  numbering: Numbering,
): VisualValue | null {
  const birth = coded.find(({ code }) => numbering[code] === 'birth');
  const next = birth ? lineBelow(rows, birth.text) : null;
  const place = next && FOREIGN.test(next.text) ? placeIn(next.text) : null;
  return next && place !== null ? { value: place, confidence: next.confidence * 0.97 } : null;
}

/** Returns an address with the lines under its first, at the same left edge and line spacing. */
function wholeAddress(
  rows: readonly (readonly Piece[])[],
  first: VisualValue | undefined,
): VisualValue | null {
  const piece = first && rows.flat().find(({ text }) => text.includes(first.value));
  if (!first || !piece) return null;
  let [value, confidence, last] = [first.value, first.confidence, piece];
  const left = placeOf(piece, piece.text.indexOf(first.value));
  for (let lines = 1; lines < MAX_LINES; lines++) {
    const next = rows
      .slice(last.row + 1)
      .flat()
      .find(
        (one) =>
          one.middle - last.middle < 1.8 * last.height && Math.abs(one.left - left) < 1.2 * last.height,
      );
    const more = next && !START.test(next.text) && next.labels.length === 0 ? addressIn(next.text) : null;
    if (!next || more === null || FOREIGN.test(more) !== FOREIGN.test(value)) break;
    [value, confidence, last] = [`${value}, ${more}`, Math.min(confidence, next.confidence), next];
  }
  return { value, confidence };
}

/**
 * Confidence factor for names without numbers, which are directly above a numbered value with the same left
 * edge.
 */
const ABOVE = 0.95;

/** Returns names from the top, each with its Latin form if the next line contains it. */
function namesOf(pieces: readonly Piece[]): readonly VisualValue[] {
  const names: VisualValue[] = [];
  let isWaiting = false;
  for (const { text, confidence } of pieces) {
    const name = nameIn(text);
    if (name === null) return [];
    const last = names.at(-1);
    if (last && isWaiting && !FOREIGN.test(name)) {
      names[names.length - 1] = {
        value: `${last.value} ${name}`,
        confidence: Math.min(last.confidence, confidence * ABOVE),
      };
      isWaiting = false;
    } else {
      names.push({ value: name, confidence: confidence * ABOVE });
      isWaiting = FOREIGN.test(name);
    }
  }
  return names;
}

/**
 * Returns the names above the date of birth, or above the address on North American cards: one line each, two
 * in two scripts.
 */
function namesAbove(
  rows: readonly (readonly Piece[])[],
  numbering: Numbering,
  address: VisualValue | undefined,
  context: ReadingContext,
): VisualReading {
  const street = address?.value.split(', ')[0];
  const isAnchor = ({ text }: Piece) =>
    numbering[3] === 'birth'
      ? datesIn(text, context.order, context.now)[0]?.from === 0
      : street !== undefined && text.endsWith(street);
  const anchor = rows.flat().find(isAnchor);
  if (!anchor) return {};
  const above = rows
    .slice(0, anchor.row)
    .flat()
    .filter((piece) => Math.abs(piece.left - anchor.left) < piece.height);
  const lines = above.slice(above.slice(-4).some(({ text }) => FOREIGN.test(text)) ? -4 : -2);
  const [surname, givenNames, ...others] = namesOf(lines);
  const isNear = lines.every((piece) => anchor.middle - piece.middle < 3 * lines.length * anchor.height);
  return surname && givenNames && others.length === 0 && isNear ? { surname, givenNames } : {};
}

/** Confidence factor for three dates whose numbers weren't read; their order is birth, issue, expiry. */
const BY_ORDER = 0.94;
const DATES = ['birthDate', 'issueDate', 'expiryDate'] as const;

function datesByOrder(rows: readonly (readonly Piece[])[], context: ReadingContext): VisualReading {
  const seen = new Map<string, number>();
  for (const { text, confidence } of rows.flat()) {
    for (const { date } of datesIn(text, context.order, context.now))
      seen.set(date, Math.max(confidence, seen.get(date) ?? 0));
  }
  const dates = [...seen].sort(([a], [b]) => (a < b ? -1 : 1));
  if (dates.length !== DATES.length) return {};
  return Object.fromEntries(
    dates.map(([value, confidence], at) => [DATES[at]!, { value, confidence: confidence * BY_ORDER }]),
  );
}

/** Reads a card whose values have numbers before them. */
export function readNumbered(
  rows: readonly (readonly Piece[])[],
  numbering: Numbering,
  context: ReadingContext,
): { readonly reading: VisualReading; readonly categories: readonly string[] } {
  const reading: { [field in VisualField]?: VisualValue } = {};
  let categories: readonly string[] = [];
  const all: Coded[] = [];
  for (const row of rows) {
    for (const coded of codedOf(row, numbering, context)) {
      all.push(coded);
      if (numbering[coded.code] === 'categories') categories = categoriesIn(coded.text) ?? categories;
      for (const [field, value] of Object.entries(fieldsOf(coded, numbering, context)) as [
        VisualField,
        VisualValue,
      ][]) {
        if (value.confidence > (reading[field]?.confidence ?? 0)) reading[field] = value;
      }
    }
  }
  const address = wholeAddress(rows, reading.address);
  if (address) reading.address = address;
  const byOrder = datesByOrder(rows, context);
  const above =
    reading.surname && reading.givenNames ? {} : namesAbove(rows, numbering, reading.address, context);
  const place = reading.birthPlace ?? placeBelow(rows, all, numbering);
  if (place) reading.birthPlace = place;
  const whole: VisualReading = { ...byOrder, ...above, ...reading };
  const inBoth = (['surname', 'givenNames', 'birthPlace'] as const).flatMap((field) =>
    whole[field] ? [[field, withLatin(rows, whole[field])] as const] : [],
  );
  return { reading: { ...whole, ...Object.fromEntries(inBoth) }, categories };
}
