import { BlockList, isIP } from 'node:net';
import { readAddressRange } from '../platform/ip-address';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a text can stand in a key's list of allowed addresses. */
export const isAddressOrRange = (text: string): boolean => readAddressRange(text) !== null;

// A key is asked at every call and its list never changes: building it costs some 3 µs an entry.
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(allowed: readonly string[]): BlockList {
  const known = lists.get(allowed);
  if (known) return known;
  const list = new BlockList();
  for (const range of allowed.map(readAddressRange)) {
    if (range) list.addSubnet(range.address, range.prefix, familyOf(range.address));
  }
  lists.set(allowed, list);
  return list;
}

/**
 * Whether a caller's address is among those that a key allows. Entries are addresses or CIDR ranges of IPv4 and IPv6;
 * IPv4 in IPv6 clothing (::ffff:192.0.2.1) is IPv4.
 * @param allowed empty = any address. The array is not changed afterwards.
 */
export function addressAllowed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  return isIP(address) !== 0 && listOf(allowed).check(address, familyOf(address));
}
