import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedHarness, query, refusal } from './testing/embedded-harness';

const isRoot = process.geteuid?.() === 0;
const { scratch, newFolder, start, startHolder } = embeddedHarness();

describe.skipIf(!isRoot)('startEmbedded as root', () => {
  it('runs PostgreSQL as another user, and gives that user files that root restored', async () => {
    const dataDir = newFolder();
    const embedded = await start(dataDir);
    expect(statSync(`/proc/${embedded.pid()}`).uid).not.toBe(0);
    await embedded.stop();

    const owner = statSync(join(dataDir, 'pg')).uid;
    await new Promise((resolve) => spawn('chown', ['-R', '0:0', join(dataDir, 'pg')]).once('exit', resolve));
    const again = await start(dataDir);
    expect(statSync(join(dataDir, 'pg', 'PG_VERSION')).uid).toBe(owner);
    expect(again.state()).toBe('ready');
  });

  it('stores the cluster elsewhere when the data folder is closed to that user', async () => {
    const closed = newFolder();
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const privateFolder = join(scratch, 'private');
    const first = await start(dataDir, { privateFolder });
    await query(first.url, 'CREATE TABLE sample AS SELECT 5 AS value');
    await first.stop();
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    const pointed = readFileSync(join(dataDir, 'pg.location'), 'utf8').trim();
    expect(pointed.startsWith(privateFolder)).toBe(true);

    const second = await start(dataDir, { privateFolder });
    expect(await query(second.url, 'SELECT value FROM sample')).toEqual([5]);

    const copied = join(closed, 'copy');
    mkdirSync(copied);
    copyFileSync(join(dataDir, 'pg.location'), join(copied, 'pg.location'));
    expect((await refusal(start(copied, { privateFolder }))).code).toBe('folder_in_use');

    await second.stop();
    rmSync(pointed, { recursive: true });
    expect((await refusal(start(dataDir, { privateFolder }))).code).toBe('cluster_missing');
  });

  it('runs PostgreSQL as the ordinary user who created the cluster', async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const home = newFolder();
    mkdirSync(home);
    chmodSync(home, 0o777);
    const dataDir = join(home, 'data');
    const { child, started } = await startHolder(dataDir, nobody);
    if (!('url' in started)) throw new Error(started.message);
    expect(statSync(`/proc/${started.pid}`).uid).toBe(nobody.uid);
    expect(await query(started.url, 'SELECT 1')).toEqual([1]);
    child.kill('SIGTERM');
    await once(child, 'exit');

    const embedded = await start(dataDir);
    expect(statSync(`/proc/${embedded.pid()}`).uid).toBe(nobody.uid);
    await embedded.stop();
  });

  it('explains to an ordinary user that the files belong to another user', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    chmodSync(dataDir, 0o777);
    const { started } = await startHolder(dataDir, { uid: 65_534, gid: 65_534 });
    expect(started).toMatchObject({ code: 'cluster_foreign' });
  });
});
