/** Implements `Map.groupBy`, which Node.js 20 lacks. */
export function groupedBy<T, K>(values: readonly T[], key: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/** Random numbers that are identical in every run (xorshift, Marsaglia 2003). */
export class Chance {
  private state: number;
  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0 || 1;
  }

  /** Returns a number from 0 up to but excluding 1. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x >>> 0;
    return this.state / 4_294_967_296;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** Selects by weights, which need not sum to 1. */
  weighted<T>(values: readonly (readonly [weight: number, value: T])[]): T {
    let rest = this.next() * values.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of values) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return (values.at(-1) as readonly [number, T])[1];
  }

  /** Returns a rank below `count` distributed by Zipf's law: half of all draws are among a few ranks. */
  rank(count: number): number {
    return Math.min(count - 1, Math.floor(Math.exp(this.next() * Math.log(count + 1)) - 1));
  }

  /**
   * Returns an index below `count` that favors the first ones, less steeply than `rank`, as in the phone
   * market.
   */
  skewed(count: number): number {
    return Math.floor(count * this.next() ** 2);
  }

  /** Returns a waiting time of random events with this mean. */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}
