import type { Clock } from '../clock';

/** Conditions for opening a breaker, and its open time. */
export interface BreakerSettings {
  /** Number of failures within the window that opens the breaker. */
  readonly failures: number;
  /** Length of the sliding window in milliseconds. */
  readonly windowMs: number;
  /** Time between opening and the first probe, in milliseconds. */
  readonly openMs: number;
  /**
   * Minimum share of failed calls in the window (0–1); default 0.5, so that a busy source with a few bad
   * answers stays in use.
   */
  readonly failureRatio?: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Permission for one call. Exactly one of its methods is called once, when the call is over. */
export interface Permit {
  succeed(): void;
  fail(): void;
  /** The call gives no evidence about the source's health. */
  dismiss(): void;
}

// The window slides in this many steps: precise enough, and memory does not grow with traffic.
const windowSteps = 10;

interface Step {
  index: number;
  succeeded: number;
  failed: number;
}

/**
 * Circuit breaker (Nygard, "Release It!", 2nd ed., ch. 5): closed → open after repeated failures → half-open
 * with a single probe → closed again if the probe succeeds.
 */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  readonly #steps: Step[] = [];
  #openUntil: number | null = null;
  #probing = false;
  // Calls permitted before the last state change must not affect the new state.
  #generation = 0;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  state(): BreakerState {
    if (this.#openUntil === null) return 'closed';
    return this.#clock.now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Returns permission to call the source, or `null` while the breaker is open or its probe is running. */
  acquire(): Permit | null {
    const state = this.state();
    if (state === 'open' || (state === 'half-open' && this.#probing)) return null;
    const generation = this.#generation;
    if (state === 'closed') {
      return {
        succeed: () => this.#whenCurrent(generation, () => this.#currentStep().succeeded++),
        fail: () => this.#whenCurrent(generation, () => this.#countFailure()),
        dismiss: () => {},
      };
    }
    this.#probing = true;
    return {
      succeed: () => this.#whenCurrent(generation, () => this.#close()),
      fail: () => this.#whenCurrent(generation, () => this.openFor(this.#settings.openMs)),
      dismiss: () =>
        this.#whenCurrent(generation, () => {
          this.#probing = false;
        }),
    };
  }

  /** Opens at once for `durationMs` milliseconds, if the source named the time (`Retry-After`). */
  openFor(durationMs: number): void {
    this.#openUntil = this.#clock.now() + durationMs;
    this.#startGeneration();
  }

  #close(): void {
    this.#openUntil = null;
    this.#startGeneration();
  }

  #startGeneration(): void {
    this.#generation++;
    this.#probing = false;
    this.#steps.length = 0;
  }

  #whenCurrent(generation: number, act: () => void): void {
    if (generation === this.#generation) act();
  }

  #countFailure(): void {
    this.#currentStep().failed++;
    let failed = 0;
    let calls = 0;
    for (const step of this.#steps) {
      failed += step.failed;
      calls += step.failed + step.succeeded;
    }
    const ratio = this.#settings.failureRatio ?? 0.5;
    if (failed >= this.#settings.failures && failed >= calls * ratio) this.openFor(this.#settings.openMs);
  }

  #currentStep(): Step {
    const index = Math.floor((this.#clock.now() / this.#settings.windowMs) * windowSteps);
    while (this.#steps[0] !== undefined && this.#steps[0].index <= index - windowSteps) this.#steps.shift();
    const newest = this.#steps.at(-1);
    if (newest !== undefined && newest.index === index) return newest;
    const step = { index, succeeded: 0, failed: 0 };
    this.#steps.push(step);
    return step;
  }
}
