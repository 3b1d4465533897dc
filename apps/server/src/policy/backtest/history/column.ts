/**
 * Format of a column of packed history: the values of one path over the rows of a block. A column with few
 * distinct values is stored as a dictionary with one or two bytes per row. All others are numbers stored as
 * doubles. Both are read without parsing a row.
 */
const BYTES = 1;
const PAIRS = 2;
const DOUBLES = 3;
const HEADER = 8;
const LARGEST_BYTE = 255;

/** Packs the values as bytes; null when all are missing. Missing values are undefined. */
export function packColumn(values: readonly unknown[]): Buffer | null {
  const codes = new Map<unknown, number>();
  const dictionary: unknown[] = [];
  let numeric = true;
  const rows = values.map((value) => {
    if (value === undefined) return 0;
    if (typeof value !== 'number') numeric = false;
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    const known = codes.get(key);
    if (known !== undefined) return known;
    dictionary.push(value);
    codes.set(key, dictionary.length);
    return dictionary.length;
  });
  if (dictionary.length === 0) return null;
  if (numeric && dictionary.length > LARGEST_BYTE) {
    const doubles = Float64Array.from(values, (value) =>
      value === undefined ? Number.NaN : (value as number),
    );
    return framed(DOUBLES, 0, Buffer.from(doubles.buffer), Buffer.alloc(0));
  }
  const wide = dictionary.length > LARGEST_BYTE;
  const numbers = wide ? Uint16Array.from(rows) : Uint8Array.from(rows);
  const words = Buffer.from(JSON.stringify(dictionary));
  return framed(wide ? PAIRS : BYTES, words.length, Buffer.from(numbers.buffer), words);
}

function framed(kind: number, words: number, rows: Buffer, dictionary: Buffer): Buffer {
  const header = Buffer.alloc(HEADER);
  header.writeUInt8(kind, 0);
  header.writeUInt32LE(words, 4);
  return Buffer.concat([header, rows, dictionary]);
}

/** The values of one path over the rows of a block. */
export interface Column {
  /** Returns the value of a row. Missing is undefined, or NaN among doubles. Objects are shared between rows. */
  at(row: number): unknown;
  /** Returns each distinct value once, or all values in a column of doubles. */
  values(): Iterable<unknown>;
}

class Doubles implements Column {
  constructor(private readonly rows: Float64Array) {}

  at(row: number): number | undefined {
    return this.rows[row];
  }

  values(): Iterable<number> {
    return this.rows;
  }
}

/** A column whose rows are dictionary codes. The dictionary is parsed when the first row is read. */
class Coded implements Column {
  private dictionary: readonly unknown[] | null = null;

  constructor(
    private readonly codes: Uint8Array | Uint16Array,
    private readonly words: Buffer,
  ) {}

  at(row: number): unknown {
    const code = this.codes[row];
    // Code 0 means missing.
    return code ? this.read()[code - 1] : undefined;
  }

  values(): Iterable<unknown> {
    return this.read();
  }

  private read(): readonly unknown[] {
    this.dictionary ??= JSON.parse(this.words.toString('utf8')) as readonly unknown[];
    return this.dictionary;
  }
}

export function unpackColumn(packed: Buffer): Column {
  const kind = packed.readUInt8(0);
  const words = packed.readUInt32LE(4);
  const end = packed.length - words;
  if (kind === BYTES) return new Coded(packed.subarray(HEADER, end), packed.subarray(end));
  // Copied to separate memory because typed arrays require alignment.
  const rows = new Uint8Array(packed.subarray(HEADER, end));
  if (kind === DOUBLES) return new Doubles(new Float64Array(rows.buffer));
  return new Coded(new Uint16Array(rows.buffer), packed.subarray(end));
}
