import { maskCardData } from '@assay/contract';

/** A row of a CSV file (RFC 4180, and the variants that spreadsheets write). */
export interface CsvRow {
  /** Line of the file on which the row begins, from 1. */
  readonly line: number;
  /** Texts without card data. */
  readonly cells: readonly string[];
  /** True if a cell contained card data. */
  readonly hadCardData: boolean;
  /** Problem of the row; null if it is valid. */
  readonly problem: string | null;
}

type Separator = ',' | ';' | '\t';

/**
 * Maximum length of a row in characters, longer than any value or note of a list. It limits the damage of an
 * unclosed quote.
 */
const MAX_ROW_LENGTH = 20_000;
const LINE_END = /[\r\n]/;
/** A line end that later text can't continue: CR may be followed by LF. */
const WHOLE_LINE_END = /\n|\r./s;
/** First line of a file that Excel wrote with another separator than that of the country. */
const NAMED_SEPARATOR = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i;
const NEVER_CLOSED = 'a quote is not closed';

/** Returns the problem of a row that isn't text: files in other encodings, or images named .csv. */
function problemOf(cells: readonly string[]): string | null {
  if (cells.some((cell) => cell.includes('\0'))) return 'the row contains a NUL character';
  return cells.some((cell) => cell.includes('\uFFFD')) ? "the row isn't UTF-8 text" : null;
}

/** Returns the most frequent separator of the first line. */
function separatorOf(line: string): Separator {
  const bare = line.replace(/"[^"]*"/g, '');
  // A tab wins a tie, because a header text can contain a comma and not a tab.
  const counts = (['\t', ',', ';'] as const).map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).mark;
}

/** Reads a file piece by piece and buffers at most one row. */
class CsvReader {
  private separator: Separator | null = null;
  private line = 1;
  private begun = 1;
  private cells: string[] = [];
  private cell = '';
  private length = 0;
  private isQuoted = false;
  private afterQuote = false;
  private afterReturn = false;
  private problem: string | null = null;
  private pending = '';

  *take(text: string): Generator<CsvRow> {
    let rest = this.pending + text;
    this.pending = '';
    if (this.separator === null) {
      if (!WHOLE_LINE_END.test(rest) && rest.length < MAX_ROW_LENGTH) {
        this.pending = rest;
        return;
      }
      rest = this.begin(rest);
    }
    yield* this.signs(rest);
  }

  *end(): Generator<CsvRow> {
    if (this.separator === null) {
      const last = this.begin(this.pending);
      this.pending = '';
      yield* this.signs(last);
    }
    if (this.isQuoted) this.problem ??= NEVER_CLOSED;
    if (this.cell !== '' || this.cells.length > 0 || this.problem) yield* this.row();
  }

  /**
   * Chooses the separator by the first line.
   * @returns the text without a byte order mark and without the line with which Excel names the separator
   */
  private begin(text: string): string {
    const rest = text.replace(/^\uFEFF/, '');
    const [line, named] = NAMED_SEPARATOR.exec(rest) ?? [];
    const [first = ''] = LINE_END[Symbol.split](rest.slice(0, MAX_ROW_LENGTH), 1);
    this.separator = (named as Separator | undefined) ?? separatorOf(first);
    if (line === undefined) return rest;
    this.line++;
    this.begun++;
    return rest.slice(line.length);
  }

  /** Processes special characters one by one, and the text between them as a whole. */
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
    this.afterReturn = false;
    this.grow(text.length);
    if (this.afterQuote) {
      if (text.trim() !== '') this.problem ??= 'text after a closing quote';
    } else if (this.length <= MAX_ROW_LENGTH) this.cell += text;
  }

  /** Adds to the length of the row. The rest of a row that is too long is skipped. */
  private grow(length: number): void {
    this.length += length;
    if (this.length <= MAX_ROW_LENGTH) return;
    this.problem ??= this.isQuoted ? NEVER_CLOSED : `a row of more than ${MAX_ROW_LENGTH} characters`;
    this.isQuoted = false;
  }

  /**
   * Processes one special character.
   * @returns true if the row ends with it
   */
  private sign(sign: string): boolean {
    const isSecondOfEnd = sign === '\n' && this.afterReturn;
    this.afterReturn = sign === '\r';
    if (isSecondOfEnd) {
      if (this.isQuoted) this.cell += sign;
      return false;
    }
    const isEnd = sign === '\n' || sign === '\r';
    if (isEnd) this.line++;
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
    if (sign === this.separator || isEnd) {
      this.afterQuote = false;
      if (this.length <= MAX_ROW_LENGTH || isEnd) this.cells.push(this.cell);
      this.cell = '';
      return isEnd;
    }
    if (this.cell.trim() === '') {
      this.cell = '';
      this.isQuoted = true;
    } else if (this.length <= MAX_ROW_LENGTH) this.cell += sign;
    return false;
  }

  private *row(): Generator<CsvRow> {
    if (this.cell !== '') this.cells.push(this.cell);
    const sent = this.cells.map((cell) => cell.trim());
    const cells = sent.map(maskCardData);
    const hadCardData = cells.some((cell, at) => cell !== sent[at]);
    const begun = this.begun;
    const problem = this.problem ?? problemOf(cells);
    this.cells = [];
    this.cell = '';
    this.length = 0;
    this.isQuoted = false;
    this.afterQuote = false;
    this.problem = null;
    this.begun = this.line;
    if (problem || cells.some((cell) => cell !== '')) yield { line: begun, cells, hadCardData, problem };
  }
}

/**
 * Returns the encoding by the byte order mark; without one it is UTF-8. Spreadsheets write UTF-16 as "Unicode
 * text".
 */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Joins the first bytes into one piece, because a byte order mark may be split. */
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

/**
 * Reads the rows of a CSV file in UTF-8, or in UTF-16 with a byte order mark. Blank lines are skipped. Rows
 * are streamed, not buffered.
 */
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
