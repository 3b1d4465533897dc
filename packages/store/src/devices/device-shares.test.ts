import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { onEveryServer } from '../testing/every-server';
import { forgetDevices } from './device-removal';
import { addShares, forgetRareShares, type SharedValue, sharedValues } from './device-shares';
import { recordDeviceVisit } from './devices';

const DAY_MS = 86_400_000;
const value = (feature: number, number: number, devices: number): SharedValue => ({
  segment: 7,
  feature,
  value: number,
  devices,
});
const SHARES = [value(-1, 0, 5), value(3, 30, 5), value(3, 31, 1), value(4, 40, 2)];

const rowsOf = async (database: Database, environmentId: number) =>
  (
    await database.query({
      text: 'SELECT 1 FROM device_share WHERE account_id = $1',
      values: [environmentId],
    })
  ).length;

onEveryServer((databases) => {
  describe("common values of an account's devices", () => {
    it('are stored without values that only one or two devices have', async () => {
      const database = await databases.open();
      for (const environmentId of [1, 2]) await addShares(database, environmentId, SHARES);
      const common = await sharedValues(database, 1);
      expect(await rowsOf(database, 1)).toBe(4);
      await forgetRareShares(database, 1);
      expect(await rowsOf(database, 1)).toBe(2);
      expect(await sharedValues(database, 1)).toEqual(common);
      expect(await rowsOf(database, 2)).toBe(4);
    });

    it('are deleted with the last device', async () => {
      const database = await databases.open();
      await addShares(database, 1, SHARES);
      for (const [id, at] of [
        ['00000000-0000-7000-8000-000000000001', DAY_MS],
        ['00000000-0000-7000-8000-000000000002', 9 * DAY_MS],
      ] as const) {
        const settled = {
          openKeys: [],
          isSettled: true,
          becomesSettled: true,
          believed: null,
          byToken: true,
        };
        await recordDeviceVisit(database, {
          environmentId: 1,
          id,
          at,
          keys: [],
          memory: Buffer.alloc(1),
          ...settled,
        });
      }
      expect(await forgetDevices(database, 1, 5 * DAY_MS)).toBe(1);
      expect(await rowsOf(database, 1)).toBe(4);
      expect(await forgetDevices(database, 1, 10 * DAY_MS)).toBe(1);
      expect(await rowsOf(database, 1)).toBe(0);
    });
  });
});
