import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import {
  startTransactionPooler,
  type TransactionPooler,
} from '../../packages/store/src/testing/transaction-pooler';

const KEY = 'assay_live_key-of-pooled-tests';
const CALLS = 60;

interface Found {
  readonly evaluations: readonly { readonly transaction_id: string }[];
}

let folder: DataFolder;
let database: TestDatabase;
let pooler: TransactionPooler;
let server: ServerProcess;
let shop: Client;
let other: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  pooler = await startTransactionPooler(database.url, 3);
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: pooler.url,
    ASSAY_MIGRATE_DATABASE_URL: database.url,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  shop = clientAt(server.url, KEY);
  const { data } = await shop.send<{ key: { api_key: string } }>('POST', '/management-api/v1/accounts', {
    json: { name: 'Other' },
  });
  other = clientAt(server.url, data.key.api_key);
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await pooler?.close();
  await database?.drop();
  await folder?.remove();
});

it('with a transaction pooler, scoring works and accounts stay isolated', async () => {
  const velocity = (client: Client, n: number) =>
    client.fraud({ transaction_id: `pooled-${n}`, user_id: 'u', ip: '203.0.113.7' });
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, n) => velocity(n % 2 === 0 ? shop : other, n)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const kept = await database.database.query<{ account: number; calls: number }>({
    text: `SELECT account_id AS account, count(*) AS calls FROM evaluation GROUP BY account_id ORDER BY account_id`,
    accounts: 'every',
  });
  expect(kept.map(({ calls }) => calls)).toEqual([CALLS / 2, CALLS / 2]);
  for (const [client, mine] of [
    [shop, 0],
    [other, 1],
  ] as const) {
    const { data } = await client.send<Found>('GET', '/management-api/v1/evaluations?limit=100');
    const numbers = data.evaluations.map(({ transaction_id: id }) => Number(id.replace('pooled-', '')));
    expect(numbers).toHaveLength(CALLS / 2);
    expect(numbers.filter((n) => n % 2 !== mine)).toEqual([]);
  }
});
