/** A seeded generator (mulberry32): the same seed gives the same traffic. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [0, limit). */
  below(limit: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { next, below, pick: (values) => values[below(values.length)] ?? values[0] };
}
