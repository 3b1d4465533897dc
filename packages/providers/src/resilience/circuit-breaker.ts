import type { Clock } from '../clock';

/** When a breaker opens and for how long. */
export interface BreakerSettings {
  /** Failures within the window that open the breaker. */
  readonly failures: number;
  /** Length of the sliding window in milliseconds. */
  readonly windowMs: number;
  /** How long the breaker stays open before one probe is let through, in milliseconds. */
  readonly openMs: number;
  /** Share of the window's calls (0–1) that must have failed as well; default 0.5, so that a busy source
   * with a few bad answers stays in use. */
  readonly failureRatio?: number;
}

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Leave to make one call. Exactly one of the two is called once, when the call is over. */
export interface Permit {
  succeed(): void;
  fail(): void;
  /** The call proves nothing about the source's health. */
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
 * with a single probe → closed again when the probe succeeds.
 */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  readonly #steps: Step[] = [];
  #openUntil: number | null = null;
  #probing = false;
  // Calls permitted before the breaker last changed state must not decide what happens after.
  #generation = 0;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  state(): BreakerState {
    if (this.#openUntil === null) return 'closed';
    return this.#clock.now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Leave to call the source, or `null` while the breaker is open or its probe is under way. */
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

  /** Opens at once for `durationMs` milliseconds: the source itself named the time (`Retry-After`). */
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
