import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import { type LightSample, type LogLight, linearLight } from './light-sample';

/** Normal equations of a least-squares problem: `matrix · slopes = right`, with a symmetric positive matrix. */
interface NormalEquations {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

/** Solves a small linear system by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index]!]);
  const count = rows.length;
  for (let step = 0; step < count; step++) {
    for (let row = step + 1; row < count; row++) {
      const factor = rows[row]![step]! / rows[step]![step]!;
      for (let column = step; column <= count; column++) rows[row]![column]! -= factor * rows[step]![column]!;
    }
  }
  const slopes = new Array<number>(count).fill(0);
  for (let row = count - 1; row >= 0; row--) {
    const known = slopes.reduce(
      (sum, slope, column) => sum + (column > row ? slope * rows[row]![column]! : 0),
      0,
    );
    slopes[row] = (rows[row]![count]! - known) / rows[row]![row]!;
  }
  return slopes;
}

/**
 * Returns the reduction of the sum of squares by the best non-negative slopes. It tries every subset of
 * slopes that may be nonzero, which is fast for three.
 */
export function risingSlopes({ matrix, right }: NormalEquations): number {
  let most = 0;
  for (let set = 1; set < 2 ** right.length; set++) {
    const chosen = right.flatMap((_, index) => (set & (1 << index) ? [index] : []));
    const slopes = solved(
      chosen.map((row) => chosen.map((column) => matrix[row]![column]!)),
      chosen.map((row) => right[row]!),
    );
    if (!slopes.every((slope) => slope >= 0 && Number.isFinite(slope))) continue;
    most = Math.max(
      most,
      slopes.reduce((sum, slope, index) => sum + slope * right[chosen[index]!]!, 0),
    );
  }
  return most;
}

/** Result of comparing the light on a face with the drawn colors. */
export interface LightVerdict {
  /**
   * SEEN: the light follows the drawn order. OTHER_LIGHT: it follows another order of the same colors.
   * NOT_TOLD: neither is certain.
   */
  readonly result: 'SEEN' | 'OTHER_LIGHT' | 'NOT_TOLD';
  /** Likelihood of the drawn order among all possible orders, 0 to 1; null if too few areas were measured. */
  readonly share: number | null;
}

type Values = readonly number[];

const CHANNELS = [0, 1, 2] as const;
/**
 * Remaining weight of the brightness that red, green and blue share. Head movement changes this brightness,
 * the screen hardly does.
 */
const SHARED = 0.25;
/** Prior for the scatter of the values (natural logarithms of light), and its weight in number of values. */
const SCATTER = 0.01;
const SCATTER_WEIGHT = 4;
/**
 * Nonlinearity of the response: the larger the screen's share of all light, the less an increase in screen
 * light changes the logarithm.
 */
const BENT = 0.5;
/** Share of a frame that may still show the previous color, because cameras lag. */
const LATE = [0, 0.25] as const;
const VERY_LATE = [0, 0.25, 0.5, 0.75, 1] as const;

const MIN_PATCHES = 3;
const MIN_CELLS = 4;
/**
 * Minimum share of the drawn order among all orders. Only one order can reach it. By chance alone, the drawn
 * one of 720 reaches it once in 720 times; with tint alone, once in 360.
 */
const SURE = 0.9;
/**
 * Minimum lead of another order over the drawn one in log-likelihood (natural logarithm), and minimum share
 * that it must explain.
 */
const FAR_BETTER = 20;
const EXPLAINED = 0.9;

const sum = (values: Values) => values.reduce((total, value) => total + value, 0);
const mean = (values: Values) => sum(values) / Math.max(1, values.length);
const product = (one: Values, other: Values) =>
  one.reduce((sum, value, index) => sum + value * other[index]!, 0);

function levelled(values: Values): number[] {
  const level = mean(values);
  return values.map((value) => value - level);
}

function median(values: Values): number {
  const sorted = [...values].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/**
 * Returns the brightness of each frame relative to the mean of all frames, per channel, as the median over
 * areas. Null if too few areas were measured in all frames.
 */
function changes(frames: readonly (readonly (LogLight | null)[])[], least: number): readonly Values[] | null {
  const areas = (frames[0] ?? []).map((_, area) => frames.map((frame) => frame[area] ?? null));
  const reported = areas.filter((lights): lights is LogLight[] => lights.every((one) => one !== null));
  if (reported.length < least) return null;
  return CHANNELS.map((channel) => {
    const lines = reported.map((lights) => levelled(lights.map((light) => light[channel])));
    return frames.map((_, frame) => median(lines.map((line) => line[frame]!)));
  });
}

/**
 * Measured face light relative to the background, which removes changes that the camera makes to the whole
 * image.
 */
interface Seen {
  readonly values: readonly Values[];
  /** True if only the tint is known, not the brightness: dark and white are then indistinguishable. */
  readonly isTint: boolean;
  /** Remaining weight of the shared brightness, see `SHARED`. */
  readonly shared: number;
  /** Degrees of freedom of the values. */
  readonly free: number;
}

function seenOf(samples: readonly LightSample[]): Seen | null {
  const face = changes(
    samples.map((sample) => sample.face),
    MIN_PATCHES,
  );
  if (!face) return null;
  const ground = changes(
    samples.map((sample) => sample.ground),
    MIN_CELLS,
  );
  if (!ground) return { values: face.map(levelled), isTint: true, shared: 0, free: 2 * (samples.length - 1) };
  const values = face.map((line, channel) =>
    levelled(line.map((value, frame) => value - ground[channel]![frame]!)),
  );
  return { values, isTint: false, shared: SHARED, free: 3 * (samples.length - 1) };
}

/** Returns true if two orders can't be distinguished by the measurement. */
function areAlike(one: readonly ScreenColour[], other: readonly ScreenColour[], isTint: boolean): boolean {
  const shown = (colour: ScreenColour | undefined) => (isTint && colour === 'WHITE' ? 'DARK' : colour);
  return one.every((colour, place) => shown(colour) === shown(other[place]));
}

/** Returns all permutations of a list. */
function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** Returns the light that an order of colors casts on a face, in one channel. */
function lightOf(order: readonly ScreenColour[], channel: 0 | 1 | 2, late: number): number[] {
  const emitted = order.map((colour) => linearLight(SCREEN_COLOURS[colour][channel]));
  // The first color follows the dark screen of the announcement.
  return levelled(
    emitted.map((light, place) => Math.log1p(BENT * ((1 - late) * light + late * (emitted[place - 1] ?? 0)))),
  );
}

/** Compares the measured values with the values expected for an order of colors. */
class Comparison {
  private readonly power: number;

  constructor(private readonly seen: Seen) {
    this.power = this.weighted((one, other) => product(seen.values[one]!, seen.values[other]!));
  }

  /** Weight of the product of two channels, with reduced weight of the brightness that they share. */
  private weight(one: number, other: number): number {
    return (one === other ? 1 : 0) - (1 - this.seen.shared ** 2) / 3;
  }

  private weighted(of: (one: 0 | 1 | 2, other: 0 | 1 | 2) => number): number {
    return CHANNELS.reduce<number>(
      (sum, one) =>
        sum + CHANNELS.reduce<number>((row, other) => row + this.weight(one, other) * of(one, other), 0),
      0,
    );
  }

  /** Returns the share of the measured values that an order explains, 0 to 1. */
  explained(order: readonly ScreenColour[], lates: Values): number {
    if (this.power <= 0) return 0;
    const { values } = this.seen;
    const gains = lates.map((late) => {
      const light = CHANNELS.map((channel) => lightOf(order, channel, late));
      const equations: NormalEquations = {
        matrix: CHANNELS.map((one) =>
          CHANNELS.map((other) => this.weight(one, other) * product(light[one]!, light[other]!)),
        ),
        right: CHANNELS.map((one) =>
          CHANNELS.reduce<number>(
            (sum, other) => sum + this.weight(one, other) * product(light[one]!, values[other]!),
            0,
          ),
        ),
      };
      return risingSlopes(equations);
    });
    return Math.min(1, Math.max(0, ...gains) / this.power);
  }

  /**
   * Returns the log-likelihood of the measured values up to a constant, for the given explained share. The
   * noise is normal with unknown variance, and `SCATTER` sets its prior (a scaled inverse χ²).
   */
  likelihood(explained: number): number {
    const rest = this.power * (1 - explained);
    return (-(this.seen.free + SCATTER_WEIGHT) / 2) * Math.log(rest + SCATTER_WEIGHT * SCATTER ** 2);
  }
}

/**
 * Evaluates whether the light on a face followed the colors that a screen showed. It compares the drawn order
 * with all other orders of the same colors. A change with another cause fits any order equally well.
 * @param colours in the order in which they were drawn
 * @param samples one for each color
 */
export function judgeLight(colours: readonly ScreenColour[], samples: readonly LightSample[]): LightVerdict {
  const seen = samples.length === colours.length ? seenOf(samples) : null;
  if (!seen) return { result: 'NOT_TOLD', share: null };
  const comparison = new Comparison(seen);
  const orders = ordersOf(colours);
  const shares = orders.map((order) => comparison.explained(order, LATE));
  const likelihoods = shares.map((one) => comparison.likelihood(one));
  const best = Math.max(...likelihoods);
  const weights = likelihoods.map((one) => Math.exp(one - best));
  const drawn = weights.filter((_, index) => areAlike(orders[index]!, colours, seen.isTint));
  const share = sum(drawn) / sum(weights);
  if (share >= SURE) return { result: 'SEEN', share };
  const atBest = comparison.likelihood(comparison.explained(colours, VERY_LATE));
  const isOther = Math.max(...shares) >= EXPLAINED && best - atBest >= FAR_BETTER;
  return { result: isOther ? 'OTHER_LIGHT' : 'NOT_TOLD', share };
}
