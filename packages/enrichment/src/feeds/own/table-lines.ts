import { type BadRows, FeedFormatError, namedRows } from '../feed-content';

/** So many bad rows are named; the rest are counted. */
const NAMED = 20;
/** A file of which more than this share of the rows does not read is another file, or read in the wrong way. */
const MOST_BAD = 0.5;

/** Counts the rows that do not read and keeps the first. */
export class RowFaults {
  private count = 0;
  private readonly first: { readonly row: number; readonly fault: string }[] = [];

  add(row: number, fault: string): void {
    this.count++;
    if (this.first.length < NAMED) this.first.push({ row, fault });
  }

  /**
   * The bad rows beside `sound` others; nothing when every row reads.
   * @throws FeedFormatError when most rows do not read
   */
  of(sound: number): { readonly badRows?: BadRows } {
    if (this.count === 0) return {};
    const badRows = { count: this.count, first: this.first };
    if (this.count > (this.count + sound) * MOST_BAD)
      throw new FeedFormatError(`${this.count} rows do not read: ${namedRows(badRows)}`);
    return { badRows };
  }
}

/** One line of a table that has a row a line. */
interface TableLine {
  /** 1-based. */
  readonly row: number;
  readonly text: string;
}

const NEWLINE = 10;

/** The lines of a text file that hold something, one after the other: a file may be longer than a text can be. */
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

/** What separates the fields of a table: that of the usual ones which its first line has most of. */
export function delimiterOf(line: string): string {
  const count = (mark: string) => line.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** Fields of a line after RFC 4180, trimmed; null when a quote is not closed or is followed by text. */
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
