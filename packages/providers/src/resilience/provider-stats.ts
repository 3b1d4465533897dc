import type { FailureKind } from '../lookup';
import type { BreakerState } from './circuit-breaker';

/** Counters of all results of a `lookup` call since the process started. */
interface ProviderCounters {
  /** `lookup` calls. */
  calls: number;
  /** Calls answered from the cache with a value. */
  cacheHits: number;
  /** Calls answered from the cache with "nothing known". */
  negativeHits: number;
  /** Calls that joined a running flight. */
  joined: number;
  /** Queries sent to the source. */
  flights: number;
  /** Flights with an answer in time. */
  answered: number;
  /** Flights in which the source failed. */
  errors: number;
  /** Flights that exceeded the provider's time limit. */
  timeouts: number;
  /** Answers after the limit, which only filled the cache. */
  late: number;
  /** Calls whose own deadline passed (or that were aborted) before the flight ended. */
  abandoned: number;
  /** Calls rejected by an open breaker. */
  open: number;
  /** Calls rejected because too many flights were running. */
  overload: number;
}

/** A snapshot of one provider for metrics and for the panel. Contains no input and no answer. */
export interface ProviderStats extends ProviderCounters {
  readonly name: string;
  /** The worst state of the provider's breakers: one in total, or one per target if targets fail separately. */
  readonly breaker: BreakerState;
  readonly openBreakers: number;
  readonly inFlight: number;
  readonly cacheSize: number;
  /** Milliseconds since the UNIX epoch; `null` = not yet. */
  readonly lastAnswerAt: number | null;
  readonly lastFailureAt: number | null;
  readonly lastFailure: FailureKind | null;
  /** Median and 95th percentile of the latest flights' durations in milliseconds; `null` = no flights yet. */
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

  /** Returns the `share` quantile (0–1, nearest rank) in milliseconds. */
  quantile(share: number): number | null {
    const sorted = this.#durations.toSorted((a, b) => a - b);
    return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  }
}
