import type { Database } from '@assay/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseProbe } from '../../apps/server/src/platform/storage-features';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

/** Returns a probe with its reports; `ahead` is how far the process clock is ahead, in milliseconds. */
function probeOf(database: Database, ahead = 0) {
  const changes: (string | null)[] = [];
  const probe = databaseProbe({
    database,
    onChange: (fault) => changes.push(fault),
    wall: () => Date.now() + ahead,
  });
  return { probe, changes };
}

it('databaseProbe reports a writable database as healthy', async () => {
  const { probe, changes } = probeOf(test.database);
  expect(await probe.look()).toEqual({ fault: null, clockAheadMs: null });
  expect(changes).toEqual([]);
});

it('databaseProbe combines concurrent checks', async () => {
  let writes = 0;
  const counted: Database = {
    ...test.database,
    query: (statement) => {
      writes++;
      return test.database.query(statement);
    },
  };
  const { probe } = probeOf(counted);
  await Promise.all(Array.from({ length: 20 }, () => probe.look()));
  await probe.look();
  expect(writes).toBe(1);
});

it('databaseProbe reports a clock that is an hour off', async () => {
  for (const hour of [3_600_000, -3_600_000]) {
    const { clockAheadMs } = await probeOf(test.database, hour).probe.look();
    expect(Math.abs((clockAheadMs ?? 0) - hour)).toBeLessThan(60_000);
  }
});

it('databaseProbe reports a read-only database once, and recovery without a restart', async () => {
  const { probe, changes } = probeOf(test.database);
  const name = new URL(test.url).pathname.slice(1);
  const fresh = async (value: string) => {
    await test.database.query({
      text: `ALTER DATABASE "${name}" SET default_transaction_read_only = ${value}`,
    });
    // New sessions read the setting; open ones continue with the old one.
    await test.database.query({
      text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    });
  };
  const looks = () => expect.poll(async () => (await probe.look()).fault, { timeout: 20_000 });
  await fresh('on');
  await test.database.query({ text: 'SET default_transaction_read_only = on' });
  await looks().toBe('The database is read-only, so no data can be stored.');
  await test.database.query({ text: 'SET default_transaction_read_only = off' });
  await fresh('off');
  await looks().toBeNull();
  expect(changes).toEqual(['The database is read-only, so no data can be stored.', null]);
});
