import { ALL_EVENT_COLUMNS } from '@assay/contract';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../connection/connection';
import { type DatabaseOptions, openDatabase } from '../connection/database';
import { addressAt } from '../connection/servers';
import type { Statement } from '../connection/statement';
import { StoreSilent } from '../connection/unavailable';
import { evaluationWriter } from '../scoring/evaluations';
import { velocityReader } from '../scoring/velocity';
import { createDatabase } from '../testing/create-database';
import { newEvaluation } from '../testing/new-evaluation';
import { citusServer } from '../testing/test-database';
import { startTroubledProxy } from '../testing/troubled-proxy';
import type { RoutedStatement } from './account-nodes';

const AT = new Date(0);
const ACCOUNTS = [1, 2] as const;
const LIMIT_MS = 600;
/** No server listens at this address. */
const NOWHERE = '127.0.0.1:1';

describe('addressAt for a node', () => {
  it('replaces the server in the address of the database', () => {
    expect(addressAt('postgres://u:p%40@one:5432/assay?sslmode=verify-full', 'two:5433')).toBe(
      'postgres://u:p%40@two:5433/assay?sslmode=verify-full',
    );
    expect(addressAt('postgres://u@one:5432,other:5432/assay', '[::1]:5433')).toBe(
      'postgres://u@[::1]:5433/assay',
    );
  });

  it('returns null if the database uses a socket file', () => {
    expect(addressAt('postgres:///assay?host=/tmp', 'two:5433')).toBeNull();
    expect(addressAt('postgres://one/assay?host=/tmp', 'two:5433')).toBeNull();
  });
});

// A part contains relations of every table, so moving one takes a while.
describe.skipIf(!citusServer)('AccountNodes on a Citus cluster', { timeout: 120_000 }, () => {
  const ends: (() => Promise<unknown>)[] = [];
  // The first cluster test distributes the database that the others copy.
  beforeAll(async () => void (await citusServer!()), 120_000);
  afterEach(async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  });

  const connect = (options: DatabaseOptions): Database => {
    const database = openDatabase(options);
    ends.push(() => database.close());
    return database;
  };

  /**
   * Creates a distributed database with two accounts. `serve` opens it with the serving role; `operator` is
   * its superuser at the coordinator.
   */
  async function twoAccounts() {
    const server = await citusServer!();
    const { url, drop } = await createDatabase(server, server.template);
    ends.push(drop);
    const operator = connect({ url, maxConnections: 3 });
    for (const account of ACCOUNTS) {
      await operator.query({
        text: 'INSERT INTO account (name, created_at) VALUES ($1, $2)',
        values: [`${account}`, AT],
      });
      await operator.query({
        text: `INSERT INTO policy (account_id, version, document, author, created_at) VALUES ($1, 1, '{}', 'test', $2)`,
        values: [account, AT],
      });
    }
    const serve = (more: Partial<DatabaseOptions> = {}) =>
      connect({ url, role: server.roles.serving, maxConnections: 3, ...more });
    return { url, operator, serve };
  }

  /** Statement that returns who executed it: the node itself, or any server that was addressed by table names. */
  const answererOf = (account: number, writes = false): RoutedStatement => ({
    text: `SELECT 'any' AS who FROM policy WHERE account_id = $1`,
    values: [account],
    atPart: {
      account,
      writes,
      make: () => ({ name: 'who', text: `SELECT 'node' AS who`, values: [] }),
    },
  });
  const asked = async (database: Database, account: number) => (await database.query(answererOf(account)))[0];
  const untilAskedAtNode = (database: Database, account: number) =>
    vi.waitFor(async () => expect(await asked(database, account)).toEqual({ who: 'node' }), {
      timeout: 10_000,
    });

  /** Returns the location of an account's rows, and one other node. */
  async function placesOf(operator: Database, account: number) {
    const [place] = await operator.query<{ part: string; host: string; from: number; to: number }>({
      text: `SELECT s.shardid::text AS part, n.nodename AS host, n.nodeport AS from,
               (SELECT nodeport FROM pg_dist_node WHERE shouldhaveshards AND groupid <> n.groupid ORDER BY groupid LIMIT 1) AS to
             FROM pg_dist_shard s JOIN pg_dist_placement USING (shardid) JOIN pg_dist_node n USING (groupid)
             WHERE s.shardid = get_shard_id_for_distribution_column($2::regclass, $1::int)`,
      values: [account, 'policy'],
    });
    return place!;
  }
  const move = ({ part, host, from, to }: Awaited<ReturnType<typeof placesOf>>): Statement => ({
    text: `SELECT citus_move_shard_placement($1::bigint, $2, $3::int, $2, $4::int, 'block_writes')`,
    values: [part, host, from, to],
  });

  it('sends a statement about an account to any server until its node has responded, then to the node', async () => {
    const { serve, operator } = await twoAccounts();
    const onNode = vi.fn();
    const database = serve({ onNode });
    expect(await asked(database, 1)).toEqual({ who: 'any' });
    await untilAskedAtNode(database, 1);
    const { host, from } = await placesOf(operator, 1);
    expect(onNode.mock.calls).toEqual([[`${host}:${from}`, true]]);
    // A transaction stays on its connection.
    expect(await database.transaction((connection) => connection.query(answererOf(1)))).toEqual([
      { who: 'any' },
    ]);
  });

  it('stores transactions on the node that every server can read', async () => {
    const { serve, operator } = await twoAccounts();
    const database = serve();
    for (const account of ACCOUNTS) await untilAskedAtNode(database, account);
    const keys = { eventKeys: ['11', '12'], historyKeys: ['11'] };
    const keep = evaluationWriter(database).keep;
    const outbox = { event: 'transaction/processed' as const, data: '{}', userHash: '5', emailHash: null };
    for (const [n, account] of [1, 2, 1].entries())
      await keep(newEvaluation(account, n, { ...keys, ...(n === 0 ? {} : { outbox }) }));
    // A second row with the same id: the database rejects it, and the message names the table.
    await expect(keep(newEvaluation(1, 0, keys))).rejects.toMatchObject({ code: '23505' });
    const look = (environmentId: number) => ({
      events: [{ environmentId, keyHash: '12', since: 0, cap: 10, columns: ALL_EVENT_COLUMNS }],
      history: [{ keyHash: '11', environmentId, sharing: new Set([environmentId]) }],
    });
    const seenAt = async (from: Database, account: number) => {
      const { events, history } = await velocityReader(from).look(look(account));
      return [events[0]!.map(({ transaction }) => transaction), history[0]!.map(({ hits }) => hits)];
    };
    for (const from of [database, serve({ nodes: 'off' })]) {
      expect(await seenAt(from, 1)).toEqual([['2', '0'], [2]]);
      expect(await seenAt(from, 2)).toEqual([['1'], [1]]);
    }
    const kept = { text: 'SELECT count(*)::int AS n FROM evaluation', accounts: 'every' } as const;
    expect(await operator.query(kept)).toEqual([{ n: 3 }]);
    const emitted =
      'SELECT account_id AS account, sequence > 0 AS numbered, user_hashes::text AS users FROM webhook_event ORDER BY account_id';
    expect(await operator.query({ text: emitted, accounts: 'every' })).toEqual(
      ACCOUNTS.map((account) => ({ account, numbered: true, users: '{5}' })),
    );
  });

  it('applies row-level security to parts: rows of another account are never read or written', async () => {
    const { serve, operator } = await twoAccounts();
    // Two accounts of one part.
    const [other] = await operator.query<{ account: number }>({
      text: `SELECT a AS account FROM generate_series(2, 200) a
             WHERE get_shard_id_for_distribution_column($1::regclass, a) = get_shard_id_for_distribution_column($1::regclass, 1) LIMIT 1`,
      values: ['policy'],
    });
    const database = serve();
    await untilAskedAtNode(database, 1);
    const atNode = (text: string, account: number, writes: boolean): RoutedStatement => ({
      text: 'SELECT 1 AS any FROM policy WHERE account_id = $1',
      values: [1],
      atPart: {
        account: 1,
        writes,
        make: () => ({ name: writes ? 'label' : 'labels', text, values: [account] }),
      },
    });
    const insert = `INSERT INTO transaction_label (account_id, transaction_id, evaluation_id, label, signal, labelled_at, author)
      VALUES ($1, 't', gen_random_uuid(), 'fraud', 1, 0, 'test')`;
    await operator.query({ text: insert, values: [other!.account] });
    const select = 'SELECT label FROM transaction_label WHERE account_id = $1';
    const foreign = [{ label: 'fraud' }];
    expect(await operator.query({ text: select, values: [other!.account] })).toEqual(foreign);
    expect(await database.query(atNode(select, other!.account, false))).toEqual([]);
    await expect(database.query(atNode(insert, other!.account, true))).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('locates a part again after it moved, and loses no stored data on the way', async () => {
    const { serve, operator } = await twoAccounts();
    const onNode = vi.fn();
    const database = serve({ onNode });
    await untilAskedAtNode(database, 1);
    const places = await placesOf(operator, 1);
    await operator.patient(0).query(move(places));
    const keep = evaluationWriter(database).keep;
    await keep(newEvaluation(1, 0));
    await untilAskedAtNode(database, 1);
    await keep(newEvaluation(1, 1));
    expect(onNode.mock.calls).toEqual([
      [`${places.host}:${places.from}`, true],
      [`${places.host}:${places.to}`, true],
    ]);
    const kept = { text: 'SELECT count(*)::int AS n FROM evaluation', accounts: 'every' } as const;
    expect(await operator.query(kept)).toEqual([{ n: 2 }]);
  });

  it('a part does not move while a writing statement holds it, and moves afterwards', async () => {
    const { url, serve, operator } = await twoAccounts();
    await untilAskedAtNode(serve(), 1);
    const places = await placesOf(operator, 1);
    const node = connect({ url: addressAt(url, `${places.host}:${places.from}`)!, maxConnections: 2 });
    let moving: Promise<unknown> = Promise.resolve();
    await node.transaction(async (connection) => {
      await connection.query({ text: 'SELECT assay_part_here($1, true)', values: [places.part] });
      moving = operator.patient(0).query(move(places));
      await vi.waitFor(
        async () => {
          const waits = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock' AND NOT granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
          expect(await node.query({ text: waits })).not.toEqual([]);
        },
        { timeout: 60_000 },
      );
      await connection.query({ text: 'SELECT assay_part_here($1, false)', values: [places.part] });
    });
    await moving;
    const here = node.query({ text: 'SELECT assay_part_here($1, false)', values: [places.part] });
    await expect(here).rejects.toMatchObject({ code: '55000' });
  });

  it('excludes an unreachable node, and any server responds', async () => {
    const { serve, operator } = await twoAccounts();
    const { host, from } = await placesOf(operator, 1);
    const onNode = vi.fn();
    const database = serve({ onNode, nodes: new Map([[`${host}:${from}`, NOWHERE]]) });
    expect(await asked(database, 1)).toEqual({ who: 'any' });
    await vi.waitFor(() => expect(onNode.mock.calls).toEqual([[`${host}:${from}`, false]]), {
      timeout: 10_000,
    });
    expect(await asked(database, 1)).toEqual({ who: 'any' });
  });

  it("a statement in place of a node's holds no connection that others need", async () => {
    const { serve, operator } = await twoAccounts();
    const { host, from } = await placesOf(operator, 1);
    const database = serve({ nodes: new Map([[`${host}:${from}`, NOWHERE]]), maxConnections: 2 });
    const waits = `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`;
    const held = await operator.transaction(async (holder) => {
      await holder.query({ text: 'SELECT pg_advisory_xact_lock(1)' });
      const locks = () =>
        database.query({
          ...answererOf(1),
          text: `SELECT 'any' AS who, pg_advisory_xact_lock(1)::text AS taken`,
          values: [],
        });
      const waiting = Promise.all([locks(), locks()]);
      await vi.waitFor(async () => expect(await operator.query({ text: waits })).toHaveLength(2), {
        timeout: 10_000,
      });
      expect(await database.query({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
      return { waiting };
    });
    expect(await held.waiting).toMatchObject([[{ who: 'any' }], [{ who: 'any' }]]);
  });

  it('uses no node if direct access is disabled', async () => {
    const { serve } = await twoAccounts();
    const onNode = vi.fn();
    const database = serve({ onNode, nodes: 'off' });
    for (let turn = 0; turn < 3; turn++) expect(await asked(database, 1)).toEqual({ who: 'any' });
    expect(onNode).not.toHaveBeenCalled();
  });

  it('a node that stops responding fails its statements, and any server serves the next ones', async () => {
    const { url, serve, operator } = await twoAccounts();
    const { host, from } = await placesOf(operator, 1);
    const proxy = await startTroubledProxy(addressAt(url, `${host}:${from}`)!);
    ends.push(() => proxy.close());
    const onNode = vi.fn();
    const nodes = new Map([[`${host}:${from}`, new URL(proxy.url).host]]);
    const database = serve({ onNode, nodes, statementMs: LIMIT_MS });
    await untilAskedAtNode(database, 1);
    proxy.set('silent');
    await expect(database.query(answererOf(1))).rejects.toBeInstanceOf(StoreSilent);
    expect(await asked(database, 1)).toEqual({ who: 'any' });
    expect(onNode.mock.calls).toEqual([
      [`${host}:${from}`, true],
      [`${host}:${from}`, false],
    ]);
  });

  it('after a node closes its connections, any server repeats reads, and writes fail', async () => {
    const { url, serve, operator } = await twoAccounts();
    const { host, from } = await placesOf(operator, 1);
    const node = connect({ url: addressAt(url, `${host}:${from}`)!, maxConnections: 1 });
    const database = serve();
    const slow = (writes: boolean): RoutedStatement => ({
      ...answererOf(1),
      atPart: { account: 1, writes, make: () => ({ name: 'slow', text: 'SELECT pg_sleep(60)', values: [] }) },
    });
    for (const writes of [false, true]) {
      await untilAskedAtNode(database, 1);
      const answer = database.query(slow(writes)).catch((error: unknown) => error);
      await vi.waitFor(
        async () => {
          const end = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = 'assay' AND state = 'active' AND query LIKE '%pg_sleep%'
              AND pid <> pg_backend_pid()`;
          expect(await node.query({ text: end })).toEqual([{ ended: true }]);
        },
        { timeout: 10_000 },
      );
      if (writes) expect(await answer).toMatchObject({ name: 'StoreUnavailable' });
      else expect(await answer).toEqual([{ who: 'any' }]);
    }
  });
});
