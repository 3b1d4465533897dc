import type { FailureKind } from '../lookup';

/**
 * What became of a call.
 * `ok` (value, or `null` = the source knows nothing) · `timeout` (the caller's or the source's limit) ·
 * `open` (breaker) · `error` (the source failed) · `overload` (too many questions under way).
 */
export type OutcomeStatus = 'ok' | 'timeout' | 'open' | 'error' | 'overload';

export interface Outcome<Value> {
  readonly status: OutcomeStatus;
  readonly value: Value | null;
  /** The provider's name. */
  readonly source: string;
  /** When the source gave the answer (milliseconds since the UNIX epoch); `null` without an answer. */
  readonly fetchedAt: number | null;
  /** Why there is no answer, for `error` and `timeout` of the source. */
  readonly failure: FailureKind | null;
}

/** The caller's own limits. */
export interface CallerLimits {
  /** Milliseconds since the UNIX epoch. */
  readonly deadline?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}
