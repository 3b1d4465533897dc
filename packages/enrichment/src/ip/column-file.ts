/**
 * Elements per block: small enough to waste little memory, large enough that millions of rows need few
 * blocks.
 */
const BLOCK = 65_536;

/**
 * A typed array of unknown final length. Stores millions of rows without boxing each number and without
 * intermediate copies.
 */
export class GrowingColumn<T extends Uint16Array | Uint32Array | Int32Array> {
  private readonly full: T[] = [];
  private block: T;
  private used = 0;

  /** @param make allocates the typed array, such as `(n) => new Uint32Array(n)` */
  constructor(private readonly make: (length: number) => T) {
    this.block = make(BLOCK);
  }

  get length(): number {
    return this.full.length * BLOCK + this.used;
  }

  push(value: number): void {
    if (this.used === BLOCK) {
      this.full.push(this.block);
      this.block = this.make(BLOCK);
      this.used = 0;
    }
    this.block[this.used++] = value;
  }

  /** Returns the element at an index below the length. */
  at(index: number): number {
    const block = this.full[Math.floor(index / BLOCK)] ?? this.block;
    return block[index % BLOCK]!;
  }

  /** Returns all pushed elements as one array. */
  finish(): T {
    const all = this.make(this.length);
    for (const [index, block] of this.full.entries()) all.set(block, index * BLOCK);
    all.set(this.block.subarray(0, this.used), this.full.length * BLOCK);
    return all;
  }
}

/**
 * A table of strings that many rows share. Each string is stored once and referenced by its number; number 0
 * is `null`.
 *
 * Stored as one UTF-8 text with a line per entry. Decoding the whole text and splitting it is an order of
 * magnitude faster than decoding a hundred thousand entries one by one.
 */
export class StringTableBuilder {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [''];

  /** Returns the number of a string, and assigns one on first use. Line breaks become blanks. */
  number(text: string | null): number {
    if (text === null) return 0;
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    this.texts.push(text.replace(/[\r\n]+/g, ' '));
    this.numbers.set(text, number);
    return number;
  }

  /** Returns the table as bytes for {@link readStringTable}. */
  finish(): Uint8Array {
    return Buffer.from(this.texts.join('\n'), 'utf8');
  }
}

/** Returns the strings by number. Entry 0 is `null`. */
export function readStringTable(bytes: Uint8Array): (string | null)[] {
  const texts: (string | null)[] = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('utf8')
    .split('\n');
  texts[0] = null;
  return texts;
}

/**
 * Marks a file of named number columns: a fixed start, a JSON directory, then the bytes of the columns. Each
 * column is aligned to 8 bytes, so a typed array can refer to the file's bytes without copying them.
 *
 * Bytes are in the order of the machine that wrote them. Every platform on which Node.js runs in practice is
 * little-endian, and {@link columnsOf} rejects a file of the other order.
 */
const MAGIC = 'ASSAYCF1';
const BYTE_ORDER_MARK = 0x01020304;
const PREFIX_BYTES = 16;
const ALIGNMENT = 8;

const kinds = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array } as const;
type ColumnKind = keyof typeof kinds;
type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;
export type Columns = Readonly<Record<string, Column>>;

interface DirectoryEntry {
  readonly name: string;
  readonly kind: ColumnKind;
  /** Number of elements. */
  readonly length: number;
  /** Offset of the first byte from the end of the directory. */
  readonly offset: number;
}

/** Thrown when the file isn't a column file, is truncated, or lacks a column. */
export class ColumnFileError extends Error {
  override readonly name = 'ColumnFileError';
}

/** Yields the bytes of a column file; they are generated while they are written. */
export function* columnBytes(columns: Columns): Generator<Uint8Array> {
  const directory: DirectoryEntry[] = [];
  let offset = 0;
  for (const [name, column] of Object.entries(columns)) {
    directory.push({ name, kind: kindOf(column), length: column.length, offset });
    offset = aligned(offset + column.byteLength);
  }
  const text = Buffer.from(JSON.stringify(directory));
  const head = Buffer.alloc(aligned(PREFIX_BYTES + text.length));
  head.write(MAGIC, 'latin1');
  new Uint32Array(head.buffer, head.byteOffset + 8, 2).set([BYTE_ORDER_MARK, text.length]);
  text.copy(head, PREFIX_BYTES);

  yield head;
  for (const column of Object.values(columns)) {
    yield new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    yield new Uint8Array(aligned(column.byteLength) - column.byteLength);
  }
}

/** Returns every column in the bytes of a file; the bytes must own their buffer. @throws ColumnFileError */
export function columnsOf(bytes: Uint8Array<ArrayBuffer>): Columns {
  if (bytes.length < PREFIX_BYTES || Buffer.from(bytes.buffer, 0, 8).toString('latin1') !== MAGIC) {
    throw new ColumnFileError('not a column file');
  }
  const [order, directoryBytes] = new Uint32Array(bytes.buffer, 8, 2);
  if (order !== BYTE_ORDER_MARK) throw new ColumnFileError('written by a machine of another byte order');
  const start = aligned(PREFIX_BYTES + directoryBytes!);
  if (start > bytes.length) throw new ColumnFileError('cut off inside its directory');
  const directory = readDirectory(Buffer.from(bytes.buffer, PREFIX_BYTES, directoryBytes).toString('utf8'));
  const columns: Record<string, Column> = {};
  for (const { name, kind, length, offset } of directory) {
    const Kind = kinds[kind];
    if (Kind === undefined) throw new ColumnFileError(`column ${name} is of an unknown kind`);
    if (start + offset + length * Kind.BYTES_PER_ELEMENT > bytes.length) {
      throw new ColumnFileError(`cut off inside column ${name}`);
    }
    columns[name] = new Kind(bytes.buffer, start + offset, length);
  }
  return columns;
}

function readDirectory(text: string): readonly DirectoryEntry[] {
  try {
    return JSON.parse(text) as DirectoryEntry[];
  } catch {
    throw new ColumnFileError("its directory can't be read");
  }
}

/** Returns a column by name and kind. @throws ColumnFileError when it is missing or of another kind. */
export function column<K extends ColumnKind>(
  columns: Columns,
  name: string,
  kind: K,
): InstanceType<(typeof kinds)[K]> {
  const found = columns[name];
  if (!(found instanceof kinds[kind])) throw new ColumnFileError(`no ${kind} column ${name}`);
  return found as InstanceType<(typeof kinds)[K]>;
}

function kindOf(column: Column): ColumnKind {
  for (const kind of Object.keys(kinds) as ColumnKind[]) if (column instanceof kinds[kind]) return kind;
  throw new ColumnFileError('a column of an unknown kind');
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNMENT) * ALIGNMENT;
}
