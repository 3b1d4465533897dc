import { PAYMENT_EVENT_TYPES } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items, type Json } from '../../testing/client';

const FRAUD = 'fraud_detection_fraud';
const CHARGEBACK = 'fraud_detection_chargeback_fraud';
const GOOD = 'fraud_detection_verified_payment';

let server: AssayServer;
let shop: TestAccount;
let count = 0;

async function transaction(request: object = {}, of: TestAccount = shop): Promise<string> {
  const id = `order-${++count}`;
  const answer = await of.live.fraud({
    transaction_id: id,
    transaction_amount: 50,
    transaction_currency: 'EUR',
    ...request,
  });
  expect(answer.status).toBe(200);
  return id;
}

/** Returns an event some minutes ago. */
const event = (type: string, more: object = {}, minutesAgo = 5): { readonly [member: string]: unknown } => ({
  event_id: `evt-${++count}`,
  type,
  occurred_at: new Date(server.clock.now() - minutesAgo * 60_000).toISOString(),
  ...(['captured', 'refunded', 'payout', 'dispute_opened'].includes(type) ? { amount: 50 } : {}),
  ...more,
});
const send = (id: string, body: object, of: TestAccount = shop) =>
  of.live.manage('POST', `/transactions/${encodeURIComponent(id)}/events`, body);
const bulk = (events: readonly unknown[]) => shop.live.manage('POST', '/transactions/events', { events });
const listed = async (id: string) =>
  items((await shop.live.manage('GET', `/transactions/${id}/events`)).data.events);
const stateOf = async (id: string) => {
  const { data } = await shop.live.manage('GET', `/transactions/${id}/evaluations`);
  const [newest] = items(data.evaluations);
  return [newest?.current_state, newest?.label];
};
const settings = (body: object) => shop.live.manage('PUT', '/payment-event-settings', body);

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('payment events', () => {
  it('accept every type and return the events in the order in which they occurred', async () => {
    const id = await transaction();
    for (const [index, type] of [...PAYMENT_EVENT_TYPES].reverse().entries())
      expect((await send(id, event(type, {}, 1 + index))).status, type).toBe(200);
    expect((await listed(id)).map(({ type }) => type)).toEqual([...PAYMENT_EVENT_TYPES]);
  });

  it('store all members and use the currency of the transaction', async () => {
    const id = await transaction();
    const sent = event('dispute_opened', {
      code: '10.4',
      network: 'visa',
      due_at: '2030-01-01T00:00:00Z',
      external_id: 'dp_1',
      acquirer_reference: '74537604221222132710572',
    });
    const { data } = await send(id, sent);
    expect(data).toMatchObject({
      duplicate: false,
      category: 'fraud',
      label: CHARGEBACK,
      label_effect: 'set',
    });
    expect(await listed(id)).toMatchObject([
      {
        ...sent,
        id: data.id,
        transaction_id: id,
        occurred_at: new Date(String(sent.occurred_at)).toISOString(),
        due_at: '2030-01-01T00:00:00.000Z',
        currency: 'EUR',
        category: 'fraud',
        warnings: [],
      },
    ]);
  });

  it('derive the network from the BIN data of the transaction', async () => {
    const id = await transaction({ card_bin: '411111', config: { bin_api: true } });
    await send(id, event('captured'));
    expect(await listed(id)).toMatchObject([{ network: 'visa' }]);
  });

  it('are found by an identifier of the transaction', async () => {
    const id = await transaction({ user_id: 'payer-1' });
    await send(id, event('captured'));
    const { data } = await shop.live.manage('POST', '/search', { query: 'payer-1' });
    const key = items(data.results).find(({ kind }) => String(kind) === 'user_id')?.key;
    const answer = await shop.live.manage('GET', `/payment-events?key=${key}`);
    expect(items(answer.data.events).map((one) => one.transaction_id)).toEqual([id]);
    // The search still counts transactions and not their events.
    expect(items(data.results)).toMatchObject([{ matches: 1 }]);
  });

  it('are invisible to other accounts and test keys', async () => {
    const other = await server.newAccount('Other');
    const id = await transaction();
    await send(id, event('captured'));
    expect((await send(id, event('captured'), other)).error.code).toBe('3001');
    expect((await other.live.manage('GET', `/transactions/${id}/events`)).status).toBe(404);
    expect((await shop.live.manage('GET', `/transactions/${id}/events?environment=test`)).status).toBe(404);
  });

  it('are stored without the ids of the caller in clear text', async () => {
    const id = await transaction();
    await send(id, event('captured', { event_id: 'clear-event-id', external_id: 'clear-external-id' }));
    const rows = await server.database.query({
      text: 'SELECT to_jsonb(e) - $2::text AS row FROM payment_event e WHERE account_id = $1',
      values: [shop.id, 'kept'],
    });
    expect(JSON.stringify(rows)).not.toMatch(/clear-/);
  });
});

describe('repeated event', () => {
  it('changes nothing and returns the first result', async () => {
    const id = await transaction();
    const sent = event('dispute_opened', { code: '10.4' });
    const first = await send(id, sent);
    const again = await send(id, sent);
    expect(again.data).toEqual({ ...first.data, duplicate: true });
    expect(await listed(id)).toHaveLength(1);
  });

  it('with other content returns 3013, also for another transaction', async () => {
    const [id, other] = [await transaction(), await transaction()];
    const sent = event('captured');
    await send(id, sent);
    for (const [of, body] of [
      [id, { ...sent, amount: 51 }],
      [other, sent],
    ] as const) {
      const answer = await send(of, body);
      expect([answer.status, answer.error.code]).toEqual([409, '3013']);
    }
  });

  it('with an Idempotency-Key returns the stored response', async () => {
    const id = await transaction();
    const options = { json: event('captured'), headers: { 'idempotency-key': `key-${id}` } };
    const path = `/management-api/v1/transactions/${id}/events`;
    const [first, again] = [
      await shop.live.send('POST', path, options),
      await shop.live.send('POST', path, options),
    ];
    expect(again.text).toBe(first.text);
  });
});

describe('label of a payment event', () => {
  it('is set by a fraud warning with its origin and replaced by a won dispute', async () => {
    const id = await transaction();
    await send(id, event('fraud_warning', { code: '6' }, 9));
    expect(await stateOf(id)).toEqual(['DECLINE', FRAUD]);
    await send(id, event('dispute_opened', { code: '10.4' }, 8));
    await send(id, event('dispute_won', {}, 7));
    expect(await stateOf(id)).toEqual(['APPROVE', GOOD]);
    const { data } = await shop.live.manage('GET', `/transactions/${id}/changes`);
    expect(items(data.changes).map(({ author, label }) => [author, label])).toEqual([
      ['payment event', GOOD],
      ['payment event', CHARGEBACK],
      ['payment event', FRAUD],
    ]);
    const audit = (await shop.live.manage('GET', '/audit-log?action=transaction.event')).data;
    expect(JSON.stringify(audit)).toContain(`"labels":{"${GOOD}":1}`);
  });

  it("is not set by disputes that aren't fraud or whose reason is unknown", async () => {
    for (const code of ['13.1', '4834', 'C08', 'no such code']) {
      const id = await transaction();
      expect((await send(id, event('dispute_opened', { code }))).data.label_effect).toBe('none');
      expect(await stateOf(id)).toEqual(['APPROVE', null]);
    }
  });

  it('does not replace the label of a person unless the settings say so', async () => {
    const id = await transaction();
    await shop.live.manage('PUT', `/transactions/${id}/label`, { label: 'fraud_detection_false_alert' });
    const warned = await send(id, event('fraud_warning', {}, 9));
    expect(warned.data).toMatchObject({ label: FRAUD, label_effect: 'kept' });
    expect(await stateOf(id)).toEqual(['APPROVE', 'fraud_detection_false_alert']);
    await settings({ overwrite_labels: true });
    try {
      expect((await send(id, event('fraud_warning', {}, 8))).data.label_effect).toBe('set');
      expect(await stateOf(id)).toEqual(['DECLINE', FRAUD]);
    } finally {
      await settings({ overwrite_labels: false });
    }
  });

  it('stays when an older event arrives late', async () => {
    const id = await transaction();
    await send(id, event('dispute_won', { category: 'fraud' }, 2));
    expect((await send(id, event('dispute_opened', { code: '10.4' }, 9))).data.label_effect).toBe(
      'unchanged',
    );
    expect(await stateOf(id)).toEqual(['APPROVE', GOOD]);
  });

  it('follows the settings of the account', async () => {
    const before = (await shop.live.manage('GET', '/payment-event-settings')).data;
    const label = 'fraud_detection_chargeback_dispute';
    await settings({ labels: [{ type: 'dispute_opened', category: 'consumer_dispute', label }] });
    const [consumer, fraud] = [await transaction(), await transaction()];
    await send(consumer, event('dispute_opened', { code: '13.1' }));
    await send(fraud, event('dispute_opened', { code: '10.4' }));
    expect(await stateOf(consumer)).toEqual(['DECLINE', label]);
    expect(await stateOf(fraud)).toEqual(['APPROVE', null]);
    await settings({ labels: before.labels });
  });

  it('is refused in the settings twice for the same events, and for an unknown label', async () => {
    const rule = { type: 'fraud_warning', category: null, label: FRAUD };
    expect((await settings({ labels: [rule, { ...rule, label: null }] })).error.code).toBe('1006');
    expect((await settings({ labels: [{ ...rule, label: 'no_such_label' }] })).error.code).toBe('1006');
  });
});

describe('order of payment events', () => {
  const warningsFor = async (...sent: readonly (readonly [type: string, ago: number, more?: object])[]) => {
    const id = await transaction();
    let warnings: Json | undefined;
    for (const [type, ago, more] of sent) {
      const answer = await send(id, event(type, more, ago));
      expect(answer.status).toBe(200);
      warnings = answer.data.warnings;
    }
    return warnings;
  };

  it.each<readonly [string, readonly (readonly [string, number, object?])[], readonly string[]]>([
    [
      'capture after authorization',
      [
        ['authorized', 9],
        ['captured', 8],
      ],
      [],
    ],
    ['capture before authorization', [['captured', 9]], ['authorization_missing']],
    [
      'late authorization',
      [
        ['captured', 8],
        ['authorized', 9],
      ],
      [],
    ],
    ['won dispute before it was opened', [['dispute_won', 9]], ['dispute_missing']],
    [
      'refund of more than was captured',
      [
        ['captured', 9],
        ['refunded', 8, { amount: 51 }],
      ],
      ['refund_exceeds_capture'],
    ],
    [
      'partial refund',
      [
        ['captured', 9],
        ['refunded', 8, { amount: 20 }],
      ],
      [],
    ],
    ['other currency', [['authorized', 9, { amount: 1, currency: 'USD' }]], ['currency_differs']],
    ['unknown decline code', [['declined_by_issuer', 9, { code: 'no such code' }]], ['unknown_code']],
    ['known decline code', [['declined_by_issuer', 9, { code: '51' }]], []],
  ])('is accepted with warnings: %s', async (_, sent, expected) => {
    expect(await warningsFor(...sent)).toEqual(expected);
  });
});

describe('invalid payment event', () => {
  it.each<readonly [string, object, string, string]>([
    ['negative amount', { amount: -1 }, '1006', 'amount'],
    ['amount as text', { amount: '50' }, '1006', 'amount'],
    ['huge amount', { amount: 1e300 }, '1006', 'amount'],
    ['missing amount', { amount: null }, '1006', 'amount'],
    ['currency in lower case', { currency: 'eur' }, '1006', 'currency'],
    ['time in the future', { occurred_at: '2099-01-01T00:00:00Z' }, '1006', 'occurred_at'],
    ['time before 2000', { occurred_at: '1970-01-21T00:00:00Z' }, '1006', 'occurred_at'],
    ['no time', { occurred_at: 'yesterday' }, '1006', 'occurred_at'],
    ['unknown type', { type: 'charged' }, '1006', 'type'],
    ['unknown network', { network: 'girocard' }, '1006', 'network'],
    ['category of a capture', { category: 'fraud' }, '1006', 'category'],
    ['due date of a capture', { due_at: '2030-01-01T00:00:00Z' }, '1006', 'due_at'],
    ['long event id', { event_id: 'x'.repeat(256) }, '1006', 'event_id'],
    ['long text', { external_id: 'x'.repeat(900_000) }, '1006', 'external_id'],
    ['no event id', { event_id: undefined }, '1006', 'event_id'],
  ])('is refused: %s', async (_, more, code, field) => {
    const id = await transaction();
    const answer = await send(id, { ...event('captured'), ...more });
    expect([answer.status, answer.error.code, answer.error.details?.[0]?.field]).toEqual([400, code, field]);
    expect(await listed(id)).toEqual([]);
  });

  it('over 1 MiB is refused by its size', async () => {
    const id = await transaction();
    const answer = await send(id, event('captured', { external_id: 'x'.repeat(1_100_000) }));
    expect([answer.status, answer.error.code]).toEqual([400, '3000']);
  });

  it('of an unknown transaction returns 3001', async () => {
    const answer = await send('no-such-order', event('captured'));
    expect([answer.status, answer.error.code]).toEqual([404, '3001']);
  });
});

describe('bulk payment events', () => {
  it('return one result per event and store the valid ones', async () => {
    const id = await transaction();
    const capture = { transaction_id: id, ...event('captured') };
    const { data, status } = await bulk([
      capture,
      capture,
      { ...capture, amount: 1 },
      { transaction_id: 'no-such-order', ...event('captured') },
      { transaction_id: id, ...event('captured', { amount: -1 }) },
      { transaction_id: id, ...event('dispute_opened', { code: '4837' }) },
      {},
    ]);
    expect(status).toBe(200);
    expect(
      items(data.results).map(({ status: result, error, label }) => [result, error?.code ?? null, label]),
    ).toEqual([
      ['recorded', null, null],
      ['duplicate', null, null],
      ['refused', '3013', null],
      ['refused', '3001', null],
      ['refused', '1006', null],
      ['recorded', null, CHARGEBACK],
      ['refused', '1006', null],
    ]);
    expect(await listed(id)).toHaveLength(2);
    expect(await stateOf(id)).toEqual(['DECLINE', CHARGEBACK]);
  });

  it('accept 1,000 events and refuse more', async () => {
    const id = await transaction();
    const events = Array.from({ length: 1000 }, () => ({ transaction_id: id, ...event('authorized') }));
    const { data } = await bulk(events);
    expect(items(data.results).every((result) => String(result.status) === 'recorded')).toBe(true);
    const refused = await bulk([...events, events[0]]);
    expect([refused.status, refused.error.code]).toEqual([400, '1006']);
    expect((await bulk([])).error.code).toBe('1006');
  });
});

// A shorthand property, because the linter mistakes a literal member `then` for a promise.
const then = { score: { operation: '+', value: 7 } };
const rule = async (name: string, when: string) => {
  const answer = await shop.live.manage('POST', '/rules', { name, when, then });
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
};

describe('velocity of payment events', () => {
  const matched = async (name: string, request: object) => {
    const { data } = await shop.live.fraud({ transaction_id: `probe-${++count}`, ...request });
    return data.applied_rules?.some((applied) => applied.name === name);
  };

  it('counts issuer declines of a BIN in the scoring request', async () => {
    const name = 'More than 5 issuer declines of one BIN in 1 hour';
    await rule(name, 'count(card_bin, 1h where event = "declined_by_issuer") > 5');
    const card_bin = '545454';
    for (let attempt = 1; attempt <= 5; attempt++) {
      const id = await transaction({ card_bin });
      await send(id, event('declined_by_issuer', { code: '51' }));
    }
    expect(await matched(name, { card_bin })).toBe(false);
    const id = await transaction({ card_bin });
    await send(id, event('captured'));
    expect(await matched(name, { card_bin })).toBe(false);
    await send(id, event('declined_by_issuer', { code: '51' }));
    expect(await matched(name, { card_bin })).toBe(true);
    expect(await matched(name, { card_bin: '401288' })).toBe(false);
  });

  it('does not add to counts of transactions', async () => {
    const name = 'More than 2 transactions of one user in 1 hour';
    await rule(name, 'count(user_id, 1h) > 2');
    const id = await transaction({ user_id: 'busy-payer' });
    for (const type of ['authorized', 'captured', 'refunded']) await send(id, event(type));
    expect(await matched(name, { user_id: 'busy-payer' })).toBe(false);
    expect(await matched(name, { user_id: 'busy-payer' })).toBe(true);
  });

  it('sums the amounts of events', async () => {
    const name = 'More than 60 EUR refunded to one user in 1 day';
    await rule(name, 'sum(transaction_amount by user_id, 1d where event = "refunded") > 60');
    const money = { user_id: 'refunded-payer', transaction_amount: 500, transaction_currency: 'EUR' };
    const id = await transaction(money);
    await send(id, event('refunded', { amount: 40 }));
    expect(await matched(name, money)).toBe(false);
    await send(id, event('refunded', { amount: 30 }));
    expect(await matched(name, money)).toBe(true);
  });
});
