import { liveSpace } from '@assay/contract';
import { addListEntries, createAccount, type Database, findAccount, removeListEntries } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { movableClock } from '../../testing/movable-clock';
import { AccountLists } from './account-lists';

const DEFINITIONS = [{ id: 'L', name: 'Users', kind: 'block', field: 'user_id' }] as const;
const NOW = new Date('2030-01-01T00:00:00Z');

let made: TestDatabase;
let accountId: number;

beforeAll(async () => {
  made = await openTestDatabase();
});
beforeEach(async () => {
  const account = { name: 'Shop', owner: false, settings: {}, now: NOW };
  accountId = await createAccount(made.database, account);
});
afterAll(() => made.drop());

const account = async () => {
  const found = await findAccount(made.database, accountId);
  if (!found) throw new Error('the account is gone');
  return found;
};
const put = (value: string, expiresAt: Date | null = null) =>
  addListEntries(made.database, accountId, [
    { listId: 'L', value, note: '', author: 'key 1', createdAt: NOW, expiresAt },
  ]);

/** Returns a database that waits before each response. */
const behind = (wait: () => Promise<void>): Database =>
  new Proxy(made.database, {
    get: (database, name) =>
      name === 'query'
        ? async (statement: Parameters<Database['query']>[0]) => {
            await wait();
            return database.query(statement);
          }
        : Reflect.get(database, name),
  });

function opened(patienceMs?: number, database: Database = made.database) {
  const clock = movableClock();
  const lists = new AccountLists(accountId, {
    database,
    runtime: clock,
    versionNow: () => 0,
    ...(patienceMs === undefined ? {} : { patienceMs }),
  });
  let reads = 0;
  const of = async () => lists.of(await account(), DEFINITIONS, () => reads++);
  return { clock, of, reads: () => reads };
}

describe('AccountLists', () => {
  it('applies each change at once and reads the lists once per change', async () => {
    expect(liveSpace(accountId)).toBe(accountId);
    const { of } = opened();
    await put('a');
    const first = await of();
    expect([first.port.has('L', 'a'), first.port.has('L', 'b')]).toEqual([true, false]);
    expect(await of()).toBe(first);
    await put('b');
    expect((await of()).port.has('L', 'b')).toBe(true);
    await removeListEntries(made.database, accountId, 'L', ['a']);
    expect((await of()).port.has('L', 'a')).toBe(false);
  });

  it('drops an entry when it expires', async () => {
    const { of, clock } = opened();
    await put('a', new Date(clock.now() + 60_000));
    expect((await of()).port.has('L', 'a')).toBe(true);
    clock.advance(61_000);
    expect((await of()).port.has('L', 'a')).toBe(false);
  });

  it('uses the previous lists while long ones are reloaded, and combines many changes into one reload', async () => {
    let gate = Promise.resolve();
    const { of, reads } = opened(
      -1,
      behind(() => gate),
    );
    await put('a');
    const first = await of();
    let open: () => void = () => undefined;
    gate = new Promise((resolve) => {
      open = resolve;
    });
    for (const value of ['b', 'c', 'd']) {
      await put(value);
      expect(await of()).toBe(first);
    }
    open();
    await expect.poll(reads).toBe(3);
    const now = await of();
    expect(['a', 'b', 'c', 'd'].map((value) => now.port.has('L', value))).toEqual([true, true, true, true]);
    expect(await of()).toBe(now);
  });
});
