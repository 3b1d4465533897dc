/** Quarters of an hour in a UTC day. */
export const QUARTERS_A_DAY = 96;
const ENTRY_BYTES = 13;

/** Counts and amounts of a day by its quarter hours; see the migration `sums` for the bytes. */
export interface Quarters {
  readonly counts: Float64Array;
  readonly amounts: Float64Array;
}

export const noQuarters = (): Quarters => ({
  counts: new Float64Array(QUARTERS_A_DAY),
  amounts: new Float64Array(QUARTERS_A_DAY),
});

/** @param visit is called for each quarter that has something, in order */
export function eachQuarter(
  packed: Buffer,
  visit: (quarter: number, count: number, amount: number) => void,
): void {
  for (let at = 0; at + ENTRY_BYTES <= packed.length; at += ENTRY_BYTES)
    visit(packed.readUInt8(at), packed.readInt32BE(at + 1), packed.readDoubleBE(at + 5));
}

/** Adds `more` to `sums`. A loop of indices: iterators of 96 quarters for each of hundreds of values were a cost of every call. */
export function addQuarters(sums: Quarters, more: Quarters): void {
  for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter++) {
    sums.counts[quarter]! += more.counts[quarter]!;
    sums.amounts[quarter]! += more.amounts[quarter]!;
  }
}

export function packQuarters({ counts, amounts }: Quarters): Buffer {
  const packed = Buffer.allocUnsafe(QUARTERS_A_DAY * ENTRY_BYTES);
  let end = 0;
  for (let quarter = 0; quarter < QUARTERS_A_DAY; quarter++) {
    const count = counts[quarter]!;
    const amount = amounts[quarter]!;
    if (count === 0 && amount === 0) continue;
    packed.writeUInt8(quarter, end);
    packed.writeInt32BE(count, end + 1);
    packed.writeDoubleBE(amount, end + 5);
    end += ENTRY_BYTES;
  }
  return packed.subarray(0, end);
}
