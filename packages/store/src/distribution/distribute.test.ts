import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { openDatabase } from '../connection/database';
import type { Statement } from '../connection/statement';
import { createDatabase } from '../testing/create-database';
import { onEveryServer } from '../testing/every-server';
import { citusServer } from '../testing/test-database';
import { distribute, rebalance } from './distribute';
import { stepsToDistribute } from './layout';

const AT = new Date(0);
/** A sealed value that names a key of its own: what is noted when its row goes (`vault.ts`). */
const KEPT = Buffer.from(`02${'00'.repeat(4)}${'0b'.repeat(10)}00`, 'hex');

const insertPolicy = (account: number): Statement => ({
  text: 'INSERT INTO policy (account_id, version, document, author, created_at) VALUES ($1, $2, $3, $4, $5)',
  values: [account, 1, '{}', 'test', AT],
});

onEveryServer((databases) => {
  it('is refused in one sentence where there is nothing to distribute to', async ({ skip }) => {
    const { database } = await databases.openAt();
    if (await database.isDistributed()) skip('This database is distributed.');
    await expect(distribute(database, { shards: 2 })).rejects.toThrow('This database has no Citus');
    await expect(rebalance(database, () => undefined)).rejects.toThrow('This database has no Citus');
  });
});

describe.skipIf(!citusServer)('on a cluster of Citus', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  });
  const connect = (url: string, role?: string, maxConnections = 3): Database => {
    const database = openDatabase({ url, maxConnections, ...(role === undefined ? {} : { role }) });
    ends.push(() => database.close());
    return database;
  };
  /** A distributed database with two accounts and a policy of each, as the role that serves. */
  async function twoAccounts() {
    const server = await citusServer!();
    const made = await createDatabase(server, server.template);
    ends.push(() => made.drop());
    const serving = connect(made.url, server.roles.serving);
    for (const account of [1, 2]) {
      await serving.query({
        text: 'INSERT INTO account (name, created_at) VALUES ($1, $2)',
        values: [`${account}`, AT],
      });
      await serving.query(insertPolicy(account));
    }
    return { url: made.url, serving };
  }

  it('a database says that it is distributed, and nothing is left to do', async () => {
    const { serving, url } = await twoAccounts();
    expect(await serving.isDistributed()).toBe(true);
    expect(await stepsToDistribute(connect(url))).toEqual([]);
  });

  it('walls that an interrupted move left open for the owner are closed by the next', async () => {
    const server = await citusServer!();
    const made = await createDatabase(server, server.template);
    ends.push(() => made.drop());
    // As the command has one: another of its own would be somebody whom no wall binds.
    const operator = connect(made.url, undefined, 1);
    await operator.query({ text: 'ALTER TABLE policy NO FORCE ROW LEVEL SECURITY' });
    const moves: unknown[] = [];
    await rebalance(operator, (move) => moves.push(move));
    expect(moves).toEqual([]);
    const isBound = {
      text: `SELECT relforcerowsecurity AS bound FROM pg_class WHERE oid = 'policy'::regclass`,
    };
    expect(await operator.query(isBound)).toEqual([{ bound: true }]);
  });

  it('nobody may be connected whom no wall would bind while parts move', async () => {
    const { url, serving } = await twoAccounts();
    await serving.query({ text: 'SELECT 1 AS one' });
    await expect(rebalance(connect(url), () => undefined)).rejects.toThrow('connected as the owner');
  });

  it('the wall stands on every node: a statement sees the accounts that it is about, alone and in a transaction', async () => {
    const { serving } = await twoAccounts();
    const policiesOf = (account: number): Statement => ({
      name: 'policies_of',
      text: 'SELECT account_id FROM policy WHERE account_id = $1',
      values: [account],
    });
    const unnamed: Statement = { name: 'unnamed', text: 'SELECT account_id FROM policy' };
    const seen = async (connection: Pick<Database, 'query'>) => [
      await connection.query(policiesOf(1)),
      await connection.query(policiesOf(2)),
      await connection.query({ ...unnamed, accounts: [] }),
      (await connection.query({ ...unnamed, accounts: 'every' })).length,
    ];
    const expected = [[{ account_id: 1 }], [{ account_id: 2 }], [], 2];
    expect(await seen(serving)).toEqual(expected);
    expect(await serving.transaction(seen)).toEqual(expected);
    expect(await seen(serving)).toEqual(expected);
    const foreign = serving.query({ ...insertPolicy(1), values: [1, 2, '{}', 'test', AT], accounts: [2] });
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
    expect(await seen(serving)).toEqual(expected);
  });

  it('the key of a removed row is noted beside it, and undone with it', async () => {
    const { serving } = await twoAccounts();
    const insert = (account: number): Statement => ({
      text: `INSERT INTO idempotency (account_id, route, key, body_hash, reserved_at, kept) VALUES ($1, 'r', 'k', '', 1, $2)`,
      values: [account, KEPT],
    });
    const remove: Statement = { text: 'DELETE FROM idempotency WHERE account_id = $1', values: [2] };
    const noted: Statement = { text: 'SELECT account_id FROM key_removal', accounts: 'every' };
    for (const account of [1, 2]) await serving.query(insert(account));
    const undone = serving.transaction(async (connection) => {
      await connection.query(remove);
      expect(await connection.query(noted)).toEqual([{ account_id: 2 }]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await serving.query(noted)).toEqual([]);
    await serving.query(remove);
    expect(await serving.query(noted)).toEqual([{ account_id: 2 }]);
  });
});
