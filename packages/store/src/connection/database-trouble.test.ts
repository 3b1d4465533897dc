import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { startTroubledProxy, type TroubledProxy } from '../testing/troubled-proxy';
import type { Database } from './connection';
import { openDatabase } from './database';
import { StoreSilent, StoreUnavailable } from './unavailable';

const LIMIT_MS = 600;
const ONE = { name: 'one', text: 'SELECT 1 AS one' };

async function behindProxy(url: string): Promise<{ proxy: TroubledProxy; database: Database }> {
  const proxy = await startTroubledProxy(url);
  return { proxy, database: openDatabase({ url: proxy.url, maxConnections: 4, statementMs: LIMIT_MS }) };
}

const failuresOf = async (work: readonly Promise<unknown>[]): Promise<readonly unknown[]> =>
  (await Promise.allSettled(work)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );

onEveryServer((databases) => {
  it('statements on an unresponsive network time out, and new connections serve the next ones', async () => {
    const { url } = await databases.openAt();
    const { proxy, database } = await behindProxy(url);
    await Promise.all(Array.from({ length: 4 }, () => database.query({ text: 'SELECT pg_sleep(0.05)' })));
    // The first connection checked whether the database is distributed; if it is, later connections have
    // another session.
    expect(proxy.opened()).toBe((await database.isDistributed()) ? 5 : 4);
    proxy.set('silent');
    const statements = Array.from({ length: 3 }, () => database.query(ONE));
    const inTransaction = database.transaction((connection) => connection.query(ONE));
    const failures = await failuresOf([...statements, inTransaction]);
    expect(failures).toHaveLength(4);
    for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(failures.some((failure) => failure instanceof StoreSilent)).toBe(true);
    // The idle connections were equally dead, so none of them is used.
    proxy.set('flows');
    expect(await database.query(ONE)).toEqual([{ one: 1 }]);
    expect(await database.transaction((connection) => connection.query(ONE))).toEqual([{ one: 1 }]);
    await database.close();
    await proxy.close();
  });

  it('closing a database on an unresponsive network does not wait', async () => {
    const { url } = await databases.openAt();
    const { proxy, database } = await behindProxy(url);
    await database.query(ONE);
    proxy.set('silent');
    const lost = failuresOf([database.query(ONE)]);
    await database.close();
    expect(await lost).toHaveLength(1);
    await proxy.close();
  });

  it('a statement that waits for a lock times out, its connection stays usable, and a patient statement gets the lock', async () => {
    const { url, database: locker } = await databases.openAt();
    await locker.query({ text: 'CREATE TABLE held (n int)' });
    const database = openDatabase({ url, maxConnections: 2, statementMs: LIMIT_MS });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let locked: () => void = () => undefined;
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    const holding = locker.transaction(async (connection) => {
      await connection.query({ text: 'LOCK TABLE held IN ACCESS EXCLUSIVE MODE' });
      locked();
      await held;
    });
    await isLocked;
    const look = { text: 'SELECT n FROM held' };
    const patient = database.patient().query(look);
    await expect(database.query(look)).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(database.transaction((connection) => connection.query(look))).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    release();
    await holding;
    expect(await patient).toEqual([]);
    expect(await database.query(look)).toEqual([]);
    await database.close();
  });

  it('a transaction that is idle for too long ends, and its locks are released', async () => {
    const { url, database: other } = await databases.openAt();
    await other.query({ text: 'CREATE TABLE held (n int)' });
    const paused = openDatabase({ url, maxConnections: 1, idleMs: 50 });
    let locked: () => void = () => undefined;
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve;
    });
    let resume: () => void = () => undefined;
    const resumed = new Promise<void>((resolve) => {
      resume = resolve;
    });
    const insert = { text: 'INSERT INTO held VALUES (1)' };
    const pausedWork = failuresOf([
      paused.transaction(async (connection) => {
        await connection.query(insert);
        await connection.query({ text: 'LOCK TABLE held IN ACCESS EXCLUSIVE MODE' });
        locked();
        await resumed;
        await connection.query(insert);
      }),
    ]);
    await isLocked;
    // Without a statement limit, this waits until the lock is released.
    expect(await other.query({ text: 'SELECT n FROM held' })).toEqual([]);
    resume();
    const [failure] = await pausedWork;
    expect(failure).toBeInstanceOf(StoreUnavailable);
    expect(await paused.query(ONE)).toEqual([{ one: 1 }]);
    await paused.close();
  });

  it('a read-only server counts as unavailable for writes, until forgotten', async () => {
    const { url, database: writer } = await databases.openAt();
    await writer.query({ text: 'CREATE TABLE noted (n int)' });
    const database = openDatabase({ url, maxConnections: 1 });
    await database.query({ text: 'SET default_transaction_read_only = on' });
    await expect(database.query({ text: 'INSERT INTO noted VALUES (1)' })).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    expect(database.refusals.last()).toBe('25006');
    database.refusals.forget();
    expect(database.refusals.last()).toBeNull();
    await database.close();
  });

  it('statements beyond the waiting limit are rejected immediately', async () => {
    const { url } = await databases.openAt();
    const database = openDatabase({ url, maxConnections: 1, maxWaiting: 2 });
    const statements = Array.from({ length: 6 }, () => database.query({ text: 'SELECT pg_sleep(0.05)' }));
    const failures = await failuresOf(statements);
    expect(failures).toHaveLength(3);
    for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
    await database.close();
  });
});
