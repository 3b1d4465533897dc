import { openDatabase } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import type { ServedDatabase } from '../../packages/store/src/testing/create-database';
import { citusServer } from '../../packages/store/src/testing/test-database';
import { startTroubledProxy, type TroubledProxy } from '../../packages/store/src/testing/troubled-proxy';
import { type Load, startLoad } from './load';

const KEY = 'assay_live_key-of-lost-node-tests';
const CALLERS = 3;
/** Number of accounts on the worker that is lost: more than the connections of a server to the coordinator. */
const LOST = 12;
/** Number of answered requests that shows that a server works. */
const SOME = 20;

let cluster: ServedDatabase;
let folder: DataFolder;
let server: ServerProcess;
let env: { readonly [name: string]: string };
/** Test networks in front of a worker, by the worker's `host:port`. */
const networks = new Map<string, TroubledProxy>();

/** Puts a network with test faults in front of each worker, for the coordinator and for the servers. */
async function putNetworks(): Promise<void> {
  const database = openDatabase({ url: cluster.url, maxConnections: 1 });
  try {
    const workers = await database.query<{ id: number; host: string; port: number }>({
      text: `SELECT nodeid AS id, nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid <> 0`,
    });
    for (const { id, host, port } of workers) {
      const url = new URL(cluster.url);
      url.host = `${host}:${port}`;
      const network = await startTroubledProxy(url.href);
      const { hostname, port: own } = new URL(network.url);
      networks.set(`${hostname}:${own}`, network);
      await database.query({
        text: 'SELECT citus_update_node($1, $2, $3)',
        values: [id, hostname, Number(own)],
      });
    }
  } finally {
    await database.close();
  }
}

async function workerOf(account: number): Promise<string> {
  const database = openDatabase({ url: cluster.url, maxConnections: 1 });
  try {
    const [node] = await database.query<{ worker: string }>({
      text: `SELECT nodename || ':' || nodeport AS worker FROM pg_dist_placement JOIN pg_dist_node USING (groupid)
             WHERE shardid = get_shard_id_for_distribution_column('evaluation'::regclass, $1::int)`,
      values: [account],
    });
    return node!.worker;
  } finally {
    await database.close();
  }
}

/**
 * Creates accounts on both workers: `LOST` accounts whose rows are on the worker to lose, and one whose rows
 * are not.
 */
async function shops() {
  const owner = clientAt(server.url, KEY);
  const worker = await workerOf(1);
  const lost: Client[] = [owner];
  let other: Client | null = null;
  while (lost.length < LOST || !other) {
    const { data } = await owner.send<{ account: { id: number }; key: { api_key: string } }>(
      'POST',
      '/management-api/v1/accounts',
      { json: { name: 'Shop' } },
    );
    const client = clientAt(server.url, data.key.api_key);
    if ((await workerOf(data.account.id)) === worker) lost.push(client);
    else other = client;
  }
  return { network: networks.get(worker)!, lost: lost.slice(0, LOST), other };
}

async function expectStored(...loads: readonly Load[]): Promise<void> {
  const database = openDatabase({ url: cluster.url, maxConnections: 1 });
  const rows = await database
    .query<{ id: string }>({ text: 'SELECT transaction_id AS id FROM evaluation', accounts: 'every' })
    .finally(() => database.close());
  const kept = new Set(rows.map(({ id }) => id));
  for (const load of loads) expect([...load.answered.keys()].filter((id) => !kept.has(id))).toEqual([]);
}

/** Expects that refused requests got an error with a retry time. */
function expectAsked(load: Load): void {
  for (const { status, code, retryAfter } of load.refused) {
    expect([status, code]).toEqual([503, '4001']);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  }
  expect(load.broken()).toBe(0);
}

const goesOn = (load: Load) => {
  const before = load.answered.size;
  return expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(before + SOME);
};

beforeAll(async () => {
  if (!citusServer) return;
  cluster = (await openClusterDatabase())!;
  await putNetworks();
  folder = await newDataFolder();
  env = {
    DATABASE_URL: cluster.servingUrl,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    // More than the clients send; the rate limit leases are stored at the coordinator.
    ASSAY_RATE_LIMIT: '1000',
    ASSAY_CALL_DEADLINE_MS: '4000',
    ASSAY_VERIFICATION_ENGINES: 'off',
  };
  server = await startServer(env);
}, 240_000);
afterAll(async () => {
  for (const network of networks.values()) network.set('flows');
  await server?.end('SIGTERM');
  for (const network of networks.values()) await network.close();
  await cluster?.drop();
  await folder?.remove();
}, 60_000);

describe.skipIf(!citusServer)('on a Citus cluster', { timeout: 300_000 }, () => {
  it('a silent worker affects only its own accounts, whose requests return a retryable error until it is back', async () => {
    const { network, lost, other } = await shops();
    const ofLost = lost.map((client, at) => startLoad(client, `lost-${at}`, 1));
    const ofOther = startLoad(other, 'other', CALLERS);
    const loads = [...ofLost, ofOther];
    await Promise.all(loads.map(goesOn));
    const early = loads.map(({ refused }) => refused.length);
    network.set('silent');
    const isRefused = (_: Load, at: number) => loads[at]!.refused.length > early[at]!;
    await expect.poll(() => ofLost.every(isRefused), { timeout: 60_000 }).toBe(true);
    await goesOn(ofOther);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    network.set('flows');
    await Promise.all(loads.map(goesOn));
    await Promise.all(loads.map((load) => load.stop()));
    for (const load of loads) expectAsked(load);
    expect(ofOther.refused).toHaveLength(early[LOST]!);
    await expectStored(...loads);
  });

  it('closed connections on every server break no request and lose no answered one', async () => {
    const load = startLoad(clientAt(server.url, KEY), 'cut', CALLERS);
    await goesOn(load);
    await cluster.cutOff();
    await goesOn(load);
    await load.stop();
    expectAsked(load);
    await expectStored(load);
  });

  it('a server that is killed under load has every answered decision', async () => {
    const load = startLoad(clientAt(server.url, KEY), 'killed', CALLERS);
    await goesOn(load);
    expect(await server.end('SIGKILL')).toBeNull();
    await load.stop();
    server = await startServer(env);
    await expectStored(load);
    await expect
      .poll(async () => (await clientAt(server.url, KEY).fraud({})).status, { timeout: 20_000 })
      .toBe(200);
  });
});
