import { describe, expect, it } from 'vitest';
import { emptyAddress, formatIp, parseIp } from './address';
import { formatPrefix, lastAddress, parsePrefix, prefixHolds } from './prefix';

function address(text: string) {
  const out = emptyAddress();
  expect(parseIp(text, out)).toBe(true);
  return out;
}

describe('parsePrefix', () => {
  it.each([
    ['192.0.2.0/24', '192.0.2.0/24', '192.0.2.255'],
    ['192.0.2.77/24', '192.0.2.0/24', '192.0.2.255'],
    ['192.0.2.7', '192.0.2.7/32', '192.0.2.7'],
    ['0.0.0.0/0', '0.0.0.0/0', '255.255.255.255'],
    ['2001:db8::/32', '2001:db8::/32', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::/45', '2001:db8::/45', '2001:db8:7:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::5/127', '2001:db8::4/127', '2001:db8::5'],
    ['::/0', '::/0', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('reads %s as %s with last address %s', (text, canonical, last) => {
    const prefix = parsePrefix(text)!;
    expect(formatPrefix(prefix)).toBe(canonical);
    expect(formatIp(lastAddress(prefix))).toBe(last);
  });

  it.each([
    '192.0.2.0/33',
    '192.0.2.0/',
    '192.0.2.0/024',
    '192.0.2.0/-1',
    '192.0.2/24',
    '::/129',
    '/24',
    '::/1/2',
  ])('refuses %s', (text) => {
    expect(parsePrefix(text)).toBeNull();
  });
});

describe('prefixHolds', () => {
  it('separates inside from outside at both ends', () => {
    const prefix = parsePrefix('10.20.0.0/14')!;
    expect(prefixHolds(prefix, address('10.20.0.0'))).toBe(true);
    expect(prefixHolds(prefix, address('10.23.255.255'))).toBe(true);
    expect(prefixHolds(prefix, address('10.24.0.0'))).toBe(false);
    expect(prefixHolds(prefix, address('10.19.255.255'))).toBe(false);
  });

  it('never matches across IPv4 and IPv6', () => {
    expect(prefixHolds(parsePrefix('0.0.0.0/0')!, address('::1'))).toBe(false);
  });
});
