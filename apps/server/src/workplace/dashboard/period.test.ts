import type { Connection, SumRow } from '@assay/store';
import { expect, it } from 'vitest';
import { readPeriod } from './period';

const CURRENCIES = ['AUD', 'CAD', 'CHF', 'EUR', 'GBP', 'JPY', 'SEK', 'USD'] as const;

it('lists the six most frequent currencies, and sums all of them in the currency of the account', async () => {
  const connection = { query: async () => [] } as unknown as Connection;
  const totals = CURRENCIES.map(
    (value, n): SumRow => ({
      field: 'currency',
      value,
      state: 0,
      counts: Float64Array.of(100 - n),
      amounts: Float64Array.of(10),
    }),
  );
  const asked = {
    from: '2026-11-01',
    to: '2026-11-02',
    timeZone: 'UTC',
    unit: 'day',
    segment: null,
  } as const;
  const rates = { perEuro: new Map(CURRENCIES.map((currency) => [currency, 1] as const)) };
  const account = { currency: 'EUR', rates };
  const period = await readPeriod(connection, 1 as never, asked, { totals, part: 0 }, account);
  expect(period.money.map(({ currency }) => currency)).toEqual(CURRENCIES.slice(0, 6));
  expect(period.account_money).toMatchObject({ approve: 80, approved: [0, 0], unconverted: [] });
});
