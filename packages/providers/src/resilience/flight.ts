import { setMaxListeners } from 'node:events';
import type { Clock } from '../clock';
import type { FailureKind, LookupContext } from '../lookup';
import type { Permit } from './circuit-breaker';

/**
 * Outcome of a lookup. `ok` (value, or `null` = the source has no data) · `timeout` (the caller's or the
 * source's limit) · `open` (breaker) · `error` (the source failed) · `overload` (too many running queries).
 */
export type OutcomeStatus = 'ok' | 'timeout' | 'open' | 'error' | 'overload';

export interface Outcome<Value> {
  readonly status: OutcomeStatus;
  readonly value: Value | null;
  /** The provider's name. */
  readonly source: string;
  /** Time of the source's answer (milliseconds since the UNIX epoch); `null` without an answer. */
  readonly fetchedAt: number | null;
  /** Reason for a missing answer, for `error` and `timeout` of the source. */
  readonly failure: FailureKind | null;
}

/** The caller's own limits. */
export interface CallerLimits {
  /** Milliseconds since the UNIX epoch. */
  readonly deadline?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Callbacks of the owner of a flight. */
interface FlightEvents<Value> {
  /** Called when the time limit passes; returns the outcome for all waiting callers. */
  readonly timedOut: () => Outcome<Value>;
  /** Called once, when the flight ends for any reason. */
  readonly ended: (durationMs: number) => void;
}

/** One query to a source, with the callers that wait for its answer. */
export class Flight<Value> {
  /** Deadline and abort signal for the source. */
  readonly context: LookupContext;
  readonly permit: Permit;
  /** Set if a stored answer must be deleted: waiting callers get the answer, but it is not cached. */
  isForgotten = false;
  readonly #outcome: Promise<Outcome<Value>>;
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #ended: (durationMs: number) => void;
  readonly #controller = new AbortController();
  readonly #cancelTimer: () => void;
  #isOver = false;
  #resolve: (outcome: Outcome<Value>) => void = () => {};

  constructor(clock: Clock, timeoutMs: number, permit: Permit, events: FlightEvents<Value>) {
    this.#clock = clock;
    this.#startedAt = clock.now();
    this.#ended = events.ended;
    this.permit = permit;
    const { signal } = this.#controller;
    this.context = { deadline: this.#startedAt + timeoutMs, signal };
    // One query may open many sockets, and each adds a listener. Node.js would report that as a leak.
    setMaxListeners(0, signal);
    this.#outcome = new Promise((settle) => {
      this.#resolve = settle;
    });
    this.#cancelTimer = clock.schedule(timeoutMs, () => {
      // Frees the slot even if the source never returns: a leak here would cause permanent overload.
      this.end(events.timedOut());
      this.#controller.abort();
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Resolves the outcome for all waiting callers. */
  end(outcome: Outcome<Value>): void {
    this.#isOver = true;
    this.#cancelTimer();
    this.#ended(this.#clock.now() - this.#startedAt);
    this.#resolve(outcome);
  }

  /** Ends the flight early and aborts the query, without effect on the source's breaker. */
  cancel(outcome: Outcome<Value>): void {
    if (this.#isOver) return;
    this.permit.dismiss();
    this.end(outcome);
    this.#controller.abort();
  }

  /** Returns the outcome, or the result of `abandon` if the caller's own limits come first. */
  wait({ deadline, signal }: CallerLimits, abandon: () => Outcome<Value>): Promise<Outcome<Value>> {
    if (deadline === undefined && signal === undefined) return this.#outcome;
    return new Promise((resolve) => {
      const leave = (): void => settle(abandon());
      const cancelTimer =
        deadline === undefined ? () => {} : this.#clock.schedule(deadline - this.#clock.now(), leave);
      const settle = (result: Outcome<Value>): void => {
        cancelTimer();
        signal?.removeEventListener('abort', leave);
        resolve(result);
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#outcome.then(settle);
    });
  }
}
