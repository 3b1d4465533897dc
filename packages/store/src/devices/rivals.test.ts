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

async function rivalsAfter(database: Database, visits: readonly string[]): Promise<number | undefined> {
  for (const [at, id] of visits.entries()) await visit(database, id, 1000 + at);
  await recordDeviceToken(database, { spaceId, tokenHash: '7', deviceId: OWN });
  return (await findDeviceOfToken(database, { spaceId, tokenHash: '7', personsSince: 0 }))?.rivals;
}

onEveryServer((databases) => {
  it.each([
    ['cleared one after the other are none', [OWN, OWN, FIRST, FIRST, SECOND, SECOND], 0],
    ['used in turns with the own is one', [OWN, FIRST, OWN, FIRST, SECOND, SECOND], 1],
    ['used in turns with one another are both', [OWN, FIRST, SECOND, FIRST, SECOND], 2],
    ['that came once is none', [OWN, FIRST, OWN], 0],
  ])('a token that is taken for a device and was %s', async (_, visits, rivals) => {
    expect(await rivalsAfter(await databases.open(), visits)).toBe(rivals);
  });
});
