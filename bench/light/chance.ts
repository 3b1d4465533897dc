/** Random numbers: `uniform` from 0 to 1, `between` two bounds, `normal` with mean 0 and deviation 1. */
export interface Chance {
  uniform(): number;
  between(low: number, high: number): number;
  normal(): number;
}

/** Returns random numbers determined by a seed (mulberry32; Box and Muller 1958). */
export function chanceOf(seed: number): Chance {
  let state = (seed * 0x9e3779b9) >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  return {
    uniform,
    between: (low, high) => low + (high - low) * uniform(),
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
  };
}

/** Returns the items in a uniformly random order. */
export function shuffled<Thing>(things: readonly Thing[], chance: Chance): Thing[] {
  const pool = [...things];
  return things.map(() => pool.splice(Math.floor(chance.uniform() * pool.length), 1)[0]!);
}
