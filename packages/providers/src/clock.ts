/** Cancels a scheduled call; calling it twice or after the call ran does nothing. */
type Cancel = () => void;

/** Injectable clock: all code here that waits or expires uses it, so that a test can control time. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Calls `run` once, `delayMs` milliseconds from now (0 or less: on the next turn of the event loop). */
  schedule(delayMs: number, run: () => void): Cancel;
}

// setTimeout treats anything above a signed 32-bit number as 1 ms.
const longestTimerMs = 2_147_483_647;

/** The system clock. Its timers never prevent the process from exiting. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule(delayMs, run) {
    const timer = setTimeout(run, Math.min(Math.max(delayMs, 0), longestTimerMs));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
