import { expect, it } from 'vitest';
import { amountText } from '../traffic/amount';
import { amountsOf } from './person-page';

const row = (transaction_id: string, amount: number | null, currency: string | null = 'EUR') => ({
  transaction_id,
  amount,
  currency,
});

it('sums by currency, counts each transaction once, and skips missing amounts', () => {
  expect(
    amountsOf([
      row('a', 10),
      row('a', 99),
      row('b', 5),
      row('c', 7, 'USD'),
      row('d', null),
      row('e', 1, null),
    ]),
  ).toEqual([
    { currency: 'EUR', calls: 2, sum: amountText(15, 'EUR'), largest: amountText(10, 'EUR') },
    { currency: 'USD', calls: 1, sum: amountText(7, 'USD'), largest: amountText(7, 'USD') },
    { currency: null, calls: 1, sum: amountText(1, null), largest: amountText(1, null) },
  ]);
  expect(amountsOf([])).toEqual([]);
});
