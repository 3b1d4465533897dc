import { listEvaluations, type Statement, StoreUnavailable } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

const DAY_MS = 86_400_000;

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

const withKey = (key: string) => ({ 'idempotency-key': key });

async function decisions(account: TestAccount): Promise<number> {
  return (await listEvaluations(server.database, account.id, { limit: 1000 })).evaluations.length;
}

describe('Idempotency-Key', () => {
  it('replays the first response byte for byte, and scores once', async () => {
    const shop = await server.newAccount('Shop');
    const first = await shop.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    const second = await shop.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    expect(second.text).toBe(first.text);
    expect([second.status, second.headers['content-type']]).toEqual([200, first.headers['content-type']]);
    expect(await decisions(shop)).toBe(1);
  });

  it('with another body is a conflict', async () => {
    const shop = await server.newAccount('Shop');
    await shop.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    const { status, error } = await shop.live.fraud({ user_id: 'bob' }, withKey('order-1'));
    expect([status, error.code]).toEqual([409, '3009']);
    expect(await decisions(shop)).toBe(1);
  });

  it('scores once for any number of simultaneous duplicates', async () => {
    const shop = await server.newAccount('Shop');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => shop.live.fraud({ user_id: 'ann' }, withKey('order-1'))),
    );
    expect(await decisions(shop)).toBe(1);
    const answered = answers.filter(({ status }) => status === 200);
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    for (const { status, error, headers } of answers.filter((answer) => !answered.includes(answer))) {
      expect([status, error.code, headers['retry-after']]).toEqual([409, '3009', '1']);
    }
    const later = await shop.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    expect(later.text).toBe(answered[0]?.text);
  });

  it('does not store a failure, so a corrected request runs', async () => {
    const shop = await server.newAccount('Shop');
    expect((await shop.live.fraud({ ip: 'wrong' }, withKey('order-1'))).status).toBe(400);
    expect((await shop.live.fraud({ ip: '192.0.2.1' }, withKey('order-1'))).status).toBe(200);
  });

  it('is separate for each account, kind of key and endpoint', async () => {
    const shop = await server.newAccount('Shop');
    const bank = await server.newAccount('Bank');
    const request = { email: 'ann@example.com' };
    const ids = [
      await shop.live.fraud(request, withKey('same')),
      await shop.test.fraud(request, withKey('same')),
      await bank.live.fraud(request, withKey('same')),
    ].map(({ data }) => data.service_id);
    expect(new Set(ids).size).toBe(3);
    expect((await shop.live.email(request, withKey('same'))).data.email).toBe('ann@example.com');
  });

  it('counts a repeated lookup once', async () => {
    const shop = await server.newAccount('Shop');
    const first = await shop.live.email({ email: 'once@example.com' }, withKey('look'));
    const again = await shop.live.email({ email: 'once@example.com' }, withKey('look'));
    expect(again.text).toBe(first.text);
    const other = await shop.live.email({ email: 'once@example.com' });
    expect(other.data.service_fraud_history.hits).toBe(1);
    const phone = await shop.live.phone({ phone: '36301234567' }, withKey('look'));
    expect((await shop.live.phone({ phone: '36301234567' }, withKey('look'))).text).toBe(phone.text);
  });

  it('expires after a day', async () => {
    const shop = await server.newAccount('Shop');
    const first = await shop.live.fraud({}, withKey('order-1'));
    server.clock.advance(DAY_MS - 60_000);
    expect((await shop.live.fraud({}, withKey('order-1'))).text).toBe(first.text);
    server.clock.advance(120_000);
    expect((await shop.live.fraud({}, withKey('order-1'))).data.id).not.toBe(first.data.id);
  });

  it('runs again if the database was unavailable during the first request', async () => {
    const own = await startAssay();
    const { database, serving } = own;
    const { query, transaction } = serving;
    let failures = 0;
    const away = () => {
      failures += 1;
      return Promise.reject(new StoreUnavailable(null));
    };
    // The database fails from storing the decision on, until two attempts to release the reservation have
    // failed.
    Object.assign(serving, {
      transaction: away,
      query: (statement: Statement) =>
        statement.text.startsWith('DELETE FROM idempotency') && failures < 3 ? away() : query(statement),
    });
    const first = await own.owner.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    expect([first.status, first.error.code]).toEqual([503, '4001']);
    Object.assign(serving, { transaction });
    const retry = () => own.owner.live.fraud({ user_id: 'ann' }, withKey('order-1'));
    await expect.poll(async () => (await retry()).status, { timeout: 10_000 }).toBe(200);
    expect(failures).toBe(3);
    expect((await listEvaluations(database, own.owner.id, { limit: 9 })).evaluations).toHaveLength(1);
    await own.close();
  });
});
