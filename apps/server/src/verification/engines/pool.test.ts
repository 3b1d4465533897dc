import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineJob, EngineRunner } from './engine-job';
import { EnginePool, type PoolOptions } from './pool';

const program = fileURLToPath(new URL('./testing/obeying-engine.mjs', import.meta.url));
const launched = (path: string) => ({ command: process.execPath, args: [path] });
const pools: EngineRunner[] = [];
const open = (options: Partial<PoolOptions> = {}): EngineRunner => {
  const pool = new EnginePool({ launch: launched(program), size: 1, ...options });
  pools.push(pool);
  return pool;
};
afterEach(async () => {
  vi.useRealTimers();
  for (const pool of pools.splice(0)) await pool.close();
});

const job = (say: string, bytes?: Uint8Array): EngineJob => ({
  kind: 'document',
  executionId: '5d0c2a3e-8f1b-4c6d-9e7f-0a1b2c3d4e5f' as EngineJob['executionId'],
  countries: { certificates: [], revocations: [] },
  sealSigners: [],
  settings: {},
  inputs: {},
  isTest: false,
  media: bytes
    ? [{ slot: 'documentFront', id: 'm', mediaType: 'image/png', action: null, light: null, at: null, bytes }]
    : [],
  earlier: [],
  extracted: {},
  submission: { say },
  challenge: null,
  chip: null,
  limitMs: 30_000,
  now: 0,
});
const patient = new AbortController().signal;

async function asked(pool: EngineRunner, bytes?: Uint8Array) {
  const { extracted } = await pool.run(job('answer', bytes), patient);
  return extracted as {
    readonly pid: number;
    readonly bytes: string;
    readonly environment: readonly string[];
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ended = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 20_000 });

describe('EnginePool', () => {
  it('sends a job with its bytes to a child process without the environment variables', async () => {
    const answer = await asked(open(), Uint8Array.of(0, 255, 10, 13));
    expect(answer.bytes).toBe('00ff0a0d');
    expect(answer.pid).not.toBe(process.pid);
    // Except the variables that Node.js sets for the channel.
    expect(answer.environment.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
  });

  it('fails the job of a process that ends, and continues with another process', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    await expect(pool.run(job('crash'), patient)).rejects.toThrow('the engine process stopped');
    expect((await asked(pool)).pid).not.toBe(pid);
  });

  it('fails a job whose engine throws, without the error message', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    await expect(pool.run(job('throw'), patient)).rejects.toThrow('the engine failed: TypeError');
    expect((await asked(pool)).pid).toBe(pid);
  });

  it('ends the process of an aborted job and runs the next job', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    const impatient = new AbortController();
    const hanging = pool.run(job('nothing'), impatient.signal);
    const next = asked(pool);
    impatient.abort(new Error('too late'));
    await expect(hanging).rejects.toThrow('too late');
    expect((await next).pid).not.toBe(pid);
    await ended(pid);
  });

  it('never starts a job that was aborted while waiting', async () => {
    const pool = open();
    const [first, second] = [new AbortController(), new AbortController()];
    const hanging = pool.run(job('nothing'), first.signal);
    const waiting = pool.run(job('crash'), second.signal);
    second.abort(new Error('not any more'));
    await expect(waiting).rejects.toThrow('not any more');
    const third = asked(pool);
    first.abort(new Error('enough'));
    await expect(hanging).rejects.toThrow('enough');
    await expect(third).resolves.toHaveProperty('pid');
  });

  it('ends a job after its timeout, which excludes the waiting time', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const hanging = Promise.allSettled([
      pool.run(job('nothing'), patient),
      pool.run(job('nothing'), patient),
    ]);
    const behind = asked(pool);
    vi.advanceTimersByTime(29_999);
    expect(isRunning(pid)).toBe(true);
    vi.advanceTimersByTime(1);
    // The second job was started in the spare process after six seconds.
    vi.advanceTimersByTime(6000);
    expect((await hanging).map((one) => 'reason' in one && one.reason.name)).toEqual([
      'TimeoutError',
      'TimeoutError',
    ]);
    expect((await behind).pid).not.toBe(pid);
    vi.useRealTimers();
    await ended(pid);
  });

  it('runs waiting jobs in a spare process while a long job blocks the pool', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const until = new AbortController();
    const hanging = pool.run(job('nothing'), until.signal);
    const beside = Promise.all([asked(pool), asked(pool)]);
    vi.advanceTimersByTime(6000);
    vi.useRealTimers();
    const [one, other] = await beside;
    expect(one.pid).toBe(other.pid);
    expect(one.pid).not.toBe(pid);
    expect(isRunning(pid)).toBe(true);
    await ended(one.pid);
    until.abort(new Error('enough'));
    await expect(hanging).rejects.toThrow('enough');
  });

  it('replaces a process after its maximum number of jobs', async () => {
    const pool = open({ mostJobs: 2 });
    const pids = [];
    for (let turn = 0; turn < 4; turn++) pids.push((await asked(pool)).pid);
    expect(pids[0]).toBe(pids[1]);
    expect(pids[2]).toBe(pids[3]);
    expect(pids[1]).not.toBe(pids[2]);
    await ended(pids[0]!);
  });

  it('runs one concurrent job per process', async () => {
    const pool = open({ size: 2 });
    const [one, other] = await Promise.all([asked(pool), asked(pool)]);
    expect(one.pid).not.toBe(other.pid);
  });

  it('fails running and waiting jobs when it is closed, and leaves no process', async () => {
    const pool = open();
    const { pid } = await asked(pool);
    const outcomes = Promise.allSettled([
      pool.run(job('nothing'), patient),
      pool.run(job('answer'), patient),
    ]);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run(job('answer'), patient)).rejects.toThrow('closed');
    await ended(pid);
  });

  it('fails when its program is missing', async () => {
    await expect(open({ launch: launched('/nowhere.mjs') }).run(job('answer'), patient)).rejects.toThrow(
      'stopped',
    );
    const nobody = { command: '/nowhere', args: [] };
    await expect(open({ launch: nobody }).run(job('answer'), patient)).rejects.toThrow('stopped');
  });
});
