import {
  emptyAddress,
  formatIpv4,
  formatIpv6,
  type IpPrefix,
  parseIp,
  parsePrefix,
  prefixHolds,
} from '@assay/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSteps } from '../all-steps';
import { PlaceSetBuilder } from '../feeds/place-set';
import { DeclaredIndex } from './declared-places';

/**
 * Builds sets with one place per network: place `n` is the position of the network among all networks, from
 * 1.
 */
function setsOf(feeds: readonly (readonly IpPrefix[])[]) {
  return feeds.map((prefixes) => {
    const builder = new PlaceSetBuilder();
    for (const [city, prefix] of prefixes.entries()) {
      builder.add(prefix, { country: 'DE', region: null, city: `${city}` });
    }
    return builder.finish().set;
  });
}

/**
 * Returns the number of the narrowest network that contains the address; of equal networks, that of the first
 * feed.
 */
function expected(feeds: readonly (readonly IpPrefix[])[], address: IpPrefix['address']): number {
  let best = 0;
  let length = -1;
  let number = 0;
  for (const prefix of feeds.flat()) {
    number++;
    if (prefixHolds(prefix, address) && prefix.length > length) {
      best = number;
      length = prefix.length;
    }
  }
  return best;
}

/** Uses few distinct bits, so that networks nest and adjoin. */
const ipv4 = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 8, max: 32 }))
  .map(
    ([bits, length]) => parsePrefix(`${formatIpv4(((bits << 24) | (bits << 12) | bits) >>> 0)}/${length}`)!,
  );
const ipv6 = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 16, max: 128 }))
  .map(([bits, length]) => {
    const words = { version: 6 as const, word0: bits << 20, word1: bits, word2: bits << 16, word3: bits };
    return parsePrefix(`${formatIpv6(words)}/${length}`)!;
  });

describe('DeclaredIndex', () => {
  it.each([
    ['IPv4', ipv4],
    ['IPv6', ipv6],
  ])('finds the narrowest network of any feed, %s', (_, prefix) => {
    const feed = fc.uniqueArray(prefix, {
      maxLength: 12,
      selector: ({ address: { word0, word1, word2, word3 }, length }) =>
        [word0, word1, word2, word3, length].join(),
    });
    fc.assert(
      fc.property(fc.array(feed, { maxLength: 3 }), fc.array(prefix, { minLength: 5 }), (feeds, others) => {
        const index = allSteps(DeclaredIndex.building(setsOf(feeds)));
        for (const { address } of [...feeds.flat(), ...others]) {
          expect(index.find(address)).toBe(expected(feeds, address));
        }
      }),
    );
  });

  it('works at both ends of the address space', () => {
    const feed = ['0.0.0.0/8', '255.255.255.255/32', 'ffff::/16', '::/16'].map((text) => parsePrefix(text)!);
    const index = allSteps(DeclaredIndex.building(setsOf([feed])));
    const at = (text: string) => {
      const address = emptyAddress();
      parseIp(text, address);
      return index.find(address);
    };
    expect(['0.0.0.0', '1.0.0.0', '255.255.255.254', '255.255.255.255'].map(at)).toEqual([1, 0, 0, 2]);
    expect(['::1', '1::', 'fffe::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'].map(at)).toEqual([4, 0, 0, 3]);
  });
});
