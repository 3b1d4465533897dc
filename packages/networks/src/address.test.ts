import { isIP } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { bytesOf, emptyAddress, formatIp, formatIpv4, parseIp, readScopedIp } from './address';

function canonical(text: string): string | null {
  const address = emptyAddress();
  return parseIp(text, address) ? formatIp(address) : null;
}

describe('parseIp', () => {
  it.each([
    ['0.0.0.0', '0.0.0.0'],
    ['255.255.255.255', '255.255.255.255'],
    ['192.0.2.33', '192.0.2.33'],
    ['::', '::'],
    ['::1', '::1'],
    ['2001:DB8::0:1', '2001:db8::1'],
    ['2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4:5:6:7:8'],
    ['1:2:3:4:5:6:7::', '1:2:3:4:5:6:7:0'],
    ['::2:3:4:5:6:7:8', '0:2:3:4:5:6:7:8'],
    ['::ffff:192.0.2.1', '::ffff:c000:201'],
    ['64:ff9b::192.0.2.33', '64:ff9b::c000:221'],
    ['1:2:3:4:5:6:1.2.3.4', '1:2:3:4:5:6:102:304'],
  ])('reads %s as %s', (text, expected) => {
    expect(canonical(text)).toBe(expected);
  });

  it.each([
    ['', 'nothing'],
    ['1.2.3', 'a short form'],
    ['127.1', 'a short form'],
    ['1.2.3.4.5', 'five octets'],
    ['01.2.3.4', 'an octal-looking octet'],
    ['1.2.3.00', 'an octal-looking zero'],
    ['0x7f.0.0.1', 'a hexadecimal octet'],
    ['256.1.1.1', 'an octet out of range'],
    ['1.2.3.', 'a trailing dot'],
    ['.1.2.3', 'a leading dot'],
    ['1..2.3', 'an empty octet'],
    [' 1.2.3.4', 'a leading blank'],
    ['1.2.3.4/32', 'a prefix length'],
    ['2130706433', 'a whole number'],
    ['fe80::1%eth0', 'a zone id'],
    ['2001:db8::/32', 'a prefix length'],
    [':::', 'three colons'],
    ['1::2::3', 'two gaps'],
    [':1:2:3:4:5:6:7', 'a leading colon'],
    ['1:2:3:4:5:6:7:', 'a trailing colon'],
    ['1:2:3:4:5:6:7:8:9', 'nine groups'],
    ['1:2:3:4:5:6:7:8::', 'a gap of nothing'],
    ['12345::', 'five digits in a group'],
    ['g::', 'a letter that is not a digit'],
    ['::1.2.3.4.5', 'five octets at the end'],
    ['1.2.3.4::', 'a dotted quad at the start'],
    ['1:2:3:4:5:6:7:1.2.3.4', 'a dotted quad beyond 128 bits'],
    ['[::1]', 'brackets'],
    ['１.2.3.4', 'a wide digit'],
  ])('refuses %s: %s', (text) => {
    expect(canonical(text)).toBeNull();
  });

  it('agrees with Node.js on which texts are addresses', () => {
    const pieces = fc.constantFrom('0', '1', '12', '255', '256', 'ff', 'abcd', ':', '::', '.', '01');
    const texts = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
      fc.ipV4(),
      fc.ipV6(),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(canonical(text) !== null).toBe(isIP(text) !== 0);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('parseIp and ipaddr.js', () => {
  it('read the same bytes', () => {
    const addresses = fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4().map((text) => `::ffff:${text}`),
    );
    fc.assert(
      fc.property(addresses, (text) => {
        // ipaddr.js 2.5 reads IPv4-compatible addresses (RFC 4291 §2.5.5.1) as IPv4-mapped ones.
        fc.pre(!/^::[\d.]+$/.test(text) || !text.includes('.'));
        const address = emptyAddress();
        expect(parseIp(text, address)).toBe(true);
        expect(bytesOf(address)).toEqual(ipaddr.parse(text).toByteArray());
      }),
      { numRuns: 2000 },
    );
  });
});

describe('readScopedIp', () => {
  it.each([
    ['fe80::1%eth0', 'fe80::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['192.0.2.1', '192.0.2.1'],
  ])('reads %s as %s', (text, expected) => {
    const address = readScopedIp(text);
    expect(address && formatIp(address)).toBe(expected);
  });

  it.each(['192.0.2.1%eth0', '%eth0', 'eth0', 'fe80::%1%2'])('drops the zone from %s', (text) => {
    expect(readScopedIp(text) !== null).toBe(isIP(text.split('%')[0] ?? '') === 6);
  });
});

describe('formatIp', () => {
  it('writes IPv6 as the WHATWG URL serializer does', () => {
    fc.assert(
      fc.property(fc.ipV6(), (text) => {
        expect(canonical(text)).toBe(new URL(`http://[${text}]`).hostname.slice(1, -1));
      }),
      { numRuns: 2000 },
    );
  });

  it('writes every IPv4 address as it was read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (value) => {
        const address = emptyAddress();
        expect(parseIp(formatIpv4(value), address)).toBe(true);
        expect(address.word0).toBe(value);
      }),
    );
  });
});
