import { type Database, sharedValues } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { Shares } from './account-shares';

const LOOK = { values: new Uint32Array([7]), segment: 5 };

describe('Shares', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.drop());

  it('retries counts that could not be written, without losing counts of other environments', async () => {
    const broken = new Set<unknown>([1]);
    const database: Database = Object.create(opened.database, {
      query: {
        value: (statement: Parameters<Database['query']>[0]) =>
          broken.has(statement.values?.[0])
            ? Promise.reject(new Error('not now'))
            : opened.database.query(statement),
      },
    });
    const shares = new Shares({ database, now: () => 0 });
    const kept = async (space: number) =>
      (await sharedValues(opened.database, space)).map(({ feature, devices }) => [feature, devices]);
    for (const space of [1, 2]) for (let n = 0; n < 3; n++) shares.count(space, LOOK);
    await expect(shares.flush()).rejects.toThrow('not now');
    expect(await kept(1)).toEqual([]);
    expect(await kept(2)).toEqual(
      expect.arrayContaining([
        [-1, 3],
        [0, 3],
      ]),
    );
    shares.count(1, LOOK);
    broken.clear();
    await shares.flush();
    expect(await kept(1)).toEqual(
      expect.arrayContaining([
        [-1, 4],
        [0, 4],
      ]),
    );
    expect(await kept(2)).toEqual(
      expect.arrayContaining([
        [-1, 3],
        [0, 3],
      ]),
    );
  });
});
