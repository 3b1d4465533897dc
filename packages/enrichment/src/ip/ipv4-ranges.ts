import { type Columns, column, GrowingColumn } from './column-file';

const BUCKETS = 65_536;

/**
 * IPv4 ranges, each with a number.
 *
 * The upper 16 bits of an address select a bucket directly; within it, the lower 16 bits of the ranges are
 * searched. Every bucket begins with a range at its first address. A search therefore never needs the
 * neighboring bucket, and a range key takes 2 bytes instead of 4.
 */
export class Ipv4Ranges {
  /** @param offsets index of each bucket's first range, and one past the last */
  constructor(
    private readonly offsets: Uint32Array,
    private readonly starts: Uint16Array,
    private readonly values: Uint32Array,
  ) {}

  /** Number of ranges after splitting at bucket borders. */
  get size(): number {
    return this.starts.length;
  }

  /** Returns the number of the range that contains an unsigned address; 0 when none does. */
  find(address: number): number {
    const bucket = address >>> 16;
    const key = address & 0xffff;
    let low = this.offsets[bucket]!;
    let high = this.offsets[bucket + 1]! - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (this.starts[middle]! <= key) low = middle;
      else high = middle - 1;
    }
    return this.values[low]!;
  }

  /** Returns a cursor at the first address. */
  cursor(): Ipv4Cursor {
    return new Ipv4Cursor(this.offsets, this.starts, this.values);
  }

  /** Returns the table as columns whose names begin with `prefix`. */
  columns(prefix: string): Columns {
    return {
      [`${prefix}.offsets`]: this.offsets,
      [`${prefix}.starts`]: this.starts,
      [`${prefix}.values`]: this.values,
    };
  }

  /** Reverses {@link columns}. @throws ColumnFileError */
  static fromColumns(columns: Columns, prefix: string): Ipv4Ranges {
    return new Ipv4Ranges(
      column(columns, `${prefix}.offsets`, 'u32'),
      column(columns, `${prefix}.starts`, 'u16'),
      column(columns, `${prefix}.values`, 'u32'),
    );
  }
}

/** First number after the last IPv4 address. */
export const IPV4_END = 2 ** 32;

/** Visits ranges in ascending order. */
class Ipv4Cursor {
  /** Number of the current range. */
  value: number;
  /** First address after the current range. */
  end: number;
  private row = 0;
  private bucket = 0;

  constructor(
    private readonly offsets: Uint32Array,
    private readonly starts: Uint16Array,
    private readonly values: Uint32Array,
  ) {
    this.value = values[0]!;
    this.end = this.startOfNext();
  }

  /** Moves to the next range; there is one while `end` is below {@link IPV4_END}. */
  step(): void {
    this.value = this.values[++this.row]!;
    this.end = this.startOfNext();
  }

  private startOfNext(): number {
    const next = this.row + 1;
    if (next === this.starts.length) return IPV4_END;
    while (this.offsets[this.bucket + 1]! <= next) this.bucket++;
    return this.bucket * BUCKETS + this.starts[next]!;
  }
}

/**
 * Visits each stretch of addresses in which no table changes; all cursors are at that stretch during the
 * visit.
 */
export function walkTogether(
  cursors: readonly Ipv4Cursor[],
  visit: (start: number, end: number) => void,
): void {
  for (let start = 0; start < IPV4_END; ) {
    let end = IPV4_END;
    for (const cursor of cursors) end = Math.min(end, cursor.end);
    visit(start, end);
    if (end < IPV4_END) for (const cursor of cursors) if (cursor.end === end) cursor.step();
    start = end;
  }
}

/** Collects ranges in ascending order; adjacent ranges with the same number are merged. */
export class Ipv4RangesBuilder {
  private readonly offsets = new Uint32Array(BUCKETS + 1);
  private readonly starts = new GrowingColumn((length) => new Uint16Array(length));
  private readonly values = new GrowingColumn((length) => new Uint32Array(length));
  private nextBucket = 0;
  private current = 0;

  /** Assigns `value` to the addresses from `start` until the next call; 0 means "unknown". */
  add(start: number, value: number): void {
    if (value === this.current) return;
    const bucket = start >>> 16;
    this.openBuckets(bucket);
    const isBucketStart = (start & 0xffff) === 0;
    if (isBucketStart) this.openBucket(value);
    else {
      if (this.nextBucket === bucket) this.openBucket(this.current);
      this.starts.push(start & 0xffff);
      this.values.push(value);
    }
    this.current = value;
  }

  finish(): Ipv4Ranges {
    this.openBuckets(BUCKETS);
    this.offsets[BUCKETS] = this.starts.length;
    return new Ipv4Ranges(this.offsets, this.starts.finish(), this.values.finish());
  }

  private openBuckets(before: number): void {
    while (this.nextBucket < before) this.openBucket(this.current);
  }

  private openBucket(value: number): void {
    this.offsets[this.nextBucket++] = this.starts.length;
    this.starts.push(0);
    this.values.push(value);
  }
}
