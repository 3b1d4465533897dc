import type { ClusterFacts, ClusterNode } from '@assay/store';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { inspectCluster, inspectDistribution } from './cluster';

const node = (port: number, more: Partial<ClusterNode> = {}): ClusterNode => ({
  address: `10.0.0.1:${port}`,
  isCoordinator: false,
  isActive: true,
  isInformed: true,
  takesParts: true,
  parts: 16,
  version: '13.2-1',
  ...more,
});
const COORDINATOR = node(1, { isCoordinator: true, takesParts: false, parts: 0 });
const WHOLE: ClusterFacts = {
  isCoordinator: true,
  nodes: [COORDINATOR, node(2), node(3)],
  missing: [],
  unbound: [],
  moving: 0,
  leftOver: 0,
};
const look = (more: Partial<ClusterFacts> = {}) => inspectCluster({ ...WHOLE, ...more });
const inspect = (more: Partial<ClusterNode>) => look({ nodes: [COORDINATOR, node(2), node(3, more)] });

describe('inspectCluster', () => {
  it('reports no problem for a healthy cluster, even while shards are moved', () => {
    expect(look()).toMatchObject([
      { check: 'cluster', state: 'ok', note: expect.stringContaining('on 2 servers') },
    ]);
    expect(look({ moving: 2, leftOver: 9 })).toMatchObject([
      { state: 'ok', note: expect.stringContaining('2 shards are moving') },
    ]);
  });

  it.each([
    [{ isActive: false }, 'failed', 'is disabled', 'citus_activate_node'],
    [{ version: null }, 'failed', "can't connect to the node", 'pg_hba.conf'],
    [
      { version: '12.1-1' },
      'failed',
      'The node has Citus 12.1-1, the coordinator has 13.2-1',
      'ALTER EXTENSION',
    ],
    [{ isInformed: false }, 'warning', "doesn't have the cluster metadata", 'start_metadata_sync_to_node'],
    [{ parts: 0 }, 'warning', 'has no shards yet', 'assay db rebalance'],
  ] as const)('names a server with %o', (more, state, note, remedy) => {
    expect(inspect(more)).toEqual([
      {
        check: 'cluster: 10.0.0.1:3',
        state,
        note: expect.stringContaining(note),
        remedy: expect.stringContaining(remedy),
      },
    ]);
  });

  it.each([
    [{ isCoordinator: false }, 'failed', 'the address of a worker', 'coordinator'],
    [{ missing: ['a', 'b', 'c', 'd', 'e'] }, 'failed', 'a, b, c and 2 more', 'assay db distribute'],
    [{ unbound: ['policy'] }, 'warning', "doesn't apply to the owner of policy", 'assay db rebalance'],
    [{ leftOver: 3 }, 'warning', '3 old shards', 'citus_cleanup_orphaned_resources'],
  ] as const)('names a cluster problem: %o', (more, state, note, remedy) => {
    expect(look(more)).toEqual([
      {
        check: 'cluster',
        state,
        note: expect.stringContaining(note),
        remedy: expect.stringContaining(remedy),
      },
    ]);
  });
});

describe('inspectDistribution', () => {
  const NOWHERE = '127.0.0.1:1';
  let store: TestDatabase | undefined;
  afterEach(async () => {
    await store?.drop();
    store = undefined;
  });

  it('reports nothing for a single server, and cluster state and node reachability for a cluster', async () => {
    store = await openTestDatabase();
    const { database, serving, url } = store;
    const at = (nodes: Parameters<typeof inspectDistribution>[2]) =>
      inspectDistribution(serving, { url }, nodes);
    if (!(await database.isDistributed())) {
      expect(await at(new Map())).toEqual([]);
      return;
    }
    expect(await at(new Map())).toMatchObject([{ check: 'cluster', state: 'ok' }]);
    expect(await at('off')).toMatchObject([
      { state: 'ok' },
      { state: 'ok', note: expect.stringContaining('node connections are off') },
    ]);
    const [worker] = await database.query<{ address: string }>({
      text: `SELECT nodename || ':' || nodeport AS address FROM pg_dist_node WHERE shouldhaveshards ORDER BY groupid`,
    });
    expect(await at(new Map([[worker!.address, NOWHERE]]))).toMatchObject([
      { state: 'ok' },
      {
        check: `cluster: ${worker!.address}`,
        state: 'warning',
        note: expect.stringContaining('ECONNREFUSED'),
      },
    ]);
    await database.query({ text: 'ALTER TABLE policy NO FORCE ROW LEVEL SECURITY' });
    await database.query({ text: 'DROP FUNCTION assay_part_here(bigint, boolean)' });
    const [unbound, ...without] = await at(new Map());
    expect(unbound).toMatchObject({
      check: 'cluster',
      state: 'warning',
      note: expect.stringContaining('policy'),
    });
    expect(without.map(({ remedy }) => remedy)).toContain('Run assay db distribute to install them.');
  }, 120_000);
});
