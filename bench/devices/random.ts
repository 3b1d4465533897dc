/** As `Map.groupBy`, which Node.js 20 does not have. */
export function groupedBy<T, K>(values: readonly T[], key: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/** Random numbers that are the same in every run (xorshift, Marsaglia 2003). */
export class Chance {
  private state: number;
  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0 || 1;
  }

  /** From 0 to below 1. */
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

  /** By weights that need not sum to 1. */
  weighted<T>(values: readonly (readonly [weight: number, value: T])[]): T {
    let rest = this.next() * values.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of values) {
      rest -= weight;
      if (rest < 0) return value;
    }
    return (values.at(-1) as readonly [number, T])[1];
  }

  /** A rank below `count` that falls off as Zipf's law: half of all are among a few. */
  rank(count: number): number {
    return Math.min(count - 1, Math.floor(Math.exp(this.next() * Math.log(count + 1)) - 1));
  }

  /** A place below `count` where the first are more common, less steeply than by rank: the market of phones. */
  skewed(count: number): number {
    return Math.floor(count * this.next() ** 2);
  }

  /** Waiting time of events that come at random with this mean. */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}
