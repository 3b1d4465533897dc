import { SCREEN_COLOURS, type ScreenColour } from '@assay/contract';
import { type LightSample, type LogLight, linearLight } from './light-sample';

/** A problem of least squares: `matrix · slopes = right`, the matrix symmetric and positive. */
interface NormalEquations {
  readonly matrix: readonly (readonly number[])[];
  readonly right: readonly number[];
}

/** Solves a small system by elimination. */
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
 * By how much the best slopes of which none falls lessen the sum of squares. Every set of slopes that may be other than zero
 * is tried, which is quick for three.
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

/** What the light on a face says of the colours that were drawn. */
export interface LightVerdict {
  /** SEEN: it follows their order. OTHER_LIGHT: it follows another order of them. NOT_TOLD: neither is sure. */
  readonly result: 'SEEN' | 'OTHER_LIGHT' | 'NOT_TOLD';
  /** How likely the drawn order is among all that could have been drawn, 0 to 1; null = there was too little to see. */
  readonly share: number | null;
}

type Values = readonly number[];

const CHANNELS = [0, 1, 2] as const;
/** What remains of the brightness that red, green and blue share: a head that moves changes that, and the screen little of it. */
const SHARED = 0.25;
/** How far values are taken to scatter (natural logarithms of light) before one is seen, and for how many values that counts. */
const SCATTER = 0.01;
const SCATTER_WEIGHT = 4;
/** Brightness grows less and less with the light of the screen, the more of all light that is. */
const BENT = 0.5;
/** Of a frame, what may still show the colour before it: cameras are late. */
const LATE = [0, 0.25] as const;
const VERY_LATE = [0, 0.25, 0.5, 0.75, 1] as const;

const LEAST_PATCHES = 3;
const LEAST_CELLS = 4;
/** Of all orders, what the drawn one has to be. No two get there: by chance alone the drawn one of 720 does once in 720 times, by its tint alone once in 360. */
const SURE = 0.9;
/** How much better another order has to explain what is seen than the drawn one does (natural logarithm), and how much of it. */
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

/** For each channel how much brighter each frame is than all together, as most of its areas have it; null = too few are told in all frames. */
function changes(frames: readonly (readonly (LogLight | null)[])[], least: number): readonly Values[] | null {
  const areas = (frames[0] ?? []).map((_, area) => frames.map((frame) => frame[area] ?? null));
  const told = areas.filter((lights): lights is LogLight[] => lights.every((one) => one !== null));
  if (told.length < least) return null;
  return CHANNELS.map((channel) => {
    const lines = told.map((lights) => levelled(lights.map((light) => light[channel])));
    return frames.map((_, frame) => median(lines.map((line) => line[frame]!)));
  });
}

/** What is seen of a face, beside what is behind it: what a camera does to the whole picture goes away. */
interface Seen {
  readonly values: readonly Values[];
  /** Only the tint can be told, not the brightness: dark and white look the same. */
  readonly isTint: boolean;
  /** What remains of the shared brightness, as `SHARED`. */
  readonly shared: number;
  /** How many values can vary. */
  readonly free: number;
}

function seenOf(samples: readonly LightSample[]): Seen | null {
  const face = changes(
    samples.map((sample) => sample.face),
    LEAST_PATCHES,
  );
  if (!face) return null;
  const ground = changes(
    samples.map((sample) => sample.ground),
    LEAST_CELLS,
  );
  if (!ground) return { values: face.map(levelled), isTint: true, shared: 0, free: 2 * (samples.length - 1) };
  const values = face.map((line, channel) =>
    levelled(line.map((value, frame) => value - ground[channel]![frame]!)),
  );
  return { values, isTint: false, shared: SHARED, free: 3 * (samples.length - 1) };
}

/** Whether two orders differ in nothing that can be told. */
function areAlike(one: readonly ScreenColour[], other: readonly ScreenColour[], isTint: boolean): boolean {
  const shown = (colour: ScreenColour | undefined) => (isTint && colour === 'WHITE' ? 'DARK' : colour);
  return one.every((colour, place) => shown(colour) === shown(other[place]));
}

/** All orders of some things. */
function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

/** The light that an order throws on a face, in one channel. */
function lightOf(order: readonly ScreenColour[], channel: 0 | 1 | 2, late: number): number[] {
  const emitted = order.map((colour) => linearLight(SCREEN_COLOURS[colour][channel]));
  // The colours come out of the dark in which they are announced.
  return levelled(
    emitted.map((light, place) => Math.log1p(BENT * ((1 - late) * light + late * (emitted[place - 1] ?? 0)))),
  );
}

/** Compares what is seen with what orders would show. */
class Comparison {
  private readonly power: number;

  constructor(private readonly seen: Seen) {
    this.power = this.weighted((one, other) => product(seen.values[one]!, seen.values[other]!));
  }

  /** How one channel counts with another, when the brightness that they share counts less. */
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

  /** Share of what is seen that an order explains, 0 to 1. */
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
   * Logarithm of the likelihood of what is seen, but for a constant, when so much of it is explained: normal noise of
   * unknown variance, which `SCATTER` is the prior of (a scaled inverse χ²).
   */
  likelihood(explained: number): number {
    const rest = this.power * (1 - explained);
    return (-(this.seen.free + SCATTER_WEIGHT) / 2) * Math.log(rest + SCATTER_WEIGHT * SCATTER ** 2);
  }
}

/**
 * Judges whether the light on a face followed the colours that a screen showed. The drawn order is compared with all others
 * that might have been drawn, which have the same colours: whatever changes for another reason fits any of them as well.
 * @param colours in the order in which they were drawn
 * @param samples one for each
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
