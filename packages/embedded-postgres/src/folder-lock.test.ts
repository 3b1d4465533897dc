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

/** A pid that no process has: the largest that Linux can give, plus one. */
const NO_PROCESS = 4_194_305;

describe('the lock of a data folder', () => {
  it('reports who holds it, since when and where', async () => {
    await lockFolder(folder, 'http://127.0.0.1:8080', NOW);
    await expect(lockFolder(folder, null, NOW)).rejects.toThrow(
      `process ${process.pid} at http://127.0.0.1:8080, running since 2026-01-02T03:04:05.000Z`,
    );
  });

  it('is free again after its release, and leaves nothing behind', async () => {
    const lock = await lockFolder(folder, null, NOW);
    await lock.release();
    expect(readdirSync(folder)).toEqual([]);
    await (await lockFolder(folder, null, NOW)).release();
  });

  it('is taken over from a process that is gone', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'gone' });
    const lock = await lockFolder(folder, null, NOW);
    expect(JSON.parse(readFileSync(join(folder, 'assay.lock'), 'utf8'))).toEqual(lock.record);
    expect(readdirSync(folder)).toEqual(['assay.lock']);
  });

  it.skipIf(process.platform !== 'linux')(
    'is taken over when its pid belongs to another process by now',
    async () => {
      const self = identifyProcess(process.pid);
      leaveLock('assay.lock', { ...self, startTicks: self.startTicks! - 1, nonce: 'reused' });
      const { record } = await lockFolder(folder, null, NOW);
      expect(record.nonce).not.toBe('reused');
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'is taken over when the machine has been restarted since',
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

  it('is taken over when a process died in the middle of taking it over', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'first' });
    leaveLock('assay.lock.first', { pid: NO_PROCESS, nonce: 'second' });
    leaveLock('assay.lock.second', { pid: NO_PROCESS, nonce: 'third' });
    await lockFolder(folder, null, NOW);
    expect(readdirSync(folder)).toEqual(['assay.lock']);
  });

  it('is not taken from a live process that is taking it over', async () => {
    leaveLock('assay.lock', { pid: NO_PROCESS, nonce: 'first' });
    leaveLock('assay.lock.first', { ...identifyProcess(process.pid), nonce: 'second' });
    await expect(lockFolder(folder, null, NOW)).rejects.toMatchObject({ code: 'folder_in_use' });
  });

  it('goes to exactly one of many that want a stale one', async () => {
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

  it('with an unreadable file is refused, not overwritten', async () => {
    writeFileSync(join(folder, 'assay.lock'), 'half a rec');
    await expect(lockFolder(folder, null, NOW)).rejects.toMatchObject({ code: 'folder_in_use' });
  });
});
