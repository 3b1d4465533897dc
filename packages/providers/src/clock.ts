/** Stops a scheduled call; calling it twice or after the call ran does nothing. */
type Cancel = () => void;

/**
 * Time as a parameter: everything here that waits or ages asks a clock, so a test can move time by hand.
 */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Calls `run` once, `delayMs` milliseconds from now (0 or less: on the next turn). */
  schedule(delayMs: number, run: () => void): Cancel;
}

// setTimeout turns anything above a signed 32-bit number into 1 ms.
const longestTimerMs = 2_147_483_647;

/** The machine's clock. Its timers never keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule(delayMs, run) {
    const timer = setTimeout(run, Math.min(Math.max(delayMs, 0), longestTimerMs));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
