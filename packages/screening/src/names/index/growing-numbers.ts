/** Whole numbers below 2³², appended one by one. */
export class GrowingNumbers {
  private items = new Uint32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.items);
      this.items = larger;
    }
    this.items[this.length++] = item;
  }

  /** @param place below `length` */
  at(place: number): number {
    return this.items[place]!;
  }

  done(): Uint32Array {
    return this.items.slice(0, this.length);
  }
}
