import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { copyCluster } from './base-copy';
import { type LogSpool, logSpool, SPOOL_FOLDER } from './log-spool';
import { clusterOf, hasCluster } from './placement';
import { systemClock } from './postmaster';
import { type RecoverOptions, recoverCluster } from './recover';
import { startEmbedded } from './start-embedded';
import { embeddedHarness, query, refusal } from './testing/embedded-harness';

const harness = embeddedHarness();

interface StoredFile {
  readonly name: string;
  readonly parts: readonly Buffer[];
}

/** Returns a copy in memory. */
async function copied(dataDir: string, url: string): Promise<StoredFile[]> {
  const copy = await copyCluster(dataDir, url);
  try {
    const files: StoredFile[] = [];
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

/** Moves all waiting files from the spool to a folder, as an archive does. */
async function takeAway(spool: LogSpool, archive: string): Promise<void> {
  await mkdir(archive, { recursive: true });
  for (const { name, path } of await spool.waiting()) {
    await copyFile(path, join(archive, name));
    await spool.remove(name);
  }
}

const now = async (url: string) => new Date(String((await query(url, 'SELECT clock_timestamp()::text'))[0]));
const numbers = (url: string) => query(url, 'SELECT n FROM t ORDER BY n');
const level = (url: string) => query(url, 'SHOW wal_level');

let dataDir: string;
let archive: string;
let files: StoredFile[];
let between: Date;
let end: Date;

beforeAll(async () => {
  dataDir = harness.newFolder();
  archive = harness.newFolder();
  const first = await startEmbedded({ dataDir, spoolsLog: true, clock: systemClock, log: () => undefined });
  try {
    await query(first.url, 'CREATE TABLE t (n int)');
    await query(first.url, 'INSERT INTO t SELECT 1 FROM generate_series(1, 100000)');
    const spool = await logSpool(dataDir);
    expect(await spool.hasBegun()).toBe(false);
    files = await copied(dataDir, first.url);
    await query(first.url, 'DELETE FROM t');
    await query(first.url, 'INSERT INTO t VALUES (2)');
    between = await now(first.url);
    await query(first.url, 'INSERT INTO t VALUES (3)');
    end = await now(first.url);
  } finally {
    // The last writes reach the spool when the server ends.
    await first.stop();
  }
  await takeAway(await logSpool(dataDir), archive);
}, 60_000);

const fromArchive: RecoverOptions['logFile'] = (name, path) =>
  copyFile(join(archive, name), path).then(
    () => true,
    () => false,
  );

const recover = (until: Date | null, changed: Partial<RecoverOptions> = {}) => {
  const target = harness.newFolder();
  const recovered = recoverCluster({
    ...{ dataDir: target, until, clock: systemClock, logFile: fromArchive },
    files: each(files.map(({ name, parts }) => ({ name, bytes: each(parts) }))),
    ...changed,
  });
  return { target, recovered };
};

/** Checks that a failed recovery leaves nothing that looks like a database. */
async function leavesNothing(target: string): Promise<void> {
  expect(await hasCluster(target)).toBe(false);
  expect((await readdir(target)).filter((name) => name.startsWith('pg'))).toEqual([]);
}

describe('copyCluster', () => {
  it('ends with the backup label, and contains no files of the running server', () => {
    expect(files.at(-1)?.name).toBe('backup_label');
    const odd = files.filter(({ name }) => /postmaster\.pid|^pg_wal\/.|log-spool|\.s\.PGSQL/.test(name));
    expect(odd).toEqual([]);
  });
});

describe('recoverCluster', { timeout: 60_000 }, () => {
  it('recovers to a point in time and to the end, each on its own timeline', async () => {
    const early = recover(between);
    await early.recovered;
    const earlier = await harness.start(early.target);
    expect(await numbers(earlier.url)).toEqual([2]);
    await query(earlier.url, 'INSERT INTO t VALUES (4)');
    await earlier.stop();
    // The archive stores the new history so that no other recovery reuses its timeline number.
    await takeAway(await logSpool(early.target), archive);
    expect(await readdir(archive)).toContain('00000002.history');

    const late = recover(null);
    await late.recovered;
    const last = await harness.start(late.target);
    expect(await numbers(last.url)).toEqual([2, 3]);
    const timeline = "SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int";
    expect(await query(last.url, timeline)).toEqual([3]);
  });

  it('rejects a time after the end of the log', async () => {
    const { target, recovered } = recover(new Date(end.getTime() + 3_600_000));
    expect((await refusal(recovered)).code).toBe('log_too_short');
    await leavesNothing(target);
  });

  it('rejects a folder that already has a database', async () => {
    const { recovered } = recover(null, { dataDir });
    expect((await refusal(recovered)).code).toBe('folder_in_use');
  });

  it("fails with the archive's error instead of waiting forever", async () => {
    const broken = new Error('the archive is damaged');
    const { target, recovered } = recover(null, { logFile: () => Promise.reject(broken) });
    await expect(recovered).rejects.toBe(broken);
    await leavesNothing(target);
  });

  it.each([
    '../outside',
    '/tmp/outside',
    'base/../../outside',
  ])('writes no file outside the folder: %s', async (name) => {
    const foreign = each([{ name, bytes: each([Buffer.from('x')]) }]);
    const { target, recovered } = recover(null, { files: foreign });
    expect((await refusal(recovered)).code).toBe('cluster_corrupt');
    await leavesNothing(target);
  });
});

describe('log spool', { timeout: 60_000 }, () => {
  it('stays unchanged without a setting, and is removed with its settings when it is switched off', async () => {
    const folder = harness.newFolder();
    const plain = await harness.start(folder);
    expect(await level(plain.url)).toEqual(['minimal']);
    await plain.stop();
    const spooling = await harness.start(folder, { spoolsLog: true });
    expect(await level(spooling.url)).toEqual(['replica']);
    await (await logSpool(folder)).begin();
    await spooling.stop();
    const still = await harness.start(folder);
    expect(await level(still.url)).toEqual(['replica']);
    expect(await (await logSpool(folder)).hasBegun()).toBe(true);
    await still.stop();
    const off = await harness.start(folder, { spoolsLog: false });
    expect(await level(off.url)).toEqual(['minimal']);
    await expect(stat(join(await clusterOf(folder), SPOOL_FOLDER))).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await (await logSpool(folder)).waiting()).toEqual([]);
  });
});
