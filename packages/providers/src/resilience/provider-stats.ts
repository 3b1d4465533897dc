import type { FailureKind } from '../lookup';
import type { BreakerState } from './circuit-breaker';

/** Everything that can become of one `lookup` call, counted since the process started. */
interface ProviderCounters {
  /** `lookup` calls. */
  calls: number;
  /** Calls answered from the cache with a value. */
  cacheHits: number;
  /** Calls answered from the cache with "nothing known". */
  negativeHits: number;
  /** Calls that joined a flight already under way. */
  joined: number;
  /** Questions put to the source. */
  flights: number;
  /** Flights that brought an answer in time. */
  answered: number;
  /** Flights the source failed. */
  errors: number;
  /** Flights that outlived the provider's time limit. */
  timeouts: number;
  /** Answers that came after the limit and went to the cache only. */
  late: number;
  /** Calls whose own deadline passed (or that were aborted) before the flight ended. */
  abandoned: number;
  /** Calls turned away by an open breaker. */
  open: number;
  /** Calls turned away because too many flights were under way. */
  overload: number;
}

/** A snapshot of one provider for metrics and for the panel. Holds no input and no answer. */
export interface ProviderStats extends ProviderCounters {
  readonly name: string;
  /** The worst state among the provider's breakers: one, or one per target where targets fail alone. */
  readonly breaker: BreakerState;
  readonly openBreakers: number;
  readonly inFlight: number;
  readonly cacheSize: number;
  /** Milliseconds since the UNIX epoch, `null` = not yet. */
  readonly lastAnswerAt: number | null;
  readonly lastFailureAt: number | null;
  readonly lastFailure: FailureKind | null;
  /** Median and 95th percentile of the last flights' durations in milliseconds, `null` = none yet. */
  readonly latencyP50Ms: number | null;
  readonly latencyP95Ms: number | null;
}

export function zeroCounters(): ProviderCounters {
  return {
    calls: 0,
    cacheHits: 0,
    negativeHits: 0,
    joined: 0,
    flights: 0,
    answered: 0,
    errors: 0,
    timeouts: 0,
    late: 0,
    abandoned: 0,
    open: 0,
    overload: 0,
  };
}

/** Durations of the most recent flights: bounded memory, quantiles on demand. */
export class LatencyWindow {
  readonly #durations: number[] = [];
  #next = 0;
  readonly #size: number;

  constructor(size = 128) {
    this.#size = size;
  }

  add(durationMs: number): void {
    this.#durations[this.#next] = durationMs;
    this.#next = (this.#next + 1) % this.#size;
  }

  /** The `share` quantile (0–1, nearest rank) in milliseconds. */
  quantile(share: number): number | null {
    const sorted = this.#durations.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  }
}
