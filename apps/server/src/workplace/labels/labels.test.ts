import { LABEL_VALUES } from '@assay/contract';
import { keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items, type Method } from '../../testing/client';
import { deploymentKeysOf } from '../../testing/test-keys';

const LABELS = '/RestService/fraud-api/transaction-label/v2';
const FRAUD = 'fraud_detection_fraud';
const GOOD = 'fraud_detection_false_alert';
const BAD = 'fraud_detection_stolen_card';

let server: AssayServer;
let shop: TestAccount;
let count = 0;

async function transaction(request: object = {}, of: TestAccount = shop): Promise<string> {
  const id = `order-${++count}`;
  await of.live.fraud({ transaction_id: id, ...request });
  return id;
}
const put = (transactions: unknown, of: TestAccount = shop) =>
  of.live.send('PUT', LABELS, { json: { transactions } });
const remove = (transactions: unknown) => shop.live.send('DELETE', LABELS, { json: { transactions } });
async function stateOf(id: string) {
  const { data } = await shop.live.manage('GET', `/transactions/${id}/evaluations`);
  const [newest] = items(data.evaluations);
  return [newest?.state, newest?.current_state, newest?.label];
}

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('label set', () => {
  it('matches the published set', async () => {
    const { data } = await shop.live.send('GET', `${LABELS}/label-value-set`);
    expect(data.labels).toEqual(LABEL_VALUES);
    const counted = (useCase: string, signal: string) =>
      LABEL_VALUES.filter((label) => label.use_case === useCase && label.signal === signal).length;
    expect(
      ['fraud_detection', 'bnpl_credit_risk', 'ecommerce', 'aml'].map((useCase) => [
        counted(useCase, 'negative'),
        counted(useCase, 'positive'),
      ]),
    ).toEqual([
      [22, 3],
      [10, 4],
      [13, 2],
      [2, 2],
    ]);
  });
});

describe('label', () => {
  it("sets the state, can be replaced, and restores the rules' decision when removed", async () => {
    const id = await transaction();
    expect(await put([{ transaction_id: id, label: FRAUD }])).toMatchObject({ status: 200, data: {} });
    expect(await stateOf(id)).toEqual(['APPROVE', 'DECLINE', FRAUD]);
    await put([{ transaction_id: id, label: GOOD }]);
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', GOOD]);
    await put([{ transaction_id: id, label: 'ecommerce_fraud' }]);
    expect((await remove([{ transaction_id: id }])).data).toEqual({});
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', null]);
    const { data } = await shop.live.manage('GET', `/transactions/${id}/changes`);
    expect(items(data.changes).map((change) => [change.label, change.previous_label, change.state])).toEqual([
      [null, 'ecommerce_fraud', 'APPROVE'],
      ['ecommerce_fraud', GOOD, 'DECLINE'],
      [GOOD, FRAUD, 'APPROVE'],
      [FRAUD, null, 'DECLINE'],
    ]);
  });

  it('changes nothing when removed twice or set twice', async () => {
    const id = await transaction();
    expect((await remove([{ transaction_id: id }])).status).toBe(200);
    await put([{ transaction_id: id, label: FRAUD }]);
    await put([{ transaction_id: id, label: FRAUD }]);
    const { data } = await shop.live.manage('GET', `/transactions/${id}/changes`);
    expect(items(data.changes)).toHaveLength(1);
  });

  it('stays when a new evaluation of the transaction has another state', async () => {
    const id = await transaction();
    await put([{ transaction_id: id, label: FRAUD }]);
    await shop.live.fraud({ transaction_id: id });
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', FRAUD]);
  });

  it('changes the fraud history used by later transactions, also when removed', async () => {
    const request = { config: { email_api: true }, email: 'counted@example.com' };
    const id = await transaction(request);
    const history = async () =>
      (await shop.live.email({ email: request.email })).data.service_fraud_history
        .fraudulent_decline_customer_hits;
    expect(await history()).toBe(0);
    await put([{ transaction_id: id, label: FRAUD }]);
    expect(await history()).toBe(1);
    await remove([{ transaction_id: id }]);
    expect(await history()).toBe(0);
  });

  it('counts only under the keys of the version that stored the transaction', async () => {
    const hasher = keyHasher((await deploymentKeysOf(server.database)).pepper);
    const fraudOf = async (kind: string, value: string) => {
      const [row] = await server.database.query<{ fraud: number }>({
        text: 'SELECT fraud_hits AS fraud FROM key_history WHERE account_id = $1 AND key_hash = $2',
        values: [shop.id, hasher(kind, value)],
      });
      return row?.fraud;
    };
    const sent = {
      email: 'be.fore+1@gmail.com',
      ip: '2a02:810d:7:2::1',
      phone_number: '+36 30 123 4568 ext. 5',
    };
    const keys = [
      ['email', 'before@gmail.com', 'be.fore+1@gmail.com'],
      ['ip', '2a02:810d:7:2', '2a02:810d:7:2::1'],
      ['phone_number', '36301234568', '363012345685'],
    ] as const;
    const id = await transaction(sent);
    for (const [kind, present, before] of keys)
      for (const table of ['velocity_event', 'key_history'])
        await server.database.query({
          text: `UPDATE ${table} SET key_hash = $3 WHERE account_id = $1 AND key_hash = $2`,
          values: [shop.id, hasher(kind, present), hasher(kind, before)],
        });
    const later = await transaction(sent);
    const counted = async () =>
      Promise.all(
        keys.map(async ([kind, present, before]) => [
          await fraudOf(kind, before),
          await fraudOf(kind, present),
        ]),
      );
    await put([{ transaction_id: later, label: FRAUD }]);
    expect(await counted()).toEqual(keys.map(() => [0, 1]));
    await put([{ transaction_id: id, label: FRAUD }]);
    expect(await counted()).toEqual(keys.map(() => [1, 1]));
    await remove([{ transaction_id: id }]);
    expect(await counted()).toEqual(keys.map(() => [0, 1]));
  });

  it('is set for 50 transactions at once, consistently with concurrent writers', async () => {
    const ids = await Promise.all(Array.from({ length: 50 }, () => transaction()));
    const bodies = [ids, [...ids].reverse()].map((order, n) =>
      order.map((transaction_id) => ({ transaction_id, label: n ? FRAUD : 'ecommerce_fraud' })),
    );
    const answers = await Promise.all(bodies.map((body) => put(body)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    const labels = new Set(await Promise.all(ids.map(async (id) => (await stateOf(id))[2])));
    expect(labels.size).toBe(1);
  });

  it('is found in a search', async () => {
    const id = await transaction();
    await put([{ transaction_id: id, label: 'aml_escalated_reported' }]);
    const { data } = await shop.live.manage('GET', '/evaluations?label=aml_escalated_reported');
    expect(items(data.evaluations).map((evaluation) => evaluation.transaction_id)).toEqual([id]);
  });
});

describe('invalid label request', () => {
  const bad = async (json: unknown, method: Method = 'PUT') => shop.live.send(method, LABELS, { json });

  it('reports every invalid item and applies nothing', async () => {
    const id = await transaction();
    const answer = await put([
      { transaction_id: id, label: FRAUD },
      { transaction_id: id, label: FRAUD },
      { transaction_id: 'x', label: 'Fraud' },
      { label: FRAUD },
      'order-1',
    ]);
    expect(answer).toMatchObject({
      status: 400,
      error: { code: '1006', message: 'Invalid input JSON.' },
      data: {},
    });
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([
      'transactions[1].transaction_id',
      'transactions[2].label',
      'transactions[3].transaction_id',
      'transactions[4]',
      'transactions[2].transaction_id',
    ]);
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', null]);
  });

  it('reports malformed items and unknown transactions in one response', async () => {
    const id = await transaction();
    for (const method of ['PUT', 'DELETE'] as const) {
      const transactions = [
        { transaction_id: 'unknown', label: FRAUD },
        { transaction_id: id, label: 'Fraud' },
        { transaction_id: { a: 1 }, label: FRAUD },
        { transaction_id: id, label: FRAUD },
      ];
      const answer = await bad({ transactions }, method);
      expect([answer.status, answer.error.code]).toEqual([400, '1006']);
      const fields = answer.error.details?.map((detail) => detail.field) ?? [];
      expect(fields.toSorted()).toEqual(
        [
          'transactions[0].transaction_id',
          ...(method === 'PUT' ? ['transactions[1].label'] : []),
          'transactions[2].transaction_id',
          'transactions[3].transaction_id',
        ].toSorted(),
      );
    }
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', null]);
  });

  it('with more than 50 items reports the limit and the errors of the first 50', async () => {
    const transactions = Array.from({ length: 60 }, (_, i) => ({ transaction_id: `o${i}`, label: 'x' }));
    const { error } = await bad({ transactions });
    expect(error.details?.[0]).toEqual({ field: 'transactions', expected: 'array of 1 to 50 items' });
    expect(error.details).toHaveLength(101);
  });

  it('accepts a numeric id with all its digits', async () => {
    await shop.live.send('POST', '/RestService/fraud-api/v2/', {
      bytes: '{"transaction_id":12345678901234567890}',
    });
    const bytes = `{"transactions":[{"transaction_id":12345678901234567890,"label":"${FRAUD}"}]}`;
    expect((await shop.live.send('PUT', LABELS, { bytes })).status).toBe(200);
    expect(await stateOf('12345678901234567890')).toEqual(['APPROVE', 'DECLINE', FRAUD]);
  });

  it('reports unknown transactions and those of another account, and applies nothing', async () => {
    const id = await transaction();
    const theirs = await transaction({}, server.owner);
    const answer = await put([
      { transaction_id: id, label: FRAUD },
      { transaction_id: 'unknown', label: FRAUD },
      { transaction_id: theirs, label: FRAUD },
    ]);
    expect([answer.status, answer.error.code]).toEqual([400, '1006']);
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([
      'transactions[1].transaction_id',
      'transactions[2].transaction_id',
    ]);
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', null]);
  });

  it("says that a transaction of the other environment isn't found in the environment of the key", async () => {
    const id = await transaction();
    const key = { name: 'Labels', kind: 'test', scopes: ['labels'] };
    const { data } = await shop.live.manage('POST', '/keys', key);
    const answer = await server.withKey(String(data.api_key)).send('PUT', LABELS, {
      json: { transactions: [{ transaction_id: id, label: FRAUD }] },
    });
    expect([answer.status, answer.error.details]).toEqual([
      400,
      [
        {
          field: 'transactions[0].transaction_id',
          expected: 'a transaction of this account in the same environment (live or test)',
        },
      ],
    ]);
    expect(await stateOf(id)).toEqual(['APPROVE', 'APPROVE', null]);
  });

  it.each<readonly [unknown, string]>([
    [{}, '1005'],
    [{ transactions: [] }, '1005'],
    [{ transactions: null }, '1005'],
    [{ transactions: {} }, '1006'],
    [[], '1006'],
    [
      {
        transactions: Array.from({ length: 51 }, (_, i) => ({ transaction_id: `o${i}`, label: FRAUD })),
      },
      '1006',
    ],
  ])('returns the expected error for %j', async (body, code) => {
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await bad(body, method);
      expect([answer.status, answer.error.code]).toEqual([400, code]);
    }
  });

  it('returns the published messages', async () => {
    const none = await shop.live.send('PUT', LABELS);
    expect(none.error).toMatchObject({ code: '1000', message: 'Empty request body.' });
    const broken = await shop.live.send('PUT', LABELS, { bytes: '{"transactions":' });
    expect(broken.error).toMatchObject({ code: '1006', message: 'Invalid input JSON.' });
    const missing = await server.withHeaders({}).send('PUT', LABELS, { json: {} });
    expect([missing.status, missing.error]).toEqual([
      401,
      { code: '200', message: 'The authentication token is missing.' },
    ]);
    const invalid = await server.withKey('nobody').send('PUT', LABELS, { json: {} });
    expect([invalid.status, invalid.error]).toEqual([
      401,
      { code: '2001', message: 'The authentication token is invalid.' },
    ]);
  });
});

describe('panel feedback', () => {
  it('sets a state manually, adds and removes a label', async () => {
    const id = await transaction();
    const review = { state: 'REVIEW', comment: 'unusual order' };
    const reviewed = await shop.live.manage('POST', `/transactions/${id}/review`, review);
    expect(reviewed.data).toEqual({
      transaction_id: id,
      current_state: 'REVIEW',
      label: null,
      label_contradicts_state: false,
    });
    // A user with an outdated state gets a conflict and changes nothing.
    const late = { state: 'DECLINE', comment: 'as I saw it', expected_state: 'APPROVE' };
    const refused = await shop.live.manage('POST', `/transactions/${id}/review`, late);
    expect([refused.status, refused.error]).toMatchObject([409, { code: '3009' }]);
    const kept = await shop.live.manage('GET', `/transactions/${id}/changes`);
    expect(kept.data).toMatchObject({ changes: [{ comment: 'unusual order' }] });
    const agreed = { state: 'DECLINE', expected_state: 'REVIEW' };
    expect((await shop.live.manage('POST', `/transactions/${id}/review`, agreed)).status).toBe(200);
    const labelled = await shop.live.manage('PUT', `/transactions/${id}/label`, { label: GOOD });
    expect(labelled.data).toMatchObject({
      current_state: 'APPROVE',
      label: GOOD,
      label_contradicts_state: false,
    });
    const unlabelled = await shop.live.manage('DELETE', `/transactions/${id}/label`);
    expect(unlabelled.data).toMatchObject({ current_state: 'APPROVE', label: null });
    expect((await shop.live.manage('POST', '/transactions/none/review', { state: 'REVIEW' })).status).toBe(
      404,
    );
    const { data } = await shop.live.manage('GET', '/audit-log');
    expect(JSON.stringify(data)).not.toContain('unusual order');
  });

  it('stores notes with their author without changing the state', async () => {
    const id = await transaction();
    const note = (comment: unknown) => shop.live.manage('POST', `/transactions/${id}/notes`, { comment });
    const before = await shop.live.manage('GET', `/evaluations?transaction_id=${id}`);
    expect((await note('calls back on Monday')).data).toMatchObject({
      current_state: 'APPROVE',
      label: null,
    });
    await shop.live.manage('PUT', `/transactions/${id}/label`, { label: BAD });
    expect((await note('called: it was them')).data).toMatchObject({ current_state: 'DECLINE', label: BAD });
    const { changes } = (await shop.live.manage('GET', `/transactions/${id}/changes`)).data;
    expect(changes).toMatchObject([
      {
        kind: 'note',
        comment: 'called: it was them',
        state: 'DECLINE',
        previous_state: 'DECLINE',
        label: BAD,
      },
      { kind: 'label', comment: '', state: 'DECLINE', previous_state: 'APPROVE' },
      {
        kind: 'note',
        comment: 'calls back on Monday',
        state: 'APPROVE',
        author: expect.stringMatching(/^key /),
      },
    ]);
    expect(before.data.evaluations).toMatchObject([{ current_state: 'APPROVE' }]);
    for (const bad of ['', '   ', 'x'.repeat(2001), null, 7])
      expect([bad, (await note(bad)).error.code]).toEqual([bad, '1006']);
    expect((await shop.live.manage('POST', '/transactions/none/notes', { comment: 'x' })).status).toBe(404);
    const { data } = await shop.live.manage('GET', '/audit-log');
    expect(JSON.stringify(data)).toContain('transaction.note');
    expect(JSON.stringify(data)).not.toContain('Monday');
  });

  it.each([
    ['a bad one that is approved', BAD, 'APPROVE', true],
    ['a good one that is declined', GOOD, 'DECLINE', true],
    ['a bad one that waits for a person', BAD, 'REVIEW', false],
  ])('reports if label and state contradict each other: %s', async (_, label, state, contradicts) => {
    const id = await transaction();
    await shop.live.manage('PUT', `/transactions/${id}/label`, { label });
    const reviewed = await shop.live.manage('POST', `/transactions/${id}/review`, { state });
    expect(reviewed.data).toMatchObject({
      current_state: state,
      label,
      label_contradicts_state: contradicts,
    });
    // In the other order, the label sets the state, so nothing contradicts it.
    const labelled = await shop.live.manage('PUT', `/transactions/${id}/label`, { label });
    expect(labelled.data).toMatchObject({ label_contradicts_state: false });
  });
});
