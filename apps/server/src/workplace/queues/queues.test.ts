import { reviewerFigures } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Client, items, type Json } from '../../management/testing/management-server';
import { startWhole, type WholeServer } from '../../management/testing/whole-server';

/** First name of the demo watchlists. */
const LISTED_NAME = 'Valtor Krestinsky';
const PASSWORD = 'a sentence that only they would say';
const MINUTE_MS = 60_000;
const NOWHERE = '00000000-0000-7000-8000-000000000000';

let server: WholeServer;
let shopKey: string;
let shop: Client;
let anna: Client;
let pedro: Client;
let viewer: Client;
let ids: { readonly anna: string; readonly pedro: string; readonly viewer: string };
let networks = 0;
let orders = 0;
/** Every test uses a different merchant, so its queues hold only its transactions. */
let merchant = 0;

/** Every sign-in uses a separate network. */
const from = (headers: { readonly [name: string]: string } = {}): Client =>
  server.withHeaders({ 'x-forwarded-for': `198.51.100.${++networks}`, ...headers });

async function join(email: string, role: string): Promise<Client> {
  const invited = await shop('POST', '/invitations', { body: { email, role } });
  await from()('POST', '/invitations/accept', {
    body: { token: invited.body.data.token, password: PASSWORD },
  });
  const answer = await from()('POST', '/session', { body: { email, password: PASSWORD } });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return from({ cookie, 'x-assay-panel': '1' });
}

/**
 * Sends a purchase that the shop's rule holds for review.
 * @returns its evaluation
 */
async function hold(amount = 100, transactionId = `order-${++orders}`): Promise<string> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/RestService/fraud-api/v2',
    headers: { 'x-api-key': shopKey },
    payload: {
      transaction_id: transactionId,
      action_type: 'purchase',
      transaction_amount: amount,
      merchant_id: String(merchant),
    },
  });
  expect(answer.json().data.state).toBe('REVIEW');
  const found = await shop('GET', `/transactions/${transactionId}/evaluations`);
  return String(items(found.body.data.evaluations)[0]?.id);
}

async function openCase(): Promise<string> {
  await server.app.inject({
    method: 'POST',
    url: '/RestService/aml-api/v1',
    headers: { 'x-api-key': shopKey },
    payload: { user_id: 'u-1', user_fullname: LISTED_NAME, config: { monitoring_required: true } },
  });
  return String(items((await shop('GET', '/cases')).body.data.cases)[0]?.id);
}

async function newQueue({ filter = {}, ...body }: { filter?: object; [member: string]: unknown } = {}) {
  const of = body.source === undefined ? { merchant_id: String(merchant) } : {};
  const made = await shop('POST', '/queues', {
    body: {
      name: `Queue ${server.runtime.timeOrderedId()}`,
      source: 'DECISIONS',
      filter: { ...of, ...filter },
      ...body,
    },
  });
  expect(made.status).toBe(200);
  return String(made.body.data.id);
}
const next = (who: Client, queue: string, query = '') => who('POST', `/queues/${queue}/next${query}`);
const waiting = async (queue: string) =>
  items((await shop('GET', `/queues/${queue}/items`)).body.data.items).map(({ id }) => String(id));
const change = (who: Client, queue: string, item: string, body: object) =>
  who('PATCH', `/queues/${queue}/items/${item}`, { body });
const decide = (who: Client, queue: string, item: string, body: object = {}) =>
  who('POST', `/queues/${queue}/items/${item}/decision`, {
    body: { decision: 'APPROVE', reason: 'Called them', ...body },
  });
const itemOf = (answer: Answer): Json => answer.body.data.item ?? answer.body.data;
const stateOf = async (evaluation: string) =>
  (await shop('GET', `/evaluations/${evaluation}`)).body.data.summary?.current_state;

beforeAll(async () => {
  server = await startWhole();
  await openShop();
});
beforeEach(() => {
  merchant++;
});
afterAll(() => server.close());

/** Opens a shop with an analyst, a reviewer and a read-only user. */
async function openShop(): Promise<void> {
  shopKey = await server.newAccount('Shop');
  shop = server.withKey(shopKey);
  await shop('POST', '/rules', {
    body: {
      name: 'Hold',
      when: 'action_type = "purchase"',
      ...JSON.parse('{"then":{"state":"REVIEW"}}'),
    },
  });
  const tag = server.runtime.timeOrderedId();
  anna = await join(`anna-${tag}@example.com`, 'reviewer');
  pedro = await join(`pedro-${tag}@example.com`, 'analyst');
  viewer = await join(`viewer-${tag}@example.com`, 'read-only');
  const users = items((await shop('GET', '/users')).body.data.users);
  const idOf = (name: string) =>
    `user ${String(users.find(({ email }) => String(email).startsWith(name))?.id)}`;
  ids = { anna: idOf('anna'), pedro: idOf('pedro'), viewer: idOf('viewer') };
}

describe('queue', () => {
  it('lists and counts waiting items that match its filter, oldest first', async () => {
    const [small, large] = [await hold(10), await hold(900)];
    const all = await newQueue();
    const above = await newQueue({ filter: { amount_from: 500 }, deadline_hours: 1 });
    expect(await waiting(all)).toEqual([small, large]);
    expect(await waiting(above)).toEqual([large]);
    server.runtime.advance(61 * MINUTE_MS);
    const { body } = await shop('GET', '/queues');
    const counts = new Map(items(body.data.queues).map((queue) => [String(queue.id), queue]));
    expect(counts.get(all)).toMatchObject({ waiting: 2, held: 0, overdue: 0 });
    expect(counts.get(above)).toMatchObject({ waiting: 1, held: 0, overdue: 1 });
    const overdueIn = async (queue: string) =>
      (await shop('GET', `/queues/${queue}/items?only=overdue`)).body.data.items;
    expect(await overdueIn(above)).toMatchObject([{ overdue: true }]);
    expect(await overdueIn(all)).toEqual([]);
  });

  it('holds only the newest evaluation of a transaction', async () => {
    await hold(10, 'repeated');
    const second = await hold(20, 'repeated');
    expect(await waiting(await newQueue())).toEqual([second]);
  });

  it('holds test environment items if requested', async () => {
    await hold();
    const queue = await newQueue();
    expect((await shop('GET', `/queues/${queue}/items?environment=test`)).body.data.items).toEqual([]);
  });

  it('can be changed and deleted, and its items continue to wait', async () => {
    const item = await hold(10);
    const queue = await newQueue({ name: 'All' });
    const changed = await shop('PATCH', `/queues/${queue}`, {
      body: { filter: { amount_from: 5000 }, deadline_hours: null, four_eyes: true },
    });
    expect(changed.body.data).toMatchObject({ name: 'All', four_eyes: true, waiting: 0 });
    expect((await shop('DELETE', `/queues/${queue}`)).status).toBe(200);
    expect((await shop('GET', `/queues/${queue}/items`)).status).toBe(404);
    expect(await waiting(await newQueue())).toEqual([item]);
  });

  it.each([
    [{ source: 'DECISIONS', filter: { list: 'x' } }, 400],
    [{ source: 'SCREENING', filter: { amount_from: 5 } }, 400],
    [{ source: 'VERIFICATIONS', filter: { workflow_id: 'x' } }, 400],
    [{ source: 'DECISIONS', filter: { amount_from: 5, amount_to: 4 } }, 400],
    [{ source: 'DECISIONS', filter: { key: 'nonsense' } }, 400],
    [{ source: 'ELSEWHERE' }, 400],
    [{ source: 'DECISIONS', deadline_hours: 0 }, 400],
    [{ source: 'DECISIONS', name: '' }, 400],
    [{ source: 'DECISIONS', name: 'Taken' }, 409],
  ])('rejects an invalid queue: %j', async (body, status) => {
    await shop('POST', '/queues', { body: { name: 'Taken', source: 'DECISIONS' } });
    const answer = await shop('POST', '/queues', { body: { name: 'New', ...body } });
    expect([answer.status, answer.body.error.code]).toEqual([status, status === 400 ? '1006' : '3009']);
    const names = items((await shop('GET', '/queues')).body.data.queues).map(({ name }) => String(name));
    expect(names.filter((name) => ['New', ''].includes(name))).toEqual([]);
  });

  it('is created by rule editors, processed by deciders, and visible to all', async () => {
    const item = await hold();
    const queue = await newQueue();
    expect((await anna('POST', '/queues', { body: { name: 'Mine', source: 'DECISIONS' } })).status).toBe(403);
    expect((await pedro('POST', '/queues', { body: { name: 'Mine', source: 'DECISIONS' } })).status).toBe(
      200,
    );
    expect((await viewer('GET', `/queues/${queue}/items/${item}`)).status).toBe(200);
    for (const attempt of [
      next(viewer, queue),
      change(viewer, queue, item, { assignee: 'me' }),
      decide(viewer, queue, item),
    ])
      expect((await attempt).status).toBe(403);
    expect(await stateOf(item)).toBe('REVIEW');
  });
});

describe('next item', () => {
  it('differs for concurrent requests, and is empty when all are held', async () => {
    const held = [await hold(), await hold()];
    const queue = await newQueue();
    const answers = await Promise.all([next(anna, queue), next(pedro, queue)]);
    expect(answers.map((answer) => String(itemOf(answer).id)).sort()).toEqual([...held].sort());
    expect((await next(shop, queue)).body.data.item).toBeNull();
    // A user gets their own held item again.
    expect(String(itemOf(await next(anna, queue)).id)).toBe(String(itemOf(answers[0]!).id));
  });

  it('follows a skipped item, which becomes available again', async () => {
    const [first, second] = [await hold(), await hold()];
    const queue = await newQueue();
    expect(itemOf(await next(anna, queue)).id).toBe(first);
    expect(itemOf(await next(anna, queue, `?after=${first}`)).id).toBe(second);
    expect(itemOf(await next(pedro, queue)).id).toBe(first);
    expect((await next(anna, queue, `?after=x`)).status).toBe(400);
  });

  it('is the most urgent: by priority, then by deadline', async () => {
    const [first, second, third] = [await hold(), await hold(), await hold()];
    const queue = await newQueue();
    await change(pedro, queue, second, { priority: 5 });
    const soon = new Date(server.runtime.now() + MINUTE_MS).toISOString();
    await change(pedro, queue, third, { deadline: soon });
    expect(await waiting(queue)).toEqual([second, third, first]);
  });

  it('is released when its holder is inactive for half an hour', async () => {
    const item = await hold();
    const queue = await newQueue();
    await next(anna, queue);
    server.runtime.advance(20 * MINUTE_MS);
    await anna('POST', `/queues/${queue}/items/${item}/notes`, { body: { text: 'Still at it' } });
    server.runtime.advance(20 * MINUTE_MS);
    expect((await next(pedro, queue)).body.data.item).toBeNull();
    server.runtime.advance(11 * MINUTE_MS);
    expect(itemOf(await next(pedro, queue))).toMatchObject({ id: item, assignee: { id: ids.pedro } });
  });
});

describe('concurrent work on one item', () => {
  it('returns a conflict that names the holder', async () => {
    const item = await hold();
    const queue = await newQueue();
    const seen = Number((await pedro('GET', `/queues/${queue}/items/${item}`)).body.data.version);
    await change(anna, queue, item, { assignee: 'me', expected_version: seen });
    const holder = [{ field: 'assignee', expected: ids.anna }];
    for (const attempt of [
      decide(pedro, queue, item),
      decide(pedro, queue, item, { expected_version: seen }),
      change(pedro, queue, item, { assignee: 'me', expected_version: seen }),
      change(pedro, queue, item, { assignee: 'me' }),
      change(pedro, queue, item, { assignee: null }),
    ]) {
      const refused = await attempt;
      expect([refused.status, refused.body.error.code]).toEqual([409, '3009']);
      expect(refused.body.error.details).toEqual(holder);
    }
    expect(await stateOf(item)).toBe('REVIEW');
    await pedro('POST', `/queues/${queue}/items/${item}/notes`, { body: { text: 'I know them' } });
    const now = await anna('GET', `/queues/${queue}/items/${item}`);
    expect(now.body.data).toMatchObject({ assignee: { id: ids.anna } });
    expect(items(now.body.data.history).map(({ action, text }) => [action, text])).toEqual([
      ['CLAIMED', ''],
      ['NOTED', 'I know them'],
    ]);
    // A user who has seen the current holder may take the item over.
    const taken = await change(pedro, queue, item, {
      assignee: 'me',
      expected_version: Number(now.body.data.version),
    });
    expect(taken.body.data).toMatchObject({ assignee: { id: ids.pedro } });
  });

  it('decides the item once', async () => {
    const item = await hold();
    const queue = await newQueue();
    const answers = await Promise.all([
      decide(anna, queue, item, { decision: 'APPROVE' }),
      decide(pedro, queue, item, { decision: 'DECLINE' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const won = answers[0]?.status === 200 ? 'APPROVE' : 'DECLINE';
    expect(await stateOf(item)).toBe(won);
  });

  it('can be assigned to another user who can decide', async () => {
    const item = await hold();
    const queue = await newQueue();
    const assigned = await change(anna, queue, item, { assignee: ids.pedro });
    expect(assigned.body.data).toMatchObject({ assignee: { id: ids.pedro }, claimed_until: null });
    const mentions = items((await pedro('GET', '/mentions')).body.data.mentions);
    expect(mentions.slice(0, 1)).toMatchObject([{ item_id: item, queue_id: queue, by: { id: ids.anna } }]);
    server.runtime.advance(40 * MINUTE_MS);
    expect((await next(anna, queue)).body.data.item).toBeNull();
    const back = await change(pedro, queue, item, { assignee: null });
    expect(back.body.data).toMatchObject({ assignee: null });
    for (const assignee of [ids.viewer, `user ${NOWHERE}`, 'somebody']) {
      const refused = await change(anna, queue, item, { assignee });
      expect([refused.status, refused.body.error.code]).toEqual([400, '1006']);
    }
  });
});

describe('decision', () => {
  it('on a transaction sets the state with the reason and removes the item', async () => {
    const item = await hold();
    const queue = await newQueue();
    await next(anna, queue);
    const { body } = await decide(anna, queue, item, { decision: 'DECLINE', reason: 'Stolen card' });
    expect(body.data).toEqual({ decided: true, decision: 'DECLINE' });
    expect(await stateOf(item)).toBe('DECLINE');
    const changes = await shop('GET', `/transactions/order-${orders}/changes`);
    expect(items(changes.body.data.changes)).toMatchObject([
      { author: ids.anna, state: 'DECLINE', comment: 'Stolen card' },
    ]);
    expect(await waiting(queue)).toEqual([]);
    expect((await decide(anna, queue, item)).status).toBe(404);
  });

  it('on a case decides its matches and closes it', async () => {
    const id = await openCase();
    const queue = await newQueue({ source: 'SCREENING', filter: { list_kind: 'sanctionlist' } });
    const elsewhere = await newQueue({ source: 'SCREENING', filter: { list: 'no such list' } });
    expect(await waiting(elsewhere)).toEqual([]);
    expect(itemOf(await next(anna, queue))).toMatchObject({
      id,
      case: { name: LISTED_NAME, status: 'OPEN' },
    });
    await decide(anna, queue, id, { reason: 'Another date of birth' });
    const found = await shop('GET', `/cases/${id}`);
    expect(found.body.data).toMatchObject({ status: 'CLOSED', undecided: 0 });
    expect(items(found.body.data.entries)[0]).toMatchObject({
      decision: 'FALSE_POSITIVE',
      decided_by: ids.anna,
    });
    expect(String(items(found.body.data.history).at(-2)?.note)).toContain('Another date of birth');
    expect(await waiting(queue)).toEqual([]);
  });

  it.each([
    [{ reason: '' }],
    [{ reason: ' \n ' }],
    [{ reason: 'x'.repeat(501) }],
    [{ decision: 'REVIEW' }],
    [{ expected_version: -1 }],
  ])('is rejected when invalid: %j', async (body) => {
    const item = await hold();
    const answer = await decide(anna, await newQueue(), item, body);
    expect([answer.status, answer.body.error.code]).toEqual([400, '1006']);
    expect(await stateOf(item)).toBe('REVIEW');
  });

  it("returns 404 for an item that isn't in the queue or doesn't exist", async () => {
    const item = await hold(10);
    const queue = await newQueue({ filter: { amount_from: 500 } });
    for (const path of [
      `${queue}/items/${item}`,
      `${queue}/items/${NOWHERE}`,
      `${NOWHERE}/items/${item}`,
      `x/items/y`,
    ])
      expect((await anna('GET', `/queues/${path}`)).status).toBe(404);
    expect((await decide(anna, queue, item)).status).toBe(404);
  });
});

describe('four-eyes approval', () => {
  it('requires the same decision from two users, through any queue', async () => {
    const item = await hold();
    const strict = await newQueue({ four_eyes: true });
    const loose = await newQueue();
    await next(anna, strict);
    expect((await decide(anna, loose, item)).body.data).toEqual({ decided: false, decision: 'APPROVE' });
    expect(await stateOf(item)).toBe('REVIEW');
    const proposed = await pedro('GET', `/queues/${strict}/items/${item}`);
    expect(proposed.body.data).toMatchObject({
      assignee: null,
      proposal: { decision: 'APPROVE', by: { id: ids.anna } },
    });
    expect((await next(anna, strict)).body.data.item).toBeNull();
    const again = await decide(anna, strict, item);
    expect([again.status, again.body.error.code]).toEqual([409, '3009']);
    expect((await decide(pedro, loose, item)).body.data).toEqual({ decided: true, decision: 'APPROVE' });
    expect(await stateOf(item)).toBe('APPROVE');
  });

  it('counts a user and their own key as one person', async () => {
    const item = await hold();
    const queue = await newQueue({ four_eyes: true });
    const olga = await join('olga@example.com', 'owner');
    const made = await olga('POST', '/keys', { body: { name: 'Hers', scopes: ['admin'] } });
    const hers = from({ 'x-api-key': String(made.body.data.api_key) });
    expect((await decide(hers, queue, item)).body.data.decided).toBe(false);
    for (const one of [olga, hers]) expect((await decide(one, queue, item)).status).toBe(409);
    expect((await decide(pedro, queue, item)).body.data.decided).toBe(true);
  });

  it('continues until two users agree', async () => {
    const item = await hold();
    const queue = await newQueue({ four_eyes: true });
    await decide(anna, queue, item, { decision: 'APPROVE' });
    expect((await decide(pedro, queue, item, { decision: 'DECLINE' })).body.data.decided).toBe(false);
    expect((await decide(anna, queue, item, { decision: 'DECLINE' })).body.data.decided).toBe(true);
    expect(await stateOf(item)).toBe('DECLINE');
  });
});

describe('queue notes', () => {
  it('mention users, and only those users find the mention', async () => {
    const item = await hold();
    const queue = await newQueue();
    const noted = await anna('POST', `/queues/${queue}/items/${item}/notes`, {
      body: { text: 'Do you know <b>them</b>? 🤔', mentions: [ids.pedro] },
    });
    expect(items(noted.body.data.history)).toMatchObject([
      { action: 'NOTED', text: 'Do you know <b>them</b>? 🤔', mentions: [{ id: ids.pedro }] },
    ]);
    const mentions = async (who: Client) =>
      items((await who('GET', '/mentions')).body.data.mentions).filter(
        ({ item_id }) => String(item_id) === item,
      );
    expect(await mentions(pedro)).toHaveLength(1);
    expect(await mentions(anna)).toEqual([]);
    const refused = await anna('POST', `/queues/${queue}/items/${item}/notes`, {
      body: { text: 'You?', mentions: [ids.viewer] },
    });
    expect([refused.status, refused.body.error.code]).toEqual([400, '1006']);
    const rows = await server.database.query<{ row: string }>({
      accounts: 'every',
      text: `SELECT queue_event::text || encode(coalesce(kept, ''), 'escape') AS row FROM queue_event`,
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ row }) => row.includes('Do you know'))).toBe(false);
  });
});

describe('GET /reviewers', () => {
  it('returns decisions, durations and overridden decisions', async () => {
    await openShop();
    const queue = await newQueue();
    for (const decision of ['APPROVE', 'DECLINE']) {
      const item = await hold();
      await change(anna, queue, item, { assignee: 'me' });
      server.runtime.advance(MINUTE_MS);
      await decide(anna, queue, item, { decision });
    }
    await shop('POST', `/transactions/order-${orders}/review`, { body: { state: 'APPROVE' } });
    const { body } = await shop('GET', '/reviewers');
    const reviewers = new Map(items(body.data.reviewers).map((row) => [String(row.id), row]));
    expect(reviewers.get(ids.anna)).toMatchObject({
      approved: 1,
      declined: 1,
      overridden: 1,
      override_rate: 0.5,
      median_seconds: 60,
    });
    expect(reviewers.get(ids.pedro)).toMatchObject({
      approved: 0,
      override_rate: null,
      median_seconds: null,
    });
    expect(reviewers.has(ids.viewer)).toBe(false);
    server.runtime.advance(3 * 24 * 60 * MINUTE_MS);
    const later = items((await shop('GET', '/reviewers?days=2')).body.data.reviewers);
    expect(later.find(({ id }) => String(id) === ids.anna)).toMatchObject({ approved: 0 });
    const account = Number((await shop('GET', '/account')).body.data.id);
    expect(await reviewerFigures(server.database, account, 0)).toHaveLength(1);
  });
});

describe('item history', () => {
  it('is deleted with its transaction, including its keys', async () => {
    const item = await hold();
    const queue = await newQueue();
    await shop('POST', `/queues/${queue}/items/${item}/notes`, { body: { text: 'About them' } });
    const rows = async () => {
      const [row] = await server.database.query<{ rows: number }>({
        accounts: 'every',
        text: `SELECT ((SELECT count(*) FROM queue_item WHERE item_id = $1::uuid)
                 + (SELECT count(*) FROM queue_event WHERE item_id = $1::uuid))::int AS rows`,
        values: [item],
      });
      return row?.rows;
    };
    expect(await rows()).toBe(2);
    await server.database.query({
      accounts: 'every',
      text: 'DELETE FROM evaluation_find WHERE id = $1::uuid',
      values: [item],
    });
    expect(await rows()).toBe(0);
  });
});
