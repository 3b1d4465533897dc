/**
 * Positions reported within this time, in milliseconds, count as one, the newest: the clock is coarse, or
 * delayed reports arrived together.
 */
const SAME_MS = 3;
/** Steps with this minimum speed (px/ms) are timed, whatever their length; slower ones contain pauses. */
const FAST = { speed: 0.3, withinMs: 300 };
/**
 * Mice with 125 or more reports per second make three steps in less time, in milliseconds. Viewers send after
 * 16 ms or more: a delayed packet makes the next one arrive sooner, but not all of them.
 */
const SPACED_MS = 42;
/** Every mouse reports more often than this, in milliseconds; a 30 Hz screen is the slowest. */
const SLOW_MS = 20;
const SLACK_MS = 40;
/** Limits for steps whose lengths are compared: not after a pause (ms), not single pixels (px). */
const COMPARED = { withinMs: 80, step: 6 };
/** Difference that one report of a usual mouse explains, in milliseconds. */
const REPORT_MS = 8;
/** Times whose ratio has a smaller natural logarithm count as equal. */
const ALIKE = 0.25;

/** Timing of movement as counts, without positions. */
export interface PaceSums {
  /**
   * Fast steps; those that took 42 ms or more with the two before; those after 20 ms or more; those after 40
   * ms or more.
   */
  fast: number;
  spaced: number;
  slow: number;
  slack: number;
  /**
   * Pairs of neighboring steps; pairs with different times; of these, pairs whose lengths don't follow from
   * the times.
   */
  pairs: number;
  uneven: number;
  odd: number;
}

export interface Pace {
  /**
   * @param at time in milliseconds
   * @param x,y position in CSS pixels
   */
  add(at: number, x: number, y: number): void;
  /** Returns the counts since the last call. */
  take(): PaceSums;
}

interface Place {
  readonly at: number;
  x: number;
  y: number;
}

const nothing = (): PaceSums => ({ fast: 0, spaced: 0, slow: 0, slack: 0, pairs: 0, uneven: 0, odd: 0 });

/**
 * Compares the timing of a pointer with its movement. A local machine reports the current position: after
 * twice the time, it is twice as far, however busy the machine is. Positions over a network were measured at
 * the other end, so delays change the times but not the steps.
 */
export function pace(): Pace {
  let sums = nothing();
  let place: Place | null = null;
  let before: Place | null = null;
  /** Times of the two previous steps, in milliseconds; the first ones of a page follow a pause. */
  let gaps: readonly [number, number] = [SPACED_MS, SPACED_MS];
  let last: { readonly gap: number; readonly step: number } | null = null;

  function compare(gap: number, step: number): void {
    const isCompared = gap <= COMPARED.withinMs && step >= COMPARED.step;
    if (last && isCompared) {
      const times = Math.log((gap + REPORT_MS) / (last.gap + REPORT_MS));
      const lengths = Math.log(step / last.step);
      sums.pairs++;
      if (Math.abs(times) >= ALIKE) {
        sums.uneven++;
        if (Math.abs(lengths - times) > Math.abs(lengths)) sums.odd++;
      }
    }
    last = isCompared ? { gap, step } : null;
  }

  function settle(): void {
    if (place && before) {
      const gap = place.at - before.at;
      const step = Math.hypot(place.x - before.x, place.y - before.y);
      if (gap <= FAST.withinMs && step / gap >= FAST.speed) {
        sums.fast++;
        if (gap + gaps[0] + gaps[1] >= SPACED_MS) sums.spaced++;
        if (gap >= SLOW_MS) sums.slow++;
        if (gap >= SLACK_MS) sums.slack++;
      }
      compare(gap, step);
      gaps = [gap, gaps[0]];
    }
    before = place;
  }

  return {
    add(at, x, y) {
      if (place && at - place.at < SAME_MS) {
        place.x = x;
        place.y = y;
        return;
      }
      settle();
      place = { at, x, y };
    },
    take() {
      const taken = sums;
      sums = nothing();
      return taken;
    },
  };
}
