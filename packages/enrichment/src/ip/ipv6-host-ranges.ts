import type { IpAddress } from '@assay/networks';

const WORDS = 4;

/** Ranges over all 128 bits of IPv6, each with a number: for lists that name single hosts. */
export class Ipv6HostRanges {
  /** @param starts four words per range, ascending @param values the ranges' numbers; 0 for "listed nowhere" */
  constructor(
    private readonly starts: Uint32Array,
    private readonly values: Uint32Array,
  ) {}

  /** Number of the range that holds an IPv6 address; 0 before the first. */
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
