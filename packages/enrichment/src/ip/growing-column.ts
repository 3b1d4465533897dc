/** A typed array that doubles as it fills: millions of rows without a boxed number each. */
export class GrowingColumn<T extends Uint16Array | Uint32Array | Int32Array> {
  length = 0;
  private values: T;

  /** @param make allocates the typed array, as in `(n) => new Uint32Array(n)` */
  constructor(private readonly make: (length: number) => T) {
    this.values = make(1024);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = this.make(this.length * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length++] = value;
  }

  /** A tight copy of what was pushed. */
  finish(): T {
    return this.values.slice(0, this.length) as T;
  }
}
