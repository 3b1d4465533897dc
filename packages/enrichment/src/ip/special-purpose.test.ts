import { emptyAddress, parseIp } from '@assay/networks';
import { describe, expect, it } from 'vitest';
import { isReserved } from './registered-countries';

function reserved(text: string): boolean {
  const address = emptyAddress();
  expect(parseIp(text, address)).toBe(true);
  return isReserved(address);
}

describe('isReserved', () => {
  it.each([
    '0.1.2.3',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '192.168.1.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.255',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '100::1',
    '64:ff9b:1::1',
    '2001:2::1',
    '2001:db8::1',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '4000::1',
  ])('%s is reserved', (text) => {
    expect(reserved(text)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.0.0.9',
    '192.0.0.10',
    '192.0.1.0',
    '192.31.196.1',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '2001:1::1',
    '2001:4:112::1',
    '2001:20::1',
    '2001:200::1',
    '2001:db7::1',
    '2606:4700::1',
    '2a00::1',
  ])('%s is public', (text) => {
    expect(reserved(text)).toBe(false);
  });
});
