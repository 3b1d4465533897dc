import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Embedded,
  EmbeddedError,
  type EmbeddedOptions,
  type EmbeddedState,
  startEmbedded,
  systemClock,
} from './index';
import { isRunning } from './process-identity';

const isRoot = process.geteuid?.() === 0;
// Short, because a Unix socket's path is limited, and open to all, because root's database runs as another user.
const scratch = mkdtempSync('/tmp/assay-pg-');
chmodSync(scratch, 0o755);
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/assay-embedded-test/', import.meta.url));
const holderScript = join(cache, `holder-${process.pid}.mjs`);

let folders = 0;
const started: Embedded[] = [];
const children: ChildProcess[] = [];

function newFolder(): string {
  folders += 1;
  return join(scratch, String(folders));
}

async function start(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined, ...options });
  started.push(embedded);
  return embedded;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows.map((row) => Object.values(row)[0]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The error a start fails with. */
async function refusal(attempt: Promise<unknown>): Promise<EmbeddedError> {
  const error = await attempt.then(
    () => new Error('the start was expected to fail'),
    (cause: unknown) => cause,
  );
  if (!(error instanceof EmbeddedError)) throw error;
  return error;
}

/** A second Node.js process that starts the database on `dataDir` and holds it; its first line tells what it got. */
async function startHolder(dataDir: string, identity: { uid?: number; gid?: number } = {}) {
  const child = spawn(process.execPath, [holderScript, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...identity,
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    child,
    told: JSON.parse(line.toString()) as { url: string; pid: number } | { code: string; message: string },
  };
}

async function killHard(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  await build({
    stdin: {
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
      contents: `
        import { startEmbedded, systemClock } from './index';
        try {
          const embedded = await startEmbedded({ dataDir: process.argv[2]!, clock: systemClock, log: () => undefined });
          process.on('SIGTERM', () => process.exit(0));
          console.log(JSON.stringify({ url: embedded.url, pid: embedded.pid() }));
        } catch (error) {
          console.log(JSON.stringify({ code: error.code, message: error.message }));
        }`,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: holderScript,
  });
});

afterEach(async () => {
  for (const embedded of started.splice(0)) await embedded.stop();
  for (const child of children.splice(0))
    if (child.exitCode === null && child.signalCode === null) await killHard(child);
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  rmSync(holderScript, { force: true });
});

describe('a cluster of our own', () => {
  it('is made on the first start and keeps its rows over a restart', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    expect(first.state()).toBe('ready');
    await query(first.url, 'CREATE TABLE kept (value int)');
    await query(first.url, 'INSERT INTO kept VALUES (42)');
    await first.stop();
    expect(first.state()).toBe('down');
    expect(first.pid()).toBeNull();

    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([42]);
  });

  it('is safe by its settings and closed to everybody else', async () => {
    const { url } = await start(newFolder());
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['synchronous_commit', 'on'],
      ['full_page_writes', 'on'],
      ['data_checksums', 'on'],
      ['listen_addresses', ''],
      ['server_encoding', 'UTF8'],
    ]) {
      expect(await query(url, `SHOW ${setting}`), setting).toEqual([value]);
    }
    expect(await query(url, "SELECT lower('ÀÉ')")).toEqual(['àé']);
    const withoutPassword = url.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(withoutPassword, 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('writes no personal data to its log', async () => {
    const dataDir = newFolder();
    const { url } = await start(dataDir);
    await query(url, 'CREATE TABLE people (email text PRIMARY KEY)');
    await query(url, "INSERT INTO people VALUES ('ann@example.test')");
    await expect(query(url, "INSERT INTO people VALUES ('ann@example.test')")).rejects.toThrow(
      /duplicate key/,
    );
    await expect(query(url, "SELECT 'ann@example.test'::uuid")).rejects.toThrow(/uuid/);
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('ann@');
  });

  it('listens on the loopback interface when the path is too long for a socket', async () => {
    const dataDir = join(
      newFolder(),
      'a-folder-with-a-name-far-too-long-for-the-address-of-a-unix-domain-socket-of-108-bytes',
    );
    const { url } = await start(dataDir);
    expect(url).toMatch(/@127\.0\.0\.1:\d+\/assay$/);
    expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
  });
});

describe('a death of PostgreSQL', () => {
  it('is repaired when its main process is killed', async () => {
    const dataDir = newFolder();
    const states: EmbeddedState[] = [];
    let ready = () => {};
    const embedded = await start(dataDir, {
      onState: (state) => {
        states.push(state);
        if (state === 'ready') ready();
      },
    });
    await query(embedded.url, 'CREATE TABLE kept AS SELECT 1 AS value');
    // A backend in the middle of a statement keeps the shared memory of its dead postmaster attached.
    const busy = query(embedded.url, 'SELECT pg_sleep(60)').catch(() => 'broken off');
    const sleepers = "SELECT count(*)::int FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'";
    await expect.poll(() => query(embedded.url, sleepers)).toEqual([1]);

    const killed = embedded.pid()!;
    const back = new Promise<void>((resolve) => {
      ready = resolve;
    });
    process.kill(killed, 'SIGKILL');
    await back;
    expect(await busy).toBe('broken off');
    expect(embedded.pid()).not.toBe(killed);
    expect(states).toEqual(['starting', 'ready', 'down', 'starting', 'ready']);
    expect(await query(embedded.url, 'SELECT value FROM kept')).toEqual([1]);
  });

  it('is repaired by PostgreSQL itself when one of its backends is killed', async () => {
    const embedded = await start(newFolder());
    const client = new Client({ connectionString: embedded.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    process.kill(rows[0]!.pid, 'SIGKILL');
    await ended;
    await expect
      .poll(() => query(embedded.url, 'SELECT 1').catch(() => null), { timeout: 10_000 })
      .toEqual([1]);
  });
});

describe('a data folder', () => {
  it('is refused to a second server, which is told who holds it', async () => {
    const dataDir = newFolder();
    await start(dataDir, { address: 'http://127.0.0.1:8080' });
    const error = await refusal(start(dataDir));
    expect(error.code).toBe('folder_in_use');
    expect(error.message).toContain(`process ${process.pid} at http://127.0.0.1:8080, running since 20`);
  });

  it('is taken over, with the PostgreSQL still running in it, when its server was killed', async () => {
    const dataDir = newFolder();
    const { child, told } = await startHolder(dataDir);
    if (!('url' in told)) throw new Error(told.message);
    await query(told.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await killHard(child);

    const embedded = await start(dataDir);
    expect(embedded.pid()).toBe(told.pid);
    expect(await query(embedded.url, 'SELECT value FROM kept')).toEqual([7]);
    await embedded.stop();
    expect(isRunning(told.pid)).toBe(false);
  });

  it('is taken over when both its server and PostgreSQL were killed', async () => {
    const dataDir = newFolder();
    const { child, told } = await startHolder(dataDir);
    if (!('url' in told)) throw new Error(told.message);
    await query(told.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    process.kill(told.pid, 'SIGKILL');
    await killHard(child);
    const embedded = await start(dataDir);
    expect(await query(embedded.url, 'SELECT value FROM kept')).toEqual([7]);
  });

  it('has its PostgreSQL shut down when the server ends without stopping it', async () => {
    const { child, told } = await startHolder(newFolder());
    if (!('url' in told)) throw new Error(told.message);
    child.kill('SIGTERM');
    await once(child, 'exit');
    await expect.poll(() => isRunning(told.pid), { timeout: 10_000 }).toBe(false);
  });

  it('with a damaged cluster is refused in one sentence', async () => {
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

  it('with a cluster of another major version is refused', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), '15\n');
    const error = await refusal(start(dataDir));
    expect(error.code).toBe('version_mismatch');
    expect(error.message).toContain('PostgreSQL 15');
  });

  it('that cannot be written is refused', async () => {
    const file = join(scratch, 'a-file');
    writeFileSync(file, '');
    expect((await refusal(start(join(file, 'data')))).code).toBe('folder_unwritable');
  });
});

describe.skipIf(!isRoot)('started by root', () => {
  it('runs PostgreSQL as another user, and files that root restored are handed over', async () => {
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

  it('keeps the cluster elsewhere when the data folder is closed to that user', async () => {
    const closed = newFolder();
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const privateFolder = join(scratch, 'private');
    const first = await start(dataDir, { privateFolder });
    await query(first.url, 'CREATE TABLE kept AS SELECT 5 AS value');
    await first.stop();
    expect(existsSync(join(dataDir, 'pg'))).toBe(false);
    const pointed = readFileSync(join(dataDir, 'pg.location'), 'utf8').trim();
    expect(pointed.startsWith(privateFolder)).toBe(true);

    const second = await start(dataDir, { privateFolder });
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([5]);
    await second.stop();
    rmSync(pointed, { recursive: true });
    expect((await refusal(start(dataDir, { privateFolder }))).code).toBe('cluster_missing');
  });

  it('goes on as the ordinary user who made the cluster', async () => {
    const nobody = { uid: 65_534, gid: 65_534 };
    const home = newFolder();
    mkdirSync(home);
    chmodSync(home, 0o777);
    const dataDir = join(home, 'data');
    const { child, told } = await startHolder(dataDir, nobody);
    if (!('url' in told)) throw new Error(told.message);
    expect(statSync(`/proc/${told.pid}`).uid).toBe(nobody.uid);
    expect(await query(told.url, 'SELECT 1')).toEqual([1]);
    child.kill('SIGTERM');
    await once(child, 'exit');

    const embedded = await start(dataDir);
    expect(statSync(`/proc/${embedded.pid()}`).uid).toBe(nobody.uid);
    await embedded.stop();
  });

  it('leaves an ordinary user a sentence about files that are not his', async () => {
    const dataDir = newFolder();
    await (await start(dataDir)).stop();
    chmodSync(dataDir, 0o777);
    const { told } = await startHolder(dataDir, { uid: 65_534, gid: 65_534 });
    expect(told).toMatchObject({ code: 'cluster_foreign' });
  });
});
