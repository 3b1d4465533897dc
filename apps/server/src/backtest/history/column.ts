/**
 * One column of packed history: the values of one path over the rows of a block. A column of few different values is
 * a dictionary with a byte or two a row, any other numbers are doubles; either way it is read without parsing a row.
 */
const BYTES = 1;
const PAIRS = 2;
const DOUBLES = 3;
const HEADER = 8;
const LARGEST_BYTE = 255;

/** The values as bytes; null when there is none. Missing values are undefined. */
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

/** The values of a packed column: undefined, or NaN among doubles, is missing. Objects are shared between rows. */
export function unpackColumn(packed: Buffer): ArrayLike<unknown> {
  const kind = packed.readUInt8(0);
  const words = packed.readUInt32LE(4);
  // Copied to memory of its own: typed arrays need their alignment.
  const rows = new Uint8Array(packed.subarray(HEADER, packed.length - words));
  if (kind === DOUBLES) return new Float64Array(rows.buffer);
  const dictionary = JSON.parse(packed.toString('utf8', packed.length - words)) as readonly unknown[];
  const codes = kind === PAIRS ? new Uint16Array(rows.buffer) : rows;
  const values = new Array<unknown>(codes.length);
  for (let i = 0; i < codes.length; i++) values[i] = dictionary[(codes[i] as number) - 1];
  return values;
}
