import { createAccount } from '@assay/store';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database';
import { partition } from './open-fraud';

it('postpones partitions while the table is locked, and logs each step', async () => {
  const store = await openTestDatabase();
  const reported: object[] = [];
  const ports = {
    runtime: { now: () => 0 },
    log: { info: (event: string, fields: object = {}) => void reported.push({ event, ...fields }) },
  };
  try {
    expect(await partition(store.serving, ports)).toBe(true);
    expect(reported).toEqual([]);
    // A retention of ten years needs partitions for more than a year ahead.
    const settings = { retention_days: 3650 };
    await createAccount(store.serving, { name: 'Shop', owner: true, settings, now: new Date(0) });
    await store.database.transaction(async (connection) => {
      await connection.query({ text: 'SELECT 1 FROM velocity_event', accounts: 'every' });
      expect(await partition(store.serving, ports)).toBe(false);
    });
    expect(reported).toEqual([]);
    expect(await partition(store.serving, ports)).toBe(true);
    expect(reported[0]).toMatchObject({ event: 'partitions', did: 'added', ms: 0 });
    expect(await partition(store.serving, ports)).toBe(true);
  } finally {
    await store.drop();
  }
});
