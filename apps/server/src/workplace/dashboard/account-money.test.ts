import { describe, expect, it } from 'vitest';
import { accountMoney } from './account-money';

const rates = {
  perEuro: new Map([
    ['EUR', 1],
    ['USD', 1.25],
  ]),
};
const row = (currency: string, amount: number) => ({
  currency,
  approve: amount,
  review: 0,
  decline: amount / 2,
  approved: [amount, 0],
  stopped: [0, amount / 2],
  declined: [0, amount / 2],
});

describe('accountMoney', () => {
  it('adds the amounts of all currencies by their rates', () => {
    expect(accountMoney([row('EUR', 100), row('USD', 50)], 2, { currency: 'EUR', rates })).toEqual({
      currency: 'EUR',
      approve: 140,
      review: 0,
      decline: 70,
      approved: [140, 0],
      stopped: [0, 70],
      declined: [0, 70],
      unconverted: [],
    });
  });

  it('names the currencies without a rate, and leaves them out', () => {
    const money = accountMoney([row('EUR', 100), row('XTS', 7)], 2, { currency: 'USD', rates });
    expect(money).toMatchObject({ currency: 'USD', approve: 125, unconverted: ['XTS'] });
    expect(accountMoney([row('EUR', 100)], 2, { currency: 'XTS', rates })).toMatchObject({
      approve: 0,
      unconverted: ['EUR'],
    });
  });

  it('returns null if the account has no currency', () => {
    expect(accountMoney([row('EUR', 100)], 2, { currency: null, rates })).toBeNull();
  });

  it('returns zeros for every bucket if there are no amounts', () => {
    expect(accountMoney([], 3, { currency: 'EUR', rates })).toMatchObject({
      approve: 0,
      approved: [0, 0, 0],
      stopped: [0, 0, 0],
      declined: [0, 0, 0],
    });
  });
});
