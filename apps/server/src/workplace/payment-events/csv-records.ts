import { parse } from 'csv-parse/sync';

/** A physical line of a file. */
export interface FileLine {
  /** Number of the line, from 1. */
  readonly line: number;
  /** Position in the file after the line. */
  readonly bytes: number;
  /** null = longer than the limit; its text is omitted. */
  readonly text: string | null;
}

/** A position in a file: after this many lines and bytes. */
export type FilePosition = Pick<FileLine, 'line' | 'bytes'>;

/** A record of a CSV file (RFC 4180), or the problem of a line. */
export type CsvRecord = {
  /** Number of its first line. */
  readonly line: number;
  readonly end: FilePosition;
} & ({ readonly cells: readonly string[] } | { readonly problem: string });

/** Maximum length of a line, and of a record that spans lines, in bytes. */
const MAX_RECORD_BYTES = 65_536;
const MAX_LINES_A_RECORD = 100;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

const textOf = (bytes: Buffer): string =>
  (bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes).toString('utf8');

/**
 * Splits a file into lines. Memory is bounded by one chunk and the longest line.
 * @param from position and number of lines before the first chunk
 */
export async function* linesOf(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  from: FilePosition = { line: 0, bytes: 0 },
): AsyncGenerator<FileLine> {
  let { line, bytes } = from;
  let parts: Buffer[] = [];
  let length = 0;
  const take = (part: Buffer) => {
    length += part.length;
    if (length <= MAX_RECORD_BYTES) parts.push(part);
    else parts = [];
  };
  const ended = (separator: number): FileLine => {
    line += 1;
    bytes += length + separator;
    const text = length > MAX_RECORD_BYTES ? null : textOf(Buffer.concat(parts));
    parts = [];
    length = 0;
    return { line, bytes, text };
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      take(chunk.subarray(start, end));
      start = end + 1;
      yield ended(1);
    }
    if (start < chunk.length) take(chunk.subarray(start));
  }
  if (length > 0) yield ended(0);
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Returns the delimiter of a header line: the most frequent one. */
export const delimiterOf = (header: string): string =>
  [...DELIMITERS].sort((one, other) => header.split(other).length - header.split(one).length)[0] ?? ',';

/** Returns the cells of a record; null = it is malformed. */
function cellsOf(text: string, delimiter: string): readonly string[] | null {
  if (!text.includes('"')) return text.split(delimiter);
  try {
    const [cells, ...others] = parse(text, { delimiter, relax_column_count: true }) as string[][];
    return cells && others.length === 0 ? cells : null;
  } catch {
    return null;
  }
}

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

/** Lines with the possibility to put some back. */
class LineSource {
  private readonly back: FileLine[] = [];
  private readonly lines: AsyncIterator<FileLine>;

  constructor(lines: AsyncIterable<FileLine>) {
    this.lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<FileLine | null> {
    const put = this.back.pop();
    if (put) return put;
    const { done, value } = await this.lines.next();
    return done ? null : value;
  }

  putBack(lines: readonly FileLine[]): void {
    this.back.push(...lines.toReversed());
  }
}

/**
 * Reads records. A quoted cell can span lines. If such a record is malformed, only its first line is reported
 * and the following lines are read again, so that one missing quote costs one line and not the rest of the
 * file.
 * @param width number of cells of each record
 */
export async function* recordsOf(
  lines: AsyncIterable<FileLine>,
  { delimiter, width }: { readonly delimiter: string; readonly width: number },
): AsyncGenerator<CsvRecord> {
  const source = new LineSource(lines);
  for (let first = await source.next(); first; first = await source.next()) {
    const { line } = first;
    if (first.text === null) {
      yield { line, end: first, problem: `the line is longer than ${MAX_RECORD_BYTES} bytes` };
      continue;
    }
    if (first.text.trim() === '') continue;
    const taken = [first];
    let text = first.text;
    while (hasOpenQuote(text) && taken.length < MAX_LINES_A_RECORD && text.length < MAX_RECORD_BYTES) {
      const more = await source.next();
      if (!more) break;
      taken.push(more);
      if (more.text === null) break;
      text += `\n${more.text}`;
    }
    const cells = cellsOf(text, delimiter);
    if (cells?.length === width) {
      yield { line, end: taken.at(-1) ?? first, cells };
      continue;
    }
    source.putBack(taken.slice(1));
    const problem =
      cells && taken.length === 1
        ? `the line has ${cells.length} columns, and the header has ${width}`
        : 'a quote is missing or misplaced';
    yield { line, end: first, problem };
  }
}
