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
      this.separator = separatorOf(end < 0 ? rest : rest.slice(0, end));
    }
    for (const sign of rest) yield* this.sign(sign);
  }

  *end(): Generator<CsvRow> {
    if (this.separator === null) {
      const last = this.pending.replace(/^\uFEFF/, '');
      this.pending = '';
      this.separator = separatorOf(last);
      for (const sign of last) yield* this.sign(sign);
    }
    if (this.isQuoted) this.problem ??= 'a quote is opened and never closed';
    if (this.cell !== '' || this.cells.length > 0 || this.problem) yield* this.row();
  }

  private *sign(sign: string): Generator<CsvRow> {
    if (sign === '\n') this.line++;
    if (++this.length > LONGEST_ROW && this.isQuoted) {
      this.problem ??= 'a quote is opened and never closed';
      this.isQuoted = false;
    }
    if (this.isQuoted) {
      if (sign === '"') {
        this.isQuoted = false;
        this.afterQuote = true;
      } else this.cell += sign;
      return;
    }
    if (sign === '"' && this.afterQuote) {
      // Two quotes within quotes are one.
      this.cell += '"';
      this.isQuoted = true;
      this.afterQuote = false;
      return;
    }
    if (sign === this.separator || sign === '\n') {
      this.afterQuote = false;
      this.cells.push(this.cell);
      this.cell = '';
      if (sign === '\n') yield* this.row();
      return;
    }
    if (sign === '\r') return;
    if (this.afterQuote && sign !== ' ') this.problem ??= 'text stands behind a closed quote';
    if (sign === '"' && this.cell.trim() === '') {
      this.cell = '';
      this.isQuoted = true;
    } else if (!this.afterQuote && this.length <= LONGEST_ROW) this.cell += sign;
  }

  private *row(): Generator<CsvRow> {
    if (this.cell !== '') this.cells.push(this.cell);
    const cells = this.cells.map((cell) => cell.trim());
    const begun = this.begun;
    const problem = this.problem;
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

/** The rows of a CSV file in UTF-8, blank lines left out, one after the other: none of them is held. */
export function* readCsv(pieces: Iterable<Uint8Array>): Generator<CsvRow> {
  const reader = new CsvReader();
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for (const piece of pieces) yield* reader.take(decoder.decode(piece, { stream: true }));
  yield* reader.take(decoder.decode());
  yield* reader.end();
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
