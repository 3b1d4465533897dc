/**
 * Parameters of the event sums. A change affects the reports of later streams, so it also requires a new
 * version of the thresholds (risk-thresholds.ts).
 */
export const MEASURES = {
  /** Minimum pointer movement in a window of 250 ms: duration (ms), length (px) and speed (px/ms). */
  move: { ms: 80, length: 60, speed: 0.3 },
  /** Browsers report mouse movement once per frame; the slowest screens in use have 30 frames per second. */
  slowHz: 25,
  /** Minimum number of steps for which a common divisor above 1 isn't chance. */
  latticeSteps: 5,
  /** A press after at most `moves` moves and a jump of `leap` pixels counts as reached without a path. */
  blind: { moves: 2, leap: 20 },
  warp: 20,
  /** Press duration in ms that is shorter than a finger's. */
  quickPress: 8,
  /** Minimum pause in ms; the browser package reports no shorter one. */
  pause: 30_000,
} as const;
