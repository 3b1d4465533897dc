/**
 * What is counted while events are added up. A change here changes what later streams report, so it raises the version of
 * the thresholds (risk-thresholds.ts) as well.
 */
export const MEASURES = {
  /** A quarter of a second is judged when the pointer was this long on its way (ms), this far (px), this fast (px/ms). */
  move: { ms: 80, length: 60, speed: 0.3 },
  /** Browsers report a moving mouse once a frame; the slowest screens in use show 30 a second. */
  slowHz: 25,
  /** Steps from which a common divisor above 1 is no accident. */
  latticeSteps: 5,
  /** A press after so few moves, with a leap of so many pixels, was reached without a way. */
  blind: { moves: 2, leap: 20 },
  warp: 20,
  /** A finger holds a button longer (ms). */
  quickPress: 8,
  /** From here on it is a pause (ms); the browser package reports no shorter one. */
  pause: 30_000,
} as const;
