/**
 * Lateness of a page, and the trust in its timing. Calibrated on visits of `npm run bench -- verdicts` (42
 * with little load and 98 with fourteen busy programs on two cores, docs/how-to/device-agent.md).
 */
export const LATENESS = {
  /** Lower bounds in ms of the classes that the browser package counts (sdk/session-stream/src/lateness.ts). */
  classes: [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128, 256, 512, 1024],
  /** Minimum number of frames and timers. */
  least: 15,
  /**
   * Quantile of the timers' lateness (ms) that is used. Idle pages: 1 to 3, Firefox up to 5; with busy
   * programs up to 17.
   */
  part: 0.9,
  /** Trust in timing evidence by that lateness (ms). */
  trust: [
    [3, 1],
    [6, 0.75],
    [12, 0.4],
    [32, 0.1],
    [100, 0],
  ],
  /**
   * Input delayed by at least `inputMs` (half of at least `events` events) while nearly all frames and timers
   * are delayed by at most `otherMs`.
   */
  contradiction: { events: 40, inputMs: 64, otherMs: 16 },
} as const;
