import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../apps/server/src/testing/assay-server';
import { type Client, items, type Json } from '../../apps/server/src/testing/client';
import type { TestDatabase } from '../../apps/server/src/testing/database';
import { movableClock } from '../../apps/server/src/testing/movable-clock';
import { restoreDump } from './restore-dump';

/** A few hours after the stored transactions, so that they remain within velocity windows. */
const SAME_DAY = Date.parse('2026-11-29T12:00:00Z');

let store: TestDatabase;
let server: AssayServer;
/** Client with the API key that the owner already had in version 0.1. */
let owner: Client;

// The dump has three transactions, a blocklist with one entry, and a rule that the owner added.
beforeAll(async () => {
  store = await restoreDump('0.1');
  server = await startAssay({ shared: store, clock: movableClock(SAME_DAY) });
  owner = server.owner.live;
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
});

const evaluations = async (): Promise<readonly Json[]> =>
  items((await owner.manage('GET', '/evaluations')).data.evaluations);

describe('server on the data of version 0.1', () => {
  it('lists the stored decisions', async () => {
    const rows = await evaluations();
    expect(
      rows.map(({ transaction_id, state, fraud_score }) => [transaction_id, state, fraud_score]),
    ).toEqual([
      ['old-3', 'DECLINE', 95],
      ['old-2', 'DECLINE', 43],
      ['old-1', 'DECLINE', 88],
    ]);
  });

  it('returns a stored request and response unchanged', async () => {
    const [, , oldest] = await evaluations();
    const { status, data } = await owner.manage('GET', `/evaluations/${oldest?.id}`);
    expect(status).toBe(200);
    expect(data.request).toMatchObject({ transaction_id: 'old-1', user_id: 'ann', transaction_amount: 9000 });
    expect(data.response?.data).toMatchObject({ id: 'old-1', state: 'DECLINE', fraud_score: 88 });
  });

  it('explains every stored decision', async () => {
    const reasons: unknown[] = [];
    for (const { id } of await evaluations()) {
      const { status, data, text } = await owner.manage('GET', `/evaluations/${id}/explanation`);
      expect(status, text).toBe(200);
      reasons.push(data.decision?.decided_by?.by);
    }
    expect(reasons).toEqual(['block_list', 'threshold', 'threshold']);
  });

  it('applies the stored policy: rule, list and thresholds', async () => {
    const { data } = await owner.manage('GET', '/rules/big');
    expect(data.rule).toMatchObject({ name: 'Large amount', mode: 'live' });
    const versions = await owner.manage('GET', '/policy/versions');
    expect(items(versions.data.versions).length).toBeGreaterThan(1);
    const fraud = (request: object) => owner.fraud({ config: {}, ...request });
    const large = await fraud({ user_id: 'ann', transaction_amount: 9000 });
    expect(large.data.applied_rules.map(({ id }) => id)).toContain('big');
    const blocked = await fraud({ user_id: 'bad-user', transaction_amount: 1 });
    expect(blocked.data.state).toBe('DECLINE');
  });

  it('counts the earlier transactions of a user', async () => {
    const made = await owner.manage('POST', '/rules', {
      id: 'known',
      name: 'Three transactions',
      when_text: 'count(user_id, 30d) >= 3',
      // biome-ignore lint/suspicious/noThenProperty: the wire name of a rule's effect.
      then: { score: { operation: '+', value: 1 } },
    });
    expect(made.status, made.text).toBe(200);
    const { data } = await owner.fraud({ user_id: 'ann', transaction_amount: 1 });
    expect(data.applied_rules.map(({ id }) => id)).toContain('known');
  });

  it('labels and tags a stored transaction', async () => {
    const label = { transactions: [{ transaction_id: 'old-2', label: 'fraud_detection_fraud' }] };
    const path = '/RestService/fraud-api/transaction-label/v2';
    expect((await owner.send('PUT', path, { json: label })).status).toBe(200);
    const tags = await owner.send('POST', '/RestService/tag-api/v1/tags/old-2/add', {
      json: { tags: ['vip'] },
    });
    expect(tags.data.tags).toEqual(['vip']);
  });
});
