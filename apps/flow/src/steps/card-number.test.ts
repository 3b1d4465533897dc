import { describe, expect, it } from 'vitest';
import { cardEnds, expiryTyped, grouped, isCardNumber, isExpiry } from './card-step';

describe('the number of a card', () => {
  it.each([
    '4111111111111111',
    '5555555555554444',
    '2223003122003222',
    '378282246310005',
    '6011111111111117',
    '3530111333300000',
    '30569309025904',
    '6200000000000005',
  ])('%s is one', (digits) => expect(isCardNumber(digits)).toBe(true));

  it.each([
    '4111111111111112',
    '41111',
    '',
    '41111111111111111111',
    '4111x11111111111',
  ])('%s is none', (digits) => expect(isCardNumber(digits)).toBe(false));

  it('leaves the page by its ends only', () => {
    const ends = cardEnds('4111111111111111');
    expect(ends).toEqual({ bin: '411111', last_four: '1111', luhn_valid: true });
    expect(JSON.stringify(ends)).not.toContain('4111111');
  });

  it('is grouped as it is typed, and so is the expiry', () => {
    expect(grouped('41111111-1111 1111')).toBe('4111 1111 1111 1111');
    expect(expiryTyped('0929')).toBe('09/29');
    expect(expiryTyped('09')).toBe('09');
    expect([isExpiry('09/29'), isExpiry('13/29'), isExpiry('9/29')]).toEqual([true, false, false]);
  });
});
