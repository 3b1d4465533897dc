/**
 * How late a page runs, and how far its times are believed then. Set on visits of `npm run bench -- verdicts` (42 with little and
 * 98 with fourteen busy programs beside them on two cores, docs/device-agent.md).
 */
export const LATENESS = {
  /** Lower bounds, ms, of the classes that the browser package counts in (sdk/session-stream/src/lateness.ts). */
  classes: [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128, 256, 512, 1024],
  /** Fewest frames and timers that say something. */
  least: 15,
  /**
   * Looked at is what this part of the timers does not exceed (ms). Quiet pages: 1 to 3, Firefox to 5; with busy programs
   * beside them up to 17.
   */
  part: 0.9,
  /** What is left of what a mark of time says, by that lateness (ms). */
  trust: [
    [3, 1],
    [6, 0.75],
    [12, 0.4],
    [32, 0.1],
    [100, 0],
  ],
  /** Input that waits (ms, half of so many events) where frames and timers do not (ms, nearly all). */
  contradiction: { events: 40, inputMs: 64, otherMs: 16 },
} as const;
