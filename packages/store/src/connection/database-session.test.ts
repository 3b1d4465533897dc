import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { startTransactionPooler } from '../testing/transaction-pooler';
import type { Database } from './connection';
import { openDatabase } from './database';
import { addressOf } from './database-session';

describe('addressOf', () => {
  it.each([
    ['postgres://a@one/assay', 'postgres://a@one/assay', false],
    ['postgres://a@one:1,two:2/assay?pooler=transaction', 'postgres://a@one:1,two:2/assay', true],
    [
      'postgres://a@one/assay?sslmode=require&pooler=transaction',
      'postgres://a@one/assay?sslmode=require',
      true,
    ],
  ])('%s', (address, url, isPooled) => expect(addressOf(address)).toEqual({ url, isPooled }));

  it.each(['session', 'statement', ''])('rejects an unsupported pooling mode: %j', (kind) => {
    expect(() => addressOf(`postgres://one/assay?pooler=${kind}`)).toThrow('pooler must be transaction');
  });
});

const PGBOUNCER = process.env.PGBOUNCER_PATH || '/usr/sbin/pgbouncer';

/** PgBouncer refuses to run as root; it needs no privileges of `nobody`. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts PgBouncer with two connections to the database. */
async function startPgBouncer(databaseUrl: string) {
  const { hostname, port: databasePort, username, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'assay-pgbouncer-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const host = decodeURIComponent(hostname);
  await writeFile(
    file,
    `[databases]
* = host=${host} port=${databasePort || 5432} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  const child = spawn(PGBOUNCER, [file], { stdio: ['ignore', 'ignore', 'pipe'], ...NOBODY });
  let said = '';
  await new Promise<void>((ready, failed) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('process up')) ready();
    });
    child.once('exit', () => failed(new Error(said)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}?pooler=transaction`,
    async close() {
      const gone = new Promise((exited) => child.once('exit', exited));
      child.kill();
      await gone;
      await rm(folder, { recursive: true });
    },
  };
}

onEveryServer((databases) => {
  describe.each([
    { pooler: 'a pooler that deals out transactions', start: startTransactionPooler, isThere: true },
    { pooler: 'PgBouncer', start: startPgBouncer, isThere: existsSync(PGBOUNCER) },
  ])('connections through $pooler', ({ start, isThere }) => {
    const ends: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (let end = ends.pop(); end; end = ends.pop()) await end();
    });
    /**
     * Creates two accounts with a policy each, and opens the database through the pooler with the serving
     * role.
     */
    async function pooled(skip: (why: string) => void, statementMs = 0): Promise<Database> {
      const { url, role, database: direct } = await databases.serveAt();
      if (start === startPgBouncer && decodeURIComponent(new URL(url).hostname).startsWith('/'))
        skip('The built-in server opens its socket to its own user only.');
      for (const account of [1, 2]) {
        const text = 'INSERT INTO account (name, created_at) VALUES ($1, now())';
        await direct.query({ text, values: [`Account ${account}`] });
        await direct.query({
          text: 'INSERT INTO policy (account_id, version, document, author, created_at) VALUES ($1, 1, $2, $3, now())',
          values: [account, '{}', 'test'],
        });
      }
      const pooler = await start(url);
      ends.push(() => pooler.close());
      const database = openDatabase({ url: pooler.url, maxConnections: 8, statementMs, role });
      ends.push(() => database.close());
      return database;
    }
    const policiesOf = (account: number) => ({
      name: 'policies_of',
      text: 'SELECT account_id FROM policy WHERE account_id = $1',
      values: [account],
    });
    const everyRow = { name: 'rows_seen', text: 'SELECT account_id FROM policy' };

    it.skipIf(!isThere)(
      'every statement sees only its account, regardless of the number of clients',
      async ({ skip }) => {
        const database = await pooled(skip);
        const accounts = Array.from({ length: 200 }, (_, n) => 1 + (n % 2));
        const seen = await Promise.all(
          accounts.map(async (account, n) => [
            await database.query(policiesOf(account)),
            n % 3 === 0 ? await database.query(everyRow) : [],
          ]),
        );
        expect(seen).toEqual(accounts.map((account) => [[{ account_id: account }], []]));
      },
    );

    it.skipIf(!isThere)(
      'a transaction sees the accounts of each of its statements, and rolls back',
      async ({ skip }) => {
        const database = await pooled(skip);
        await expect(
          database.transaction(async (connection) => {
            expect(await connection.query(policiesOf(1))).toEqual([{ account_id: 1 }]);
            expect(await connection.query(policiesOf(2))).toEqual([{ account_id: 2 }]);
            await connection.query({ text: 'DELETE FROM policy WHERE account_id = $1', values: [2] });
            throw new Error('no');
          }),
        ).rejects.toThrow('no');
        expect(await database.query({ ...everyRow, accounts: 'every' })).toHaveLength(2);
        expect(await database.query(everyRow)).toEqual([]);
      },
    );

    it.skipIf(!isThere)(
      'the settings and the timeout apply, and never leak to other clients',
      async ({ skip }) => {
        const database = await pooled(skip, 200);
        const settings = {
          text: `SELECT current_setting('enable_seqscan') AS scans, current_setting('timezone') AS zone,
                      current_setting('statement_timeout') AS least, current_user AS who`,
        };
        const row = { scans: 'off', zone: 'UTC', least: '200ms', who: databases.roles().serving };
        expect(await database.query(settings)).toEqual([row]);
        expect(await database.transaction((connection) => connection.query(settings))).toEqual([row]);
        expect(await database.patient(0).query(settings)).toEqual([{ ...row, least: '0' }]);
        await expect(database.query({ text: 'SELECT pg_sleep(5)' })).rejects.toThrow();
        expect(await database.query(settings)).toEqual([row]);
      },
    );
  });
});
