import { retryAfterMs } from '@assay/providers';
import type { DeliveryState, DueDelivery, LaneHealth } from '@assay/store';
import { ATTEMPT_TIMES, SHORTEST_GAP_MS } from './data/attempt-times';
import type { Reply } from './receiver';

/** `delivered` ends it well, `refused` ends it, `failed` comes again. */
type Verdict = 'delivered' | 'refused' | 'failed';

const TOO_MANY_REQUESTS = 429;

/** 2xx has taken it; 4xx other than 429 will not take it the next time either. */
export function verdictOn(reply: Reply): Verdict {
  if ('failure' in reply) return 'failed';
  const { status } = reply;
  if (status >= 200 && status < 300) return 'delivered';
  return status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS ? 'refused' : 'failed';
}

/** What the endpoint answered of when to come back, in milliseconds. */
const pauseAsked = (reply: Reply, now: number): number | null =>
  'failure' in reply ? null : retryAfterMs(reply.headers['retry-after'], now);

/** How it goes on after an attempt that began at `at` and ended at `now` (UNIX milliseconds). */
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
  const firstAttemptAt = delivery.firstAttemptAt ?? at;
  const verdict = verdictOn(reply);
  const offset = ATTEMPT_TIMES[attempts];
  if (verdict === 'delivered') return { state: 'DELIVERED', attempts, firstAttemptAt, nextAttemptAt: now };
  if (verdict === 'refused' || offset === undefined)
    return { state: 'FAILED', attempts, firstAttemptAt, nextAttemptAt: now };
  const nextAttemptAt = Math.max(
    firstAttemptAt + offset,
    at + SHORTEST_GAP_MS,
    now + (pauseAsked(reply, now) ?? 0),
  );
  return { state: 'PENDING', attempts, firstAttemptAt, nextAttemptAt };
}

/** Failures in a row after which an endpoint is given a rest. */
const PATIENCE = 5;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 300_000;
/** After a refusal with 429 that names no time. */
const DEFAULT_PAUSE_MS = 30_000;
const DAY_MS = 86_400_000;
export const DISABLED_AFTER_MS = 5 * DAY_MS;

/**
 * How the endpoint's lane stands after an attempt. No answer, 5xx and 429 speak against the endpoint: after five in a
 * row nothing is sent to it for a while, then one delivery tries; what is due waits without losing an attempt. A
 * refusal (4xx) is an answer: it gives no rest, but it is no sign of health either.
 */
export function healthAfter(health: LaneHealth, reply: Reply, now: number): LaneHealth {
  const verdict = verdictOn(reply);
  if (verdict === 'delivered') return { failures: 0, failingSince: null, pausedUntil: 0 };
  const failingSince = health.failingSince ?? now;
  if (verdict === 'refused') return { ...health, failingSince };
  const failures = health.failures + 1;
  const rest =
    failures < PATIENCE ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - PATIENCE), LONGEST_REST_MS);
  const limited = 'status' in reply && reply.status === TOO_MANY_REQUESTS;
  const pause = pauseAsked(reply, now) ?? (limited ? DEFAULT_PAUSE_MS : 0);
  return { failures, failingSince, pausedUntil: now + Math.max(rest, pause) };
}

/** Whether an endpoint has failed for so long that it is switched off. */
export const isGivenUp = (health: LaneHealth, now: number): boolean =>
  health.failingSince !== null && now - health.failingSince >= DISABLED_AFTER_MS;
