import { expect, it } from 'vitest';
import { amountText } from './amount';

it('writes amounts with their currency, whatever was sent as one', () => {
  expect(amountText(1234.5, 'EUR')).toMatch(/1.?234[.,]50/);
  expect(amountText(1, null)).toMatch(/^1[.,]00$/);
  expect(amountText(2, 'no currency')).toMatch(/^2[.,]00 no currency$/);
  expect(amountText(Number.MAX_SAFE_INTEGER, 'JPY')).not.toContain('e');
});
