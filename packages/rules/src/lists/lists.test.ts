import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalIp, readListedIp, readListedRange } from './ip-address';
import { buildListIndex, listPort } from './list-index';
import { normaliseListValue } from './normalise';

describe('IP addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8::', '2001:db8::'],
    ['::', '::'],
    ['::1', '::1'],
    ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
  ])('%s is spelled %s (RFC 5952)', (text, canonical) => {
    expect(canonicalIp(text)).toBe(canonical);
  });

  it.each([
    '',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1:2',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7:8:9',
    'g::',
    '1.2.3.4:80',
    'x'.repeat(1000),
  ])('%s is none', (text) => {
    expect(readListedIp(text)).toBeNull();
  });

  it('read back what they write', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        const canonical = canonicalIp(text);
        expect(canonical).not.toBeNull();
        expect(readListedIp(canonical ?? '')).toEqual(readListedIp(text));
      }),
    );
  });

  it('make ranges with their host bits cleared', () => {
    expect(readListedRange('10.1.2.3/8')).toEqual(readListedRange('10.0.0.0/8'));
    expect(readListedRange('::ffff:10.1.2.3/104')).toEqual(readListedRange('10.0.0.0/8'));
    expect([
      readListedRange('10.0.0.0/33'),
      readListedRange('10.0.0.0/'),
      readListedRange('10.0.0.0/8/8'),
    ]).toEqual([null, null, null]);
  });
});

describe('list values', () => {
  it.each([
    ['email', ' John@Example.COM ', 'john@example.com'],
    ['email', 'not an address', null],
    ['email_domain', 'Example.COM.', 'example.com'],
    ['email_domain', 'john@Example.com', 'example.com'],
    ['phone_number', '+1 (202) 555-0100', '12025550100'],
    ['phone_number', 12025550100, '12025550100'],
    ['phone_number', 'none', null],
    ['phone_number', '00 1 202 555 0100', '12025550100'],
    ['phone_number', '+٣٦ ٣٠ ١٢٣ ٤٥٦٧', '36301234567'],
    ['phone_number', '＋４９ （３０） １２３４５６７', '49301234567'],
    ['phone_number', '+49 (0)30 1234567', '49301234567'],
    ['phone_number', '0049 (0) 30 1234567', '49301234567'],
    ['phone_number', '(0)30 1234567', '0301234567'],
    ['phone_number', '+1 (202) 555-0123 ext. 5', '12025550123'],
    ['phone_number', 'ext. 12', '12'],
    ['phone_number', 'tel:+1-202-555-0123;ext=5', '12025550123'],
    ['phone_number', '+1 202 555 0123 x5', '12025550123'],
    ['phone_number', '00', null],
    ['email', 'Anna@MÜNCHEN.de', 'anna@xn--mnchen-3ya.de'],
    ['email', 'anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
    ['email', 'ümlaut@example.com', 'ümlaut@example.com'],
    ['email', 'anna@mün/chen.de', 'anna@mün/chen.de'],
    ['email', 'anna@ü..de', 'anna@xn--tda..de'],
    ['email_domain', 'ｍailinator.com', 'mailinator.com'],
    ['email_domain', 'почта.рф', 'xn--80a1acny.xn--p1ai'],
    ['user_bank_account', 'de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['user_bank_account', 'DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
    ['receiver_bank_account', '12-345.678 9', '123456789'],
    ['user_bank_account', ' 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa ', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['user_bank_account', 'de89 3704 0044 0532 0130 01', 'de89370400440532013001'],
    ['user_bank_account', 'a.b-c', 'a.b-c'],
    ['user_bank_account', ' - ', '-'],
    ['user_country', 'us', 'US'],
    ['user_id', ' aB1 ', 'aB1'],
    ['user_fullname', 'John   SMITH', 'john smith'],
    ['ip', '::ffff:1.2.3.4', '1.2.3.4'],
    ['ip', 'x', null],
    ['card_hash', null, null],
  ] as const)('%s %s becomes %s', (field, value, expected) => {
    expect(normaliseListValue(field, value)).toBe(expected);
  });
});

describe('a list', () => {
  it('finds values however they were written, and names entries it cannot use', () => {
    const index = buildListIndex('email', ['Bad@Example.com', 'nonsense', '']);
    expect(index).toMatchObject({ size: 1, rejected: [1, 2] });
    expect(index.has('bad@example.com')).toBe(true);
    expect(index.has('good@example.com')).toBe(false);
  });

  it('of IPs covers ranges of both versions', () => {
    const index = buildListIndex('ip', ['10.0.0.0/8', '2001:db8::/32', '198.51.100.7', '0.0.0.0/33']);
    expect(index.rejected).toEqual([3]);
    expect(['10.200.0.1', '2001:db8:ffff::1', '198.51.100.7'].map((ip) => index.has(ip))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['11.0.0.1', '2001:db9::1', '198.51.100.8', 'x'].map((ip) => index.has(ip))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('of BINs takes prefixes', () => {
    const index = buildListIndex('card_bin', ['411111', '5500 0000']);
    expect(['411111', '41111199', '55000000'].map((bin) => index.has(bin))).toEqual([true, true, true]);
    expect(['41111', '550000', '42111199'].map((bin) => index.has(bin))).toEqual([false, false, false]);
  });

  it('that is not loaded is answered with null', () => {
    expect(listPort(new Map()).has('missing', 'x')).toBeNull();
  });
});
