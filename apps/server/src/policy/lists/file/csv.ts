/** A row of a CSV file (RFC 4180, and what spreadsheets make of it). */
export interface CsvRow {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  /** What is wrong with it; null = nothing. */
  readonly problem: string | null;
}

type Separator = ',' | ';' | '\t';

/** Longer than any value or note of a list: a quote that is never closed must not take the whole file. */
const LONGEST_ROW = 20_000;
const NEVER_CLOSED = 'a quote is opened and never closed';

/** What no text has: files of other encodings, and pictures that are called .csv. */
function problemOf(cells: readonly string[]): string | null {
  if (cells.some((cell) => cell.includes('\0'))) return 'a zero byte stands in it';
  return cells.some((cell) => cell.includes('\uFFFD')) ? 'it is not UTF-8' : null;
}

/** The separator that the first line has most of. */
function separatorOf(line: string): Separator {
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = ([',', ';', '\t'] as const).map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Reads a file piece by piece: at most one row is held. */
class CsvReader {
  private separator: Separator | null = null;
  private line = 1;
  private begun = 1;
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private isQuoted = false;
  private afterQuote = false;
  private problem: string | null = null;
  private pending = '';

  *take(text: string): Generator<CsvRow> {
    let rest = this.pending + text;
    this.pending = '';
    if (this.separator === null) {
      const end = rest.indexOf('\n');
      if (end < 0 && rest.length < LONGEST_ROW) {
        this.pending = rest;
        return;
      }
      rest = rest.replace(/^\uFEFF/, '');
      this.separator = separatorOf(end < 0 ? rest.slice(0, LONGEST_ROW) : rest.slice(0, end));
    }
    yield* this.signs(rest);
  }

  *end(): Generator<CsvRow> {
    if (this.separator === null) {
      const last = this.pending.replace(/^\uFEFF/, '');
      this.pending = '';
      this.separator = separatorOf(last);
      yield* this.signs(last);
    }
    if (this.isQuoted) this.problem ??= NEVER_CLOSED;
    if (this.cell !== '' || this.cells.length > 0 || this.problem) yield* this.row();
  }

  /** What means something stands alone, what is between is taken as a whole. */
  private *signs(text: string): Generator<CsvRow> {
    const mark = this.separator === '\t' ? /["\t\r\n]/g : this.separator === ';' ? /[";\r\n]/g : /[",\r\n]/g;
    for (let at = 0; at < text.length; ) {
      mark.lastIndex = at;
      const end = mark.exec(text)?.index ?? text.length;
      if (end > at) this.plain(text.slice(at, end));
      if (end < text.length && this.sign(text[end]!)) yield* this.row();
      at = end + 1;
    }
  }

  private plain(text: string): void {
    this.grow(text.length);
    if (this.afterQuote) {
      if (text.trim() !== '') this.problem ??= 'text stands behind a closed quote';
    } else if (this.length <= LONGEST_ROW) this.cell += text;
  }

  /** A row that is too long is not held: its rest is read over. */
  private grow(length: number): void {
    this.length += length;
    if (this.length <= LONGEST_ROW) return;
    this.problem ??= this.isQuoted ? NEVER_CLOSED : `a row of more than ${LONGEST_ROW} characters`;
    this.isQuoted = false;
  }

  /** @returns whether the row ends with it */
  private sign(sign: string): boolean {
    if (sign === '\n') this.line++;
    this.grow(1);
    if (this.isQuoted) {
      if (sign === '"') {
        this.isQuoted = false;
        this.afterQuote = true;
      } else this.cell += sign;
      return false;
    }
    if (sign === '"' && this.afterQuote) {
      // Two quotes within quotes are one.
      this.cell += '"';
      this.isQuoted = true;
      this.afterQuote = false;
      return false;
    }
    if (sign === this.separator || sign === '\n') {
      this.afterQuote = false;
      if (this.length <= LONGEST_ROW || sign === '\n') this.cells.push(this.cell);
      this.cell = '';
      return sign === '\n';
    }
    if (sign === '\r') return false;
    if (this.cell.trim() === '') {
      this.cell = '';
      this.isQuoted = true;
    } else if (this.length <= LONGEST_ROW) this.cell += sign;
    return false;
  }

  private *row(): Generator<CsvRow> {
    if (this.cell !== '') this.cells.push(this.cell);
    const cells = this.cells.map((cell) => cell.trim());
    const begun = this.begun;
    const problem = this.problem ?? problemOf(cells);
    this.cells = [];
    this.cell = '';
    this.length = 0;
    this.isQuoted = false;
    this.afterQuote = false;
    this.problem = null;
    this.begun = this.line;
    if (problem || cells.some((cell) => cell !== '')) yield { line: begun, cells, problem };
  }
}

/** By its byte order mark; without one it is UTF-8. Spreadsheets write UTF-16 as "Unicode text". */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** The first bytes as one piece: a mark may be torn apart. */
async function* withWholeMark(pieces: Pieces): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const piece of pieces) {
    if (head === null) yield piece;
    else {
      head = Buffer.concat([head, piece]);
      if (head.length < 2) continue;
      yield head;
      head = null;
    }
  }
  if (head !== null) yield head;
}

type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** The rows of a CSV file in UTF-8, or in UTF-16 with its mark, blank lines left out, one after the other: none of them is held. */
export async function* readCsv(pieces: Pieces): AsyncGenerator<CsvRow> {
  const reader = new CsvReader();
  let decoder: InstanceType<typeof TextDecoder> | null = null;
  for await (const piece of withWholeMark(pieces)) {
    decoder ??= new TextDecoder(encodingOf(piece), { ignoreBOM: true });
    for (const row of reader.take(decoder.decode(piece, { stream: true }))) yield row;
  }
  for (const row of reader.take(decoder?.decode() ?? '')) yield row;
  for (const row of reader.end()) yield row;
}

const FORMULA = /^[=+\-@\t\r]/;

/** A cell that a spreadsheet reads as text and never as a formula. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What stood in a cell before `csvCell` made it safe. */
export const bareCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
