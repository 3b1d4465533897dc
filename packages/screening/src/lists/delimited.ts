import { ListRefused } from './list-file';

/** Maximum length of a row. A longer one means an unclosed quote or another kind of document. */
const MAX_ROW_LENGTH = 4 * 1024 * 1024;

/**
 * Parses rows of a text with separated fields by RFC 4180: a quoted field may contain separators, line breaks
 * and doubled quotes. Yields rows in groups as the text arrives. Skips blank lines, and the end mark 0x1A of
 * old files.
 * @throws ListRefused when a quote is not closed, text follows a closing quote, or a row is over 4 Mi
 *   characters
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  separator: ',' | ';' | '\t',
): AsyncGenerator<string[][]> {
  let rest = '';
  let row = 1;
  for await (const piece of text) {
    const whole = rest + piece;
    const { rows, end } = completeRows(whole, separator, row, false);
    rest = whole.slice(end);
    if (rest.length > MAX_ROW_LENGTH)
      throw new ListRefused('too-large', `Row ${row + rows.length} is too long.`);
    row += rows.length;
    if (rows.length > 0) yield rows;
  }
  const { rows } = completeRows(rest, separator, row, true);
  if (rows.length > 0) yield rows;
}

/** Returns every row that ends within the text, and the start of the first incomplete row. */
function completeRows(text: string, separator: string, firstRow: number, isLast: boolean) {
  const rows: string[][] = [];
  let end = 0;
  while (end < text.length) {
    const lineEnd = text.indexOf('\n', end);
    const quote = text.indexOf('"', end);
    let read: { row: string[]; end: number } | null;
    if (quote < 0 || (lineEnd >= 0 && quote > lineEnd)) {
      if (lineEnd < 0 && !isLast) break;
      read = plainRow(text, separator, end, lineEnd < 0 ? text.length : lineEnd);
    } else {
      read = quotedRow(text, separator, end, isLast, firstRow + rows.length);
      if (read === null) break;
    }
    end = read.end;
    const isBlank = read.row.length === 1 && /^[\x1a\s]*$/.test(read.row[0]!);
    if (!isBlank) rows.push(read.row);
  }
  return { rows, end };
}

function plainRow(text: string, separator: string, start: number, lineEnd: number) {
  const stop = text.charCodeAt(lineEnd - 1) === 13 && lineEnd > start ? lineEnd - 1 : lineEnd;
  return { row: text.slice(start, stop).split(separator), end: Math.min(lineEnd + 1, text.length) };
}

function quotedRow(text: string, separator: string, start: number, isLast: boolean, rowNumber: number) {
  const row: string[] = [];
  let at = start;
  for (;;) {
    let field = '';
    let from = at;
    while (text[from] === ' ') from++;
    if (text[from] === '"') {
      for (from++; ; from += 2) {
        const quote = text.indexOf('"', from);
        if (quote < 0) {
          if (isLast) throw new ListRefused('cut-off', `Row ${rowNumber} ends inside a quoted field.`);
          return null;
        }
        field += text.slice(from, quote);
        from = quote;
        if (text[from + 1] !== '"') break;
        field += '"';
      }
      at = from + 1;
      while (text[at] === ' ' || text[at] === '\r') at++;
    } else {
      const stop = fieldEnd(text, separator, at);
      if (stop === text.length && !isLast) return null;
      field = text.slice(at, stop);
      if (text[stop] !== separator && field.endsWith('\r')) field = field.slice(0, -1);
      at = stop;
    }
    row.push(field);
    if (at >= text.length) return isLast ? { row, end: text.length } : null;
    if (text[at] === separator) {
      at++;
      continue;
    }
    if (text[at] === '\n') return { row, end: at + 1 };
    throw new ListRefused('malformed', `Row ${rowNumber} has text after a closing quote.`);
  }
}

function fieldEnd(text: string, separator: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (character === separator || character === '\n') return at;
  }
  return text.length;
}

/** Returns a field of a row by column name; '' for a missing column. */
export type TableRow = (column: string) => string;

/**
 * Parses rows under a header row; column names are compared without case, blanks and surrounding punctuation.
 * @param options.beforeHeader recognizes a row before the header, such as a line with the date
 * @throws ListRefused when a wanted column is missing, a row has more fields than there are headings, or the
 *   last row is truncated
 */
export async function* tableRows(
  text: AsyncIterable<string>,
  separator: ',' | ';' | '\t',
  wanted: readonly string[],
  options: { readonly beforeHeader?: (row: readonly string[]) => boolean } = {},
): AsyncGenerator<TableRow[]> {
  let columns: Map<string, number> | null = null;
  let width = 0;
  let count = 0;
  let missing = 0;
  let lastCharacter = '';
  const watched = async function* () {
    for await (const piece of text) {
      lastCharacter = piece.at(-1) ?? lastCharacter;
      yield piece;
    }
  };
  for await (const rows of delimitedRows(watched(), separator)) {
    const group: TableRow[] = [];
    for (const row of rows) {
      count++;
      if (columns === null) {
        if (options.beforeHeader?.(row) === true) continue;
        columns = new Map(row.map((name, at) => [columnKey(name), at]));
        width = row.length;
        const absent = wanted.filter((name) => !columns!.has(columnKey(name)));
        if (absent.length > 0) {
          throw new ListRefused('columns', `The table lacks the columns ${absent.join(', ')}.`);
        }
        continue;
      }
      if (row.length > width && row.slice(width).some((field) => field.trim() !== '')) {
        throw new ListRefused(
          'malformed',
          `Row ${count} has ${row.length} fields, but the heading has ${width}.`,
        );
      }
      const places = columns;
      group.push((name) => row[places.get(columnKey(name)) ?? -1]?.trim() ?? '');
      missing = width - row.length;
    }
    if (group.length > 0) yield group;
  }
  if (columns === null) throw new ListRefused('empty', 'The table has no heading.');
  // Writers may omit empty fields at the end of a row, but a complete last row ends with a line break.
  if (missing > 0 && (missing > width / 2 || !/[\n\x1a]/.test(lastCharacter)))
    throw new ListRefused('cut-off', 'The table ends in the middle of its last row.');
}

const keys = new Map<string, string>();

function columnKey(name: string): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = name
      .replace(/^\ufeff/, '')
      .trim()
      .toLowerCase();
    if (keys.size < 4096) keys.set(name, key);
  }
  return key;
}
