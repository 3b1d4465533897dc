import { describe, expect, it } from 'vitest';
import { formatMessage } from './message';

describe('formatMessage', () => {
  it('inserts values and formats numbers in the locale', () => {
    expect(formatMessage('{calls} calls of {name}', { calls: 12345, name: 'Ada' }, 'en')).toBe(
      '12,345 calls of Ada',
    );
    expect(formatMessage('{calls} Transaktionen', { calls: 12345.5 }, 'de')).toBe('12.345,5 Transaktionen');
  });

  it('selects the plural form by number', () => {
    const text = '{count, plural, =0 {no calls} one {# call of {name}} other {# calls of {name}}}.';
    const of = (count: number) => formatMessage(text, { count, name: 'Ada' }, 'en');
    expect([0, 1, 2000].map(of)).toEqual(['no calls.', '1 call of Ada.', '2,000 calls of Ada.']);
  });

  it('handles missing values and invalid messages', () => {
    expect(formatMessage('{nobody} {count, plural, one {x}} {open', { count: 7 }, 'en')).toBe('  ');
    expect(formatMessage('no braces', {}, 'de')).toBe('no braces');
  });
});
