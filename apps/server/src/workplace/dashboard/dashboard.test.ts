import { firstIdAt, readSums } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { movableClock } from '../../testing/movable-clock';
import { type NotedFigures, RecentFigures } from './call-figures';
import { SumJob, settledBefore } from './sum-job';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Shortly before midnight UTC; in Kolkata it is the morning of the 25th. */
const EVENING = Date.parse('2027-01-24T23:50:00Z');

let server: AssayServer;
let shop: TestAccount;
let job: SumJob;

const jobOf = (
  account: TestAccount,
  recent = new RecentFigures(),
  fromOthers?: () => Promise<readonly NotedFigures[]>,
) => {
  const known = { id: account.id, testEnvironmentId: account.id + 1000 };
  return new SumJob({
    database: server.serving,
    directory: { accounts: () => [known] as never },
    runtime: server.clock,
    recent,
    ...(fromOthers ? { fromOthers } : {}),
  });
};

const call = (id: string, more: object = {}) => ({
  transaction_id: id,
  user_id: id,
  email: `${id}@example.com`,
  action_type: 'purchase',
  transaction_amount: 100,
  transaction_currency: 'EUR',
  ...more,
});

type Data = { readonly [name: string]: unknown };
const read = async (query: string, account = shop) => {
  const answer = await account.live.manage('GET', `/dashboard?${query}`);
  expect(answer.status, JSON.stringify(answer.data)).toBe(200);
  return answer.data as unknown as {
    readonly unit: string;
    readonly counted_until: string | null;
    readonly current: Data;
    readonly previous: Data | null;
    readonly drift: readonly Data[];
  };
};

const kept = async () => items((await shop.live.manage('GET', '/evaluations')).data.evaluations);

beforeAll(async () => {
  server = await startAssay({ clock: movableClock(EVENING) });
  shop = await server.newAccount('Shop');
  job = jobOf(shop);
  await shop.live.fraud(call('first'));
  await shop.live.fraud(call('second', { transaction_amount: 50.5, transaction_currency: 'USD' }));
  server.clock.advance(20 * MINUTE_MS);
  await shop.live.fraud(call('third', { action_type: 'withdrawal', merchant_id: 77 }));
  server.clock.advance(20 * MINUTE_MS);
  await job.run();
});
afterAll(() => server.close());

describe('dashboard sums', () => {
  it('count decisions per day', async () => {
    const { unit, current, counted_until } = await read('from=2027-01-22&to=2027-01-25');
    expect(unit).toBe('day');
    expect(current.calls).toBe(3);
    const { approve, review, decline } = current.states as { readonly [state: string]: readonly number[] };
    expect(approve?.map((count, day) => count + (review?.[day] ?? 0) + (decline?.[day] ?? 0))).toEqual([
      0, 0, 2, 1,
    ]);
    expect(Date.parse(String(counted_until))).toBe(EVENING + 39 * MINUTE_MS);
  });

  it('split days by time zone, also at half-hour offsets', async () => {
    const { current } = await read('from=2027-01-24&to=2027-01-25&time_zone=Asia/Kolkata');
    expect(current.calls).toBe(3);
    const perHour = (current.states as { readonly approve: readonly number[] }).approve;
    expect(perHour).toHaveLength(48);
    const berlin = await read('from=2027-01-25&to=2027-01-25&time_zone=Europe/Berlin');
    expect(berlin.current.calls).toBe(3);
    const lisbon = await read('from=2027-01-25&to=2027-01-25&time_zone=Europe/Lisbon');
    expect(lisbon.current.calls).toBe(1);
  });

  it('include amounts in the currency of the account, once it has one', async () => {
    const query = 'from=2027-01-24&to=2027-01-25';
    expect((await read(query)).current.account_money).toBeNull();
    const { document, version } = (await shop.live.manage('GET', '/policy')).data;
    const velocity = { ...(document?.velocity as object), currency: 'EUR' };
    const saved = { document: { ...document, velocity }, expected_version: version };
    expect((await shop.live.manage('PUT', '/policy', saved)).status).toBe(200);
    const { current } = await read(query);
    const money = current.account_money as { readonly [member: string]: number };
    expect(money).toMatchObject({ currency: 'EUR', unconverted: [] });
    const total = money.approve! + money.review! + money.decline!;
    // Two transactions of 100 EUR, and one of 50.5 USD.
    expect(total).toBeGreaterThan(220);
    expect(total).toBeLessThan(300);
  });

  it('include amounts per currency, segments, scores and times', async () => {
    const { current } = await read('from=2027-01-24&to=2027-01-25&segment=action');
    expect(current.money).toMatchObject([{ currency: 'EUR' }, { currency: 'USD' }]);
    const [, usd] = current.money as readonly Record<string, number>[];
    expect((usd?.approve ?? 0) + (usd?.review ?? 0) + (usd?.decline ?? 0)).toBe(50.5);
    const segments = current.segments as readonly {
      readonly value: string;
      readonly calls: readonly number[];
    }[];
    expect(segments.map(({ value, calls }) => [value, calls.reduce((a, b) => a + b)])).toEqual([
      ['purchase', 2],
      ['withdrawal', 1],
    ]);
    const merchants = await read('from=2027-01-24&to=2027-01-25&segment=merchant');
    expect((merchants.current.segments as typeof segments).map(({ value }) => value)).toEqual(['', '77']);
    const scores = current.scores as { readonly [state: string]: readonly number[] };
    expect(
      Object.values(scores)
        .flat()
        .reduce((a, b) => a + b),
    ).toBe(3);
    expect((current.latency as { readonly p50: number }).p50).toBeGreaterThan(0);
  });

  it('count nothing twice, even with concurrent or interrupted runs', async () => {
    await Promise.all([job.run(), jobOf(shop).run(), job.run()]);
    expect((await read('from=2027-01-24&to=2027-01-25')).current.calls).toBe(3);
  });

  it('use remembered figures for transactions of this process and stored records for others', async () => {
    const other = await server.newAccount('Other shop');
    await other.live.fraud(call('remembered', { merchant_id: '5' }));
    await other.live.fraud(call('opened', { merchant_id: 6 }));
    const evaluations = items((await other.live.manage('GET', '/evaluations')).data.evaluations);
    const known = evaluations.find((evaluation) => String(evaluation.transaction_id) === 'remembered');
    const recent = new RecentFigures();
    const seen = { shadow_rules: [], blackbox_score: null, calculation_time: 7 };
    recent.note(String(known?.id), { request: { merchant_id: '55' }, seen, answered: {} });
    server.clock.advance(20 * MINUTE_MS);
    await jobOf(other, recent).run();
    const { current } = await read('from=2027-01-24&to=2027-01-25&segment=merchant', other);
    const segments = current.segments as readonly { readonly value: string }[];
    expect(segments.map(({ value }) => value).sort()).toEqual(['55', '6']);
    expect(recent.of(String(known?.id))).toBeUndefined();
  });

  it('ask other processes of the server once, and decrypt only transactions that none remembers', async () => {
    const other = await server.newAccount('Shop of two processes');
    for (const id of ['here', 'there', 'nowhere']) await other.live.fraud(call(id, { merchant_id: id }));
    const idOf = async (transaction: 'here' | 'there') => {
      const evaluations = items((await other.live.manage('GET', '/evaluations')).data.evaluations);
      return String(evaluations.find((evaluation) => String(evaluation.transaction_id) === transaction)?.id);
    };
    const [here, there] = [new RecentFigures(), new RecentFigures()];
    const noted = (merchant_id: string) => ({ request: { merchant_id }, seen: {}, answered: {} });
    here.note(await idOf('here'), noted('remembered here'));
    const answeredThere = await idOf('there');
    there.note(answeredThere, noted('remembered there'));
    server.clock.advance(20 * MINUTE_MS);
    const newest = firstIdAt(server.clock.now());
    there.note(newest, noted('not settled yet'));
    let asked = 0;
    const counting = jobOf(other, here, async () => {
      asked++;
      return there.handOver(settledBefore(server.clock.now()));
    });
    await counting.run();
    const { current } = await read('from=2027-01-24&to=2027-01-25&segment=merchant', other);
    const segments = current.segments as readonly { readonly value: string }[];
    expect(segments.map(({ value }) => value).sort()).toEqual([
      'nowhere',
      'remembered here',
      'remembered there',
    ]);
    expect(asked).toBe(1);
    expect(there.of(answeredThere)).toBeUndefined();
    expect(there.of(newest)).toBeDefined();
    await counting.run();
    expect(asked, 'nothing new to count').toBe(1);
  });

  it('remember only the newest transactions up to the maximum', () => {
    const recent = new RecentFigures(2);
    for (const id of ['a', 'b', 'c']) recent.note(id, { request: {}, seen: {}, answered: {} });
    expect(['a', 'b', 'c'].map((id) => recent.of(id) !== undefined)).toEqual([false, true, true]);
  });

  it('count labels once and follow the newest label of a transaction', async () => {
    const at = '/transactions/first/label';
    await shop.live.manage('PUT', at, { label: 'fraud_detection_fraud' });
    await job.run();
    const fraud = await read('from=2027-01-24&to=2027-01-25');
    expect(fraud.current.labels).toEqual([{ label: 'fraud_detection_fraud', count: 1 }]);
    const sum = (outcomes: unknown, of: 'fraud' | 'legitimate') =>
      (outcomes as readonly Record<string, number>[]).reduce((all, outcome) => all + (outcome[of] ?? 0), 0);
    expect(sum(fraud.current.outcomes, 'fraud')).toBe(1);
    const [cost] = fraud.current.outcome_money as readonly Record<string, number>[];
    expect(cost).toMatchObject({ currency: 'EUR', blocked: 0 });
    expect((cost?.prevented ?? 0) + (cost?.lost ?? 0)).toBeGreaterThan(0);
    await shop.live.manage('PUT', at, { label: 'fraud_detection_false_alert' });
    await job.run();
    const fine = await read('from=2027-01-24&to=2027-01-25');
    expect([sum(fine.current.outcomes, 'fraud'), sum(fine.current.outcomes, 'legitimate')]).toEqual([0, 1]);
    await shop.live.manage('DELETE', at);
    await job.run();
    const none = await read('from=2027-01-24&to=2027-01-25');
    expect([sum(none.current.outcomes, 'fraud'), sum(none.current.outcomes, 'legitimate')]).toEqual([0, 0]);
    expect(none.current.outcome_money).toEqual([]);
    expect(none.current.overrides).not.toEqual([]);
  });

  it("remain after an erasure and aren't visible to another account", async () => {
    const erased = await shop.live.send('POST', '/RestService/erase-api/v2', {
      json: { domains: ['FRAUD'], user_ids: ['second'] },
    });
    expect(erased.status).toBeLessThan(300);
    await expect.poll(async () => (await kept()).length).toBe(2);
    await job.run();
    expect((await read('from=2027-01-24&to=2027-01-25')).current.calls).toBe(3);
    const other = await server.newAccount('Other');
    expect((await read('from=2027-01-24&to=2027-01-25', other)).current.calls).toBe(0);
    const rows = await readSums(server.serving, other.id, { fields: ['call'], cuts: [0, EVENING + DAY_MS] });
    expect(rows).toEqual([]);
  });

  it('compare with the previous period and report drift only with enough transactions', async () => {
    const { previous, current, drift } = await read('from=2027-01-25&to=2027-01-25&compare=previous');
    expect([previous?.calls, current.calls]).toEqual([2, 1]);
    expect(previous?.from).toBe('2027-01-24');
    expect(drift).toEqual([]);
  });
});

describe('dashboard ranges', () => {
  it('return zeros without data, and months for ten years', async () => {
    const { current } = await read('from=2001-01-01&to=2001-01-31');
    expect(current.calls).toBe(0);
    expect((current.states as { readonly approve: readonly number[] }).approve).toHaveLength(31);
    const { unit, current: years } = await read('from=2017-01-28&to=2027-01-31');
    expect(unit).toBe('month');
    expect(years.calls).toBe(3);
  });

  it.each([
    ['from=2027-01-25&to=2027-01-24', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=2027-01-25&to=2027-01-25&time_zone=Middle/Earth', 'time_zone'],
    ['from=2000-01-01&to=2027-01-25', 'to'],
    ['from=0001-01-01&to=0001-01-02', 'from'],
    ['from=9999-12-01&to=9999-12-31', 'to'],
    ['from=9990-01-01&to=9999-12-31', 'to'],
    ['from=yesterday&to=2027-01-25', 'from'],
    ['from=2027-01-25&to=2027-01-25&segment=email', 'segment'],
  ])('reject an invalid range: %s', async (query, field) => {
    const answer = await shop.live.manage('GET', `/dashboard?${query}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer)).toContain(`"${field}"`);
  });
});
