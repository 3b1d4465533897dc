import type { IpAddress } from '@assay/networks';
import { type Columns, column, GrowingColumn } from './column-file';

const WORDS = 4;

/** Ranges over all 128 bits of IPv6, each with a number, for lists that contain single hosts. */
export class Ipv6HostRanges {
  /** @param starts four words per range, ascending @param values numbers of the ranges; 0 for "not listed" */
  constructor(
    private readonly starts: Uint32Array,
    private readonly values: Uint32Array,
  ) {}

  /** Returns the number of the range that contains an IPv6 address; 0 before the first range. */
  find(address: Readonly<IpAddress>): number {
    let low = -1;
    let high = this.values.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.isAfter(middle, address)) high = middle - 1;
      else low = middle;
    }
    return low < 0 ? 0 : this.values[low]!;
  }

  private isAfter(row: number, { word0, word1, word2, word3 }: Readonly<IpAddress>): boolean {
    const starts = this.starts;
    const at = row * WORDS;
    if (starts[at] !== word0) return starts[at]! > word0;
    if (starts[at + 1] !== word1) return starts[at + 1]! > word1;
    if (starts[at + 2] !== word2) return starts[at + 2]! > word2;
    return starts[at + 3]! > word3;
  }
}

const BUCKETS = 65_536;

/**
 * IPv6 ranges over the leftmost 64 bits, each with a number: a network longer than /64 belongs to one
 * customer.
 *
 * Two levels: the distinct first words (bits 0–31), found through an index over their upper 16 bits, and for
 * each first word the second words (bits 32–63) at which a range starts.
 */
export class Ipv6Ranges {
  /** For each upper half of a first word: index of the first entry of `firstWords` that isn't below it. */
  private readonly index: Uint32Array;

  /** @param offsets index of each first word's first range, and one past the last */
  constructor(
    private readonly firstWords: Uint32Array,
    private readonly offsets: Uint32Array,
    private readonly secondWords: Uint32Array,
    private readonly values: Uint32Array,
  ) {
    this.index = new Uint32Array(BUCKETS + 1);
    for (let bucket = 0, at = 0; bucket <= BUCKETS; bucket++) {
      while (at < firstWords.length && firstWords[at]! >>> 16 < bucket) at++;
      this.index[bucket] = at;
    }
  }

  /** Number of ranges. */
  get size(): number {
    return this.secondWords.length;
  }

  /** Returns the number of the range that contains the address with these two leading words; 0 when none does. */
  find(word0: number, word1: number): number {
    const bucket = word0 >>> 16;
    const group = lastNotAbove(this.firstWords, word0, this.index[bucket]!, this.index[bucket + 1]!);
    if (group < 0) return 0;
    const from = this.offsets[group]!;
    const to = this.offsets[group + 1]!;
    if (this.firstWords[group] !== word0) return this.values[to - 1]!;
    const row = lastNotAbove(this.secondWords, word1, from, to);
    return row < 0 ? 0 : this.values[row]!;
  }

  /** Returns the table as columns whose names begin with `prefix`. */
  columns(prefix: string): Columns {
    return {
      [`${prefix}.first`]: this.firstWords,
      [`${prefix}.offsets`]: this.offsets,
      [`${prefix}.second`]: this.secondWords,
      [`${prefix}.values`]: this.values,
    };
  }

  /** Reverses {@link columns}. @throws ColumnFileError */
  static fromColumns(columns: Columns, prefix: string): Ipv6Ranges {
    return new Ipv6Ranges(
      column(columns, `${prefix}.first`, 'u32'),
      column(columns, `${prefix}.offsets`, 'u32'),
      column(columns, `${prefix}.second`, 'u32'),
      column(columns, `${prefix}.values`, 'u32'),
    );
  }
}

/**
 * Returns the last index in `[from, to)` whose value isn't above `key`. If all are above, returns `from − 1`,
 * which is the range that began before them.
 */
function lastNotAbove(sorted: Uint32Array, key: number, from: number, to: number): number {
  let low = from - 1;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (sorted[middle]! <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Collects ranges in ascending order; adjacent ranges with the same number are merged. */
export class Ipv6RangesBuilder {
  private readonly firstWords = new GrowingColumn((length) => new Uint32Array(length));
  private readonly offsets = new GrowingColumn((length) => new Uint32Array(length));
  private readonly secondWords = new GrowingColumn((length) => new Uint32Array(length));
  private readonly values = new GrowingColumn((length) => new Uint32Array(length));
  private current = 0;
  private lastFirst = -1;

  /** Assigns `value` to the addresses from these leading words until the next call. */
  add(word0: number, word1: number, value: number): void {
    if (value === this.current) return;
    this.current = value;
    if (word0 !== this.lastFirst) {
      this.firstWords.push(word0);
      this.offsets.push(this.secondWords.length);
      this.lastFirst = word0;
    }
    this.secondWords.push(word1);
    this.values.push(value);
  }

  finish(): Ipv6Ranges {
    this.offsets.push(this.secondWords.length);
    return new Ipv6Ranges(
      this.firstWords.finish(),
      this.offsets.finish(),
      this.secondWords.finish(),
      this.values.finish(),
    );
  }
}
