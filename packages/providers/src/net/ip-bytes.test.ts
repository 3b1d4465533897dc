import { describe, expect, it } from 'vitest';
import { addressRange, ipBytes, isInRange } from './ip-bytes';

const hex = (text: string) => {
  const bytes = ipBytes(text);
  return bytes === null ? null : Buffer.from(bytes).toString('hex');
};

describe('ipBytes', () => {
  it.each([
    ['192.0.2.1', 'c0000201'],
    ['::', '00000000000000000000000000000000'],
    ['::1', '00000000000000000000000000000001'],
    ['2001:db8::ff00:42:8329', '20010db8000000000000ff0000428329'],
    ['2001:db8:1:2:3:4:5:6', '20010db8000100020003000400050006'],
    ['1::', '00010000000000000000000000000000'],
    ['::ffff:192.0.2.128', '00000000000000000000ffffc0000280'],
    ['fe80::1%eth0', 'fe800000000000000000000000000001'],
  ])('reads %s', (text, expected) => expect(hex(text)).toBe(expected));

  it.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    ':::',
    '1::2::3',
    'example.com',
    '12345::',
  ])('refuses %s', (text) => expect(hex(text)).toBeNull());
});

describe('addressRange', () => {
  it.each([
    ['10.0.0.0/8', '10.255.0.1', '11.0.0.0'],
    ['172.16.0.0/12', '172.31.255.255', '172.32.0.0'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['2000::/3', '3fff::1', '4000::'],
    ['0.0.0.0/0', '255.1.1.1', '::1'],
  ])('%s holds %s and not %s', (range, inside, outside) => {
    expect(isInRange(ipBytes(inside)!, addressRange(range))).toBe(true);
    expect(isInRange(ipBytes(outside)!, addressRange(range))).toBe(false);
  });

  it.each(['10.0.0.0/', '10.0.0.0/33', '10.0.0.0/x', 'ten/8', '::/129'])('refuses %s', (text) =>
    expect(() => addressRange(text)).toThrow(RangeError));
});
