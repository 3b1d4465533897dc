import { describe, expect, it } from 'vitest';
import { emptyAddress, formatIpv4, parseIp } from './address';
import { embeddedIpv4, formatPrefix, isIpv4Mapped, parsePrefix, unmappedPrefix } from './prefix';

function embedded(text: string): string | null {
  const address = emptyAddress();
  expect(parseIp(text, address)).toBe(true);
  const value = embeddedIpv4(address);
  return value < 0 ? null : formatIpv4(value);
}

describe('embeddedIpv4', () => {
  it.each([
    ['::ffff:192.0.2.33', '192.0.2.33', 'IPv4-mapped'],
    ['64:ff9b::c000:221', '192.0.2.33', 'NAT64, the example of RFC 6052 §2.4'],
    ['2002:c000:0204::1', '192.0.2.4', '6to4'],
    ['2001:0000:4136:e378:8000:63bf:3fff:fdd2', '192.0.2.45', 'Teredo, the example of RFC 4380'],
  ])('%s contains %s (%s)', (text, expected) => {
    expect(embedded(text)).toBe(expected);
  });

  it.each([
    '::1',
    '::c000:221',
    '64:ff9b:1::c000:221',
    '2001:1::1',
    '2a00::1',
    '192.0.2.1',
  ])('%s contains no IPv4 address', (text) => {
    expect(embedded(text)).toBeNull();
  });
});

it('isIpv4Mapped is true only for the IPv4-mapped form', () => {
  const address = emptyAddress();
  parseIp('::ffff:192.0.2.33', address);
  expect(isIpv4Mapped(address)).toBe(true);
  parseIp('64:ff9b::192.0.2.33', address);
  expect(isIpv4Mapped(address)).toBe(false);
});

it.each([
  ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ['::ffff:192.0.2.1', '192.0.2.1/32'],
  ['::ffff:0:0/96', '0.0.0.0/0'],
  ['::ffff:10.0.0.0/80', '::/80'],
  ['2001:db8::/32', '2001:db8::/32'],
])('unmappedPrefix of %s is %s', (text, expected) => {
  expect(formatPrefix(unmappedPrefix(parsePrefix(text)!))).toBe(expected);
});
