import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import type { EmbeddedState } from './index';
import { embeddedHarness, query } from './testing/embedded-harness';

const { newFolder, start } = embeddedHarness();

describe('startEmbedded', () => {
  it('creates the cluster on the first start and preserves its rows over a restart', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    expect(first.state()).toBe('ready');
    await query(first.url, 'CREATE TABLE sample (value int)');
    await query(first.url, 'INSERT INTO sample VALUES (42)');
    await first.stop();
    expect(first.state()).toBe('down');
    expect(first.pid()).toBeNull();

    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT value FROM sample')).toEqual([42]);
  });

  it('uses safe settings and rejects connections without the password', async () => {
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

describe('crash of PostgreSQL', () => {
  it('restarts PostgreSQL when its main process is killed', async () => {
    const dataDir = newFolder();
    const states: EmbeddedState[] = [];
    let ready = () => {};
    const embedded = await start(dataDir, {
      onState: (state) => {
        states.push(state);
        if (state === 'ready') ready();
      },
    });
    await query(embedded.url, 'CREATE TABLE sample AS SELECT 1 AS value');
    // A backend in the middle of a statement leaves the shared memory of its dead postmaster attached.
    const busy = query(embedded.url, 'SELECT pg_sleep(60)').catch(() => 'broken off');
    const sleepers = "SELECT count(*)::int FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'";
    await expect.poll(() => query(embedded.url, sleepers), { timeout: 10_000 }).toEqual([1]);

    const killed = embedded.pid()!;
    const back = new Promise<void>((resolve) => {
      ready = resolve;
    });
    process.kill(killed, 'SIGKILL');
    await back;
    expect(await busy).toBe('broken off');
    expect(embedded.pid()).not.toBe(killed);
    expect(states).toEqual(['starting', 'ready', 'down', 'starting', 'ready']);
    expect(await query(embedded.url, 'SELECT value FROM sample')).toEqual([1]);
  });

  it("relies on PostgreSQL's own recovery when one of its backends is killed", async () => {
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
