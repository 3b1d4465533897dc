/** Marks the bytes of a serialised set, and its layout. */
const MAGIC = 'ASSAYID1';
const HEADER_BYTES = 16;

/**
 * A set of many numbers below 2^47, eight bytes each, looked up by bisection. Immutable.
 */
export class IdSet {
  private constructor(private readonly ids: Float64Array) {}

  static of(ids: Iterable<number>): IdSet {
    const sorted = Float64Array.from(ids).sort();
    let count = 0;
    for (const id of sorted) if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    return new IdSet(sorted.slice(0, count));
  }

  /** @throws RangeError when the bytes are no whole set */
  static open(bytes: Uint8Array): IdSet {
    const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isWhole =
      view.length >= HEADER_BYTES &&
      view.toString('latin1', 0, 8) === MAGIC &&
      view.length === HEADER_BYTES + view.readDoubleLE(8) * 8;
    if (!isWhole) throw new RangeError('The bytes are no set of ids.');
    // A copy, so that the numbers are aligned wherever the bytes begin.
    return new IdSet(new Float64Array(Uint8Array.from(view.subarray(HEADER_BYTES)).buffer));
  }

  get size(): number {
    return this.ids.length;
  }

  has(id: number): boolean {
    let [low, high] = [0, this.ids.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.ids[middle]!;
      if (found === id) return true;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return false;
  }

  /** For a file; {@link IdSet.open} reads it. */
  serialise(): Uint8Array {
    const bytes = Buffer.alloc(HEADER_BYTES + this.ids.byteLength);
    bytes.write(MAGIC, 'latin1');
    bytes.writeDoubleLE(this.ids.length, 8);
    bytes.set(Buffer.from(this.ids.buffer, this.ids.byteOffset, this.ids.byteLength), HEADER_BYTES);
    return bytes;
  }
}
