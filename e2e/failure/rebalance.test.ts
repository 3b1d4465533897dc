import { distribute, type Move, migrate, openDatabase, provideRoles, rebalance } from '@assay/store';
import { afterEach, describe, expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import { newDataFolder, startServer } from '../../apps/server/src/testing/program';
import { createDatabase } from '../../packages/store/src/testing/create-database';
import { citusServer } from '../../packages/store/src/testing/test-database';

const KEY = 'assay_live_key-of-rebalance-tests';
const CALLERS = 4;
/** A table has some relations per shard: few shards make each move short. */
const SHARDS = 4;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}, 60_000);

/** Creates a distributed database whose second worker has no shards yet, as after adding it. */
async function onOneWorker() {
  const server = await citusServer!();
  const made = await createDatabase(server, null);
  ends.push(() => made.drop());
  const database = openDatabase({ url: made.url, maxConnections: 1 });
  const spare = async (has: boolean) => {
    const { hostname, port } = new URL(server.workers[1]!);
    await database.query({
      text: `SELECT citus_set_node_property($1, $2, 'shouldhaveshards', $3)`,
      values: [hostname, Number(port), has],
    });
  };
  await spare(false);
  await migrate(database, new Date(0));
  const role = (name: string) => ({ name, password: null });
  const { migrating, serving, reading } = server.roles;
  await provideRoles(database, {
    migrating: role(migrating),
    serving: role(serving),
    reading: role(reading),
  });
  await distribute(database, { shards: SHARDS });
  await spare(true);
  await database.close();
  const url = new URL(made.url);
  url.username = serving;
  // A connection remembers the state of its database from when it was opened.
  const operator = openDatabase({ url: made.url, maxConnections: 1 });
  ends.push(() => operator.close());
  return { database: operator, url: url.href };
}

/** Sends requests without a pause until the end. @returns the answered IDs, and all failures */
async function callOn(address: string, name: string, isOver: () => boolean) {
  const answered: string[] = [];
  const failures: unknown[] = [];
  for (let count = 0; !isOver(); count++) {
    const id = `${name}-${count}`;
    const { status, text } = await clientAt(address, KEY).fraud({
      transaction_id: id,
      ip: '8.8.8.8',
      email: `${id}@example.com`,
    });
    if (status === 200) answered.push(id);
    else failures.push({ status, text });
  }
  return { answered, failures };
}

describe.skipIf(!citusServer)('on a Citus cluster', () => {
  it('shards move to an added worker during requests: none fails, and every answered one is stored', async () => {
    const { database, url } = await onOneWorker();
    const folder = await newDataFolder();
    ends.push(() => folder.remove());
    const server = await startServer({
      DATABASE_URL: url,
      ASSAY_API_KEY: KEY,
      ASSAY_DATA_DIR: folder.path,
      // Clients without a pause exceed the default rate limit of an account.
      ASSAY_RATE_LIMIT: '0',
      ASSAY_VERIFICATION_ENGINES: 'off',
    });
    ends.push(() => server.end('SIGTERM'));
    let isOver = false;
    const callers = Promise.all(
      Array.from({ length: CALLERS }, (_, caller) => callOn(server.url, `c${caller}`, () => isOver)),
    );
    const moves: Move[] = [];
    await rebalance(database, (move) => moves.push(move)).finally(() => {
      isOver = true;
    });
    const made = await callers;
    expect(moves).toHaveLength(SHARDS / 2);
    expect(
      made.flatMap(({ failures }) => failures),
      server.log(),
    ).toEqual([]);
    const answered = made.flatMap((caller) => caller.answered);
    expect(answered.length).toBeGreaterThan(CALLERS);
    const kept = await database.query<{ id: string }>({
      text: 'SELECT transaction_id AS id FROM evaluation',
      accounts: 'every',
    });
    const ids = new Set(kept.map(({ id }) => id));
    expect(answered.filter((id) => !ids.has(id))).toEqual([]);
    const [walls] = await database.query<{ unbound: number }>({
      text: `SELECT count(*)::int AS unbound FROM pg_class
             WHERE relnamespace = current_schema()::regnamespace AND relrowsecurity AND NOT relforcerowsecurity`,
    });
    expect(walls).toEqual({ unbound: 0 });
  }, 1_800_000);
});
