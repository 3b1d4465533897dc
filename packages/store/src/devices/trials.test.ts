import { expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { onEveryServer } from '../testing/every-server';
import { forgetUndecided } from './device-removal';
import { findDeviceOfToken, findDevices, recordDeviceToken, recordDeviceVisit } from './devices';

const environmentId = 1;
const OWN = '00000000-0000-7000-8000-000000000001';
const FIRST = '00000000-0000-7000-8000-000000000002';
const SECOND = '00000000-0000-7000-8000-000000000003';
const [LOOKS, OPEN] = ['11', '22'];

const visit = (
  database: Database,
  id: string,
  at: number,
  more: Partial<Parameters<typeof recordDeviceVisit>[1]> = {},
) =>
  recordDeviceVisit(database, {
    environmentId,
    id,
    at,
    memory: Buffer.alloc(1),
    keys: [],
    openKeys: [],
    isSettled: id === OWN,
    becomesSettled: false,
    believed: id === OWN ? null : OWN,
    byToken: true,
    ...more,
  });

const found = async (database: Database, key: string) => {
  const rows = await findDevices(database, {
    environmentId,
    keys: [key],
    since: 0,
    perKey: 24,
    personsSince: 0,
  });
  return rows.map(({ id, isSettled }) => [id, isSettled]);
};

onEveryServer((databases) => {
  it('returns the tokens that are attributed to a device, newest first', async () => {
    const database = await databases.open();
    for (const [at, id] of [OWN, FIRST, SECOND, FIRST].entries()) await visit(database, id, 1000 + at);
    await recordDeviceToken(database, { environmentId, tokenHash: '7', deviceId: OWN });
    const device = await findDeviceOfToken(database, { environmentId, tokenHash: '7', personsSince: 0 });
    expect(device?.trials).toEqual([
      { id: SECOND, firstSeen: 1002, lastSeen: 1002, visits: 1 },
      { id: FIRST, firstSeen: 1001, lastSeen: 1003, visits: 2 },
    ]);
  });

  it('finds an undecided token only in its network, until it is attributed to a device or settled', async () => {
    const database = await databases.open();
    const open = { keys: [LOOKS], openKeys: [OPEN], believed: null };
    await visit(database, FIRST, 1000, open);
    expect(await found(database, OPEN)).toEqual([[FIRST, false]]);
    expect(await found(database, LOOKS)).toEqual([]);
    await visit(database, FIRST, 1001, { ...open, believed: OWN });
    expect(await found(database, OPEN)).toEqual([]);
    await visit(database, FIRST, 1002, { ...open, isSettled: true, becomesSettled: true });
    expect(await found(database, LOOKS)).toEqual([[FIRST, true]]);
  });

  it('deletes the keys of an undecided token together with it', async () => {
    const database = await databases.open();
    await visit(database, FIRST, 1000, { keys: [LOOKS], openKeys: [OPEN], believed: null });
    await forgetUndecided(database, 2000);
    const rows = await database.query({
      text: 'SELECT 1 FROM device_look WHERE account_id = $1',
      values: [environmentId],
    });
    expect(rows).toEqual([]);
  });
});
