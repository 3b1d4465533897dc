import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAILBOX_PROVIDERS } from '../data/mailbox-providers';
import { buildListIndex, listPort } from './list-index';
import { canonicalIp, mailboxOf, normaliseListValue, readListedIp, readListedRange } from './normalise';

describe('IP addresses', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
    ['2001:db8::', '2001:db8::'],
    ['::', '::'],
    ['::1', '::1'],
    ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
  ])('normalizes %s to %s (RFC 5952)', (text, canonical) => {
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
  ])('rejects %s', (text) => {
    expect(readListedIp(text)).toBeNull();
  });

  it('parses the reported text to the same address', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (text) => {
        const canonical = canonicalIp(text);
        expect(canonical).not.toBeNull();
        expect(readListedIp(canonical ?? '')).toEqual(readListedIp(text));
      }),
    );
  });

  it('clears the host bits of ranges', () => {
    expect(readListedRange('10.1.2.3/8')).toEqual(readListedRange('10.0.0.0/8'));
    expect(readListedRange('::ffff:10.1.2.3/104')).toEqual(readListedRange('10.0.0.0/8'));
    expect([
      readListedRange('10.0.0.0/33'),
      readListedRange('10.0.0.0/'),
      readListedRange('10.0.0.0/8/8'),
    ]).toEqual([null, null, null]);
  });
});

describe('normaliseListValue', () => {
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
  ] as const)('normalizes %s %s to %s', (field, value, expected) => {
    expect(normaliseListValue(field, value)).toBe(expected);
  });
});

describe('mailboxOf', () => {
  it.each([
    ['anna.smith@gmail.com', 'annasmith@gmail.com'],
    ['a.n.n.a+shop.1@googlemail.com', 'anna@gmail.com'],
    ['anna.smith+a@outlook.com', 'anna.smith@outlook.com'],
    ['anna+a@hotmail.co.uk', 'anna@hotmail.co.uk'],
    ['anna+a@me.com', 'anna@icloud.com'],
    ['an-na_sm.ith+a@proton.me', 'annasmith@proton.me'],
    ['anna+a+b@fastmail.com', 'anna@fastmail.com'],
    ['shop@anna.fastmail.com', 'anna@fastmail.com'],
    ['anna+a@ya.ru', 'anna@yandex.ru'],
  ])('maps %s to %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
    expect(mailboxOf(mailbox)).toBe(mailbox);
  });

  it.each([
    'a.b+c@example.com',
    'a.b+c@gmail.com.example',
    'shop@anna.gmail.com',
    'anna@yahoo.com',
    'jean-paul@yahoo.fr',
    'anna.smith@outlook.com',
    '+anna@gmail.com',
    '...@gmail.com',
    '@gmail.com',
    '"a.b+c"@gmail.com',
    'gmail.com',
  ])('leaves %s unchanged', (address) => {
    expect(mailboxOf(address)).toBe(address);
  });

  it('has documented sources for every provider, and each domain once', () => {
    const domains = MAILBOX_PROVIDERS.flatMap((provider) => provider.domains);
    expect(new Set(domains).size).toBe(domains.length);
    for (const { domains: of, sources, one } of MAILBOX_PROVIDERS) {
      expect(sources.length).toBeGreaterThan(0);
      for (const source of sources) expect(URL.canParse(source)).toBe(true);
      if (one !== undefined) expect(of).toContain(one);
    }
  });
});

describe('buildListIndex', () => {
  it.each(['block', 'plain'] as const)('matches every address of a mailbox in a list that may %s', (kind) => {
    const index = buildListIndex({ field: 'email', kind }, ['An.Na+x@googlemail.com', 'bob@example.com']);
    const meets = ['anna@gmail.com', 'a.n.n.a+y@gmail.com', 'bob@example.com'];
    expect(meets.map((value) => index.has(value))).toEqual([true, true, true]);
    expect(['hanna@gmail.com', 'bob+x@example.com'].map((value) => index.has(value))).toEqual([false, false]);
  });

  it('matches only the exact address in an allowlist', () => {
    const index = buildListIndex({ field: 'email', kind: 'allow' }, ['anna@gmail.com']);
    expect(
      ['anna@gmail.com', 'an.na@gmail.com', 'anna+x@gmail.com'].map((value) => index.has(value)),
    ).toEqual([true, false, false]);
  });

  it('finds values in any spelling, and reports invalid entries', () => {
    const index = buildListIndex({ field: 'email', kind: 'block' }, ['Bad@Example.com', 'nonsense', '']);
    expect(index).toMatchObject({ size: 1, rejected: [1, 2] });
    expect(index.has('bad@example.com')).toBe(true);
    expect(index.has('good@example.com')).toBe(false);
  });

  it('covers IPv4 and IPv6 ranges in an IP list', () => {
    const index = buildListIndex({ field: 'ip', kind: 'block' }, [
      '10.0.0.0/8',
      '2001:db8::/32',
      '198.51.100.7',
      '0.0.0.0/33',
    ]);
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

  it('accepts prefixes in a BIN list', () => {
    const index = buildListIndex({ field: 'card_bin', kind: 'block' }, ['411111', '5500 0000']);
    expect(['411111', '41111199', '55000000'].map((bin) => index.has(bin))).toEqual([true, true, true]);
    expect(['41111', '550000', '42111199'].map((bin) => index.has(bin))).toEqual([false, false, false]);
  });

  it('returns null for a list that is not loaded', () => {
    expect(listPort(new Map()).has('missing', 'x')).toBeNull();
  });
});
