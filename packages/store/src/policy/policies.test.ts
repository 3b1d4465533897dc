import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { createAccount } from '../identity/accounts';
import { onEveryServer } from '../testing/every-server';
import { findPolicy, listPolicyVersions, publishPolicy } from './policies';

const NOW = new Date('2030-01-01T00:00:00Z');

async function newAccount(database: Database): Promise<number> {
  return createAccount(database, { name: 'Shop', owner: false, settings: {}, now: NOW });
}

onEveryServer((databases) => {
  describe('policy versions', () => {
    const publish = (database: Database, accountId: number, expected: number, document: object) =>
      publishPolicy(database, { accountId, expected, document, author: 'key 1', note: 'n', now: NOW });

    it('are consecutive; an author with an outdated version changes nothing', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      expect(await publish(database, shop, 0, { rules: 1 })).toBe(1);
      expect(await publish(database, shop, 0, { rules: 'lost' })).toBeNull();
      expect(await publish(database, shop, 1, { rules: 2 })).toBe(2);
      expect(await findPolicy(database, shop, 1)).toMatchObject({ version: 1, document: { rules: 1 } });
      expect(await findPolicy(database, shop, 3)).toBeNull();
      expect((await listPolicyVersions(database, shop, { limit: 9 })).map(({ version }) => version)).toEqual([
        2, 1,
      ]);
    });

    it('are assigned to one of many concurrent authors', async () => {
      const { url, database } = await databases.openAt();
      const shop = await newAccount(database);
      const processes = [database, databases.connect(url)];
      const versions = await Promise.all(
        Array.from({ length: 10 }, (_, n) => publish(processes[n % 2]!, shop, 0, { n })),
      );
      expect(versions.filter((version) => version !== null)).toEqual([1]);
    });
  });
});
