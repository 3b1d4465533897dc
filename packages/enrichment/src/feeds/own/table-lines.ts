import { type BadRows, FeedFormatError, namedRows } from '../feed-content';

/** Maximum number of invalid rows that are listed; the rest are only counted. */
const NAMED = 20;
/**
 * Maximum share of invalid rows; above it, the file is a different one or its columns are declared
 * incorrectly.
 */
const MAX_UNREADABLE_SHARE = 0.5;

/** Counts the invalid rows and stores the first ones. */
export class RowFaults {
  private count = 0;
  private readonly first: { readonly row: number; readonly fault: string }[] = [];

  add(row: number, fault: string): void {
    this.count++;
    if (this.first.length < NAMED) this.first.push({ row, fault });
  }

  /**
   * Returns the invalid rows, given the number of valid ones; empty when every row is valid.
   * @throws FeedFormatError when most rows are invalid
   */
  of(sound: number): { readonly badRows?: BadRows } {
    if (this.count === 0) return {};
    const badRows = { count: this.count, first: this.first };
    if (this.count > (this.count + sound) * MAX_UNREADABLE_SHARE)
      throw new FeedFormatError(`${this.count} rows are invalid: ${namedRows(badRows)}`);
    return { badRows };
  }
}

/** One line of a table with one row per line. */
interface TableLine {
  /** Line number, from 1. */
  readonly row: number;
  readonly text: string;
}

const NEWLINE = 10;

/**
 * Yields the non-empty lines of a text file one at a time, because a file may exceed the maximum string
 * length.
 */
export function* linesOf(bytes: Uint8Array): Generator<TableLine> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let row = 0;
  for (let at = 0; at < buffer.length; ) {
    const found = buffer.indexOf(NEWLINE, at);
    const end = found < 0 ? buffer.length : found;
    const text = buffer
      .toString('utf8', at, end)
      .replace(row === 0 ? /^\uFEFF/ : /^$/, '')
      .trim();
    row++;
    at = end + 1;
    if (text !== '' && !text.startsWith('#')) yield { row, text };
  }
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Returns the field separator of a table: the usual separator that occurs most often in the first line. */
export function delimiterOf(line: string): string {
  const count = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Splits a line by RFC 4180 and trims the fields; null when a quote isn't closed or is followed by text. */
export function fieldsOfLine(line: string, delimiter: string): readonly string[] | null {
  if (!line.includes('"')) return line.split(delimiter).map((field) => field.trim());
  const fields: string[] = [];
  for (let at = 0; at <= line.length; ) {
    while (line[at] === ' ') at++;
    if (line[at] !== '"') {
      const found = line.indexOf(delimiter, at);
      const end = found < 0 ? line.length : found;
      fields.push(line.slice(at, end).trim());
      at = end + 1;
      continue;
    }
    let end = at + 1;
    while (end < line.length && (line[end] !== '"' || line[end + 1] === '"'))
      end += line[end] === '"' ? 2 : 1;
    if (end >= line.length) return null;
    fields.push(
      line
        .slice(at + 1, end)
        .replaceAll('""', '"')
        .trim(),
    );
    end++;
    while (line[end] === ' ') end++;
    if (end < line.length && line[end] !== delimiter) return null;
    at = end + 1;
    if (end === line.length) break;
  }
  return fields;
}
