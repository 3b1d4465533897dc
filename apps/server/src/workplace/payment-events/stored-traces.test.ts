import { keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { deploymentKeysOf } from '../../testing/test-keys';
import { type EndpointServer, startEndpoint } from '../../webhooks/testing/endpoint-server';
import { until } from '../../webhooks/testing/until';
import { paymentEventFeature } from './payment-event-feature';

const ERASE = '/RestService/erase-api/v2';

let server: AssayServer;
let shop: TestAccount;

const rowsOf = async (table: string) =>
  (
    await server.database.query<{ n: number }>({
      text: `SELECT count(*)::int AS n FROM ${table} WHERE account_id = $1`,
      values: [shop.id],
    })
  )[0]?.n;
const countedEvents = async () =>
  (
    await server.database.query<{ n: number }>({
      text: 'SELECT count(*)::int AS n FROM velocity_event WHERE account_id = $1 AND event IS NOT NULL',
      values: [shop.id],
    })
  )[0]?.n;
const event = (type: string, id: string) => ({
  event_id: id,
  type,
  amount: 20,
  occurred_at: new Date(server.clock.now() - 60_000).toISOString(),
});
const person = { email: 'pays@example.com', ip: '91.0.0.9', card_hash: 'card-of-payer', device_id: 'phone' };
const record = async (transaction: string, request: object) => {
  await shop.live.fraud({ transaction_id: transaction, ...request });
  for (const type of ['authorized', 'captured']) {
    const answer = await shop.live.manage(
      'POST',
      `/transactions/${transaction}/events`,
      event(type, `${transaction}-${type}`),
    );
    expect(answer.status).toBe(200);
  }
};

beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
});
afterAll(() => server.close());

describe('payment events of an erased person', () => {
  it('are removed with all their velocity rows, and no count of transactions falls', async () => {
    shop = await server.newAccount('Erasure');
    const hits = async () => {
      const hasher = keyHasher((await deploymentKeysOf(server.database)).pepper);
      const [row] = await server.database.query<{ hits: number }>({
        text: 'SELECT hits FROM key_history WHERE account_id = $1 AND key_hash = $2',
        values: [shop.id, hasher('ip', person.ip)],
      });
      return row?.hits;
    };
    await record('own', { ...person, user_id: 'payer' });
    await record('neighbour', { ip: person.ip, user_id: 'neighbour' });
    expect(await hits()).toBe(2);
    const { data } = await shop.live.send('POST', ERASE, {
      json: { domains: ['FRAUD'], user_ids: ['payer'] },
    });
    const status = async () => (await shop.live.send('GET', `${ERASE}/${data.request_id}`)).data.status;
    await expect.poll(status, { timeout: 10_000 }).toBe('COMPLETED');
    expect(await rowsOf('payment_event')).toBe(2);
    // The neighbor's transaction has two keys, and each of its two events a row under both.
    expect(await countedEvents()).toBe(4);
    expect(await hits()).toBe(1);
  });
});

describe('erased receiver', () => {
  it('leaves no hash in the velocity rows of other persons', async () => {
    shop = await server.newAccount('Receivers');
    await record('sent', { user_id: 'sender', ip: '91.0.0.11', receiver_id: 'mule' });
    await shop.live.fraud({ transaction_id: 'kept', user_id: 'sender', receiver_id: 'friend' });
    const hasher = keyHasher((await deploymentKeysOf(server.database)).pepper);
    const traces = async (id: string) => {
      const [row] = await server.database.query<{ n: number }>({
        text: `SELECT count(*)::int AS n FROM velocity_event
               WHERE account_id = $1 AND (key_hash = $2 OR receiver_id = $2 OR receiver_user = $3)`,
        values: [shop.id, hasher('receiver_id', id), hasher('user_id', id)],
      });
      return row?.n ?? 0;
    };
    const [before, others] = [await traces('mule'), await traces('friend')];
    expect(before).toBeGreaterThan(others);
    const { data } = await shop.live.send('POST', ERASE, {
      json: { domains: ['FRAUD'], user_ids: ['mule'] },
    });
    const status = async () => (await shop.live.send('GET', `${ERASE}/${data.request_id}`)).data.status;
    await expect.poll(status, { timeout: 10_000 }).toBe('COMPLETED');
    expect([await traces('mule'), await traces('friend')]).toEqual([0, others]);
    expect(await rowsOf('payment_event')).toBe(2);
  });
});

describe('expired payment events', () => {
  it('are removed with their transaction and its velocity rows', async () => {
    shop = await server.newAccount('Retention');
    await record('old', { user_id: 'old-payer', ip: '91.0.0.10' });
    const feature = paymentEventFeature({
      database: server.serving,
      runtime: server.clock,
      hasher: () => '0',
    });
    await feature.retention?.space?.(shop.id, server.clock.now() - 3_600_000);
    expect(await rowsOf('payment_event')).toBe(2);
    await feature.retention?.space?.(shop.id, server.clock.now() + 3_600_000);
    expect([await rowsOf('payment_event'), await countedEvents()]).toEqual([0, 0]);
  });
});

describe('transaction/event_recorded', () => {
  let endpoint: EndpointServer;
  beforeAll(async () => {
    endpoint = await startEndpoint();
  });
  afterAll(() => endpoint.close());

  it('is sent once per stored event, with the label that it set', async () => {
    shop = await server.newAccount('Webhooks');
    const events = ['transaction/event_recorded', 'transaction/status_updated'];
    const saved = await shop.live.manage('POST', '/webhooks', { name: 'Shop', url: endpoint.url, events });
    expect(saved.status).toBe(200);
    await shop.live.fraud({ transaction_id: 'disputed', transaction_currency: 'EUR' });
    const dispute = { ...event('dispute_opened', 'evt-1'), code: '10.4', external_id: 'dp-1' };
    for (const _ of [1, 2]) await shop.live.manage('POST', '/transactions/disputed/events', dispute);
    const deliveries = await until(async () => {
      const { data } = await shop.live.manage('GET', '/webhook-deliveries?state=DELIVERED');
      return items(data.deliveries).length === 2 ? items(data.deliveries) : undefined;
    });
    expect(deliveries.map((delivery) => delivery.event).sort()).toEqual(events);
    const sent = (await endpoint.has(2)).filter(({ event: name }) => name === 'transaction/event_recorded');
    expect(sent).toMatchObject([
      {
        data: {
          transaction_id: 'disputed',
          event_id: 'evt-1',
          type: 'dispute_opened',
          currency: 'EUR',
          category: 'fraud',
          external_id: 'dp-1',
          label: 'fraud_detection_chargeback_fraud',
        },
      },
    ]);
  });
});
