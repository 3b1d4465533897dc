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

/** What the endpoint asked for before it is tried again, in milliseconds. */
const pauseAsked = (reply: Reply, now: number): number | null =>
  'failure' in reply ? null : retryAfterMs(reply.headers['retry-after'], now);

/**
 * How it goes on after an attempt that began at `at` and ended at `now` (UNIX milliseconds). Every delivery keeps its
 * schedule; a rest that the endpoint asks for is its lane's ({@link healthAfter}).
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
  const firstAttemptAt = delivery.firstAttemptAt ?? at;
  const verdict = verdictOn(reply);
  const offset = ATTEMPT_TIMES[attempts];
  if (verdict === 'delivered') return { state: 'DELIVERED', attempts, firstAttemptAt, nextAttemptAt: now };
  if (verdict === 'refused' || offset === undefined)
    return { state: 'FAILED', attempts, firstAttemptAt, nextAttemptAt: now };
  const nextAttemptAt = Math.max(firstAttemptAt + offset, at + SHORTEST_GAP_MS);
  return { state: 'PENDING', attempts, firstAttemptAt, nextAttemptAt };
}

/** After a refusal with 429 that names no time. */
const DEFAULT_PAUSE_MS = 30_000;
const DAY_MS = 86_400_000;
export const DISABLED_AFTER_MS = 5 * DAY_MS;

/**
 * How the endpoint's lane stands after an attempt. No answer, 5xx and 429 speak against the endpoint: what is due then
 * goes to it one at a time ({@link laneWidth}). It rests as long as it asks for; the schedule of each delivery bounds
 * that (`DeliveryQueue.due`). A refusal (4xx) is an answer: no failure, but no sign of health either.
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
    pausedUntil: Math.max(health.pausedUntil, now + pause),
  };
}

const WIDTH_WHEN_BEHIND = 8;
/** Lateness that one request after the other may build up, and by how much more of it the width doubles. */
const LATE_MS = 2000;
const DOUBLED_EVERY_MS = 1000;
const WIDEST = 100;

/**
 * How many requests an endpoint gets at a time. Where it answers: one, so that events keep their order, or eight while
 * much waits. Where it fails, and for attempts that come again: one as long as none misses its time by that, then as
 * many as the schedule takes, a hundred at most, which ten seconds of lateness reach.
 * @param isBehind whether much waits
 * @param next what waits first
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

/** Whether an endpoint has failed for so long that it is switched off. */
export const isGivenUp = (health: LaneHealth, now: number): boolean =>
  health.failingSince !== null && now - health.failingSince >= DISABLED_AFTER_MS;
