import { type IpAddress, type IpPrefix, parsePrefix, prefixHolds, readScopedIp } from '@assay/networks';
import {
  globalUnicastIpv6,
  ipv4InIpv6Prefixes,
  specialIpv4Ranges,
  specialIpv6Ranges,
} from './data/special-addresses';

/**
 * Reads `10.0.0.0/8`, `fd00::/8` or a single address (RFC 4632 §3.1).
 * @throws RangeError for any other text: ranges come from the configuration, and a typo must not pass
 *   silently
 */
export function addressRange(text: string): IpPrefix {
  const range = parsePrefix(text, 'padded');
  if (range === null) throw new RangeError(`"${text}" isn't a CIDR range.`);
  return range;
}

/** Rules for the addresses that outgoing connections may reach. */
export interface AddressPolicy {
  /** `false` for private, reserved, metadata and unreadable addresses, `true` for public or allowed ones. */
  permits(address: string): boolean;
}

const refusedIpv4 = specialIpv4Ranges.map(({ range }) => addressRange(range));
const refusedIpv6 = specialIpv6Ranges.map(({ range }) => addressRange(range));
const globalIpv6 = addressRange(globalUnicastIpv6);
const carriersOfIpv4 = ipv4InIpv6Prefixes.map(({ range }) => addressRange(range));

function unwrapped(address: IpAddress): IpAddress {
  return carriersOfIpv4.some((range) => prefixHolds(range, address))
    ? { version: 4, word0: address.word3, word1: 0, word2: 0, word3: 0 }
    : address;
}

function isSpecial(address: IpAddress): boolean {
  const within = (ranges: readonly IpPrefix[]) => ranges.some((range) => prefixHolds(range, address));
  return address.version === 4
    ? within(refusedIpv4)
    : !prefixHolds(globalIpv6, address) || within(refusedIpv6);
}

/**
 * Returns `true` if the address is public unicast and external sources may have data about it. Returns
 * `false` for unreadable text too.
 */
export function isPublicAddress(text: string): boolean {
  const address = readScopedIp(text);
  return address !== null && !isSpecial(unwrapped(address));
}

/**
 * Permits public addresses plus the ranges that the operator allows.
 * @param allowNetworks ranges in CIDR notation, e.g. `10.20.0.0/16` for a gateway inside the internal network
 * @throws RangeError if a range cannot be read
 */
export function createAddressPolicy(allowNetworks: readonly string[] = []): AddressPolicy {
  const allowed = allowNetworks.map(addressRange);
  return {
    permits(text) {
      const address = readScopedIp(text);
      if (address === null) return false;
      const judged = unwrapped(address);
      return allowed.some((range) => prefixHolds(range, judged)) || !isSpecial(judged);
    },
  };
}
