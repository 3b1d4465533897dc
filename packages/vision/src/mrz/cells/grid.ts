import type { Strip } from './strip';
import { PITCH } from './strip';

/** Where the characters of a row stand: `start + pitch · i + bend · i · (i − count + 1)`, pixels of the strip. */
export interface Grid {
  readonly count: number;
  readonly start: number;
  readonly pitch: number;
  /** A camera that looks from the side sees one end of a row larger than the other. */
  readonly bend: number;
  /** How well gaps fall between characters; more is better. */
  readonly fit: number;
}

export const placeOf = ({ count, start, pitch, bend }: Grid, at: number): number =>
  start + pitch * at + bend * at * (at - count + 1);

/** Shares of a pitch by which the guess may be wrong, and steps of the search. */
const PITCH_RANGE = 0.05;
const PITCH_STEP = 0.0015;
const START_STEP = 0.06;
const BENDS = [-0.0016, -0.0008, 0, 0.0008, 0.0016] as const;
/** Half of the gap between two characters, in pitches. */
const HALF_GAP = 0.09;

/** Sums of ink up to each column, for sums between any two. */
function sumsOf(ink: Float32Array): Float64Array {
  const sums = new Float64Array(ink.length + 1);
  for (let at = 0; at < ink.length; at++) sums[at + 1] = sums[at]! + ink[at]!;
  return sums;
}

/**
 * Lays a grid of so many characters over a row: ink falls into its cells and not between them, and there is none before
 * the first and behind the last.
 * @param margin pitches that the strip shows before and behind what the reader saw
 * @param slack pitches by which the reader may have been wrong at either end
 */
export function fitGrid(strip: Strip, count: number, margin: number, slack: number): Grid {
  const sums = sumsOf(strip.ink);
  const length = strip.ink.length;
  const clamp = (at: number) => Math.min(length, Math.max(0, Math.round(at)));
  const between = (from: number, to: number) => {
    const [low, high] = [clamp(from), clamp(to)];
    return high > low ? (sums[high]! - sums[low]!) / (high - low) : 0;
  };
  const average = sums[length]! / length + 1e-6;
  const guess = (length - 2 * margin * PITCH) / count;
  let best: Grid = {
    count,
    start: margin * PITCH + guess / 2,
    pitch: guess,
    bend: 0,
    fit: Number.NEGATIVE_INFINITY,
  };
  for (let share = -PITCH_RANGE; share <= PITCH_RANGE; share += PITCH_STEP) {
    const pitch = guess * (1 + share);
    const centre = length / 2 - (pitch * (count - 1)) / 2;
    for (let off = -slack; off <= slack; off += START_STEP) {
      const start = centre + off * pitch;
      for (const curve of BENDS) {
        const bend = curve * pitch;
        let gaps = 0;
        // Ink is never negative: what lies between characters already rules out most grids.
        const most = (0.1 - best.fit) * average * (count + 1);
        for (let at = 0; at <= count && gaps < most; at++) {
          const edge = start + pitch * (at - 0.5) + bend * (at - 0.5) * (at + 0.5 - count);
          gaps += between(edge - HALF_GAP * pitch, edge + HALF_GAP * pitch);
        }
        if (gaps >= most) continue;
        const outside =
          between(start - 1.4 * pitch, start - 0.6 * pitch) +
          between(start + (count - 0.4) * pitch, start + (count + 0.4) * pitch);
        const ends = between(start - 0.4 * pitch, start + 0.4 * pitch);
        const fit = (-gaps / (count + 1) - outside * 0.15 + Math.min(ends, average) * 0.1) / average;
        if (fit > best.fit) best = { count, start, pitch, bend, fit };
      }
    }
  }
  return best;
}
