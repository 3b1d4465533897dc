/**
 * The Mersenne Twister MT19937 (Matsumoto & Nishimura 1998) with the seeding and draws of NumPy's
 * `RandomState` and of Python's `random`. The simulator of the Fraud Detection Handbook uses both, so equal
 * seeds give its published transactions.
 */

const SIZE = 624;
const SHIFT = 397;
const UPPER = 0x8000_0000;
const LOWER = 0x7fff_ffff;
const MATRIX = 0x9908_b0df;
const TWO_53 = 9_007_199_254_740_992;
const TWO_26 = 67_108_864;
/** Python's `random.sample` uses a set above this size (CPython, `Lib/random.py`). */
const SAMPLE_SET_SIZE = 21;

/** Source of 32-bit integers. */
class MersenneTwister {
  private readonly state = new Uint32Array(SIZE);
  private at = SIZE;

  /** Seeds with one 32-bit integer (`init_genrand`). */
  protected seedInteger(seed: number): void {
    const { state } = this;
    state[0] = seed >>> 0;
    for (let i = 1; i < SIZE; i++) {
      const previous = state[i - 1] as number;
      state[i] = Math.imul(1_812_433_253, previous ^ (previous >>> 30)) + i;
    }
    this.at = SIZE;
  }

  /** Seeds with one key (`init_by_array` with an array of one element). */
  protected seedKey(key: number): void {
    this.seedInteger(19_650_218);
    const { state } = this;
    let i = 1;
    const turn = () => {
      i++;
      if (i < SIZE) return;
      state[0] = state[SIZE - 1] as number;
      i = 1;
    };
    const mixed = (factor: number) => {
      const previous = state[i - 1] as number;
      return (state[i] as number) ^ Math.imul(previous ^ (previous >>> 30), factor);
    };
    for (let k = 0; k < SIZE; k++, turn()) state[i] = mixed(1_664_525) + key;
    for (let k = 1; k < SIZE; k++, turn()) state[i] = mixed(1_566_083_941) - i;
    state[0] = UPPER;
  }

  private refill(): void {
    const { state } = this;
    for (let i = 0; i < SIZE; i++) {
      const y = ((state[i] as number) & UPPER) | ((state[(i + 1) % SIZE] as number) & LOWER);
      state[i] = (state[(i + SHIFT) % SIZE] as number) ^ (y >>> 1) ^ (y & 1 ? MATRIX : 0);
    }
    this.at = 0;
  }

  /** Returns an integer from 0 to 2³² − 1. */
  integer(): number {
    if (this.at === SIZE) this.refill();
    let y = this.state[this.at++] as number;
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c_5680;
    y ^= (y << 15) & 0xefc6_0000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  /** Returns a number in [0, 1) with 53 bits. */
  double(): number {
    const high = this.integer() >>> 5;
    return (high * TWO_26 + (this.integer() >>> 6)) / TWO_53;
  }
}

/** NumPy's `numpy.random.RandomState(seed)`. */
export class NumpyRandom extends MersenneTwister {
  private spare: number | null = null;

  constructor(seed: number) {
    super();
    this.seedInteger(seed);
  }

  uniform(low: number, high: number): number {
    return low + (high - low) * this.double();
  }

  /** Draws by the polar method of Marsaglia; the next call returns the second value. */
  normal(mean: number, deviation: number): number {
    return mean + deviation * this.gauss();
  }

  private gauss(): number {
    if (this.spare !== null) {
      const value = this.spare;
      this.spare = null;
      return value;
    }
    for (;;) {
      const a = 2 * this.double() - 1;
      const b = 2 * this.double() - 1;
      const square = a * a + b * b;
      if (square >= 1 || square === 0) continue;
      const factor = Math.sqrt((-2 * Math.log(square)) / square);
      this.spare = factor * a;
      return factor * b;
    }
  }

  /** Draws a Poisson number by multiplication; for a mean below 10. */
  poisson(mean: number): number {
    if (mean === 0) return 0;
    const limit = Math.exp(-mean);
    let product = this.double();
    let count = 0;
    for (; product > limit; count++) product *= this.double();
    return count;
  }

  /** Returns `count` different integers below `of`: `choice(of, count, replace=False)`. */
  choice(of: number, count: number): readonly number[] {
    const items = Int32Array.from({ length: of }, (_, i) => i);
    for (let i = of - 1; i > 0; i--) {
      const mask = 2 ** (32 - Math.clz32(i)) - 1;
      let j = (this.integer() & mask) >>> 0;
      while (j > i) j = (this.integer() & mask) >>> 0;
      const kept = items[i] as number;
      items[i] = items[j] as number;
      items[j] = kept;
    }
    return [...items.subarray(0, count)];
  }
}

/** Python's `random.Random(seed)`. */
export class PythonRandom extends MersenneTwister {
  constructor(seed: number) {
    super();
    this.seedKey(seed);
  }

  private below(limit: number): number {
    const bits = 32 - Math.clz32(limit);
    let value = this.integer() >>> (32 - bits);
    while (value >= limit) value = this.integer() >>> (32 - bits);
    return value;
  }

  choice<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** Returns `count` different items. */
  sample<T>(items: readonly T[], count: number): readonly T[] {
    let setSize = SAMPLE_SET_SIZE;
    if (count > 5) setSize += 4 ** Math.ceil(Math.log(count * 3) / Math.log(4));
    if (items.length <= setSize) {
      const pool = [...items];
      return Array.from({ length: count }, (_, i) => {
        const j = this.below(items.length - i);
        const chosen = pool[j] as T;
        pool[j] = pool[items.length - i - 1] as T;
        return chosen;
      });
    }
    const selected = new Set<number>();
    return Array.from({ length: count }, () => {
      let j = this.below(items.length);
      while (selected.has(j)) j = this.below(items.length);
      selected.add(j);
      return items[j] as T;
    });
  }
}
