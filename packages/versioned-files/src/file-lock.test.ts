import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LockHeld, lockHolder, takeLock, whileLocked } from './file-lock';

const NOW = Date.UTC(2026, 0, 2);
const IMPATIENT = { now: NOW, patienceMs: 0 };
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-file-lock-'));
  path = join(folder, 'list.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A pid that no process has: the largest pid on Linux, plus one. */
const GONE = { pid: 4_194_305, startTicks: null, bootId: null, nonce: 'gone', since: '', address: null };

describe('whileLocked', () => {
  it('runs one task at a time and leaves no file', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await new Promise((done) => setImmediate(done));
      order.push(`${name} ends`);
    };
    const patient = { now: NOW, patienceMs: 60_000 };
    await Promise.all([1, 2, 3].map((n) => whileLocked(path, patient, work(String(n)))));
    const turns = [0, 2, 4].map((at) => order.slice(at, at + 2).map((line) => line.split(' ')));
    for (const [begun, ended] of turns) expect([begun![1], ended]).toEqual(['begins', [begun![0], 'ends']]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rejects with LockHeld when the lock is held longer than the patience', async () => {
    const lock = await takeLock(path, { address: null, now: NOW });
    const refused = whileLocked(path, IMPATIENT, async () => 'done');
    await expect(refused).rejects.toBeInstanceOf(LockHeld);
    await expect(refused).rejects.toMatchObject({ path, holder: { pid: process.pid } });
    expect((await lockHolder(path))?.nonce).toBe(lock.record.nonce);
    await lock.release();
    expect(await whileLocked(path, IMPATIENT, async () => 'done')).toBe('done');
  });

  it('releases the lock when the task fails', async () => {
    const failed = whileLocked(path, IMPATIENT, () => Promise.reject(new RangeError('no')));
    await expect(failed).rejects.toThrow(RangeError);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over the lock of a process that no longer runs', async () => {
    writeFileSync(path, JSON.stringify(GONE));
    expect(await lockHolder(path)).toBeNull();
    expect(await whileLocked(path, IMPATIENT, async () => (await lockHolder(path))?.pid)).toBe(process.pid);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('rejects with LockHeld when the lock file is damaged', async () => {
    writeFileSync(path, 'half a rec');
    const refused = whileLocked(path, IMPATIENT, async () => 'done');
    await expect(refused).rejects.toMatchObject({ name: 'LockHeld', holder: null });
  });
});
