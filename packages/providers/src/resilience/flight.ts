import { setMaxListeners } from 'node:events';
import type { Clock } from '../clock';
import type { FailureKind, LookupContext } from '../lookup';
import type { Permit } from './circuit-breaker';

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

/** What the owner of a flight does at its turning points. */
interface FlightEvents<Value> {
  /** Called when the time limit passes; returns the outcome for everyone who waits. */
  readonly timedOut: () => Outcome<Value>;
  /** Called once, when the flight ends for any reason. */
  readonly ended: (durationMs: number) => void;
}

/** One question that was put to a source, with the callers that wait for its answer. */
export class Flight<Value> {
  /** Deadline and abort signal for the source. */
  readonly context: LookupContext;
  readonly permit: Permit;
  /** Set when a stored answer is to be forgotten: those who wait get the answer, but it is not kept. */
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
    // One question may open many sockets, and each listens; Node would take that for a leak.
    setMaxListeners(0, signal);
    this.#outcome = new Promise((settle) => {
      this.#resolve = settle;
    });
    this.#cancelTimer = clock.schedule(timeoutMs, () => {
      // The slot is given back even if the source never returns: a leak here would end in lasting overload.
      this.end(events.timedOut());
      this.#controller.abort();
    });
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Answers everyone who waits. */
  end(outcome: Outcome<Value>): void {
    this.#isOver = true;
    this.#cancelTimer();
    this.#ended(this.#clock.now() - this.#startedAt);
    this.#resolve(outcome);
  }

  /** Ends the flight early and aborts the question. The source's breaker learns nothing from it. */
  cancel(outcome: Outcome<Value>): void {
    if (this.#isOver) return;
    this.permit.dismiss();
    this.end(outcome);
    this.#controller.abort();
  }

  /** Returns the outcome, or what `abandon` returns when the caller's own limits come first. */
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
