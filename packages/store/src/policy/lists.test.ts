import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { accountVersions, createAccount } from '../identity/accounts';
import { eraseListEntries } from '../privacy/erase/list-entries';
import { exportListEntries } from '../privacy/erase/person-transactions';
import { onEveryServer } from '../testing/every-server';
import { vaultOf } from '../testing/visible-vault';
import {
  activeListEntries,
  addListEntries,
  clearList,
  hasListEntries,
  listEntries,
  type NewListEntry,
  type PlacedListEntry,
  removeListEntries,
} from './lists';

const NOW = new Date('2030-01-01T00:00:00Z');
const entry = (value: string, more: Partial<NewListEntry> = {}): NewListEntry => ({
  listId: 'L',
  value,
  note: '',
  author: 'key 1',
  createdAt: NOW,
  expiresAt: null,
  ...more,
});

const shown = (entries: readonly PlacedListEntry[]) => entries.map(({ key: _, ...entry }) => entry);

async function newAccount(database: Database): Promise<number> {
  return createAccount(database, { name: 'Shop', owner: false, settings: {}, now: NOW });
}

async function listsVersion(database: Database, id: number): Promise<number | undefined> {
  return (await accountVersions(database)).find((account) => account.id === id)?.listsVersion;
}

onEveryServer((databases) => {
  describe('list entries', () => {
    it('exist once per list; adding one again updates its note and expiry', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await addListEntries(database, shop, [entry('b'), entry('a', { note: 'first' })]);
      const later = new Date(NOW.getTime() + 1000);
      await addListEntries(database, shop, [
        entry('a', { note: 'second', createdAt: later, expiresAt: later }),
      ]);
      expect(shown(await listEntries(database, shop, 'L', { limit: 9 }))).toEqual(
        expect.arrayContaining([entry('a', { note: 'second', expiresAt: later }), entry('b')]),
      );
      expect(await listsVersion(database, shop)).toBe(2);
    });

    it('are paged newest first, each once', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      const at = (seconds: number) => ({ createdAt: new Date(NOW.getTime() + seconds * 1000) });
      await addListEntries(database, shop, [
        entry('old'),
        entry('x', at(1)),
        entry('y', at(1)),
        entry('new', at(2)),
      ]);
      const values: string[] = [];
      for (let after: PlacedListEntry | undefined; ; ) {
        const page = await listEntries(database, shop, 'L', { limit: 1, ...(after && { after }) });
        after = page[0];
        if (!after) break;
        values.push(after.value);
      }
      expect(values.toSorted()).toEqual(['new', 'old', 'x', 'y']);
      expect([values[0], values[3]]).toEqual(['new', 'old']);
    });

    it('are unreadable in their rows, but can be found, counted and deleted', async () => {
      const database = await databases.open();
      database.sealWith(vaultOf(0));
      const shop = await newAccount(database);
      await addListEntries(database, shop, [
        entry('zebra@example.com', { note: 'zebra', author: 'rule R1', transactionId: 't-zebra' }),
        entry('zebra@example.com', { listId: 'M', note: 'by hand' }),
        entry('other'),
      ]);
      const [stored] = await database.query<{ text: string }>({
        text: 'SELECT string_agg(row_to_json(t)::text, $2) AS text FROM list_entry t WHERE account_id = $1',
        values: [shop, ' '],
      });
      expect(stored?.text).not.toMatch(/zebra|by hand|other/);
      const active = await activeListEntries(database, shop, NOW);
      expect(active.map(({ listId, value }) => `${listId} ${value}`).toSorted()).toEqual([
        'L other',
        'L zebra@example.com',
        'M zebra@example.com',
      ]);
      const ofPerson = { values: ['zebra@example.com'], transactionIds: [] };
      expect(await exportListEntries(database, shop, ofPerson)).toHaveLength(2);
      expect(await eraseListEntries(database, shop, { values: [], transactionIds: ['t-zebra'] })).toBe(1);
      expect(await eraseListEntries(database, shop, ofPerson)).toBe(1);
      expect(await removeListEntries(database, shop, 'L', ['other', 'zebra@example.com'])).toEqual(['other']);
    });

    it('are not decrypted again if their values are known', async () => {
      const database = await databases.open();
      const vault = vaultOf(0);
      database.sealWith(vault);
      const shop = await newAccount(database);
      await addListEntries(database, shop, [entry('a'), entry('b')]);
      const known = new Map(
        (await activeListEntries(database, shop, NOW)).map(({ key, value }) => [key, value]),
      );
      let opened = 0;
      database.sealWith({
        ...vault,
        open: (...sealed) => {
          opened++;
          return vault.open(...sealed);
        },
      });
      await addListEntries(database, shop, [entry('c')]);
      const active = await activeListEntries(database, shop, NOW, known);
      expect(active.map(({ value }) => value).toSorted()).toEqual(['a', 'b', 'c']);
      expect(opened).toBe(1);
    });

    it('of an earlier version are also unique, retain their position, and are encrypted when added again', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await database.query({
        text: `INSERT INTO list_entry (account_id, list_id, value, note, author, created_at) VALUES ($1, 'L', 'a', 'clear', 'key 1', $2), ($1, 'L', 'b', 'clear', 'key 1', $2)`,
        values: [shop, NOW],
      });
      const later = new Date(NOW.getTime() + 1000);
      await addListEntries(database, shop, [entry('a', { note: 'second', createdAt: later })]);
      expect(shown(await listEntries(database, shop, 'L', { limit: 9 }))).toEqual(
        expect.arrayContaining([entry('a', { note: 'second' }), entry('b', { note: 'clear' })]),
      );
      expect(await removeListEntries(database, shop, 'L', ['a', 'b'])).toHaveLength(2);
    });

    it('can be added and removed by thousands in one change', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      const values = Array.from({ length: 2001 }, (_, n) => `value ${n}`);
      await addListEntries(
        database,
        shop,
        values.map((value) => entry(value)),
      );
      expect((await activeListEntries(database, shop, NOW)).map(({ value }) => value).toSorted()).toEqual(
        values.toSorted(),
      );
      expect(await removeListEntries(database, shop, 'L', values)).toHaveLength(2001);
    });

    it('expire at the given time', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await addListEntries(database, shop, [entry('a', { expiresAt: NOW }), entry('b')]);
      const active = async (at: number) =>
        (await activeListEntries(database, shop, new Date(at))).map(({ value }) => value).sort();
      expect(await active(NOW.getTime() - 1)).toEqual(['a', 'b']);
      expect(await active(NOW.getTime())).toEqual(['b']);
    });

    it('can be removed individually or all together, and only changes are reported', async () => {
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

    it('can be written concurrently in any order', async () => {
      const { url, database } = await databases.openAt();
      const shop = await newAccount(database);
      const processes = [database, databases.connect(url)];
      const values = ['a', 'b', 'c', 'd'];
      await Promise.all(
        // One per connection, so that none waits for one.
        Array.from({ length: 12 }, (_, n) =>
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
});
