import { describe, expect, it } from 'vitest';
import { accountVersions, createAccount } from './accounts';
import type { Database } from './database';
import {
  activeListEntries,
  addListEntries,
  clearList,
  findPolicy,
  hasListEntries,
  type ListEntry,
  listEntries,
  listPolicyVersions,
  publishPolicy,
  removeListEntries,
} from './policies';
import { onEveryServer } from './testing/every-server';

const NOW = new Date('2030-01-01T00:00:00Z');
const entry = (value: string, more: Partial<ListEntry> = {}): ListEntry => ({
  listId: 'L',
  value,
  note: '',
  author: 'key 1',
  createdAt: NOW,
  expiresAt: null,
  ...more,
});

async function newAccount(database: Database): Promise<number> {
  return createAccount(database, { name: 'Shop', owner: false, settings: {}, now: NOW });
}

async function listsVersion(database: Database, id: number): Promise<number | undefined> {
  return (await accountVersions(database)).find((account) => account.id === id)?.listsVersion;
}

onEveryServer((databases) => {
  describe('list entries', () => {
    it('are each once on a list; a second addition brings note and end', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await addListEntries(database, shop, [entry('b'), entry('a', { note: 'first' })]);
      const later = new Date(NOW.getTime() + 1000);
      await addListEntries(database, shop, [
        entry('a', { note: 'second', createdAt: later, expiresAt: later }),
      ]);
      expect(await listEntries(database, shop, 'L', { limit: 9 })).toEqual([
        entry('a', { note: 'second', expiresAt: later }),
        entry('b'),
      ]);
      expect(await listEntries(database, shop, 'L', { limit: 9, after: 'a' })).toEqual([entry('b')]);
      expect(await listsVersion(database, shop)).toBe(2);
    });

    it('end when they are said to', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await addListEntries(database, shop, [entry('a', { expiresAt: NOW }), entry('b')]);
      const active = async (at: number) =>
        (await activeListEntries(database, shop, new Date(at))).map(({ value }) => value).sort();
      expect(await active(NOW.getTime() - 1)).toEqual(['a', 'b']);
      expect(await active(NOW.getTime())).toEqual(['b']);
    });

    it('are taken off one by one or all together, and only a change is reported', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      const bank = await newAccount(database);
      await addListEntries(database, shop, [entry('a'), entry('b'), entry('c')]);
      await addListEntries(database, bank, [entry('a')]);
      expect(await removeListEntries(database, shop, 'L', ['a', 'x'])).toEqual(['a']);
      expect(await removeListEntries(database, shop, 'L', ['x'])).toEqual([]);
      expect(await listsVersion(database, shop)).toBe(2);
      expect(await clearList(database, shop, 'L')).toBe(2);
      expect(await clearList(database, shop, 'L')).toBe(0);
      expect(await hasListEntries(database, shop, 'L')).toBe(false);
      expect(await hasListEntries(database, bank, 'L')).toBe(true);
      expect(await listsVersion(database, shop)).toBe(3);
    });

    it('are written by several at once in any order', async () => {
      const { url, database } = await databases.openAt();
      const shop = await newAccount(database);
      const processes = [database, databases.connect(url)];
      const values = ['a', 'b', 'c', 'd'];
      await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          processes[n % 2]!.transaction(async (connection) => {
            for (const value of n % 2 === 0 ? values : values.toReversed()) {
              await addListEntries(connection, shop, [entry(value)]);
            }
          }),
        ),
      );
      expect(await listEntries(database, shop, 'L', { limit: 9 })).toHaveLength(4);
    });
  });

  describe('policy versions', () => {
    const publish = (database: Database, accountId: number, expected: number, document: object) =>
      publishPolicy(database, { accountId, expected, document, author: 'key 1', note: 'n', now: NOW });

    it('follow one another; who has not seen the newest changes nothing', async () => {
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

    it('are given to one of many who publish together', async () => {
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
