import { expect, it } from 'vitest';
import type { Database } from '../database';
import { onEveryServer } from '../testing/every-server';
import { findDeviceOfToken, recordDeviceToken, recordDeviceVisit } from './devices';

const spaceId = 1;
const OWN = '00000000-0000-7000-8000-000000000001';
const FIRST = '00000000-0000-7000-8000-000000000002';
const SECOND = '00000000-0000-7000-8000-000000000003';

const visit = (database: Database, id: string, at: number) =>
  recordDeviceVisit(database, {
    spaceId,
    id,
    at,
    memory: Buffer.alloc(1),
    keys: [],
    isSettled: id === OWN,
    becomesSettled: false,
    believed: id === OWN ? null : OWN,
    byToken: true,
  });

onEveryServer((databases) => {
  it('names the tokens that are taken for a device, the newest first', async () => {
    const database = await databases.open();
    for (const [at, id] of [OWN, FIRST, SECOND, FIRST].entries()) await visit(database, id, 1000 + at);
    await recordDeviceToken(database, { spaceId, tokenHash: '7', deviceId: OWN });
    const device = await findDeviceOfToken(database, { spaceId, tokenHash: '7', personsSince: 0 });
    expect(device?.trials).toEqual([
      { id: SECOND, firstSeen: 1002, lastSeen: 1002, visits: 1 },
      { id: FIRST, firstSeen: 1001, lastSeen: 1003, visits: 2 },
    ]);
  });
});
