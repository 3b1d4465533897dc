import type { Below } from './pattern-text';

/** Generates numbers from 0 to below the bound, the same in every run (Marsaglia's xorshift, 2003). */
export function seededBelow(seed: number): Below {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % bound;
  };
}
