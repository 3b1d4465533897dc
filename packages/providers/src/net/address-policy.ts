import {
  globalUnicastIpv6,
  ipv4InIpv6Prefixes,
  specialIpv4Ranges,
  specialIpv6Ranges,
} from './data/special-addresses';
import { type AddressRange, addressRange, ipBytes, isInRange } from './ip-bytes';

/** Which addresses outgoing connections may reach. */
export interface AddressPolicy {
  /** `false` for private, reserved, metadata and unreadable addresses, `true` for public or allowed ones. */
  permits(address: string): boolean;
}

const refusedIpv4 = specialIpv4Ranges.map(({ range }) => addressRange(range));
const refusedIpv6 = specialIpv6Ranges.map(({ range }) => addressRange(range));
const globalIpv6 = addressRange(globalUnicastIpv6);
const carriersOfIpv4 = ipv4InIpv6Prefixes.map(({ range }) => addressRange(range));

function unwrapped(bytes: Uint8Array): Uint8Array {
  return carriersOfIpv4.some((range) => isInRange(bytes, range)) ? bytes.subarray(12) : bytes;
}

function isSpecial(bytes: Uint8Array): boolean {
  const within = (ranges: readonly AddressRange[]) => ranges.some((range) => isInRange(bytes, range));
  return bytes.length === 4 ? within(refusedIpv4) : !isInRange(bytes, globalIpv6) || within(refusedIpv6);
}

/** `true` when the address is public unicast: worth asking the world about. `false` for unreadable text too. */
export function isPublicAddress(address: string): boolean {
  const bytes = ipBytes(address);
  return bytes !== null && !isSpecial(unwrapped(bytes));
}

/**
 * Public addresses plus the ranges the operator allows.
 * @param allowNetworks ranges in CIDR notation, e.g. `10.20.0.0/16` for a gateway inside the own network
 * @throws RangeError when a range cannot be read
 */
export function createAddressPolicy(allowNetworks: readonly string[] = []): AddressPolicy {
  const allowed = allowNetworks.map(addressRange);
  return {
    permits(address) {
      const bytes = ipBytes(address);
      if (bytes === null) return false;
      const judged = unwrapped(bytes);
      return allowed.some((range) => isInRange(judged, range)) || !isSpecial(judged);
    },
  };
}
