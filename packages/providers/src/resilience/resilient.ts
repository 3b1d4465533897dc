import { setMaxListeners } from 'node:events';
import { LRUCache } from 'lru-cache';
import { type Clock, systemClock } from '../clock';
import { type FailureKind, failureKind, LookupFailure, type LookupPort } from '../lookup';
import { type BreakerSettings, CircuitBreaker, type Permit } from './circuit-breaker';
import type { CallerLimits, Outcome, OutcomeStatus } from './outcome';
import { LatencyWindow, type ProviderStats, zeroCounters } from './provider-stats';

export interface CacheSettings {
  /** How long an answer is kept, in milliseconds. */
  readonly ttlMs: number;
  /** How long "nothing known" and incomplete answers are kept, in milliseconds. */
  readonly negativeTtlMs: number;
  /** Most answers kept; the least recently used goes first. */
  readonly max: number;
}

export interface ResilientOptions<Input, Value> {
  /** Name in outcomes, metrics and the panel. */
  readonly name: string;
  /** Time limit of one question to the source, in milliseconds. */
  readonly timeoutMs: number;
  readonly cache: CacheSettings;
  readonly breaker: BreakerSettings;
  /** Most questions under way at once; further calls are answered `overload` at once. */
  readonly concurrency: number;
  readonly clock?: Clock;
  /** Two inputs with one key are one question. Default: the string itself, JSON of anything else. */
  readonly keyOf?: (input: Input) => string;
  /** Inputs that share a fate share a breaker (the same server, the same registry). Default: all of them. */
  readonly breakerOf?: (input: Input) => string;
  /** `false` marks an answer with unknown parts: kept for `negativeTtlMs` only. Default: all are complete. */
  readonly isComplete?: (value: Value) => boolean;
}

/** A source behind cache, single flight, bulkhead, breaker and deadlines. Never rejects. */
export interface ResilientLookup<Input, Value> {
  readonly name: string;
  lookup(input: Input, limits?: CallerLimits): Promise<Outcome<Value>>;
  stats(): ProviderStats;
  /** Drops the kept answer about one input (erasure of a person's data). */
  forget(input: Input): void;
  /** Ends every question under way and drops all kept answers. */
  close(): void;
}

interface KeptAnswer<Value> {
  readonly value: Value | null;
  readonly fetchedAt: number;
}

interface Flight<Value> {
  readonly outcome: Promise<Outcome<Value>>;
  readonly end: (outcome: Outcome<Value>) => void;
  /** Set by `forget`: the answer still goes to those who wait, but is not kept. */
  forgotten: boolean;
}

// Breakers are kept per server asked; more than this many at once means the oldest are long closed.
const maxBreakers = 1_000;

/**
 * Puts a source behind everything that keeps a slow or failing one from costing others anything.
 *
 * One question per key is under way at a time. It lives until the source answers or `timeoutMs` passes,
 * whoever asked first and however early they leave, because others may wait for it and its answer fills the
 * cache. Each caller is answered at its own deadline at the latest, also when the source ignores its signal.
 */
export function resilient<Input, Value>(
  port: LookupPort<Input, Value>,
  options: ResilientOptions<Input, Value>,
): ResilientLookup<Input, Value> {
  const { name, timeoutMs, cache: cacheSettings, concurrency } = options;
  const clock = options.clock ?? systemClock;
  const keyOf =
    options.keyOf ?? ((input: Input) => (typeof input === 'string' ? input : JSON.stringify(input)));
  const breakerOf = options.breakerOf ?? (() => '');
  const isComplete = options.isComplete ?? (() => true);

  // ttlResolution 0: otherwise the cache keeps its own idea of "now" with a timer of its own.
  const cache = new LRUCache<string, KeptAnswer<Value>>({
    max: cacheSettings.max,
    ttl: cacheSettings.ttlMs,
    ttlResolution: 0,
    perf: clock,
  });
  const breakers = new LRUCache<string, CircuitBreaker>({ max: maxBreakers });
  const flights = new Map<string, Flight<Value>>();
  const counters = zeroCounters();
  const latency = new LatencyWindow();
  let lastAnswerAt: number | null = null;
  let lastFailureAt: number | null = null;
  let lastFailure: FailureKind | null = null;
  let closed = false;

  const without = (
    status: Exclude<OutcomeStatus, 'ok'>,
    failure: FailureKind | null = null,
  ): Outcome<Value> => ({
    status,
    value: null,
    source: name,
    fetchedAt: null,
    failure,
  });
  const answered = (kept: KeptAnswer<Value>): Outcome<Value> => ({
    status: 'ok',
    value: kept.value,
    source: name,
    fetchedAt: kept.fetchedAt,
    failure: null,
  });

  function keep(key: string, kept: KeptAnswer<Value>): void {
    const complete = kept.value !== null && isComplete(kept.value);
    const ttl = complete ? cacheSettings.ttlMs : cacheSettings.negativeTtlMs;
    // To the cache a ttl of 0 means "for ever", to an operator it means "do not keep".
    if (ttl > 0) cache.set(key, kept, { ttl });
  }

  function noteFailure(kind: FailureKind): void {
    lastFailureAt = clock.now();
    lastFailure = kind;
  }

  function breakerFor(input: Input): CircuitBreaker {
    const scope = breakerOf(input);
    const known = breakers.get(scope);
    if (known !== undefined) return known;
    const breaker = new CircuitBreaker(options.breaker, clock);
    breakers.set(scope, breaker);
    return breaker;
  }

  /** The outcome of a source's throw, for the breaker. */
  function failed(thrown: unknown, breaker: CircuitBreaker, permit: Permit): Outcome<Value> {
    const kind = failureKind(thrown);
    // Turned away by our own limit on the target: nothing is learned about the source.
    if (kind === 'busy') {
      permit.dismiss();
      counters.overload++;
      return without('overload', kind);
    }
    counters.errors++;
    noteFailure(kind);
    permit.fail();
    if (thrown instanceof LookupFailure && thrown.retryAfterMs !== null) breaker.openFor(thrown.retryAfterMs);
    return without(kind === 'timeout' ? 'timeout' : 'error', kind);
  }

  function startFlight(key: string, input: Input, breaker: CircuitBreaker, permit: Permit): Flight<Value> {
    const startedAt = clock.now();
    const controller = new AbortController();
    // One question may open many sockets, and each listens; Node would take that for a leak.
    setMaxListeners(0, controller.signal);
    let over = false;
    let resolve: (outcome: Outcome<Value>) => void = () => {};
    const outcome = new Promise<Outcome<Value>>((settle) => {
      resolve = settle;
    });
    const end = (result: Outcome<Value>): void => {
      over = true;
      cancelTimer();
      flights.delete(key);
      latency.add(clock.now() - startedAt);
      resolve(result);
    };
    const cancelTimer = clock.schedule(timeoutMs, () => {
      counters.timeouts++;
      noteFailure('timeout');
      permit.fail();
      // The slot is given back even if the source never returns: a leak here would end in lasting overload.
      end(without('timeout', 'timeout'));
      controller.abort();
    });
    const flight: Flight<Value> = {
      outcome,
      forgotten: false,
      end(result) {
        if (over) return;
        permit.dismiss();
        end(result);
        controller.abort();
      },
    };
    flights.set(key, flight);
    counters.flights++;

    ask(port, input, { deadline: startedAt + timeoutMs, signal: controller.signal })
      .then((value) => {
        const kept = { value, fetchedAt: clock.now() };
        lastAnswerAt = kept.fetchedAt;
        if (!flight.forgotten && !closed) keep(key, kept);
        if (over) {
          counters.late++;
          return;
        }
        counters.answered++;
        permit.succeed();
        end(answered(kept));
      })
      .catch((thrown: unknown) => {
        if (!over) end(failed(thrown, breaker, permit));
      });
    return flight;
  }

  function wait(flight: Flight<Value>, limits: CallerLimits): Promise<Outcome<Value>> {
    const { deadline, signal } = limits;
    if (deadline === undefined && signal === undefined) return flight.outcome;
    return new Promise((resolve) => {
      const leave = (): void => {
        counters.abandoned++;
        settle(without('timeout'));
      };
      const cancelTimer = deadline === undefined ? () => {} : clock.schedule(deadline - clock.now(), leave);
      const settle = (result: Outcome<Value>): void => {
        cancelTimer();
        signal?.removeEventListener('abort', leave);
        resolve(result);
      };
      signal?.addEventListener('abort', leave, { once: true });
      flight.outcome.then(settle);
    });
  }

  function lookup(input: Input, limits: CallerLimits = {}): Promise<Outcome<Value>> {
    counters.calls++;
    const key = keyOf(input);
    const kept = cache.get(key);
    if (kept !== undefined) {
      if (kept.value === null) counters.negativeHits++;
      else counters.cacheHits++;
      return Promise.resolve(answered(kept));
    }
    if (closed || limits.signal?.aborted || (limits.deadline ?? Infinity) <= clock.now()) {
      counters.abandoned++;
      return Promise.resolve(without('timeout'));
    }
    const flying = flights.get(key);
    if (flying !== undefined) {
      counters.joined++;
      return wait(flying, limits);
    }
    if (flights.size >= concurrency) {
      counters.overload++;
      return Promise.resolve(without('overload'));
    }
    const breaker = breakerFor(input);
    const permit = breaker.acquire();
    if (permit === null) {
      counters.open++;
      return Promise.resolve(without('open'));
    }
    return wait(startFlight(key, input, breaker, permit), limits);
  }

  return {
    name,
    lookup,
    stats: () => ({
      ...counters,
      name,
      ...breakerStates(breakers.values()),
      inFlight: flights.size,
      cacheSize: cache.size,
      lastAnswerAt,
      lastFailureAt,
      lastFailure,
      latencyP50Ms: latency.quantile(0.5),
      latencyP95Ms: latency.quantile(0.95),
    }),
    forget(input) {
      const key = keyOf(input);
      cache.delete(key);
      const flying = flights.get(key);
      if (flying !== undefined) flying.forgotten = true;
    },
    close() {
      closed = true;
      for (const flight of [...flights.values()]) flight.end(without('timeout'));
      cache.clear();
    },
  };
}

/** Calls the port so that a synchronous throw becomes a rejection like any other. */
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
