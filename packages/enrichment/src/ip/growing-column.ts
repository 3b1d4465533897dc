/** Elements per block: small enough to waste little, large enough that millions of rows need few blocks. */
const BLOCK = 65_536;

/** A typed array of unknown final length: millions of rows without a boxed number each, or a copy on the way. */
export class GrowingColumn<T extends Uint16Array | Uint32Array | Int32Array> {
  private readonly full: T[] = [];
  private block: T;
  private used = 0;

  /** @param make allocates the typed array, as in `(n) => new Uint32Array(n)` */
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

  /** The element at an index below the length. */
  at(index: number): number {
    const block = this.full[Math.floor(index / BLOCK)] ?? this.block;
    return block[index % BLOCK]!;
  }

  /** What was pushed, in one array. */
  finish(): T {
    const all = this.make(this.length);
    for (const [index, block] of this.full.entries()) all.set(block, index * BLOCK);
    all.set(this.block.subarray(0, this.used), this.full.length * BLOCK);
    return all;
  }
}
