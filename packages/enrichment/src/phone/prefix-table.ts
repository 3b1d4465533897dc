import { forEachBsonString } from './bson-strings';

/** Number prefixes in international form, each with a name; the longest prefix of a number wins. */
export interface PrefixTable {
  /** Ascending prefixes as numbers: no calling code begins with 0, so no digits are lost. */
  readonly prefixes: Float64Array;
  /** For each prefix the index of its name. */
  readonly nameOf: Uint32Array;
  readonly names: readonly string[];
  readonly longest: number;
}

/** One BSON file of prefixes: those of one calling code, or of all (`callingCode` empty). */
export interface PrefixFile {
  readonly callingCode: string;
  readonly bytes: Buffer;
}

/** Builds a table from the files of one kind. Files whose members are no prefixes add nothing. */
export function buildPrefixTable(files: readonly PrefixFile[]): PrefixTable {
  const prefixes: number[] = [];
  const nameOf: number[] = [];
  const names: string[] = [];
  const indexOfName = new Map<string, number>();
  let longest = 0;
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
      longest = Math.max(longest, callingCode.length + keyEnd - keyStart);
    });
  }
  const order = Uint32Array.from(prefixes, (_, i) => i).sort((a, b) => prefixes[a]! - prefixes[b]!);
  return {
    prefixes: Float64Array.from(order, (i) => prefixes[i]!),
    nameOf: Uint32Array.from(order, (i) => nameOf[i]!),
    names,
    longest,
  };
}

/**
 * Name of the longest prefix of a number, or null.
 *
 * @param digits international number without "+"
 */
export function longestPrefixName(table: PrefixTable, digits: string): string | null {
  let prefix = Number(digits.slice(0, table.longest));
  for (let length = Math.min(digits.length, table.longest); length > 0; length--) {
    const at = indexOfNumber(table.prefixes, prefix);
    if (at >= 0) return table.names[table.nameOf[at]!]!;
    prefix = Math.floor(prefix / 10);
  }
  return null;
}

/** Index of a number in an ascending array, or -1. */
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
