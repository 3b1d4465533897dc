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

export function packQuarters({ counts, amounts }: Quarters): Buffer {
  const used = [...counts.keys()].filter((quarter) => counts[quarter] !== 0 || amounts[quarter] !== 0);
  const packed = Buffer.allocUnsafe(used.length * ENTRY_BYTES);
  for (const [index, quarter] of used.entries()) {
    const at = index * ENTRY_BYTES;
    packed.writeUInt8(quarter, at);
    packed.writeInt32BE(counts[quarter] ?? 0, at + 1);
    packed.writeDoubleBE(amounts[quarter] ?? 0, at + 5);
  }
  return packed;
}
