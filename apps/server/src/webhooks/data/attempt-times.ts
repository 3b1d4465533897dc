const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Times of the attempts, in milliseconds after the first one (docs/reference/webhooks.md). */
export const ATTEMPT_TIMES: readonly number[] = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 24 * HOUR];

/**
 * Minimum time between two attempts, in milliseconds. A late attempt doesn't shorten the time to the next
 * one.
 */
export const MIN_GAP_MS = MINUTE;

/** Longest wait for the next attempt, in milliseconds, by the number of attempts so far. */
export const MAX_WAITS: readonly number[] = ATTEMPT_TIMES.map((time, attempts) =>
  attempts === 0 ? 0 : Math.max(MIN_GAP_MS, time - ATTEMPT_TIMES[attempts - 1]!),
);
