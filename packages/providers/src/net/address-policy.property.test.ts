import { BlockList } from 'node:net';
import { bytesOf, readIp } from '@assay/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './address-policy';
import { specialIpv4Ranges, specialIpv6Ranges } from './data/special-addresses';

/** Returns a Node.js BlockList of the ranges, as a second implementation to compare with. */
function blockList(ranges: readonly { range: string }[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const { range } of ranges) {
    const [address = '', length = ''] = range.split('/');
    list.addSubnet(address, Number(length), family);
  }
  return list;
}

const refused4 = blockList(specialIpv4Ranges, 'ipv4');
const refused6 = blockList(specialIpv6Ranges, 'ipv6');

/** Addresses that are often near the edges of ranges. */
const nearAnEdge = fc
  .tuple(fc.constantFrom(...specialIpv4Ranges), fc.boolean(), fc.integer({ min: -2, max: 2 }))
  .map(([{ range }, atEnd, offset]) => {
    const [address = '', length = ''] = range.split('/');
    const first = Buffer.from(bytesOf(readIp(address)!)).readUInt32BE();
    const edge = atEnd ? first + 2 ** (32 - Number(length)) - 1 : first;
    return Math.min(Math.max(edge + offset, 0), 0xffffffff);
  });
const ipv4 = fc
  .oneof(fc.nat(0xffffffff), nearAnEdge)
  .map((n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.'));

describe('isPublicAddress', () => {
  it('agrees with Node’s BlockList on IPv4, plain or mapped into IPv6', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        const expected = !refused4.check(address, 'ipv4');
        expect(isPublicAddress(address)).toBe(expected);
        expect(isPublicAddress(`::ffff:${address}`)).toBe(expected);
        expect(isPublicAddress(`64:ff9b::${address}`)).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('agrees with Node’s BlockList on IPv6 global unicast, and refuses all other IPv6', () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const bytes = bytesOf(readIp(address)!);
        const isMapped = /^(0{20}ffff|0064ff9b0{16})/.test(Buffer.from(bytes).toString('hex'));
        if (isMapped) return;
        const isGlobal = bytes[0]! >> 5 === 1;
        expect(isPublicAddress(address)).toBe(isGlobal && !refused6.check(address, 'ipv6'));
      }),
      { numRuns: 2_000 },
    );
  });
});
