/** Places reported so soon after one another (ms) are one, the newest: a coarse clock, or what waited and came at once. */
const SAME_MS = 3;
/** A step is timed when it is fast (px/ms), whatever its length: slower ones are made of rests. */
const FAST = { speed: 0.3, withinMs: 300 };
/**
 * Mice of 125 reports a second and more make three steps in less time (ms). Viewers send after 16 ms and more: a line that
 * holds one up brings the next sooner, but not all of them.
 */
const SPACED_MS = 42;
/** Every mouse reports its place more often than this (ms); a screen of 30 Hz is the slowest. */
const SLOW_MS = 20;
const SLACK_MS = 40;
/** Steps whose lengths are compared: not after a rest (ms), not by single pixels (px). */
const COMPARED = { withinMs: 80, step: 6 };
/** One report of a usual mouse (ms) explains so much of a difference. */
const REPORT_MS = 8;
/** Times that differ by less (natural logarithm of their ratio) are alike. */
const ALIKE = 0.25;

/** How movement came in time, as counts; nothing of where it went. */
export interface PaceSums {
  /** Fast steps, those that took 42 ms and more with the two before, those after 20 ms and more, after 40 ms and more. */
  fast: number;
  spaced: number;
  slow: number;
  slack: number;
  /** Neighbouring steps, those after unlike times, those of them whose lengths do not follow from the times. */
  pairs: number;
  uneven: number;
  odd: number;
}

export interface Pace {
  /** @param at ms; @param x,y CSS pixels */
  add(at: number, x: number, y: number): void;
  /** What was counted since the last time. */
  take(): PaceSums;
}

interface Place {
  readonly at: number;
  x: number;
  y: number;
}

const nothing = (): PaceSums => ({ fast: 0, spaced: 0, slow: 0, slack: 0, pairs: 0, uneven: 0, odd: 0 });

/**
 * Holds the times of a pointer against its way. A hand's own machine reports where the pointer is now: after twice the time
 * it is twice as far, however busy the machine. What comes over a network was reported at the other end: its delays change
 * the times and leave the steps as they were.
 */
export function pace(): Pace {
  let sums = nothing();
  let place: Place | null = null;
  let before: Place | null = null;
  /** Times of the two steps before, ms; the first of a page come after a rest. */
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
