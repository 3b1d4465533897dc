import type { VehicleCategory } from './fields';
import { datesIn } from './parse-value';
import type { Piece } from './pieces';

/** Categories of Directive 2006/126/EC, article 4, and of national law. */
const CATEGORIES = [
  'AM',
  'A1',
  'A2',
  'A',
  'B1',
  'BE',
  'B96',
  'B',
  'C1E',
  'C1',
  'CE',
  'C',
  'D1E',
  'D1',
  'DE',
  'D',
  'T',
  'L',
  'M',
  'F',
  'G',
  'H',
  'K',
];
const BY_LENGTH_DESCENDING = [...CATEGORIES].sort((a, b) => b.length - a.length);

/** Parses a row of categories: `AM/A/A1/B1/B/BE`, `AM B`. @returns null if it contains other text */
export function categoriesIn(text: string): readonly string[] | null {
  const words = text
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => CATEGORIES.includes(word)) ? [...new Set(words)] : null;
}

/** Restriction codes in column 12: `01.06`, `70`, `106(14.05.1990)`. */
const RESTRICTION = /^\d{2,3}(?:\.\d{2})?(?:[,;]\s*\d{2,3}(?:\.\d{2})?)*$/;

/**
 * Reads the table on the back of a driving license: category (9), start (10) and end (11) of its validity,
 * restrictions (12). A category without dates isn't held.
 * @param now UNIX milliseconds
 */
export function readCategories(rows: readonly (readonly Piece[])[], now: number): readonly VehicleCategory[] {
  const found = new Map<string, VehicleCategory>();
  for (const row of rows) {
    const [first, ...others] = row;
    if (!first) continue;
    const head = first.text.trim().toUpperCase();
    const category = BY_LENGTH_DESCENDING.find(
      (one) => head === one || (head.startsWith(one) && /^[\s.:]*\d/.test(head.slice(one.length))),
    );
    if (!category || found.has(category)) continue;
    const texts = [first.text.trim().slice(category.length), ...others.map(({ text }) => text)];
    const dates = datesIn(texts.join('   '), 'DMY', now);
    if (dates.length === 0 || dates.length > 2) continue;
    const rest = others.map(({ text }) => text.trim()).find((text) => RESTRICTION.test(text));
    found.set(category, {
      category,
      validFrom: dates[0]!.date,
      validTo: dates[1]?.date ?? null,
      restrictions: rest ?? null,
    });
  }
  return [...found.values()];
}
