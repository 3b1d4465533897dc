const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a delivery is tried, in milliseconds after its first attempt (docs/webhooks.md). */
export const ATTEMPT_TIMES: readonly number[] = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 24 * HOUR];

/** An attempt that came late does not hurry the next one. */
export const SHORTEST_GAP_MS = MINUTE;
