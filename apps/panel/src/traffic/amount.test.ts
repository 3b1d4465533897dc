import { describe, expect, it } from 'vitest';
import { followConventions } from '../api/account';
import { amountText, mainCurrency } from './amount';

it('formats amounts with their currency, whatever currency is sent', () => {
  expect(amountText(1234.5, 'EUR')).toMatch(/1.?234[.,]50/);
  expect(amountText(1, null)).toMatch(/^1[.,]00$/);
  expect(amountText(2, 'no currency')).toMatch(/^2[.,]00 no currency$/);
  expect(amountText(Number.MAX_SAFE_INTEGER, 'JPY')).not.toContain('e');
});

it('uses the account currency for amounts without a currency', () => {
  followConventions({ currency: 'HUF', time_zone: null });
  try {
    expect(amountText(12.5, null)).toContain('HUF');
    expect(amountText(12.5, 'USD')).not.toContain('HUF');
  } finally {
    followConventions({ currency: null, time_zone: null });
  }
});

describe('main currency', () => {
  it('is the one that most rows have', () => {
    expect(mainCurrency([['EUR'], ['JPY', 'EUR'], ['JPY', 'EUR', 'EUR']])).toBe('EUR');
    expect(mainCurrency([])).toBeNull();
  });

  it('is the account currency if any row has it', () => {
    followConventions({ currency: 'HUF', time_zone: null });
    try {
      expect(mainCurrency([['EUR'], ['EUR', 'HUF']])).toBe('HUF');
      expect(mainCurrency([['EUR']])).toBe('EUR');
    } finally {
      followConventions({ currency: null, time_zone: null });
    }
  });
});
