/**
 * Calls a function for every string member of a flat BSON document (bsonspec.org 1.1), in file order. Passes
 * keys and values as byte ranges, so that a reader of hundreds of thousands of members doesn't need a string
 * for each. Stops at members of other types, which the files read here don't contain.
 */
export function forEachBsonString(
  bytes: Buffer,
  each: (keyStart: number, keyEnd: number, valueStart: number, valueEnd: number) => void,
): void {
  const STRING = 0x02;
  const end = Math.min(bytes.length, bytes.length >= 4 ? bytes.readInt32LE(0) : 0) - 1;
  let at = 4;
  while (at < end && bytes[at] === STRING) {
    const keyStart = at + 1;
    const keyEnd = bytes.indexOf(0, keyStart);
    if (keyEnd < 0 || keyEnd + 5 > end) return;
    // The length includes the closing zero byte.
    const length = bytes.readInt32LE(keyEnd + 1);
    const valueStart = keyEnd + 5;
    if (length < 1 || valueStart + length > end + 1) return;
    each(keyStart, keyEnd, valueStart, valueStart + length - 1);
    at = valueStart + length;
  }
}

/** Number prefixes in international form, each with a name; the longest matching prefix wins. */
export interface PrefixTable {
  /** Ascending prefixes as numbers. Calling codes never begin with 0, so no digits are lost. */
  readonly prefixes: Float64Array;
  /** For each prefix, the index of its name. */
  readonly nameOf: Uint32Array;
  readonly names: readonly string[];
  /** For each start of three digits, the lengths of its prefixes as bits; only these lengths are tried. */
  readonly lengths: Uint32Array;
}

/** One BSON file of prefixes: those of one calling code, or all of them (`callingCode` empty). */
export interface PrefixFile {
  readonly callingCode: string;
  readonly bytes: Buffer;
}

/** Builds a table from the files of one kind. Ignores members that aren't prefixes. */
export function buildPrefixTable(files: readonly PrefixFile[]): PrefixTable {
  const prefixes: number[] = [];
  const nameOf: number[] = [];
  const names: string[] = [];
  const indexOfName = new Map<string, number>();
  const lengths = new Uint32Array(1000);
  for (const { callingCode, bytes } of files) {
    const code = callingCode === '' ? 0 : Number(callingCode);
    forEachBsonString(bytes, (keyStart, keyEnd, valueStart, valueEnd) => {
      let prefix = code;
      for (let i = keyStart; i < keyEnd; i++) {
        const digit = bytes[i]! - 48;
        if (digit < 0 || digit > 9) return;
        prefix = prefix * 10 + digit;
      }
      const name = bytes.toString('utf8', valueStart, valueEnd);
      let index = indexOfName.get(name);
      if (index === undefined) {
        index = names.push(name) - 1;
        indexOfName.set(name, index);
      }
      prefixes.push(prefix);
      nameOf.push(index);
      addLength(lengths, prefix, callingCode.length + keyEnd - keyStart);
    });
  }
  return { ...sorted(prefixes, nameOf), names, lengths };
}

/** Adds a length. A prefix of one or two digits applies to all starts of three digits that begin with it. */
function addLength(lengths: Uint32Array, prefix: number, length: number): void {
  const width = 10 ** Math.max(0, 3 - length);
  const first = Math.floor((prefix * width) / 10 ** Math.max(0, length - 3));
  for (let beginning = first; beginning < first + width; beginning++) lengths[beginning]! |= 1 << length;
}

/** Prefixes have at most 34 bits and positions 19, so both fit in the 53 bits of one number, which sorts fast. */
const POSITIONS = 2 ** 19;

function sorted(
  prefixes: readonly number[],
  nameOf: readonly number[],
): Pick<PrefixTable, 'prefixes' | 'nameOf'> {
  if (prefixes.length > POSITIONS) throw new RangeError('too many prefixes for one table');
  const packed = Float64Array.from(prefixes, (prefix, position) => prefix * POSITIONS + position).sort();
  return {
    prefixes: packed.map((value) => Math.floor(value / POSITIONS)),
    nameOf: Uint32Array.from(packed, (value) => nameOf[value % POSITIONS]!),
  };
}

/**
 * Returns the name of the longest prefix of a number, or null.
 *
 * @param digits international number without "+"
 */
export function longestPrefixName(table: PrefixTable, digits: string): string | null {
  const lengths = table.lengths[Number(digits.slice(0, 3).padEnd(3, '0'))]!;
  const longest = Math.min(digits.length, 31 - Math.clz32(lengths));
  let prefix = Number(digits.slice(0, longest));
  for (let length = longest; length > 0; length--) {
    if ((lengths >>> length) & 1) {
      const at = indexOfNumber(table.prefixes, prefix);
      if (at >= 0) return table.names[table.nameOf[at]!]!;
    }
    prefix = Math.floor(prefix / 10);
  }
  return null;
}

/** Returns the index of a number in an ascending array, or -1. */
export function indexOfNumber(ascending: Float64Array, wanted: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = ascending[middle]!;
    if (value === wanted) return middle;
    if (value < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
