import { ERASE_DOMAINS } from '@assay/contract';
import {
  addEraseRequest,
  addListEntries,
  type Connection,
  type Database,
  type EraseCounts,
  findEraseRequest,
  keyHasher,
  listAudit,
  openDatabase,
  StoreUnavailable,
  verifyAudit,
} from '@assay/store';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { type MovableClock, movableClock } from '../../testing/movable-clock';
import { deploymentKeysOf } from '../../testing/test-keys';
import { exportPerson } from './export-person';
import { type PersonBox, personBox, personScope } from './scope';
import { ERASE_STEPS } from './steps';
import { EraseWorker } from './worker';

let store: TestDatabase;
let database: Database;
let server: AssayServer;
let clock: MovableClock;
let box: PersonBox;
let hasher: (type: string, value: string) => string;
let count = 0;

beforeAll(async () => {
  store = await openTestDatabase();
  database = openDatabase({ url: store.url, maxConnections: 6 });
  clock = movableClock();
  server = await startAssay({ shared: store });
  const secrets = await deploymentKeysOf(database);
  hasher = keyHasher(secrets.pepper);
  box = personBox(secrets.signingSecrets, clock);
});
afterAll(async () => {
  await server.close();
  await database.close();
  await store.drop();
});

const workers: EraseWorker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.stop())));

interface WorkerOptions {
  readonly boundary?: (place: string) => void;
  readonly store?: Database;
}

function newWorker({ boundary, store: used = database }: WorkerOptions = {}): EraseWorker {
  const worker = new EraseWorker({
    database: used,
    looks: used,
    runtime: clock,
    hasher,
    box,
    destroyKeys: async () => 0,
    onFault: () => undefined,
    ...(boundary ? { boundary } : {}),
  });
  workers.push(worker);
  return worker;
}

/** Returns a store whose connection fails at points drawn from a fixed sequence, up to `most` times. */
function failingStore(most: number): { readonly store: Database; readonly failures: () => number } {
  let failures = 0;
  let state = 1;
  const perhapsFail = () => {
    // Lehmer generator: the same points in every run.
    state = (state * 48_271) % 2_147_483_647;
    if (failures >= most || state % 7 !== 0) return;
    failures++;
    throw new StoreUnavailable(new Error('lost'));
  };
  const through = (connection: Connection): Connection => ({
    vault: connection.vault,
    async query(statement) {
      perhapsFail();
      const rows = await connection.query(statement);
      perhapsFail();
      return rows as never;
    },
  });
  const store: Database = {
    ...through(database),
    async transaction(work) {
      const result = await database.transaction((connection) => work(through(connection)));
      perhapsFail();
      return result;
    },
    patient: () => store,
    isDistributed: database.isDistributed,
    groupOf: database.groupOf,
    refusals: database.refusals,
    sealWith: () => undefined,
    noteHeadsWith: () => undefined,
    close: async () => undefined,
  };
  return { store, failures: () => failures };
}

/**
 * Sends transactions of a person from one address, each evaluated a second time without the person's
 * identifiers.
 */
async function traffic(shop: TestAccount, userId: string, transactions: number): Promise<void> {
  for (let n = 0; n < transactions; n++) {
    const call = { transaction_id: `${userId}-${n}`, ip: '91.0.0.9', phone_number: `49305${userId.length}` };
    const named = { ...call, user_id: userId, email: `${userId}@example.com` };
    for (const request of [named, call]) expect((await shop.live.fraud(request)).status).toBe(200);
  }
}

/** Creates a request that the server's workers ignore, because it is leased at creation. */
async function requestFor(
  shop: TestAccount,
  userId: string,
  email = `${userId}@example.com`,
): Promise<{ id: string; owner: string }> {
  const place = { environmentId: shop.id, id: clock.timeOrderedId() };
  const owner = clock.timeOrderedId();
  await addEraseRequest(database, {
    ...place,
    domains: ERASE_DOMAINS,
    actor: 'test',
    askedAt: clock.now(),
    person: box.seal({ emails: [email], userIds: [userId] }, place),
    lease: { owner, until: clock.now() + 60_000 },
  });
  return { id: place.id, owner };
}

const find = async (shop: TestAccount, id: string) => (await findEraseRequest(database, shop.id, id))!;
const newShop = () => server.newAccount(`Shop ${++count}`);
const left = async (shop: TestAccount, userId: string) =>
  (
    await database.query({
      text: `SELECT 1 FROM evaluation WHERE account_id = $1 AND transaction_id LIKE $2
             UNION ALL SELECT 1 FROM velocity_event WHERE account_id = $1 AND key_hash = ANY($3::bigint[])`,
      values: [shop.id, `${userId}-%`, [hasher('user_id', userId), hasher('email', `${userId}@example.com`)]],
    })
  ).length;

/** Gives the request to another worker immediately, as if the lease of a dead process had expired. */
const take = async (shop: TestAccount, id: string) => {
  const owner = clock.timeOrderedId();
  await database.query({
    text: 'UPDATE erase_request SET lease_owner = $3, lease_until = $4 WHERE account_id = $1 AND id = $2',
    values: [shop.id, id, owner, clock.now() + 60_000],
  });
  return owner;
};

describe('EraseWorker with failures', () => {
  it('finishes after one failure at every boundary of every step and counts nothing twice', async () => {
    const shop = await newShop();
    await traffic(shop, 'crash', 42);
    await traffic(shop, 'neighbour', 2);
    const { id, owner } = await requestFor(shop, 'crash');
    const failed = new Set<string>();
    const worker = newWorker({
      boundary(place) {
        if (failed.has(place)) return;
        failed.add(place);
        throw new Error(`failed at ${place}`);
      },
    });
    let holder = owner;
    let removed: EraseCounts | undefined;
    while (!removed) {
      removed = await worker.finish(await find(shop, id), holder).catch(() => undefined);
      if (!removed) holder = await take(shop, id);
    }
    const boundaries = ERASE_STEPS.flatMap(({ name }) => [
      `${name}: before the commit`,
      `${name}: after the commit`,
    ]);
    expect([...failed].sort()).toEqual([...boundaries, 'end: before the commit'].sort());
    expect(removed).toMatchObject({ transactions: 42, evaluations: 84, emails: 42, phones: 84, ips: 84 });
    expect(await find(shop, id)).toMatchObject({ state: 'COMPLETED', person: null, position: null });
    expect([await left(shop, 'crash'), await left(shop, 'neighbour')]).toEqual([0, 4 + 4]);
    const proofs = (await listAudit(database, shop.id, { limit: 10 })).filter(
      ({ action }) => action === 'erase.finish',
    );
    expect(proofs).toHaveLength(1);
    expect(proofs[0]?.change).toMatchObject({ removed: { transactions: 42, evaluations: 84 } });
    expect(await verifyAudit(database, shop.id)).toMatchObject({ firstBroken: null });
  });

  it('erases everything after 100 failures between statements, before or after they took effect', async () => {
    const shop = await newShop();
    await traffic(shop, 'unlucky', 42);
    const { id, owner } = await requestFor(shop, 'unlucky');
    const lost = failingStore(100);
    const worker = newWorker({ store: lost.store });
    let holder = owner;
    while ((await find(shop, id)).state === 'IN_PROGRESS') {
      await worker.finish(await find(shop, id), holder).catch((error: unknown) => {
        expect(error).toBeInstanceOf(StoreUnavailable);
      });
      if ((await find(shop, id)).state === 'IN_PROGRESS') holder = await take(shop, id);
    }
    expect(lost.failures()).toBe(100);
    expect(await find(shop, id)).toMatchObject({
      state: 'COMPLETED',
      person: null,
      counts: { transactions: 42, evaluations: 84 },
    });
    expect(await left(shop, 'unlucky')).toBe(0);
  });

  it('gives up after repeated failures at the same step, records the failure and deletes the person', async () => {
    const shop = await newShop();
    const { id, owner } = await requestFor(shop, 'never');
    const worker = newWorker({
      boundary(place) {
        if (!place.startsWith('end')) throw new Error('always');
      },
    });
    let holder = owner;
    while ((await find(shop, id)).state === 'IN_PROGRESS') {
      await worker.finish(await find(shop, id), holder).catch(() => undefined);
      holder = await take(shop, id);
    }
    expect(await find(shop, id)).toMatchObject({ state: 'FAILED', person: null });
  });

  it("marks the request as failed when the person can't be decrypted", async () => {
    const shop = await newShop();
    const { id, owner } = await requestFor(shop, 'sealed');
    await database.query({
      text: `UPDATE erase_request SET person = '\\x00' WHERE account_id = $1 AND id = $2`,
      values: [shop.id, id],
    });
    await newWorker().finish(await find(shop, id), owner);
    expect(await find(shop, id)).toMatchObject({ state: 'FAILED', person: null });
    const [proof] = await listAudit(database, shop.id, { limit: 1 });
    expect(proof).toMatchObject({ action: 'erase.finish', change: { status: 'FAILED' } });
  });
});

describe('EraseWorker with a national phone number', () => {
  it("removes both spellings from counts and lists and leaves another country's number", async () => {
    const shop = await newShop();
    await shop.live.manage('POST', '/lists', {
      id: 'phones',
      name: 'Phones',
      kind: 'plain',
      field: 'phone_number',
    });
    const entry = { listId: 'phones', note: '', author: 'key 1', createdAt: new Date(), expiresAt: null };
    await addListEntries(
      database,
      shop.id,
      // Versions before 0.2 accepted numbers in national form. Rules added some to lists without a known
      // country.
      ['06301234567', '36301234567', '06307654321', '36307654321', '06309999999'].map((value) => ({
        ...entry,
        value,
      })),
    );
    const taken = await shop.live.manage('DELETE', '/lists/phones/entries', { values: ['06309999999'] });
    expect(taken.data).toEqual({ removed: 1 });
    const person = { user_id: 'national', email: 'national@example.com', user_country: 'HU' };
    for (const phone_number of ['06301234567', '06307654321'])
      await shop.live.fraud({ ...person, phone_number });
    // The same digits, used by another person in another country.
    await shop.live.fraud({ user_id: 'abroad', user_country: 'GB', phone_number: '06307654321' });
    const { id, owner } = await requestFor(shop, 'national');
    await newWorker().finish(await find(shop, id), owner);
    expect((await find(shop, id)).state).toBe('COMPLETED');
    const { data } = await shop.live.manage('GET', '/lists/phones/entries');
    expect(data.entries).toMatchObject([{ value: '06307654321' }]);
    const counters = await database.query<{ hits: number }>({
      text: 'SELECT hits::int AS hits FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[])',
      values: [
        shop.id,
        ['06301234567', '36301234567', '06307654321', '36307654321'].map((number) =>
          hasher('phone_number', number),
        ),
      ],
    });
    expect(counters).toEqual([{ hits: 1 }]);
  });
});

describe('EraseWorker with data of earlier versions', () => {
  it('removes the person from counts and leaves the counts and list entries of others', async () => {
    const shop = await newShop();
    await shop.live.manage('POST', '/lists', { id: 'ips', name: 'IPs', kind: 'plain', field: 'ip' });
    await shop.live.manage('POST', '/lists/ips/entries', { values: ['2a02:810d:8:2::1'] });
    const network = { ip: '2a02:810d:8:2::1' };
    await shop.live.fraud({ ...network, email: 'go.ne+1@gmail.com' });
    await shop.live.fraud({ ...network, user_id: 'other' });
    const keys = [
      ['email', 'gone@gmail.com', 'go.ne+1@gmail.com'],
      ['ip', '2a02:810d:8:2', '2a02:810d:8:2::1'],
    ] as const;
    for (const [kind, present, before] of keys)
      for (const table of ['velocity_event', 'key_history'])
        await database.query({
          text: `UPDATE ${table} SET key_hash = $3 WHERE account_id = $1 AND key_hash = $2`,
          values: [shop.id, hasher(kind, present), hasher(kind, before)],
        });
    await shop.live.fraud({ ...network, user_id: 'other' });
    const { id, owner } = await requestFor(shop, 'nobody', 'go.ne+1@gmail.com');
    await newWorker().finish(await find(shop, id), owner);
    expect(await find(shop, id)).toMatchObject({ state: 'COMPLETED', counts: { transactions: 1 } });
    const hitsOf = async (kind: string, value: string) =>
      database.query({
        text: 'SELECT hits FROM key_history WHERE account_id = $1 AND key_hash = $2',
        values: [shop.id, hasher(kind, value)],
      });
    expect(await Promise.all(keys.map(([kind, , before]) => hitsOf(kind, before)))).toEqual([
      [],
      [{ hits: 1 }],
    ]);
    expect(await hitsOf('ip', '2a02:810d:8:2')).toEqual([{ hits: 1 }]);
    const { data } = await shop.live.manage('GET', '/lists/ips/entries');
    expect(data.entries).toMatchObject([{ value: '2a02:810d:8:2::1' }]);
  });

  it('removes transactions sent with another address of the same mailbox', async () => {
    const shop = await newShop();
    await shop.live.manage('POST', '/lists', { id: 'mails', name: 'Mails', kind: 'block', field: 'email' });
    await shop.live.manage('POST', '/lists/mails/entries', {
      values: ['alias@gmail.com', 'aliases@gmail.com'],
    });
    await shop.live.fraud({ email: 'a.lias+2@gmail.com' });
    await shop.live.fraud({ email: 'aliases@gmail.com' });
    const { id, owner } = await requestFor(shop, 'nobody', 'ali.as@gmail.com');
    await newWorker().finish(await find(shop, id), owner);
    expect(await find(shop, id)).toMatchObject({ state: 'COMPLETED', counts: { transactions: 1 } });
    const { data } = await shop.live.manage('GET', '/lists/mails/entries');
    expect(data.entries).toMatchObject([{ value: 'aliases@gmail.com' }]);
  });
});

describe('EraseWorker with manually added list entries', () => {
  const HELD = {
    refused: {
      kind: 'block',
      field: 'email',
      values: ['j.doe+x@gmail.com', 'jdoe@googlemail.com', 'jdo@gmail.com'],
    },
    trusted: { kind: 'allow', field: 'email', values: ['jdoe+vip@gmail.com', 'jd.oe@example.com'] },
    // With the zero that is dialed only within Germany. The second number is also used by others.
    numbers: { kind: 'block', field: 'phone_number', values: ['+49 030 1234567', '+49 030 7654321', '490'] },
    users: { kind: 'block', field: 'user_id', values: ['490301234567'] },
  };

  async function shopWithLists(): Promise<TestAccount> {
    const shop = await newShop();
    for (const [id, { kind, field, values }] of Object.entries(HELD)) {
      await shop.live.manage('POST', '/lists', { id, name: id, kind, field });
      expect((await shop.live.manage('POST', `/lists/${id}/entries`, { values })).data.saved).toBe(
        values.length,
      );
    }
    for (const phone_number of ['+49 30 1234567', '+49 30 7654321'])
      await shop.live.fraud({ email: 'jdoe@gmail.com', phone_number });
    await shop.live.fraud({ email: 'other@example.com', phone_number: '+49 30 7654321' });
    return shop;
  }
  const valuesOn = async (shop: TestAccount, id: string) => {
    const { data } = await shop.live.manage('GET', `/lists/${id}/entries`);
    return (data.entries as unknown as { value: string }[]).map(({ value }) => value).sort();
  };

  it("removes every spelling of the person's mailbox and number and leaves the entries of others", async () => {
    const shop = await shopWithLists();
    const place = { environmentId: shop.id, accountId: shop.id, hasher };
    const scope = personScope({ emails: ['jdoe@gmail.com'], userIds: [] }, place);
    const entries: unknown[] = [];
    for await (const { table, row } of exportPerson(database, scope))
      if (table === 'list_entry') entries.push(row.value);
    expect(entries.sort()).toEqual([
      '490301234567',
      'j.doe+x@gmail.com',
      'jdoe+vip@gmail.com',
      'jdoe@googlemail.com',
    ]);
    const { id, owner } = await requestFor(shop, 'nobody', 'jdoe@gmail.com');
    await newWorker().finish(await find(shop, id), owner);
    expect((await find(shop, id)).state).toBe('COMPLETED');
    expect(await valuesOn(shop, 'refused')).toEqual(['jdo@gmail.com']);
    expect(await valuesOn(shop, 'trusted')).toEqual(['jd.oe@example.com']);
    expect(await valuesOn(shop, 'numbers')).toEqual(['490', '490307654321']);
    expect(await valuesOn(shop, 'users')).toEqual(['490301234567']);
  });
});

describe('EraseWorker with several workers', () => {
  it('discards the batch of a worker that lost its lease', async () => {
    const shop = await newShop();
    await traffic(shop, 'contested', 45);
    const { id, owner } = await requestFor(shop, 'contested');
    const slow = newWorker();
    const first = slow.finish(await find(shop, id), owner);
    // Another worker takes over the request while the first is running.
    const second = (async () => {
      const holder = await take(shop, id);
      return newWorker().finish(await find(shop, id), holder);
    })();
    await Promise.all([first, second]);
    const ended = await find(shop, id);
    expect(ended).toMatchObject({ state: 'COMPLETED', counts: { transactions: 45, evaluations: 90 } });
    expect(await left(shop, 'contested')).toBe(0);
  });
});

describe('EraseWorker with shared data', () => {
  it('leaves the share of others and removes a label that arrives during the erasure', async () => {
    const shop = await newShop();
    await traffic(shop, 'leaver', 4);
    await shop.live.fraud({ transaction_id: 'stays', user_id: 'stayer', ip: '91.0.0.9' });
    const { id, owner } = await requestFor(shop, 'leaver');
    const label = (n: number) =>
      shop.live.manage('PUT', `/transactions/leaver-${n}/label`, { label: 'fraud_detection_fraud' });
    const tag = (n: number) =>
      shop.live.send('POST', `/RestService/tag-api/v1/tags/leaver-${n}/add`, { json: { tags: ['late'] } });
    const [ended] = await Promise.all([
      newWorker().finish(await find(shop, id), owner),
      ...[0, 1, 2, 3].flatMap((n) => [label(n), tag(n)]),
    ]);
    expect(ended).toMatchObject({ transactions: 4, evaluations: 8 });
    for (const table of [
      'transaction_label',
      'transaction_status',
      'transaction_change',
      'transaction_tags',
    ]) {
      const rows = await database.query({
        text: `SELECT 1 FROM ${table} WHERE account_id = $1`,
        values: [shop.id],
      });
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const [counter] = await database.query<{ hits: number; fraud: number }>({
      text: 'SELECT hits, fraud_hits AS fraud FROM key_history WHERE account_id = $1 AND key_hash = $2',
      values: [shop.id, hasher('ip', '91.0.0.9')],
    });
    expect(counter).toEqual({ hits: 1, fraud: 0 });
  });
});
