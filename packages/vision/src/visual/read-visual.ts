import type { TextLine } from '../ocr/reader';
import { chooseTemplate, typeByTitle } from './choose-template';
import type { VisualTemplate } from './data/template';
import { type VehicleCategory, VISUAL_FIELDS, type VisualReading, type VisualValue } from './fields';
import { fold } from './find-labels';
import { orderOf } from './parse-value';
import { type Piece, piecesOf, splitByScript } from './pieces';
import { readLabelled } from './read-labelled';
import { readNumbered } from './read-numbered';
import { withoutContradiction } from './read-value';
import { readCategories } from './vehicle-categories';

/** The visual zone of a document, read. */
export interface VisualDocument {
  /** null = an issuer that is not known. */
  readonly template: VisualTemplate | null;
  readonly type: VisualTemplate['type'] | null;
  readonly reading: VisualReading;
  /** Names and places in Cyrillic or Greek letters, as printed; where they are printed in Latin ones as well, these are in `reading`. */
  readonly native: VisualReading;
  readonly categories: readonly VehicleCategory[];
  /** Every text of its sides, as it was read. */
  readonly texts: readonly string[];
  /** Whether most of it is in letters that the reader does not know. */
  readonly isForeign: boolean;
}

/** A field with less than this is not given at all. */
const LEAST_CONFIDENCE = 0.85;
/** What one reading alone saw. */
const SEEN_ONCE = 0.93;
const DISAGREED = 0.5;
/** What most of three readings and more came to, and one did not: given, and never sure enough to decline somebody. */
const OUTVOTED = 0.93;

const squeezed = (text: string): string => text.toUpperCase().replace(/[\s.,'’-]/g, '');

/** A value with everything that says the same: what several readings came to is surer than any of them. */
function agreed(same: readonly VisualValue[]): VisualValue {
  return same.reduce((sum, next) => {
    const [surer, other] = sum.confidence >= next.confidence ? [sum, next] : [next, sum];
    // Blanks are lost, and never made up.
    const value = sum.value.split(' ').length >= next.value.split(' ').length ? sum.value : next.value;
    return { value, confidence: 1 - (1 - surer.confidence) * (1 - other.confidence * 0.8) };
  });
}

/** One value of several readings: what most came to; hardly known where as many came to another, less sure where one did. */
function voted(values: readonly VisualValue[]): VisualValue | null {
  const [alone, second] = values;
  if (!alone) return null;
  if (!second) return { ...alone, confidence: alone.confidence * SEEN_ONCE };
  const groups = new Map<string, VisualValue[]>();
  for (const value of values) {
    const key = squeezed(value.value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  const surest = (group: readonly VisualValue[]) => Math.max(...group.map(({ confidence }) => confidence));
  const [most, next] = [...groups.values()].sort((a, b) => b.length - a.length || surest(b) - surest(a)) as [
    VisualValue[],
    VisualValue[]?,
  ];
  const value = agreed(most);
  if (!next) return value;
  return { ...value, confidence: value.confidence * (next.length === most.length ? DISAGREED : OUTVOTED) };
}

/** Several readings of a document as one. */
export function mergeReadings(readings: readonly VisualReading[]): VisualReading {
  return Object.fromEntries(
    VISUAL_FIELDS.flatMap((field) => {
      const value = voted(readings.flatMap((reading) => reading[field] ?? []));
      return value ? [[field, value]] : [];
    }),
  );
}

/** What is sure enough to be given. */
const sureOnes = (reading: VisualReading): VisualReading =>
  Object.fromEntries(Object.entries(reading).filter(([, { confidence }]) => confidence >= LEAST_CONFIDENCE));

/** Signs outside of Latin letters, or texts that are hardly read: as Cyrillic and Greek ones look to the reader. */
function looksForeign(lines: readonly TextLine[]): boolean {
  const words = lines.filter(({ text }) => text.length > 2);
  const isOdd = ({ text, confidence }: TextLine) =>
    confidence < 0.75 ||
    fold(text).letters.length + text.replace(/[^\d\s.,:/()-]/g, '').length < text.length * 0.7;
  return words.length >= 4 && words.filter(isOdd).length * 2 > words.length;
}

interface SideReading {
  readonly reading: VisualReading;
  readonly categories: readonly VehicleCategory[];
  readonly held: readonly string[];
}

function readSide(
  rows: readonly (readonly Piece[])[],
  template: VisualTemplate | null,
  now: number,
): SideReading {
  const order = template?.dates ?? orderOf(rows.flat().map(({ text }) => text));
  const context = { template, order, now };
  const labelled = readLabelled(rows, context);
  if (!template?.numbering) return { reading: labelled, categories: [], held: [] };
  const { reading, categories } = readNumbered(rows, template.numbering, context);
  return { reading: { ...labelled, ...reading }, categories: readCategories(rows, now), held: categories };
}

/** How many sides a reading is of: a further picture shows one. */
const sidesIn = (sides: readonly (readonly TextLine[])[]): number =>
  sides.filter((lines) => lines.length > 0).length;

/** The surest value of each field among several sides. */
function together(sides: readonly VisualReading[]): VisualReading {
  const whole: { [field: string]: VisualValue } = {};
  for (const side of sides) {
    for (const [field, value] of Object.entries(side))
      if (value.confidence > (whole[field]?.confidence ?? 0)) whole[field] = value;
  }
  return whole;
}

/**
 * Reads the visual zone of a document of Latin, Cyrillic or Greek letters: by the template of its issuer where that is known, else by labels in many
 * languages. What was not read is missing from the answer; nothing is made up.
 * @param readings lines of the document's sides, as one reading or more of the same document saw them
 * @param now UNIX milliseconds
 */
export function readVisual(
  readings: readonly (readonly (readonly TextLine[])[])[],
  now: number,
): VisualDocument {
  const all = readings.flat(2);
  const template =
    readings.map((sides) => chooseTemplate(sides.flat())).find((found) => found !== null) ?? null;
  const documents = readings.map((sides) => {
    const read = sides.map((lines) => readSide(piecesOf(lines), template, now));
    return {
      reading: together(read.map(({ reading }) => reading)),
      categories: read.flatMap(({ categories }) => categories),
      held: read.flatMap(({ held }) => held),
    };
  });
  const [first] = documents;
  const merged =
    documents.length > 1 ? mergeReadings(documents.map((one) => one.reading)) : (first?.reading ?? {});
  const { reading, native } = splitByScript(sureOnes(withoutContradiction(merged)));
  const table = documents.find(({ categories }) => categories.length > 0)?.categories ?? [];
  // A row of letters has nothing to be held against but another reading of it.
  const isWhole = (at: number) => sidesIn(readings[at]!) >= sidesIn(readings[0]!);
  const isHeldSurely = documents.every(({ held }, at) => !isWhole(at) || held.join() === first?.held.join());
  const held = isHeldSurely ? (first?.held ?? []) : [];
  return {
    template,
    type: template?.type ?? typeByTitle(all),
    reading,
    native,
    categories:
      table.length > 0
        ? table
        : held.map((category) => ({ category, validFrom: null, validTo: null, restrictions: null })),
    texts: all.map(({ text }) => text),
    isForeign: looksForeign(all),
  };
}
