import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { movableClock } from '../../testing/movable-clock';
import { RecentFigures } from './call-figures';
import { trendCuts } from './rule-figures';
import { SumJob } from './sum-job';

const MINUTE_MS = 60_000;
const EVENING = Date.parse('2027-01-24T23:50:00Z');
const RANGE = 'from=2027-01-24&to=2027-01-25';

let server: AssayServer;
let shop: TestAccount;
let job: SumJob;

interface Figures {
  readonly id: string;
  readonly matches: number;
  readonly shadow_matches: number;
  readonly fraud: number;
  readonly legitimate: number;
  readonly precision: number | null;
  readonly money: readonly object[];
  readonly trend?: readonly number[];
}

const call = (id: string, amount: number, more: object = {}) =>
  shop.live.fraud({
    transaction_id: id,
    action_type: 'purchase',
    transaction_amount: amount,
    transaction_currency: 'EUR',
    ...more,
  });
const label = (id: string, value: string | null) =>
  value === null
    ? shop.live.manage('DELETE', `/transactions/${id}/label`)
    : shop.live.manage('PUT', `/transactions/${id}/label`, { label: value });
const ruleOf = (id: string, mode: string, when: string) => ({
  id,
  name: id,
  mode,
  when,
  ...JSON.parse('{"then":{"score":{"operation":"+","value":1}}}'),
});
const figures = async (query = RANGE, account = shop): Promise<ReadonlyMap<string, Figures>> => {
  const answer = await account.live.manage('GET', `/rule-metrics?${query}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  const { rules } = answer.data as unknown as { readonly rules: readonly Figures[] };
  return new Map(rules.map((rule) => [rule.id, rule]));
};
const history = async (id: string, query = RANGE) => {
  const answer = await shop.live.manage('GET', `/rules/${id}/metrics?${query}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer.data as unknown as {
    readonly unit: string;
    readonly buckets: readonly string[];
    readonly metrics: Figures;
    readonly series: { readonly [name: string]: readonly (number | null)[] };
    readonly money_series: readonly { readonly currency: string; readonly amount: readonly number[] }[];
  };
};

beforeAll(async () => {
  server = await startAssay({ clock: movableClock(EVENING) });
  shop = await server.newAccount('Shop');
  job = new SumJob({
    database: server.serving,
    directory: { accounts: () => [{ id: shop.id, testEnvironmentId: shop.id + 1000 }] as never },
    runtime: server.clock,
    recent: new RecentFigures(),
  });
  await shop.live.manage('POST', '/rules', ruleOf('big', 'live', 'transaction_amount > 500'));
  await shop.live.manage('POST', '/rules', ruleOf('bigger', 'shadow', 'transaction_amount > 800'));
  await call('small', 10);
  await call('large', 600);
  await call('dollars', 900, { transaction_currency: 'USD' });
  server.clock.advance(20 * MINUTE_MS);
  await call('largest', 1000);
  await call('nameless', 700, { transaction_currency: undefined });
  server.clock.advance(20 * MINUTE_MS);
  await job.run();
});
afterAll(() => server.close());

describe('rule figures', () => {
  it('count matches and shadow matches, and amounts per currency', async () => {
    const found = await figures();
    expect(found.get('big')).toEqual({
      id: 'big',
      matches: 4,
      shadow_matches: 0,
      fraud: 0,
      legitimate: 0,
      precision: null,
      money: [
        { currency: 'EUR', amount: 1600, fraud: 0, legitimate: 0 },
        { currency: 'USD', amount: 900, fraud: 0, legitimate: 0 },
      ],
      trend: [2, 2],
    });
    expect(found.get('bigger')).toMatchObject({ matches: 0, shadow_matches: 2 });
    expect((await figures('from=2027-01-23&to=2027-01-23')).size).toBe(0);
    const totals = (all: typeof found) => [...all.values()].map(({ trend: _, ...rest }) => rest);
    expect(totals(await figures(''))).toEqual(totals(found));
    expect((await figures('to=2027-01-23')).size).toBe(0);
  });

  it('follow the newest label at the time of the transaction, also for shadow rules', async () => {
    await label('large', 'fraud_detection_fraud');
    await label('largest', 'fraud_detection_false_alert');
    await label('small', 'fraud_detection_fraud');
    await job.run();
    const found = await figures();
    expect(found.get('big')).toMatchObject({ fraud: 1, legitimate: 1, precision: 0.5 });
    expect(found.get('big')?.money[0]).toEqual({
      currency: 'EUR',
      amount: 1600,
      fraud: 600,
      legitimate: 1000,
    });
    expect(found.get('bigger')).toMatchObject({ fraud: 0, legitimate: 1, precision: 0 });
    await label('largest', 'fraud_detection_fraud');
    await label('large', null);
    await job.run();
    const later = await figures();
    expect(later.get('big')).toMatchObject({ fraud: 1, legitimate: 0, precision: 1 });
    expect(later.get('big')?.money[0]).toEqual({ currency: 'EUR', amount: 1600, fraud: 1000, legitimate: 0 });
  });

  it('group a rule by day of a time zone', async () => {
    const { unit, buckets, series, money_series, metrics: whole } = await history('big');
    expect([unit, buckets.length]).toEqual(['hour', 48]);
    const week = await history('big', 'from=2027-01-20&to=2027-01-26');
    expect(week.series.matches).toEqual([0, 0, 0, 0, 2, 2, 0]);
    expect(week.series.precision).toEqual([null, null, null, null, null, 1, null]);
    expect(week.money_series[0]).toMatchObject({ currency: 'EUR', amount: [0, 0, 0, 0, 600, 1000, 0] });
    expect(week.metrics).toEqual(whole);
    expect(series.matches?.reduce<number>((all, count) => all + (count ?? 0), 0)).toBe(4);
    expect(money_series).toHaveLength(2);
    const kolkata = await history('big', 'from=2027-01-20&to=2027-01-26&time_zone=Asia/Kolkata');
    expect(kolkata.series.matches).toEqual([0, 0, 0, 0, 0, 4, 0]);
  });

  it('split a period into at most 14 parts of whole days', () => {
    const at = (date: string) => Date.parse(`${date}T00:00:00Z`);
    const month = trendCuts([at('2027-01-01'), at('2027-01-29')]);
    expect(month).toHaveLength(15);
    expect([month[0], month.at(-1)]).toEqual([at('2027-01-01'), at('2027-01-29')]);
    const local = trendCuts([Date.parse('2027-01-01T23:00:00Z'), Date.parse('2027-01-03T23:00:00Z')]);
    expect(local).toEqual(['2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04'].map(at));
  });

  it('are zero for a rule without matches, and 404 for an unknown rule', async () => {
    await shop.live.manage('POST', '/rules', ruleOf('idle', 'live', 'transaction_amount > 1000000'));
    expect((await history('idle')).metrics).toMatchObject({ matches: 0, precision: null, money: [] });
    expect((await shop.live.manage('GET', `/rules/nothing/metrics?${RANGE}`)).status).toBe(404);
    const other = await server.newAccount('Other');
    expect((await figures(RANGE, other)).size).toBe(0);
  });

  it.each([
    ['from=2027-01-25&to=2027-01-24', 'to'],
    ['from=2026-02-30&to=2026-03-01', 'from'],
    ['from=9999-12-01&to=9999-12-31', 'to'],
    ['from=9990-01-01&to=9999-12-31', 'to'],
    ['from=2027-01-25&to=2027-01-25&time_zone=Middle/Earth', 'time_zone'],
  ])('reject an invalid range: %s', async (query, field) => {
    for (const path of ['/rule-metrics', '/rules/big/metrics']) {
      const answer = await shop.live.manage('GET', `${path}?${query}`);
      expect(answer.status).toBe(400);
      expect(JSON.stringify(answer)).toContain(`"${field}"`);
    }
  });
});
