import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items, type Json } from '../../testing/client';
import { movableClock } from '../../testing/movable-clock';
import { RecentFigures } from '../dashboard/call-figures';
import { SumJob } from '../dashboard/sum-job';

const NOW = Date.parse('2027-02-10T12:00:00Z');

let server: AssayServer;
let shop: TestAccount;
let count = 0;

/** Returns `times` events of a kind. */
const events = (times: number, type: string, day: string, more: object = {}) =>
  Array.from({ length: times }, () => ({
    transaction_id: 'paid',
    event_id: `evt-${++count}`,
    type,
    occurred_at: `${day}T12:00:00Z`,
    amount: 10,
    currency: 'EUR',
    network: 'visa',
    ...more,
  }));
const read = async (query: string) => {
  const answer = await shop.live.manage('GET', `/dispute-rates?${query}`);
  expect(answer.status, JSON.stringify(answer.error)).toBe(200);
  return answer.data;
};
const program = (data: Json, id: string) =>
  items(items(data.programs).find((one) => String(one.id) === id)?.months);

beforeAll(async () => {
  server = await startAssay({ clock: movableClock(NOW) });
  shop = await server.newAccount('Shop');
  await shop.live.fraud({ transaction_id: 'paid', transaction_currency: 'EUR' });
  const sent = [
    ...events(200, 'captured', '2026-12-05'),
    ...events(100, 'captured', '2027-01-05'),
    ...events(3, 'dispute_opened', '2027-01-20', { code: '10.4', amount: 20 }),
    ...events(1, 'dispute_opened', '2027-01-21', { code: '13.1', amount: 7.5 }),
    ...events(2, 'fraud_warning', '2027-01-22', { code: '6' }),
    ...events(2, 'dispute_opened', '2027-01-23', { code: '4837', network: 'mastercard' }),
    ...events(50, 'captured', '2026-12-06', { network: 'mastercard', currency: 'USD' }),
    ...events(1, 'dispute_won', '2027-02-01', { code: '10.4' }),
    // Local time of the second half of the last day of January in Kolkata is February.
    ...events(1, 'captured', '2027-01-31', { occurred_at: '2027-01-31T20:00:00Z' }),
  ];
  const { data } = await shop.live.manage('POST', '/transactions/events', { events: sent });
  expect(items(data.results).every(({ status }) => String(status) === 'recorded')).toBe(true);
  await new SumJob({
    database: server.serving,
    directory: { accounts: () => [{ id: shop.id, testEnvironmentId: shop.id + 1000 }] as never },
    runtime: server.clock,
    recent: new RecentFigures(),
  }).run();
});
afterAll(() => server.close());

describe('GET /dispute-rates', () => {
  it('returns disputes per captured transaction by count and by amount', async () => {
    const { months } = await read('from=2026-12&to=2027-02');
    expect(items(months)).toMatchObject([
      { month: '2026-12', captured: 250, disputes: 0, rate: 0 },
      {
        month: '2027-01',
        captured: 101,
        disputes: 6,
        fraud_disputes: 5,
        fraud_warnings: 2,
        rate: 6 / 101,
        money: [{ currency: 'EUR', captured: 1010, disputed: 87.5, rate: 87.5 / 1010 }],
      },
      { month: '2027-02', captured: 0, disputes: 0, won: 1, rate: null },
    ]);
  });

  it('returns the ratio of each program over its window', async () => {
    const data = await read('from=2027-01&to=2027-01');
    // Fraud reports and disputes per transaction of the same month.
    expect(program(data, 'visa_vamp')).toEqual([
      { month: '2027-01', numerator: 6, denominator: 101, ratio: 6 / 101, exceeded: false },
    ]);
    // Chargebacks per transaction of the month before.
    expect(program(data, 'mastercard_ecm')).toMatchObject([{ numerator: 2, denominator: 50, ratio: 0.04 }]);
  });

  it('follows the programs of the settings', async () => {
    const own = {
      id: 'own',
      name: 'Fraud by amount',
      network: null,
      numerator: [{ type: 'dispute_opened', categories: ['fraud'] }],
      denominator: 'same_month',
      by: 'amount',
      min_count: 5,
      threshold: 0.07,
    };
    const saved = await shop.live.manage('PUT', '/payment-event-settings', { programs: [own] });
    expect(saved.status).toBe(200);
    const data = await read('from=2027-01&to=2027-01');
    expect(items(data.programs)).toMatchObject([
      { id: 'own', months: [{ numerator: 80, denominator: 1010, exceeded: true }] },
    ]);
    const twice = await shop.live.manage('PUT', '/payment-event-settings', { programs: [own, own] });
    expect(twice.error.code).toBe('1006');
    expect((await shop.live.manage('GET', '/payment-event-settings')).data.overwrite_labels).toBe(false);
  });

  it('begins months at midnight of the time zone', async () => {
    const { months } = await read('from=2027-01&to=2027-02&time_zone=Asia/Kolkata');
    expect(items(months).map(({ captured }) => captured)).toEqual([100, 1]);
  });

  it.each([
    'from=2027-02&to=2027-01',
    'from=2020-01&to=2027-01',
    'from=2027-13',
    'time_zone=Moon/Base',
  ])('refuses %s', async (query) => {
    const answer = await shop.live.manage('GET', `/dispute-rates?${query}`);
    expect([answer.status, answer.error.code]).toEqual([400, '1006']);
  });

  it('returns the last six months by default', async () => {
    expect(items((await read('')).months).map(({ month }) => month)).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
    ]);
  });
});
