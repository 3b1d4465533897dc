import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '@assay/versioned-files';
import { describe, expect, it } from 'vitest';
import { runningEmbeddedUrl } from './index';
import { embeddedHarness, killHard, query, refusal } from './testing/embedded-harness';

const { scratch, newFolder, start, startHolder } = embeddedHarness();

/** Makes a path too long for the address of a Unix socket. */
const LONG_NAME = 'a-name-far-too-long-for-the-address-of-a-unix-domain-socket-of-at-most-108-bytes';

describe('startEmbedded on a data folder', () => {
  it('rejects a second server and names the holder', async () => {
    const dataDir = newFolder();
    await start(dataDir, { address: 'http://127.0.0.1:8080' });
    const error = await refusal(start(dataDir));
    expect(error.code).toBe('folder_in_use');
    expect(error.message).toContain(`process ${process.pid} at http://127.0.0.1:8080, running since 20`);
  });

  it.each([
    ['socket', ''],
    ['loopback port', LONG_NAME],
  ])('takes over the PostgreSQL that still runs on its %s after its server was killed', async (_, inner) => {
    const dataDir = join(newFolder(), inner);
    const { child, started } = await startHolder(dataDir);
    if (!('url' in started)) throw new Error(started.message);
    await query(started.url, 'CREATE TABLE sample AS SELECT 7 AS value');
    await killHard(child);

    const embedded = await start(dataDir);
    expect(embedded.pid()).toBe(started.pid);
    expect(await query(embedded.url, 'SELECT value FROM sample')).toEqual([7]);
    await embedded.stop();
    expect(isRunning(started.pid)).toBe(false);
  });

  it('takes over the folder after its server and PostgreSQL were killed', async () => {
    const dataDir = newFolder();
    const { child, started } = await startHolder(dataDir);
    if (!('url' in started)) throw new Error(started.message);
    await query(started.url, 'CREATE TABLE sample AS SELECT 7 AS value');
    process.kill(started.pid, 'SIGKILL');
    await killHard(child);
    const embedded = await start(dataDir);
    expect(await query(embedded.url, 'SELECT value FROM sample')).toEqual([7]);
  });

  it('runningEmbeddedUrl returns the database URL only while a server runs', async () => {
    const folder = newFolder();
    expect(await runningEmbeddedUrl(folder)).toBeNull();
    for (const dataDir of [folder, join(folder, LONG_NAME)]) {
      const embedded = await start(dataDir);
      expect(await runningEmbeddedUrl(dataDir)).toBe(embedded.url);
      await embedded.stop();
      expect(await runningEmbeddedUrl(dataDir)).toBeNull();
    }
  });

  it('shuts PostgreSQL down when the server ends without stopping it', async () => {
    const { child, started } = await startHolder(newFolder());
    if (!('url' in started)) throw new Error(started.message);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => isRunning(started.pid), { timeout: 10_000 }).toBe(false);
  });

  it('rejects a damaged cluster with one sentence', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    await first.stop();
    writeFileSync(join(dataDir, 'pg', 'global', 'pg_control'), Buffer.alloc(8192));
    const damaged = await refusal(start(dataDir));
    expect(damaged.code).toBe('cluster_corrupt');
    expect(damaged.message).toMatch(/^[^\n]+\.$/);

    rmSync(join(dataDir, 'pg', 'global', 'pg_control'));
    expect((await refusal(start(dataDir))).code).toBe('cluster_corrupt');
  });

  it('rejects a cluster of another major version', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '15\n');
    const error = await refusal(start(dataDir));
    expect(error.code).toBe('version_mismatch');
    expect(error.message).toContain('PostgreSQL 15');
  });

  it('removes the leftovers of a first start that was killed', async () => {
    const dataDir = newFolder();
    mkdirSync(join(dataDir, 'pg.new.unfinished', 'base'), { recursive: true, mode: 0o755 });
    chmodSync(dataDir, 0o755);
    await start(dataDir);
    expect(readdirSync(dataDir).sort()).toEqual(['assay.lock', 'pg', 'postgres.log']);
  });

  it('rejects a folder that is not writable', async () => {
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    expect((await refusal(start(join(file, 'data')))).code).toBe('folder_unwritable');
  });
});
