import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import type { Statement } from '../connection/statement';
import { asksWorkers, StatementRouter } from './router';

const LIMIT = { query_timeout: 1000 };
const LOCK: Statement = { text: 'SELECT lock', values: [1, 7], form: { name: 'snapshot_lock' } };

/** Creates a router for a database that reports whether its tables are distributed; null = it doesn't respond. */
function routerOf(reports: () => boolean | null) {
  const asked: Statement[] = [];
  const onApart = vi.fn();
  const pool = {
    query: async () => {
      const is = reports();
      if (is === null) throw new Error('gone');
      return { rows: [{ is }] };
    },
  };
  const router = new StatementRouter({
    session: { statementMs: 0 },
    isPooled: false,
    nodes: 'off',
    onNode: undefined,
    maxConnections: 1,
    maxWaiting: 1,
    query: async () => [],
    ask: async (statement) => {
      asked.push(statement);
      return [];
    },
    onPool: (work) => work(pool as unknown as pg.Pool),
    open: () => {
      throw new Error('a command has one connection');
    },
    openNode: () => null,
    onApart,
    judged: (error) => error,
  });
  return { router, asked, onApart };
}

describe('StatementRouter', () => {
  it('passes statements on unchanged on one server, and puts all accounts in one group', async () => {
    const { router, asked, onApart } = routerOf(() => false);
    await router.run(LOCK, LIMIT);
    expect(asked[0]).toBe(LOCK);
    const ask = async () => [];
    expect(router.within(ask)).toBe(ask);
    expect([await router.groupOf(1), await router.groupOf(2)]).toEqual([0, 0]);
    expect(onApart).not.toHaveBeenCalled();
  });

  it('uses the distributed form of a statement on several servers, also in transactions', async () => {
    const { router, asked, onApart } = routerOf(() => true);
    await router.run(LOCK, LIMIT);
    await router.run({ text: 'SELECT 1' }, LIMIT);
    await router.within(async (statement) => {
      asked.push(statement);
      return [];
    })(LOCK);
    const onNode = expect.stringContaining('FROM index_snapshot');
    expect(asked.map(({ text }) => text)).toEqual([onNode, 'SELECT 1', onNode]);
    expect(asked[0]!.values).toEqual([1, 7]);
    expect(onApart).toHaveBeenCalledTimes(1);
  });

  it('puts each account in a separate group on several servers', async () => {
    const { router } = routerOf(() => true);
    expect([await router.groupOf(1), await router.groupOf(2)]).toEqual([1, 2]);
  });

  it('checks again after the database could not be reached', async () => {
    let answer: boolean | null = null;
    const { router } = routerOf(() => answer);
    await expect(router.isDistributed()).rejects.toThrow('gone');
    answer = true;
    expect(await router.isDistributed()).toBe(true);
  });
});

describe('statements outside the router', () => {
  const root = join(import.meta.dirname, '..');
  /** Folders that may check the distribution; migrations are texts, and tests may check it. */
  const KNOWS = /^(connection|distribution|migrations|testing)\/|[.]test[.]ts$/;

  it('never branch on whether the database is distributed', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !KNOWS.test(file),
    );
    expect(files.length).toBeGreaterThan(80);
    const leaks = files.filter((file) =>
      /isDistributed|atPart|asksWorkers|pg_dist_|run_command_on/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(leaks).toEqual([]);
  });
});

describe('asksWorkers', () => {
  it.each([
    'SELECT 1 FROM workflow_job WHERE account_id = $1',
    'UPDATE evaluation e SET state = $2 WHERE account_id = $1',
    'SELECT id FROM account WHERE EXISTS (SELECT FROM policy WHERE account_id = account.id)',
  ])('returns true for a statement with a distributed table: %s', (text) => {
    expect(asksWorkers({ text })).toBe(true);
  });

  it('returns true for a statement with a part, regardless of its text', () => {
    const make = () => ({ name: 'n', text: 'SELECT 1', values: [] });
    expect(
      asksWorkers({ text: 'SELECT assay_keep_calls($1)', atPart: { account: 1, writes: true, make } }),
    ).toBe(true);
  });

  it.each([
    'SELECT id FROM account WHERE parent = $1',
    'UPDATE rate_bucket SET tokens = 1 WHERE account_id = $1',
    'SELECT account_id FROM api_key WHERE digest = $1',
    'SELECT 1',
  ])('returns false for tables at the coordinator or on every node: %s', (text) => {
    expect(asksWorkers({ text })).toBe(false);
  });
});
