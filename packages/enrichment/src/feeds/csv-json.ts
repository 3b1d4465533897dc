import { CsvError, parse } from 'csv-parse/sync';
import { FeedFormatError } from './feed-content';

/** Reasons why a text isn't a valid table; they never quote the text. */
const FAULTS: { readonly [code: string]: string } = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'text after a closing quote',
  INVALID_OPENING_QUOTE: 'a quote inside a field that does not begin with one',
};

/**
 * Parses comma-separated text by RFC 4180: quoted fields may contain commas, line breaks and doubled quotes.
 * Skips blank lines.
 * @throws FeedFormatError when a quote is never closed, is followed by text, or occurs inside an unquoted
 *   field.
 */
export function parseCsv(text: string): string[][] {
  try {
    return parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FeedFormatError(FAULTS[error.code] ?? 'the table is invalid', Number(error.records) + 1);
  }
}

/**
 * Returns the rows as objects with the header row as keys. @throws FeedFormatError when a wanted column is
 * missing.
 */
export function parseCsvTable(text: string, wanted: readonly string[]): Readonly<Record<string, string>>[] {
  const [header, ...rows] = parseCsv(text);
  if (header === undefined) throw new FeedFormatError('the table is empty');
  for (const name of wanted) {
    if (!header.includes(name)) throw new FeedFormatError(`the table has no column ${name}`);
  }
  return rows.map((row, index) => {
    if (row.length !== header.length) {
      throw new FeedFormatError(`${row.length} fields, but the heading has ${header.length}`, index + 2);
    }
    return Object.fromEntries(header.map((name, at) => [name, row[at]!]));
  });
}

/** A JSON object with unknown members. */
export type JsonObject = { readonly [key: string]: unknown };

/** @throws FeedFormatError when the text isn't JSON or its top level isn't an object. */
export function parseJsonObject(text: string): JsonObject {
  return objectOf(parseJson(text), 'the document');
}

/** @throws FeedFormatError when the text isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedFormatError("the document isn't complete JSON", null, true);
  }
}

/** @throws FeedFormatError */
export function objectOf(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new FeedFormatError(`${what} isn't an object`);
  }
  return value as JsonObject;
}

/** @throws FeedFormatError */
export function arrayOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new FeedFormatError(`${what} isn't an array`);
  return value;
}

/** Returns the strings of an array. @throws FeedFormatError when an item isn't a string. */
export function stringsOf(value: unknown, what: string): readonly string[] {
  return arrayOf(value, what).map((item) => {
    if (typeof item !== 'string') throw new FeedFormatError(`${what} contains a value that isn't text`);
    return item;
  });
}

/** Returns the trimmed value when it is a non-blank string, else `null`. */
export function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Returns the day at the start of an ISO-like time (`2025-07-03T…`, `2025-07-03-04-13-14`), else `null`. */
export function dayOrNull(value: unknown): string | null {
  return typeof value === 'string' ? (/^\d{4}-\d{2}-\d{2}/.exec(value)?.[0] ?? null) : null;
}
