import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { type Client, items, type Json } from '../../apps/server/src/testing/client';
import type { TestDatabase } from '../../apps/server/src/testing/database';
import { movableClock } from '../../apps/server/src/testing/movable-clock';
import { type EndpointServer, startEndpoint } from '../../apps/server/src/webhooks/testing/endpoint-server';
import { restoreDump } from './restore-dump';

/** A few hours after the stored transactions. */
const SAME_DAY = Date.parse('2026-11-29T12:00:00Z');
/** Secret that 0.2 returned for the stored endpoint. */
const SECRET = 'whsec_k1zQwzIKZINH17d/R6J4bIu6EEsSBSK2gNA6R5stK/c=';

let store: TestDatabase;
let server: AssayServer;
let receiver: EndpointServer;
/** Client with the API key that the owner already had. */
let owner: Client;

/**
 * The dump was made with commit 383cd127a, the last one with the old names. It has a rule, a blocklist, a saved
 * view, a webhook endpoint with its deliveries, a screening case and three transactions.
 */
beforeAll(async () => {
  store = await restoreDump('0.2');
  receiver = await startEndpoint();
  server = await startAssay({
    shared: store,
    clock: movableClock(SAME_DAY),
    env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' },
  });
  owner = server.owner.live;
});
afterAll(async () => {
  await server?.close();
  await receiver?.close();
  await store?.drop();
});

const read = async (path: string): Promise<Json> => {
  const { status, data, text } = await owner.manage('GET', path);
  expect(status, text).toBe(200);
  return data;
};

describe('server on the data of version 0.2', () => {
  it('opens a saved view that stores the environment as `space`', async () => {
    const [view] = items((await read('/views')).views);
    const search = {
      environment: 'test',
      current_state: 'DECLINE',
      amount_from: '500',
      columns: 'time,person,amount,state',
    };
    expect(view).toMatchObject({ name: 'Large test declines', shared: true, search });
    const { columns: _, ...filter } = search;
    expect((await read(`/evaluations?${new URLSearchParams(filter)}`)).evaluations).toEqual([]);
    expect((await read('/preferences')).preferences).toEqual({ 'traffic.columns': search.columns });
  });

  it('opens the explanation of every stored decision', async () => {
    const explained: unknown[] = [];
    for (const { id, transaction_id } of items((await read('/evaluations')).evaluations)) {
      const { decision, rules } = await read(`/evaluations/${id}/explanation`);
      const big = items(rules).find((rule) => String(rule.id) === 'big');
      explained.push([transaction_id, decision?.decided_by?.by, big?.matched]);
    }
    expect(explained).toEqual([
      ['before-3', 'block_list', false],
      ['before-2', 'threshold', false],
      ['before-1', 'rule', true],
    ]);
  });

  it('opens a screening case with the explanation of its match', async () => {
    const [summary] = items((await read('/cases')).cases);
    const { entries } = await read(`/cases/${summary?.id}`);
    const [match] = items(entries);
    expect(items(match?.explanation?.pairs).map(({ likeness }) => likeness)).toContain('equal');
  });

  it('applies the stored rule and list', async () => {
    expect((await read('/rules/big')).rule).toMatchObject({ name: 'Large amount', mode: 'live' });
    const fraud = (request: object) => owner.fraud({ config: {}, ...request });
    const large = await fraud({ user_id: 'dora', transaction_amount: 9000 });
    expect(large.data.applied_rules.map(({ id }) => id)).toContain('big');
    expect((await fraud({ user_id: 'bad-user', transaction_amount: 1 })).data.state).toBe('DECLINE');
  });

  it('lists stored deliveries, and signs new ones with the stored secret', async () => {
    const states = items((await read('/webhook-deliveries')).deliveries).map(({ state }) => state);
    expect(states.filter((state) => String(state) === 'DELIVERED').length).toBeGreaterThanOrEqual(3);
    const [webhook] = items((await read('/webhooks')).webhooks);
    expect(webhook).toMatchObject({
      name: 'Shop',
      events: ['transaction/processed', 'transaction/status_updated'],
    });
    const { status, text } = await owner.manage('PATCH', `/webhooks/${webhook?.id}`, { url: receiver.url });
    expect(status, text).toBe(200);
    await owner.fraud({ config: {}, transaction_id: 'after-1', user_id: 'ann' });
    const [delivery] = await receiver.has(1);
    const signature = createHmac('sha256', SECRET)
      .update(delivery?.body ?? '')
      .digest('hex');
    expect(delivery?.headers['service-signature']).toBe(signature);
    expect(delivery?.event).toBe('transaction/processed');
  });
});
