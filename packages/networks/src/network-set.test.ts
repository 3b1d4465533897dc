import { BlockList } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIp, readIp } from './address';
import { networkSet, setHolds } from './network-set';
import { formatPrefix, type IpPrefix, lastAddress, parsePrefix } from './prefix';

const family = (version: 4 | 6) => (version === 4 ? 'ipv4' : 'ipv6');

/** Networks that often nest, and addresses at their ends and just outside. */
const networks = fc
  .array(
    fc.oneof(
      fc.tuple(fc.constantFrom('10.0.0.0', '10.1.0.0', '10.1.2.3', '255.255.255.255', '0.0.0.0'), fc.nat(32)),
      fc.tuple(fc.constantFrom('2001:db8::', '2001:db8:0:1::7', '::', 'ffff::ffff', 'fe80::1'), fc.nat(128)),
    ),
    { maxLength: 8 },
  )
  .map((list) => list.map(([address, length]) => parsePrefix(`${address}/${length}`)!));

const probesOf = (list: readonly IpPrefix[]): readonly string[] => [
  ...list.flatMap((network) => [formatIp(network.address), formatIp(lastAddress(network))]),
  '10.1.2.2',
  '10.1.2.4',
  '11.0.0.0',
  '2001:db8:0:1::8',
  '2001:db9::',
];

describe('network set', () => {
  it('contains the same addresses as a Node.js BlockList', () => {
    fc.assert(
      fc.property(networks, (list) => {
        const set = networkSet(list);
        const known = new BlockList();
        for (const network of list) {
          const [address = ''] = formatPrefix(network).split('/');
          known.addSubnet(address, network.length, family(network.address.version));
        }
        for (const probe of probesOf(list)) {
          const address = readIp(probe)!;
          // Node.js also matches IPv4 in IPv6 networks around ::ffff:0:0/96; here the two versions are
          // separate.
          const among = list.some(({ address: { version } }) => version === address.version);
          const reaches = list.some(({ address: { version }, length }) => version === 6 && length < 96);
          if (address.version === 4 && reaches) continue;
          expect(setHolds(set, address)).toBe(among && known.check(probe, family(address.version)));
        }
      }),
      { numRuns: 500 },
    );
  });
});
