import { emptyAddress, type IpPrefix, parseIp, parsePrefix, prefixHolds } from '@assay/networks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSteps } from '../all-steps';
import { addressSet } from '../feeds/address-set';
import { ListingIndex, type LoadedAddressFeed } from './listing-index';

const indexOf = (feeds: Parameters<typeof ListingIndex.building>[0]) =>
  allSteps(ListingIndex.building(feeds));

function feed(
  name: string,
  entries: readonly (readonly [string, number])[],
  countsLists = false,
): LoadedAddressFeed {
  return {
    name,
    date: '2026-11-20',
    meaning: { flag: 'vpn', evidence: 'range', type: null, provider: null, countsLists },
    addresses: addressSet(entries.map(([text, count]) => ({ prefix: parsePrefix(text)!, count }))),
  };
}

function listings(index: ListingIndex, ip: string): readonly string[] {
  const address = emptyAddress();
  expect(parseIp(ip, address)).toBe(true);
  return index
    .listings(index.find(address))
    .map(({ feed: { name }, count }) => (count > 0 ? `${name} ${count}` : name));
}

describe('ListingIndex', () => {
  it('returns every feed that contains an address, in both families', () => {
    const index = indexOf([
      feed('wide', [
        ['10.0.0.0/8', 0],
        ['2001:db8::/32', 0],
      ]),
      feed('narrow', [
        ['10.1.0.0/16', 0],
        ['2001:db8::5/128', 0],
      ]),
      feed('last', [
        ['255.255.255.255/32', 0],
        ['ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128', 0],
      ]),
    ]);
    expect(listings(index, '9.255.255.255')).toEqual([]);
    expect(listings(index, '10.0.0.0')).toEqual(['wide']);
    expect(listings(index, '10.1.0.0')).toEqual(['wide', 'narrow']);
    expect(listings(index, '10.1.255.255')).toEqual(['wide', 'narrow']);
    expect(listings(index, '10.2.0.0')).toEqual(['wide']);
    expect(listings(index, '11.0.0.0')).toEqual([]);
    expect(listings(index, '255.255.255.254')).toEqual([]);
    expect(listings(index, '255.255.255.255')).toEqual(['last']);
    expect(listings(index, '2001:db8::4')).toEqual(['wide']);
    expect(listings(index, '2001:db8::5')).toEqual(['wide', 'narrow']);
    expect(listings(index, '2001:db8::6')).toEqual(['wide']);
    expect(listings(index, '2001:db9::')).toEqual([]);
    expect(listings(index, 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff')).toEqual(['last']);
  });

  it('retains the counts of the feed that counts lists', () => {
    const counting = [
      ['192.0.2.1', 3],
      ['192.0.2.2', 9],
      ['192.0.2.4', 3],
    ] as const;
    const index = indexOf([feed('plain', [['192.0.2.0/24', 0]]), feed('abuse', counting, true)]);
    expect(
      ['192.0.2.0', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map((ip) =>
        listings(index, ip).join(),
      ),
    ).toEqual(['plain', 'plain,abuse 3', 'plain,abuse 9', 'plain', 'plain,abuse 3']);
  });

  it('agrees with checking each feed entry by entry', () => {
    const entry = fc
      .tuple(
        fc.constantFrom('10.0', '10.1', '11.0'),
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 20, max: 32 }),
      )
      .map(([start, third, length]): [string, number] => [`${start}.${third}.128/${length}`, 0]);
    fc.assert(
      fc.property(fc.array(fc.array(entry, { maxLength: 8 }), { minLength: 1, maxLength: 4 }), (feeds) => {
        const index = indexOf(feeds.map((entries, i) => feed(`f${i}`, entries)));
        const prefixes = feeds.map((entries) => entries.map(([text]): IpPrefix => parsePrefix(text)!));
        for (const probe of feeds.flat().map(([text]) => text.split('/')[0]!)) {
          const address = emptyAddress();
          parseIp(probe, address);
          const expected = prefixes.flatMap((list, i) =>
            list.some((prefix) => prefixHolds(prefix, address)) ? [`f${i}`] : [],
          );
          expect(listings(index, probe)).toEqual(expected);
        }
      }),
    );
  });
});
