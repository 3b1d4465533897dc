import { describe, expect, it } from 'vitest';
import { isLuhnValid } from './card-candidates';

describe('isLuhnValid', () => {
  it.each([
    '4111111111111111',
    '378282246310005',
    '6011000990139424',
    '30569309025904',
    '3530111333300000',
  ])('accepts %s', (number) => expect(isLuhnValid(number)).toBe(true));

  it('accepts exactly one check digit for any other digits', () => {
    for (const others of ['411111111111111', '1', '999999999999', '000000000001']) {
      expect([...'0123456789'].filter((last) => isLuhnValid(others + last))).toHaveLength(1);
    }
  });

  it('rejects every single wrong digit', () => {
    const number = '4111111111111111';
    for (let at = 0; at < number.length; at++) {
      for (const digit of '0123456789') {
        const altered = number.slice(0, at) + digit + number.slice(at + 1);
        expect(isLuhnValid(altered)).toBe(altered === number);
      }
    }
  });
});
