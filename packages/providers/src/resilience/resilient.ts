import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '../clock';
import { type FailureKind, failureKind, LookupFailure, type LookupPort } from '../lookup';
import { type BreakerSettings, CircuitBreaker, type Permit } from './circuit-breaker';
import { type CallerLimits, Flight, type Outcome, type OutcomeStatus } from './flight';
import { LatencyWindow, type ProviderStats, zeroCounters } from './provider-stats';

export interface CacheSettings {
  /** Time that an answer is stored, in milliseconds. */
  readonly ttlMs: number;
  /** Time that "nothing known" and incomplete answers are stored, in milliseconds. */
  readonly negativeTtlMs: number;
  /** Maximum number of stored answers; the least recently used is removed first. */
  readonly max: number;
}

export interface ResilientOptions<Input, Value> {
  /** Name in outcomes, metrics and the panel. */
  readonly name: string;
  /** Time limit of one query to the source, in milliseconds. */
  readonly timeoutMs: number;
  readonly cache: CacheSettings;
  readonly breaker: BreakerSettings;
  /** Maximum number of concurrent queries; further calls return `overload` at once. */
  readonly concurrency: number;
  readonly clock?: Clock;
  /**
   * Returns the cache key: inputs with the same key are one query. Default: the string itself, JSON of
   * anything else.
   */
  readonly keyOf?: (input: Input) => string;
  /**
   * Returns the breaker key for inputs that fail together (the same server, the same registry). Default: one
   * for all.
   */
  readonly breakerOf?: (input: Input) => string;
  /**
   * Returns `false` for an answer with unknown parts, which is stored only for `negativeTtlMs`. Default: all
   * are complete.
   */
  readonly isComplete?: (value: Value) => boolean;
}

/** A source with cache, single flight, bulkhead, breaker and deadlines. Never rejects. */
export interface ResilientLookup<Input, Value> {
  readonly name: string;
  lookup(input: Input, limits?: CallerLimits): Promise<Outcome<Value>>;
  stats(): ProviderStats;
  /** Deletes the stored answer about one input (erasure of a person's data). */
  forget(input: Input): void;
  /** Ends every running query and deletes all stored answers. */
  close(): void;
}

interface StoredAnswer<Value> {
  readonly value: Value | null;
  readonly fetchedAt: number;
}

// There is one breaker per queried server. Above this number the oldest have been closed for a long time.
const maxBreakers = 1_000;

/**
 * Protects callers from a slow or failing source.
 *
 * One query per key runs at a time. It ends when the source answers or `timeoutMs` passes, independent of the
 * first caller's deadline, because others may wait for it and its answer fills the cache. Each caller gets an
 * outcome at its own deadline at the latest, even if the source ignores its signal.
 */
export class ResilientSource<Input, Value> implements ResilientLookup<Input, Value> {
  readonly name: string;
  readonly #port: LookupPort<Input, Value>;
  readonly #options: ResilientOptions<Input, Value>;
  readonly #clock: Clock;
  readonly #keyOf: (input: Input) => string;
  readonly #cache: LRUCache<string, StoredAnswer<Value>>;
  readonly #breakers = new LRUCache<string, CircuitBreaker>({ max: maxBreakers });
  readonly #flights = new Map<string, Flight<Value>>();
  readonly #counters = zeroCounters();
  readonly #latency = new LatencyWindow();
  #lastAnswerAt: number | null = null;
  #lastFailureAt: number | null = null;
  #lastFailure: FailureKind | null = null;
  #isClosed = false;

  constructor(port: LookupPort<Input, Value>, options: ResilientOptions<Input, Value>) {
    this.name = options.name;
    this.#port = port;
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#keyOf =
      options.keyOf ?? ((input: Input) => (typeof input === 'string' ? input : JSON.stringify(input)));
    // ttlResolution 0: otherwise the cache stores its own "now" and refreshes it with a timer.
    this.#cache = new LRUCache<string, StoredAnswer<Value>>({
      max: options.cache.max,
      ttl: options.cache.ttlMs,
      ttlResolution: 0,
      perf: this.#clock,
    });
  }

  lookup(input: Input, limits: CallerLimits = {}): Promise<Outcome<Value>> {
    const counters = this.#counters;
    counters.calls++;
    const key = this.#keyOf(input);
    const kept = this.#cache.get(key);
    if (kept !== undefined) {
      if (kept.value === null) counters.negativeHits++;
      else counters.cacheHits++;
      return Promise.resolve(this.#answered(kept));
    }
    if (this.#isClosed || limits.signal?.aborted || (limits.deadline ?? Infinity) <= this.#clock.now()) {
      return Promise.resolve(this.#abandoned());
    }
    const flying = this.#flights.get(key);
    if (flying !== undefined) {
      counters.joined++;
      return flying.wait(limits, () => this.#abandoned());
    }
    if (this.#flights.size >= this.#options.concurrency) {
      counters.overload++;
      return Promise.resolve(this.#without('overload'));
    }
    const breaker = this.#breakerFor(input);
    const permit = breaker.acquire();
    if (permit === null) {
      counters.open++;
      return Promise.resolve(this.#without('open'));
    }
    return this.#startFlight(key, input, breaker, permit).wait(limits, () => this.#abandoned());
  }

  stats(): ProviderStats {
    return {
      ...this.#counters,
      name: this.name,
      ...breakerStates(this.#breakers.values()),
      inFlight: this.#flights.size,
      cacheSize: this.#cache.size,
      lastAnswerAt: this.#lastAnswerAt,
      lastFailureAt: this.#lastFailureAt,
      lastFailure: this.#lastFailure,
      latencyP50Ms: this.#latency.quantile(0.5),
      latencyP95Ms: this.#latency.quantile(0.95),
    };
  }

  forget(input: Input): void {
    const key = this.#keyOf(input);
    this.#cache.delete(key);
    const flying = this.#flights.get(key);
    if (flying !== undefined) flying.isForgotten = true;
  }

  close(): void {
    this.#isClosed = true;
    for (const flight of [...this.#flights.values()]) flight.cancel(this.#without('timeout'));
    this.#cache.clear();
  }

  #startFlight(key: string, input: Input, breaker: CircuitBreaker, permit: Permit): Flight<Value> {
    const flight = new Flight<Value>(this.#clock, this.#options.timeoutMs, permit, {
      timedOut: () => {
        this.#counters.timeouts++;
        this.#noteFailure('timeout');
        permit.fail();
        return this.#without('timeout', 'timeout');
      },
      ended: (durationMs) => {
        this.#flights.delete(key);
        this.#latency.add(durationMs);
      },
    });
    this.#flights.set(key, flight);
    this.#counters.flights++;
    ask(this.#port, input, flight.context)
      .then((value) => this.#receive(key, value, flight))
      .catch((thrown: unknown) => {
        if (!flight.isOver) flight.end(this.#failed(thrown, breaker, permit));
      });
    return flight;
  }

  #receive(key: string, value: Value | null, flight: Flight<Value>): void {
    const kept = { value, fetchedAt: this.#clock.now() };
    this.#lastAnswerAt = kept.fetchedAt;
    if (!flight.isForgotten && !this.#isClosed) this.#keep(key, kept);
    if (flight.isOver) {
      this.#counters.late++;
      return;
    }
    this.#counters.answered++;
    flight.permit.succeed();
    flight.end(this.#answered(kept));
  }

  #keep(key: string, kept: StoredAnswer<Value>): void {
    const { isComplete, cache } = this.#options;
    const complete = kept.value !== null && (isComplete?.(kept.value) ?? true);
    const ttl = complete ? cache.ttlMs : cache.negativeTtlMs;
    // For the cache a ttl of 0 means "forever"; for an operator it means "do not store".
    if (ttl > 0) this.#cache.set(key, kept, { ttl });
  }

  /** Counts a failure of the source, also in its breaker, and returns the outcome. */
  #failed(thrown: unknown, breaker: CircuitBreaker, permit: Permit): Outcome<Value> {
    const kind = failureKind(thrown);
    // Rejected by our own limit on the target, which is not evidence about the source.
    if (kind === 'busy') {
      permit.dismiss();
      this.#counters.overload++;
      return this.#without('overload', kind);
    }
    this.#counters.errors++;
    this.#noteFailure(kind);
    permit.fail();
    if (thrown instanceof LookupFailure && thrown.retryAfterMs !== null) breaker.openFor(thrown.retryAfterMs);
    return this.#without(kind === 'timeout' ? 'timeout' : 'error', kind);
  }

  #noteFailure(kind: FailureKind): void {
    this.#lastFailureAt = this.#clock.now();
    this.#lastFailure = kind;
  }

  #breakerFor(input: Input): CircuitBreaker {
    const scope = this.#options.breakerOf?.(input) ?? '';
    const known = this.#breakers.get(scope);
    if (known !== undefined) return known;
    const breaker = new CircuitBreaker(this.#options.breaker, this.#clock);
    this.#breakers.set(scope, breaker);
    return breaker;
  }

  /** Returns the outcome for a caller whose own limits pass before the answer. */
  #abandoned(): Outcome<Value> {
    this.#counters.abandoned++;
    return this.#without('timeout');
  }

  #answered({ value, fetchedAt }: StoredAnswer<Value>): Outcome<Value> {
    return { status: 'ok', value, source: this.name, fetchedAt, failure: null };
  }

  #without(status: Exclude<OutcomeStatus, 'ok'>, failure: FailureKind | null = null): Outcome<Value> {
    return { status, value: null, source: this.name, fetchedAt: null, failure };
  }
}

/** Calls the port so that a synchronous throw becomes a rejection. */
async function ask<Input, Value>(
  port: LookupPort<Input, Value>,
  input: Input,
  context: { deadline: number; signal: AbortSignal },
): Promise<Value | null> {
  return port.lookup(input, context);
}

function breakerStates(breakers: Iterable<CircuitBreaker>): Pick<ProviderStats, 'breaker' | 'openBreakers'> {
  const states = Array.from(breakers, (breaker) => breaker.state());
  const openBreakers = states.filter((state) => state === 'open').length;
  return {
    breaker: openBreakers > 0 ? 'open' : states.includes('half-open') ? 'half-open' : 'closed',
    openBreakers,
  };
}
