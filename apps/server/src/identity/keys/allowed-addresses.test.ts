import { describe, expect, it } from 'vitest';
import { addressAllowed, isAddressOrRange } from './allowed-addresses';

describe('addressAllowed', () => {
  it.each<[readonly string[], string, boolean]>([
    [[], '198.51.100.7', true],
    [['198.51.100.7'], '198.51.100.7', true],
    [['198.51.100.7'], '198.51.100.8', false],
    [['198.51.100.0/24'], '198.51.100.255', true],
    [['198.51.100.0/24'], '198.51.101.0', false],
    [['0.0.0.0/0'], '8.8.8.8', true],
    [['2001:db8::/32'], '2001:db8:ffff::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:DB8:0:0::1'], '2001:db8::1', true],
    [['2001:db8::/32', '198.51.100.0/24'], '198.51.100.9', true],
    [['198.51.100.0/24'], '::ffff:198.51.100.9', true],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['::/0'], '2001:db8::1', true],
    [['::/0'], '198.51.100.7', true],
    [['::ffff:198.51.100.0/120'], '198.51.100.9', true],
    [['fe80::/10'], 'fe80::1%eth0', true],
    [['fe80::/10'], 'fe80::1%', false],
    [['10.0.0.0/08'], '10.1.2.3', true],
    [['no address'], '198.51.100.7', false],
    [['198.51.100.0/24'], 'unknown', false],
  ])('with allowed addresses %j returns for %s: %s', (allowed, address, expected) => {
    expect(addressAllowed(allowed, address)).toBe(expected);
  });
});

describe('isAddressOrRange', () => {
  it.each([
    ['198.51.100.7', true],
    ['198.51.100.0/24', true],
    ['198.51.100.0/33', false],
    ['198.51.100.0/', false],
    ['198.51.100.0/-1', false],
    ['198.51.100.0/8/8', false],
    ['198.51.100', false],
    ['2001:db8::/129', false],
    ['fe80::1%eth0', false],
    ['*', false],
  ])('returns for %s: %s', (entry, expected) => {
    expect(isAddressOrRange(entry)).toBe(expected);
  });
});
