/** One range that no outgoing request may reach unless the operator allows it. */
interface SpecialRange {
  readonly range: string;
  readonly use: string;
}

/**
 * IPv4 ranges that are not public unicast: the IANA IPv4 Special-Purpose Address Registry (RFC 6890), the
 * multicast and class E ranges, and addresses at which clouds serve instance metadata or credentials.
 */
export const specialIpv4Ranges: readonly SpecialRange[] = [
  { range: '0.0.0.0/8', use: 'this network (RFC 791)' },
  { range: '10.0.0.0/8', use: 'private use (RFC 1918)' },
  { range: '100.64.0.0/10', use: 'shared address space (RFC 6598), metadata of some clouds' },
  { range: '127.0.0.0/8', use: 'loopback (RFC 1122)' },
  { range: '168.63.129.16/32', use: 'host agent of a public cloud' },
  { range: '169.254.0.0/16', use: 'link local (RFC 3927), cloud metadata' },
  { range: '172.16.0.0/12', use: 'private use (RFC 1918)' },
  { range: '192.0.0.0/24', use: 'IETF protocol assignments (RFC 6890)' },
  { range: '192.0.2.0/24', use: 'documentation (RFC 5737)' },
  { range: '192.31.196.0/24', use: 'AS112 (RFC 7535)' },
  { range: '192.52.193.0/24', use: 'AMT (RFC 7450)' },
  { range: '192.88.99.0/24', use: 'former 6to4 relay anycast (RFC 7526)' },
  { range: '192.168.0.0/16', use: 'private use (RFC 1918)' },
  { range: '192.175.48.0/24', use: 'AS112 direct delegation (RFC 7534)' },
  { range: '198.18.0.0/15', use: 'benchmarking (RFC 2544)' },
  { range: '198.51.100.0/24', use: 'documentation (RFC 5737)' },
  { range: '203.0.113.0/24', use: 'documentation (RFC 5737)' },
  { range: '224.0.0.0/4', use: 'multicast (RFC 5771)' },
  { range: '240.0.0.0/4', use: 'reserved and limited broadcast (RFC 1112, RFC 919)' },
];

/** The only IPv6 range that IANA delegates for global unicast (RFC 4291 §2.4); all other IPv6 is refused. */
export const globalUnicastIpv6 = '2000::/3';

/** Special ranges inside {@link globalUnicastIpv6} (IANA IPv6 Special-Purpose Address Registry). */
export const specialIpv6Ranges: readonly SpecialRange[] = [
  { range: '2001::/23', use: 'IETF protocol assignments, Teredo among them (RFC 2928, RFC 4380)' },
  { range: '2001:db8::/32', use: 'documentation (RFC 3849)' },
  { range: '2002::/16', use: '6to4: reaches the IPv4 address inside (RFC 3056)' },
  { range: '2620:4f:8000::/48', use: 'AS112 direct delegation (RFC 7534)' },
  { range: '3fff::/20', use: 'documentation (RFC 9637)' },
];

/** IPv6 prefixes whose last 32 bits are an IPv4 address, which is checked instead. */
export const ipv4InIpv6Prefixes: readonly SpecialRange[] = [
  { range: '::ffff:0:0/96', use: 'IPv4-mapped (RFC 4291 §2.5.5.2)' },
  { range: '64:ff9b::/96', use: 'NAT64 well-known prefix (RFC 6052)' },
];
