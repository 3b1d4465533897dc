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

/** Result of reading the visual zone of a document. */
export interface VisualDocument {
  /** Null if the issuer is unknown. */
  readonly template: VisualTemplate | null;
  readonly type: VisualTemplate['type'] | null;
  readonly reading: VisualReading;
  /**
   * Names and places in Cyrillic or Greek script, as printed; `reading` contains their Latin forms if these
   * are printed too.
   */
  readonly native: VisualReading;
  readonly categories: readonly VehicleCategory[];
  /** All texts of its sides, as read. */
  readonly texts: readonly string[];
  /** True if most of the text is in a script that the reader doesn't support. */
  readonly isForeign: boolean;
}

/** Minimum confidence of a returned field. */
const MIN_CONFIDENCE = 0.85;
/** Confidence factor for a value that only one reading contains. */
const SEEN_ONCE = 0.93;
const DISAGREED = 0.5;
/**
 * Confidence factor for a majority value with a dissenting reading. The value is returned but never has
 * enough confidence to cause FAIL.
 */
const OUTVOTED = 0.93;

const squeezed = (text: string): string => text.toUpperCase().replace(/[\s.,'’-]/g, '');

/** Merges equal values: the confidence of several readings is higher than that of any one. */
function agreed(same: readonly VisualValue[]): VisualValue {
  return same.reduce((sum, next) => {
    const [surer, other] = sum.confidence >= next.confidence ? [sum, next] : [next, sum];
    // Readers lose spaces but don't add them.
    const value = sum.value.split(' ').length >= next.value.split(' ').length ? sum.value : next.value;
    return { value, confidence: 1 - (1 - surer.confidence) * (1 - other.confidence * 0.8) };
  });
}

/**
 * Chooses one value from several readings by majority. The confidence is very low for a tie, and lower if
 * another value has fewer votes.
 */
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

/** Merges several readings of a document. */
export function mergeReadings(readings: readonly VisualReading[]): VisualReading {
  return Object.fromEntries(
    VISUAL_FIELDS.flatMap((field) => {
      const value = voted(readings.flatMap((reading) => reading[field] ?? []));
      return value ? [[field, value]] : [];
    }),
  );
}

/** Returns the values with sufficient confidence. */
const sureOnes = (reading: VisualReading): VisualReading =>
  Object.fromEntries(Object.entries(reading).filter(([, { confidence }]) => confidence >= MIN_CONFIDENCE));

/**
 * Returns true if most texts contain unsupported characters or have low confidence, which indicates another
 * script.
 */
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

/** Returns the number of sides with text in a reading; an additional image shows only one. */
const sidesIn = (sides: readonly (readonly TextLine[])[]): number =>
  sides.filter((lines) => lines.length > 0).length;

/** Returns the value with the highest confidence of each field over several sides. */
function together(sides: readonly VisualReading[]): VisualReading {
  const whole: { [field: string]: VisualValue } = {};
  for (const side of sides) {
    for (const [field, value] of Object.entries(side))
      if (value.confidence > (whole[field]?.confidence ?? 0)) whole[field] = value;
  }
  return whole;
}

/**
 * Reads the visual zone of a document in Latin, Cyrillic or Greek script: with the template of a known
 * issuer, otherwise by labels in many languages. Fields that weren't read are missing; no value is invented.
 * @param readings lines of the document's sides, from one or more readings of the same document
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
  // A row of category letters can only be confirmed by another reading of it.
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
