import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FileLock, identifyProcess } from '@assay/versioned-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EmbeddedError } from './errors';
import { lockFolder } from './start-embedded';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function leaveLock(name: string, record: Record<string, unknown>): void {
  const whole = {
    pid: 1,
    startTicks: null,
    bootId: null,
    since: '2026-01-01T00:00:00.000Z',
    address: null,
    ...record,
  };
  writeFileSync(join(folder, name), JSON.stringify(whole));
}

/** A pid that no process has: the largest pid on Linux, plus one. */
const NO_PROCESS = 4_194_305;

describe('lockFolder', () => {
  it('reports the holder, its start time and its address', async () => {
    await lockFolder(folder, 'http://127.0.0.1:8080', NOW);
    await expect(lockFolder(folder, null, NOW)).rejects.toThrow(
      `process ${process.pid} at http://127.0.0.1:8080, running since 2026-01-02T03:04:05.000Z`,
    );
  });

  it('frees the lock on release and leaves no files', async () => {
    const lock = await lockFolder(folder, null, NOW);
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
    await (await lockFolder(folder, null, NOW)).release();
  });

  it('takes over the lock of a process that no longer runs', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'gone' });
    const lock = await lockFolder(folder, null, NOW);
    expect(JSON.parse(readFileSync(join(folder, 'assay.lock'), 'utf8'))).toEqual(lock.record);
    expect(readdirSync(folder)).toEqual(['assay.lock']);
  });

  it.skipIf(process.platform !== 'linux')(
    'takes over the lock when its pid belongs to another process by now',
    async () => {
      const self = identifyProcess(process.pid);
      leaveLock('assay.lock', { ...self, startTicks: self.startTicks! - 1, nonce: 'reused' });
      const { record } = await lockFolder(folder, null, NOW);
      expect(record.nonce).not.toBe('reused');
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'takes over the lock when the machine was restarted since',
    async () => {
      leaveLock('assay.lock', {
        ...identifyProcess(process.pid),
        bootId: 'an earlier boot',
        nonce: 'reboot',
      });
      const { record } = await lockFolder(folder, null, NOW);
      expect(record.nonce).not.toBe('reboot');
    },
  );

  it('takes over the lock when a process died while taking it over', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'first' });
    leaveLock('assay.lock.first', { pid: NO_PROCESS, nonce: 'second' });
    leaveLock('assay.lock.second', { pid: NO_PROCESS, nonce: 'third' });
    await lockFolder(folder, null, NOW);
    expect(readdirSync(folder)).toEqual(['assay.lock']);
  });

  it('does not take the lock from a live process that is taking it over', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'first' });
    leaveLock('assay.lock.first', { ...identifyProcess(process.pid), nonce: 'second' });
    await expect(lockFolder(folder, null, NOW)).rejects.toMatchObject({ code: 'folder_in_use' });
  });

  it('gives a stale lock to exactly one of many processes', async () => {
    for (let round = 0; round < 25; round += 1) {
      leaveLock('assay.lock', { pid: NO_PROCESS, nonce: `round-${round}` });
      const attempts = await Promise.allSettled(
        Array.from({ length: 12 }, () => lockFolder(folder, null, NOW)),
      );
      const winners = attempts.filter(
        (attempt): attempt is PromiseFulfilledResult<FileLock> => attempt.status === 'fulfilled',
      );
      expect(winners).toHaveLength(1);
      for (const attempt of attempts) {
        if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(EmbeddedError);
      }
      expect(readdirSync(folder)).toEqual(['assay.lock']);
      await winners[0]!.value.release();
    }
  });

  it('rejects an unreadable lock file and does not overwrite it', async () => {
    writeFileSync(join(folder, 'assay.lock'), 'half a rec');
    await expect(lockFolder(folder, null, NOW)).rejects.toMatchObject({ code: 'folder_in_use' });
  });
});
