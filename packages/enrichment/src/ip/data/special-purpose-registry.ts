/**
 * Address blocks with a special meaning, from the IANA IPv4 and IPv6 Special-Purpose Address Registries (RFC
 * 6890, RFC 8190 and the documents named per row), plus multicast (RFC 5771, RFC 4291).
 *
 * `global` is the registry's "Globally Reachable": addresses of a reachable block get the usual location and
 * network data. Where blocks nest, the longest prefix decides.
 */
interface SpecialPurposeBlock {
  readonly prefix: string;
  readonly name: string;
  readonly source: string;
  readonly global: boolean;
}

export const specialPurposeBlocks: readonly SpecialPurposeBlock[] = [
  { prefix: '0.0.0.0/8', name: 'This network', source: 'RFC 791', global: false },
  { prefix: '10.0.0.0/8', name: 'Private use', source: 'RFC 1918', global: false },
  {
    prefix: '100.64.0.0/10',
    name: 'Shared address space (carrier-grade NAT)',
    source: 'RFC 6598',
    global: false,
  },
  { prefix: '127.0.0.0/8', name: 'Loopback', source: 'RFC 1122', global: false },
  { prefix: '169.254.0.0/16', name: 'Link local', source: 'RFC 3927', global: false },
  { prefix: '172.16.0.0/12', name: 'Private use', source: 'RFC 1918', global: false },
  { prefix: '192.0.0.0/24', name: 'IETF protocol assignments', source: 'RFC 6890', global: false },
  { prefix: '192.0.0.9/32', name: 'Port Control Protocol anycast', source: 'RFC 7723', global: true },
  { prefix: '192.0.0.10/32', name: 'TURN anycast', source: 'RFC 8155', global: true },
  { prefix: '192.0.2.0/24', name: 'Documentation (TEST-NET-1)', source: 'RFC 5737', global: false },
  { prefix: '192.88.99.0/24', name: '6to4 relay anycast (deprecated)', source: 'RFC 7526', global: false },
  { prefix: '192.168.0.0/16', name: 'Private use', source: 'RFC 1918', global: false },
  { prefix: '198.18.0.0/15', name: 'Benchmarking', source: 'RFC 2544', global: false },
  { prefix: '198.51.100.0/24', name: 'Documentation (TEST-NET-2)', source: 'RFC 5737', global: false },
  { prefix: '203.0.113.0/24', name: 'Documentation (TEST-NET-3)', source: 'RFC 5737', global: false },
  { prefix: '224.0.0.0/4', name: 'Multicast', source: 'RFC 5771', global: false },
  { prefix: '240.0.0.0/4', name: 'Reserved and limited broadcast', source: 'RFC 1112', global: false },
  { prefix: '::/0', name: 'Not yet allocated outside 2000::/3', source: 'RFC 4291', global: false },
  { prefix: '2000::/3', name: 'Global unicast', source: 'RFC 4291', global: true },
  { prefix: '2001::/23', name: 'IETF protocol assignments', source: 'RFC 2928', global: false },
  { prefix: '2001:1::1/128', name: 'Port Control Protocol anycast', source: 'RFC 7723', global: true },
  { prefix: '2001:1::2/128', name: 'TURN anycast', source: 'RFC 8155', global: true },
  { prefix: '2001:1::3/128', name: 'DNS-SD service registration anycast', source: 'RFC 9665', global: true },
  { prefix: '2001:3::/32', name: 'AMT', source: 'RFC 7450', global: true },
  { prefix: '2001:4:112::/48', name: 'AS112', source: 'RFC 7535', global: true },
  { prefix: '2001:20::/28', name: 'ORCHIDv2', source: 'RFC 7343', global: true },
  { prefix: '2001:30::/28', name: 'Drone remote identification', source: 'RFC 9374', global: true },
  { prefix: '2001:db8::/32', name: 'Documentation', source: 'RFC 3849', global: false },
  { prefix: '3fff::/20', name: 'Documentation', source: 'RFC 9637', global: false },
];
