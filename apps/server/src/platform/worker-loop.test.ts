import { type Claim, LeaseLost, StoreUnavailable } from '@assay/store';
import { afterEach, describe, expect, it } from 'vitest';
import { movableClock } from '../testing/movable-clock';
import { type HeldJob, WorkerLoop, type WorkerLoopPorts } from './worker-loop';

const LEASE_MS = 1000;
const clock = movableClock(10_000);
let loops: WorkerLoop<string>[] = [];
afterEach(async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  loops = [];
});

/** Creates a loop over a queue in memory, and records its results. */
function make(ports: Partial<WorkerLoopPorts<string>> & Pick<WorkerLoopPorts<string>, 'work'>) {
  const waiting: string[] = [];
  const claims: Claim[] = [];
  const faults: unknown[] = [];
  const loop = new WorkerLoop<string>({
    runtime: clock,
    leaseMs: LEASE_MS,
    most: 2,
    keyOf: (job) => job,
    async claim(claim) {
      claims.push(claim);
      return waiting.splice(0, 1);
    },
    onFault: (error) => faults.push(error),
    ...ports,
  });
  loops.push(loop);
  return { loop, waiting, claims, faults };
}

/** Returns work that continues until it is released. */
function gate() {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

describe('WorkerLoop', () => {
  it('runs up to the maximum number of jobs, each with a separate token, and continues when one ends', async () => {
    const gates = { a: gate(), b: gate(), c: gate() };
    const begun: string[] = [];
    const { loop, waiting, claims } = make({
      async work({ job }) {
        begun.push(job);
        await gates[job as 'a'].passed;
      },
    });
    waiting.push('a', 'b', 'c');
    loop.wake();
    await expect.poll(() => begun).toEqual(['a', 'b']);
    gates.a.open();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    expect(new Set(claims.map(({ owner }) => owner)).size).toBe(claims.length);
    for (const { now, until } of claims) expect(until - now).toBe(LEASE_MS);
    gates.b.open();
    gates.c.open();
  });

  it('finds jobs that arrive during a claim', async () => {
    const found = gate();
    const done: string[] = [];
    let looks = 0;
    const { loop, waiting } = make({
      async claim() {
        looks++;
        const jobs = waiting.splice(0, 1);
        if (looks === 1) await found.passed;
        return jobs;
      },
      work: async ({ job }) => void done.push(job),
    });
    loop.wake();
    waiting.push('late');
    loop.wake();
    found.open();
    await expect.poll(() => done).toEqual(['late']);
  });

  it('renews its leases and ends work whose lease was lost', async () => {
    const renewed: string[][] = [];
    const { loop, waiting, faults } = make({
      renewal: {
        everyMs: 5,
        async renew(held, until) {
          expect(until).toBe(clock.now() + LEASE_MS);
          renewed.push(held.map(({ job }) => job));
          return held.filter(({ job }) => job === 'lost');
        },
      },
      work: ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    waiting.push('lost');
    await loop.workOff();
    expect(renewed).toEqual([['lost']]);
    expect(faults).toEqual([]);
  });

  it('calls `failed` for a failure, but not for a lost lease or an unavailable database', async () => {
    const failed: string[] = [];
    const errors: { readonly [job: string]: Error } = {
      wrong: new Error('wrong'),
      lost: new LeaseLost(),
      away: new StoreUnavailable(new Error('away')),
    };
    const { loop, waiting } = make({
      work: async ({ job }) => {
        throw errors[job];
      },
      failed: async ({ job }) => void failed.push(job),
    });
    waiting.push('lost');
    expect(await loop.workOff()).toBe(1);
    waiting.push('away', 'wrong');
    await expect(loop.workOff()).rejects.toBe(errors.away);
    expect([failed, waiting]).toEqual([['wrong'], []]);
  });

  it('does not repeat a job in the same process before its last attempt has ended', async () => {
    const first = gate();
    const order: string[] = [];
    const { loop } = make({
      async work({ owner }) {
        order.push(`${owner} begins`);
        if (owner === 'one') await first.passed;
        order.push(`${owner} ends`);
      },
    });
    const both = [loop.finish('same', 'one'), loop.finish('same', 'two')];
    await expect.poll(() => order).toEqual(['one begins']);
    first.open();
    await Promise.all(both);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('stops after the running jobs and claims no more', async () => {
    let held: HeldJob<string> | undefined;
    const ended: string[] = [];
    const { loop, waiting, claims } = make({
      async work(given) {
        held = given;
        await new Promise((resolve) => given.signal.addEventListener('abort', resolve));
        ended.push(given.job);
      },
      most: 1,
    });
    waiting.push('a', 'b');
    loop.wake();
    await expect.poll(() => held?.job).toBe('a');
    await loop.stop();
    expect(ended).toEqual(['a']);
    loop.wake();
    expect(await loop.workOff()).toBe(0);
    expect([waiting, claims.length]).toEqual([['b'], 1]);
  });
});
