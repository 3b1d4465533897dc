import { describe, expect, it } from 'vitest';
import { type LookupContext, LookupFailure, type LookupPort } from '../lookup';
import { ManualClock } from '../testing/manual-clock';
import { type ResilientOptions, ResilientSource } from './resilient';

interface Asked {
  readonly input: string;
  readonly context: LookupContext;
  answer(value: string | null): Promise<void>;
  refuse(thrown: unknown): Promise<void>;
}

/** A source whose answers the test supplies manually. */
class HandFedPort implements LookupPort<string, string> {
  readonly asked: Asked[] = [];

  lookup(input: string, context: LookupContext): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.asked.push({
        input,
        context,
        answer: (value) => settle(() => resolve(value)),
        refuse: (thrown) => settle(() => reject(thrown)),
      });
    });
  }

  get last(): Asked {
    return this.asked.at(-1)!;
  }
}

/** Lets all code that waits for the promise run before the test continues. */
async function settle(act: () => void): Promise<void> {
  act();
  await new Promise((resolve) => setImmediate(resolve));
}

function setUp(more: Partial<ResilientOptions<string, string>> = {}) {
  const clock = new ManualClock();
  const port = new HandFedPort();
  const provider = new ResilientSource<string, string>(port, {
    name: 'source',
    timeoutMs: 1_000,
    cache: { ttlMs: 60_000, negativeTtlMs: 5_000, max: 10 },
    breaker: { failures: 3, windowMs: 10_000, openMs: 5_000 },
    concurrency: 10,
    clock,
    ...more,
  });
  return { clock, port, provider };
}

describe('single flight', () => {
  it('sends one query for any number of callers', async () => {
    const { port, provider } = setUp();
    const outcomes = [provider.lookup('a'), provider.lookup('a'), provider.lookup('a')];
    await port.last.answer('A');
    expect((await Promise.all(outcomes)).map(({ status, value }) => [status, value])).toEqual([
      ['ok', 'A'],
      ['ok', 'A'],
      ['ok', 'A'],
    ]);
    expect(port.asked).toHaveLength(1);
    expect(provider.stats()).toMatchObject({ calls: 3, flights: 1, joined: 2, answered: 1 });
  });

  it('continues for the others when the first caller leaves', async () => {
    const { port, provider } = setUp();
    const leaving = new AbortController();
    const first = provider.lookup('a', { signal: leaving.signal });
    const second = provider.lookup('a');
    leaving.abort();
    expect(await first).toMatchObject({ status: 'timeout', value: null });
    expect(port.last.context.signal.aborted).toBe(false);
    await port.last.answer('A');
    expect(await second).toMatchObject({ status: 'ok', value: 'A', source: 'source' });
  });
});

describe('deadlines', () => {
  it('resolve each caller at its own deadline even if the source ignores its signal', async () => {
    const { clock, port, provider } = setUp();
    const hurried = provider.lookup('a', { deadline: clock.now() + 100 });
    const patient = provider.lookup('a', { deadline: clock.now() + 5_000 });
    clock.advance(100);
    expect(await hurried).toMatchObject({ status: 'timeout', value: null, fetchedAt: null });
    clock.advance(900);
    expect(await patient).toMatchObject({ status: 'timeout', failure: 'timeout' });
    expect(port.last.context.signal.aborted).toBe(true);
    expect(clock.pending).toBe(0);
  });

  it('cache a late answer for the next caller', async () => {
    const { clock, port, provider } = setUp();
    const first = provider.lookup('a');
    clock.advance(1_000);
    await first;
    await port.last.answer('A');
    expect(await provider.lookup('a')).toMatchObject({ status: 'ok', value: 'A' });
    expect(port.asked).toHaveLength(1);
    expect(provider.stats()).toMatchObject({ timeouts: 1, late: 1, cacheHits: 1 });
  });

  it('send no query for a caller whose deadline has passed', async () => {
    const { clock, port, provider } = setUp();
    expect(await provider.lookup('a', { deadline: clock.now() })).toMatchObject({ status: 'timeout' });
    expect(await provider.lookup('a', { signal: AbortSignal.abort() })).toMatchObject({ status: 'timeout' });
    expect(port.asked).toHaveLength(0);
  });

  it('ignore a late failure', async () => {
    const { clock, port, provider } = setUp();
    const first = provider.lookup('a');
    clock.advance(1_000);
    expect((await first).status).toBe('timeout');
    await port.last.refuse(new Error('too late to matter'));
    expect(provider.stats()).toMatchObject({ timeouts: 1, errors: 0 });
  });
});

describe('cache', () => {
  it('stores answers for the ttl and "nothing known" for the negative ttl', async () => {
    const { clock, port, provider } = setUp();
    const known = provider.lookup('known');
    await port.last.answer('yes');
    const unknown = provider.lookup('unknown');
    await port.last.answer(null);
    const fetchedAt = (await known).fetchedAt;
    expect(await unknown).toMatchObject({ status: 'ok', value: null });

    clock.advance(4_000);
    expect(await provider.lookup('known')).toMatchObject({ value: 'yes', fetchedAt });
    expect(await provider.lookup('unknown')).toMatchObject({ status: 'ok', value: null });
    expect(port.asked).toHaveLength(2);

    clock.advance(2_000);
    provider.lookup('unknown');
    expect(port.asked).toHaveLength(3);
    provider.lookup('known');
    expect(port.asked).toHaveLength(3);

    clock.advance(60_000);
    provider.lookup('known');
    expect(port.asked).toHaveLength(4);
    provider.close();
  });

  it('stores an incomplete answer only for the negative ttl', async () => {
    const { clock, port, provider } = setUp({ isComplete: (value) => value !== 'half' });
    provider.lookup('a');
    await port.last.answer('half');
    clock.advance(6_000);
    provider.lookup('a');
    expect(port.asked).toHaveLength(2);
    provider.close();
  });

  it('stores nothing if the ttl is 0', async () => {
    const { port, provider } = setUp({ cache: { ttlMs: 0, negativeTtlMs: 0, max: 10 } });
    provider.lookup('a');
    await port.last.answer('A');
    provider.lookup('a');
    expect(port.asked).toHaveLength(2);
    provider.close();
  });

  it('deletes one input, also while its query is running', async () => {
    const { port, provider } = setUp();
    provider.lookup('a');
    await port.last.answer('A');
    provider.forget('a');
    const again = provider.lookup('a');
    provider.forget('a');
    await port.last.answer('A');
    expect(await again).toMatchObject({ value: 'A' });
    expect(provider.stats().cacheSize).toBe(0);
  });
});

describe('breaker', () => {
  it('opens after failures, answers from the cache meanwhile, and closes after a good probe', async () => {
    const { clock, port, provider } = setUp();
    provider.lookup('kept');
    await port.last.answer('K');
    for (const input of ['a', 'b', 'c']) {
      const outcome = provider.lookup(input);
      await port.last.refuse(new LookupFailure('server-error'));
      expect(await outcome).toMatchObject({ status: 'error', failure: 'server-error', value: null });
    }
    expect(await provider.lookup('d')).toMatchObject({ status: 'open', value: null });
    expect(await provider.lookup('kept')).toMatchObject({ status: 'ok', value: 'K' });
    expect(provider.stats()).toMatchObject({
      breaker: 'open',
      open: 1,
      errors: 3,
      lastFailure: 'server-error',
    });

    clock.advance(5_000);
    const probe = provider.lookup('d');
    expect(await provider.lookup('e')).toMatchObject({ status: 'open' });
    await port.last.answer('D');
    expect(await probe).toMatchObject({ status: 'ok', value: 'D' });
    expect(provider.stats().breaker).toBe('closed');
  });

  it('counts a hanging source as failing, and its hanging probe too', async () => {
    const { clock, provider } = setUp();
    for (const input of ['a', 'b', 'c']) provider.lookup(input);
    clock.advance(1_000);
    expect(provider.stats()).toMatchObject({ breaker: 'open', timeouts: 3, inFlight: 0 });
    clock.advance(5_000);
    const probe = provider.lookup('d');
    clock.advance(1_000);
    expect((await probe).status).toBe('timeout');
    expect(provider.stats().breaker).toBe('open');
  });

  it('opens at once for the time that a source requests', async () => {
    const { clock, port, provider } = setUp();
    const limited = provider.lookup('a');
    await port.last.refuse(new LookupFailure('rate-limited', 30_000));
    expect(await limited).toMatchObject({ status: 'error', failure: 'rate-limited' });
    clock.advance(29_999);
    expect((await provider.lookup('a')).status).toBe('open');
    clock.advance(1);
    provider.lookup('a');
    expect(port.asked).toHaveLength(2);
    provider.close();
  });

  it('isolates the failures of one target from the others', async () => {
    const { clock, provider, port } = setUp({ breakerOf: (input) => input.split('@')[1] ?? '' });
    for (const name of ['a', 'b', 'c']) provider.lookup(`${name}@tarpit`);
    clock.advance(1_000);
    expect((await provider.lookup('d@tarpit')).status).toBe('open');
    const other = provider.lookup('a@fine');
    await port.last.answer('ok');
    expect(await other).toMatchObject({ status: 'ok' });
  });

  it('counts an invalid answer as a failure', async () => {
    const { port, provider } = setUp({
      isComplete: () => {
        throw new Error('a bug in an adapter');
      },
    });
    const outcome = provider.lookup('a');
    await port.last.answer('A');
    expect(await outcome).toMatchObject({ status: 'error', failure: 'unreachable' });
  });

  it('converts a synchronous throw to an outcome', async () => {
    const { provider } = setUp();
    const broken = new ResilientSource<string, string>(
      {
        lookup() {
          throw new Error('a bug in an adapter');
        },
      },
      {
        name: 'broken',
        timeoutMs: 10,
        cache: { ttlMs: 1, negativeTtlMs: 1, max: 1 },
        breaker: { failures: 1, windowMs: 1, openMs: 1 },
        concurrency: 1,
      },
    );
    expect(await broken.lookup('a')).toMatchObject({ status: 'error', failure: 'unreachable' });
    provider.close();
  });
});

describe('bulkhead', () => {
  it('rejects calls at once when too many queries are running, and only then', async () => {
    const { clock, port, provider } = setUp({ concurrency: 2 });
    provider.lookup('a');
    provider.lookup('b');
    expect(await provider.lookup('c')).toMatchObject({ status: 'overload', value: null });
    expect(provider.stats()).toMatchObject({ overload: 1, inFlight: 2 });
    await port.last.answer('B');
    provider.lookup('c');
    expect(port.asked).toHaveLength(3);
    // The source never answers "a" and "c", but their slots are freed.
    clock.advance(1_000);
    expect(provider.stats().inFlight).toBe(0);
  });

  it('does not count our own limit on a target as a failure of the source', async () => {
    const { port, provider } = setUp();
    for (let i = 0; i < 5; i++) {
      const outcome = provider.lookup('a');
      await port.last.refuse(new LookupFailure('busy'));
      expect(await outcome).toMatchObject({ status: 'overload', failure: 'busy' });
    }
    expect(provider.stats()).toMatchObject({ breaker: 'closed', overload: 5, errors: 0 });
  });
});

describe('close', () => {
  it('ends running queries, leaves no timer and sends no more queries', async () => {
    const { clock, port, provider } = setUp();
    const waiting = provider.lookup('a', { deadline: clock.now() + 500 });
    provider.close();
    expect((await waiting).status).toBe('timeout');
    expect(port.last.context.signal.aborted).toBe(true);
    expect((await provider.lookup('b')).status).toBe('timeout');
    await port.last.answer('A');
    expect(provider.stats()).toMatchObject({ cacheSize: 0, inFlight: 0 });
    expect(clock.pending).toBe(0);
    expect(port.asked).toHaveLength(1);
  });
});

it('reports the duration of flights', async () => {
  const { clock, port, provider } = setUp();
  for (const [input, ms] of [
    ['a', 10],
    ['b', 20],
    ['c', 500],
  ] as const) {
    provider.lookup(input);
    clock.advance(ms);
    await port.last.answer('x');
  }
  expect(provider.stats()).toMatchObject({ latencyP50Ms: 20, latencyP95Ms: 500, lastAnswerAt: clock.now() });
});
