import { resolve } from 'node:path';
import { openDatabase } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../apps/server/src/testing/database';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { balancer } from './balancer';
import { startLoad } from './load';

const KEY = 'assay_live_key-of-two-versions';
/**
 * The built folder of an earlier version: `ASSAY_EARLIER_VERSION=../assay-0.2.0 npm run fault --
 * two-versions`.
 */
const earlier = process.env.ASSAY_EARLIER_VERSION;

describe.skipIf(earlier === undefined)('two versions on one database', { timeout: 240_000 }, () => {
  let folder: DataFolder;
  let database: Awaited<ReturnType<typeof openEmptyDatabase>>;
  const places: (ServerProcess | null)[] = [];

  const start = (program?: string) =>
    startServer(
      {
        ASSAY_DATA_DIR: folder.path,
        DATABASE_URL: database.url,
        ASSAY_API_KEY: KEY,
        ASSAY_RATE_LIMIT: '0',
        ASSAY_VERIFICATION_ENGINES: 'off',
      },
      {},
      [],
      program,
    );

  beforeAll(async () => {
    folder = await newDataFolder();
    database = await openEmptyDatabase();
    const program = resolve(earlier ?? '', 'dist', 'assay.mjs');
    places.push(await start(program), await start(program));
  }, 120_000);
  afterAll(async () => {
    for (const server of places) await server?.end('SIGTERM');
    await database?.drop();
    await folder?.remove();
  });

  it('an earlier version is replaced under load, server by server, and no request breaks', async () => {
    const { look, client, stop } = balancer(places, KEY);
    await look();
    const load = startLoad(client, 'versions');
    const more = (calls: number) => {
      const before = load.answered.size;
      return expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(before + calls);
    };
    for (const place of [0, 1]) {
      await more(100);
      expect(await places[place]?.end('SIGTERM')).toBe(0);
      places[place] = null;
      // The first server of the new version changes the schema while the earlier version still serves.
      places[place] = await start();
      await look();
      await more(200);
    }
    await load.stop();
    stop();
    expect([load.broken(), load.refused]).toEqual([0, []]);
    const opened = openDatabase({ url: database.url, maxConnections: 1 });
    const [kept] = await opened.query<{ calls: number }>({
      text: `SELECT count(DISTINCT transaction_id)::int AS calls FROM evaluation WHERE transaction_id LIKE 'versions-%'`,
      accounts: 'every',
    });
    await opened.close();
    expect(kept?.calls).toBe(load.answered.size);
  });
});
