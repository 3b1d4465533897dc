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
/**
 * An encrypted value with a separate key, which is queued for destruction when its row is deleted
 * (`vault.ts`).
 */
const KEPT = Buffer.from(`02${'00'.repeat(4)}${'0b'.repeat(10)}00`, 'hex');

const insertPolicy = (account: number): Statement => ({
  text: 'INSERT INTO policy (account_id, version, document, author, created_at) VALUES ($1, $2, $3, $4, $5)',
  values: [account, 1, '{}', 'test', AT],
});

onEveryServer((databases) => {
  it('distribute fails with one sentence without workers', async ({ skip }) => {
    const { database } = await databases.openAt();
    if (await database.isDistributed()) skip('This database is distributed.');
    await expect(distribute(database, { shards: 2 })).rejects.toThrow('This database has no Citus');
    await expect(rebalance(database, () => undefined)).rejects.toThrow('This database has no Citus');
  });
});

describe.skipIf(!citusServer)('distribute on a Citus cluster', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  });
  const connect = (url: string, role?: string, maxConnections = 3): Database => {
    const database = openDatabase({ url, maxConnections, ...(role === undefined ? {} : { role }) });
    ends.push(() => database.close());
    return database;
  };
  /** Creates a distributed database with two accounts and a policy each, opened with the serving role. */
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

  it('reports that the database is distributed, and no step remains', async () => {
    const { serving, url } = await twoAccounts();
    expect(await serving.isDistributed()).toBe(true);
    expect(await stepsToDistribute(connect(url))).toEqual([]);
  });

  it('restores row-level security for the owner that an interrupted move left disabled', async () => {
    const server = await citusServer!();
    const made = await createDatabase(server, server.template);
    ends.push(() => made.drop());
    // A single connection, like the command: a second one would count as a session without row-level
    // security.
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

  it('fails while a session is connected to which row-level security would not apply during moves', async () => {
    const { url, serving } = await twoAccounts();
    await serving.query({ text: 'SELECT 1 AS one' });
    await expect(rebalance(connect(url), () => undefined)).rejects.toThrow('connected as the owner');
  });

  it('enforces row-level security on every node: a statement sees only its accounts, alone and in a transaction', async () => {
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

  it('queues the key of a deleted row on the same node, and rolls it back with the deletion', async () => {
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
