import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

const MODULES = { ip_api: true, email_api: true, phone_api: true, ip: { include: 'history' } };
const ANN = { email: 'ann@example.com', phone_number: '36301112222', ip: '198.51.100.1' };

/** Returns [customer_hits, hits] of the email, the phone and the IP of a fraud request. */
async function hits(account: TestAccount, request: object) {
  const { data } = await account.live.fraud({ config: MODULES, ...request });
  return [
    data.email_details?.service_fraud_history,
    data.phone_details?.service_fraud_history,
    data.ip_details?.history,
  ].map((history) => [history?.customer_hits, history?.hits]);
}

describe('service_fraud_history', () => {
  it('counts only earlier queries, of this account and of all that share', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    const bank = await server.newAccount('Bank', { share_history: true });
    expect(await hits(shop, ANN)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(await hits(shop, ANN)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(await hits(bank, ANN)).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
    ]);
    expect(await hits(shop, ANN)).toEqual([
      [2, 3],
      [2, 3],
      [2, 3],
    ]);
  });

  it('is neither shown to an account that does not share, nor extended by it', async () => {
    const target = { ...ANN, email: 'bob@example.com', phone_number: '36301113333', ip: '198.51.100.2' };
    const open = await server.newAccount('Open', { share_history: true });
    const closed = await server.newAccount('Closed');
    await hits(open, target);
    expect((await hits(closed, target))[0]).toEqual([0, 0]);
    expect((await hits(closed, target))[0]).toEqual([1, 1]);
    expect((await hits(open, target))[0]).toEqual([1, 1]);
  });

  it('counts standalone lookups, and is the same for both', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    const target = { email: 'eve@example.com', phone_number: '36301114444', ip: '198.51.100.3' };
    await shop.live.email({ email: ' EVE@example.com ' });
    await shop.live.phone({ phone: '+36 (30) 111-4444' });
    await shop.live.ip(target.ip);
    expect(await hits(shop, target)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    const email = await shop.live.email({ email: target.email });
    expect(email.data.service_fraud_history).toMatchObject({ hits: 2, customer_hits: 2 });
    const ip = await shop.live.ip(target.ip, '?include=history');
    expect(ip.data.history).toMatchObject({ hits: 2, customer_hits: 2 });
  });

  it('counts an IPv6 address in every spelling', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    await shop.live.ip('2001:db8:0:0::7');
    const { data } = await shop.live.ip('2001:0DB8::0007', '?include=history');
    expect(data.history).toMatchObject({ hits: 1 });
    await shop.live.ip('::ffff:198.51.100.9');
    expect((await shop.live.ip('198.51.100.9', '?include=history')).data.history).toMatchObject({ hits: 1 });
  });

  it('counts the IPv6 addresses of one network together', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    await shop.live.fraud({ ip: '2a02:810d:1:2::1' });
    await shop.live.fraud({ ip: '2a02:810d:1:2:f3a1:9bff:fe12:7' });
    const historyOf = async (ip: string) => (await shop.live.ip(ip, '?include=history')).data.history;
    expect(await historyOf('2a02:810d:1:2::9')).toMatchObject({ hits: 2 });
    expect(await historyOf('2a02:810d:1:3::1')).toMatchObject({ hits: 0 });
  });

  it('counts the email addresses of one mailbox together', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    await shop.live.fraud({ email: 'same.person+1@gmail.com' });
    await shop.live.fraud({ email: 'sameperson@googlemail.com' });
    const { data } = await shop.live.email({ email: 'same.person@gmail.com' });
    expect(data.service_fraud_history).toMatchObject({ hits: 2, customer_hits: 2 });
    expect(data.email).toBe('same.person@gmail.com');
  });

  it('counts a value that was sent even when its module is off', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    const email = 'off@example.com';
    await shop.live.fraud({ email });
    expect((await shop.live.email({ email })).data.service_fraud_history.hits).toBe(1);
  });

  it('does not count refused requests', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    const email = 'refused@example.com';
    for (const wrong of [{ ip: 'x' }, { user_dob: 'x' }, { config: 3 }, { card_last: 'x' }]) {
      expect((await shop.live.fraud({ email, ...wrong })).status).toBe(400);
    }
    expect((await shop.live.email({ email })).data.service_fraud_history.hits).toBe(0);
  });

  it('counts declined transactions separately, with times in seconds', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    await shop.live.manage('POST', '/lists/blocked_users/entries', { values: ['mallory'] });
    const email = 'mallory@example.com';
    const before = Math.floor(server.clock.now() / 1000);
    expect((await shop.live.fraud({ email, user_id: 'mallory' })).data.state).toBe('DECLINE');
    await shop.live.fraud({ email });
    const { service_fraud_history: history } = (await shop.live.email({ email })).data;
    expect(history).toMatchObject({
      hits: 2,
      fraudulent_decline_hits: 1,
      fraudulent_decline_customer_hits: 1,
      fraudulent_decline_first_seen: history.fraudulent_decline_last_seen,
    });
    for (const moment of [history.first_seen, history.last_seen, history.fraudulent_decline_first_seen]) {
      expect(moment).toBeGreaterThanOrEqual(before);
      expect(moment).toBeLessThanOrEqual(Math.ceil(server.clock.now() / 1000));
    }
  });
});
