import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { copyCluster } from './base-copy';
import { systemClock } from './clock';
import { type LogSpool, logSpool } from './log-spool';
import { clusterOf, hasCluster } from './placement';
import { recoverCluster } from './recover';
import { embeddedHarness, query, refusal } from './testing/embedded-harness';

const harness = embeddedHarness();

interface KeptFile {
  readonly name: string;
  readonly parts: readonly Buffer[];
}

/** A copy in memory. */
async function copied(dataDir: string, url: string): Promise<KeptFile[]> {
  const copy = await copyCluster(dataDir, url);
  try {
    const files: KeptFile[] = [];
    for await (const { name, bytes } of copy.files()) {
      const parts: Buffer[] = [];
      for await (const part of bytes) parts.push(part);
      files.push({ name, parts });
    }
    return files;
  } finally {
    await copy.close();
  }
}

async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

/** Moves everything that waits in the spool into a folder, as an archive does. */
async function takeAway(spool: LogSpool, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true });
  for (const { name, path } of await spool.waiting()) {
    await copyFile(path, join(archive, name));
    await spool.remove(name);
  }
}

const fromFolder = (archive: string) => async (name: string, path: string) =>
  copyFile(join(archive, name), path).then(
    () => true,
    () => false,
  );

const now = async (url: string) => new Date(String((await query(url, 'SELECT clock_timestamp()::text'))[0]));
const numbers = (url: string) => query(url, 'SELECT n FROM t ORDER BY n');

describe('a cluster whose log is laid aside', { timeout: 60_000 }, () => {
  it('is recovered to a moment, to the end, and twice', async () => {
    const dataDir = harness.newFolder();
    const archive = harness.newFolder();
    const first = await harness.start(dataDir, { spoolsLog: true });
    await query(first.url, 'CREATE TABLE t (n int)');
    await query(first.url, 'INSERT INTO t SELECT 1 FROM generate_series(1, 100000)');
    const spool = await logSpool(dataDir);
    expect(await spool.hasBegun()).toBe(false);
    const files = await copied(dataDir, first.url);
    expect(files.at(-1)?.name).toBe('backup_label');
    expect(files.filter(({ name }) => /postmaster\.pid|pg_wal\/0|log-spool/.test(name))).toEqual([]);
    await query(first.url, 'DELETE FROM t');
    await query(first.url, 'INSERT INTO t VALUES (2)');
    const between = await now(first.url);
    await query(first.url, 'INSERT INTO t VALUES (3)');
    // What was written last comes into the spool when the server ends.
    await first.stop();
    await takeAway(spool, archive);

    const recover = async (until: Date | null) => {
      const target = harness.newFolder();
      await recoverCluster({
        ...{ dataDir: target, until, clock: systemClock },
        files: each(files.map(({ name, parts }) => ({ name, bytes: each(parts) }))),
        logFile: fromFolder(archive),
      });
      return target;
    };
    const earlier = await recover(between);
    const early = await harness.start(earlier);
    expect(await numbers(early.url)).toEqual([2]);
    await query(early.url, 'INSERT INTO t VALUES (4)');
    await early.stop();
    // It goes on in a history of its own, which the archive learns of.
    await takeAway(await logSpool(earlier), archive);
    expect((await readdir(archive)).some((name) => name === '00000002.history')).toBe(true);

    const last = await harness.start(await recover(null));
    expect(await numbers(last.url)).toEqual([2, 3]);
    expect(await query(last.url, "SELECT timeline_id::int FROM pg_control_checkpoint()")).toEqual([3]);
  });
});
