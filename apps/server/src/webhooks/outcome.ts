import { retryAfterMs } from '@assay/providers';
import type { DeliveryState, DueDelivery, LaneHealth } from '@assay/store';
import { ATTEMPT_TIMES, MIN_GAP_MS } from './data/attempt-times';
import type { Reply } from './receiver';

/** `delivered` completes a delivery, `refused` ends it, `failed` is retried. */
type Verdict = 'delivered' | 'refused' | 'failed';

const TOO_MANY_REQUESTS = 429;

/**
 * Returns the verdict on a response. 2xx means delivered. 4xx other than 429 means refused, because a retry
 * would fail too.
 */
export function verdictOn(reply: Reply): Verdict {
  if ('failure' in reply) return 'failed';
  const { status } = reply;
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS ? 'refused' : 'failed';
}

/** Returns the pause that the endpoint requested, in milliseconds, or null. */
const pauseAsked = (reply: Reply, now: number): number | null =>
  'failure' in reply ? null : retryAfterMs(reply.headers['retry-after'], now);

/**
 * Returns the state of a delivery after an attempt that began at `at` and ended at `now` (UNIX milliseconds).
 * Every delivery stays on its schedule; a pause that the endpoint requests applies to its lane
 * ({@link healthAfter}).
 */
export function afterAttempt(
  delivery: Pick<DueDelivery, 'attempts' | 'firstAttemptAt'>,
  reply: Reply,
  { at, now }: { readonly at: number; readonly now: number },
): {
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly firstAttemptAt: number;
  readonly nextAttemptAt: number;
} {
  const attempts = delivery.attempts + 1;
  // An attempt is never early, unless the clock was set back since the first one: the schedule then moves too.
  const latestFirst = at - (ATTEMPT_TIMES[delivery.attempts] ?? 0);
  const firstAttemptAt = Math.min(delivery.firstAttemptAt ?? at, latestFirst);
  const verdict = verdictOn(reply);
  const offset = ATTEMPT_TIMES[attempts];
  if (verdict === 'delivered') return { state: 'DELIVERED', attempts, firstAttemptAt, nextAttemptAt: now };
  if (verdict === 'refused' || offset === undefined)
    return { state: 'FAILED', attempts, firstAttemptAt, nextAttemptAt: now };
  const nextAttemptAt = Math.max(firstAttemptAt + offset, at + MIN_GAP_MS);
  return { state: 'PENDING', attempts, firstAttemptAt, nextAttemptAt };
}

/** Pause after a 429 response without a time, in milliseconds. */
const DEFAULT_PAUSE_MS = 30_000;
const DAY_MS = 86_400_000;
export const DISABLED_AFTER_MS = 5 * DAY_MS;

/**
 * Returns the health of the endpoint's lane after an attempt. No response, 5xx and 429 count as failures,
 * after which due deliveries are sent one at a time ({@link laneWidth}). The lane pauses as long as the
 * endpoint requests; the schedule of each delivery limits that (`DeliveryQueue.due`). A refusal (4xx) is a
 * response, so it counts neither as a failure nor as a success.
 */
export function healthAfter(health: LaneHealth, reply: Reply, now: number): LaneHealth {
  const verdict = verdictOn(reply);
  if (verdict === 'delivered') return { failures: 0, failingSince: null, pausedUntil: 0 };
  const failingSince = health.failingSince ?? now;
  if (verdict === 'refused') return { ...health, failingSince };
  const limited = 'status' in reply && reply.status === TOO_MANY_REQUESTS;
  const pause = pauseAsked(reply, now) ?? (limited ? DEFAULT_PAUSE_MS : 0);
  return {
    failures: health.failures + 1,
    failingSince,
    pausedUntil: pause > 0 ? Math.max(health.pausedUntil, now + pause) : health.pausedUntil,
  };
}

const WIDTH_WHEN_BEHIND = 8;
/**
 * Lateness tolerated with one request at a time, and the additional lateness that doubles the width. In
 * milliseconds.
 */
const LATE_MS = 2000;
const DOUBLED_EVERY_MS = 1000;
const WIDEST = 100;

/**
 * Returns the number of parallel requests to an endpoint. A healthy endpoint gets one, which preserves the
 * order of events, or eight with a backlog. A failing endpoint, or a retry, gets one while deliveries are on
 * time. After that the number grows as the schedule requires, up to a hundred at ten seconds of lateness.
 * @param isBehind true if there is a backlog
 * @param next the delivery that is due first
 */
export function laneWidth(
  health: LaneHealth,
  isBehind: boolean,
  next: Pick<DueDelivery, 'attempts' | 'dueAt'>,
  now: number,
): number {
  const usual = health.failures === 0 && isBehind ? WIDTH_WHEN_BEHIND : 1;
  const late = now - next.dueAt - LATE_MS;
  if (late < 0 || (health.failures === 0 && next.attempts === 0)) return usual;
  return Math.max(usual, Math.min(WIDEST, 2 ** (1 + Math.floor(late / DOUBLED_EVERY_MS))));
}

/** Returns true if an endpoint has failed for so long that it must be disabled. */
export const isGivenUp = (health: LaneHealth, now: number): boolean =>
  health.failingSince !== null && now - health.failingSince >= DISABLED_AFTER_MS;
