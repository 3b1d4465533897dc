import { BlockList, isIP } from 'node:net';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

interface AddressRange {
  readonly address: string;
  readonly prefix: number;
}

/** An address, or a range in CIDR notation (RFC 4632, RFC 4291 §2.3); null for anything else. */
function readRange(text: string): AddressRange | null {
  const [address = '', length, rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest !== undefined) return null;
  const width = version === 4 ? 32 : 128;
  if (length === undefined) return { address, prefix: width };
  return /^\d{1,3}$/.test(length) && Number(length) <= width ? { address, prefix: Number(length) } : null;
}

/** Whether a text can stand in a key's list of allowed addresses. */
export const isAddressOrRange = (text: string): boolean => readRange(text) !== null;

// A key is asked at every call and its list never changes: building it costs some 3 µs an entry.
const lists = new WeakMap<readonly string[], BlockList>();

function listOf(allowed: readonly string[]): BlockList {
  const known = lists.get(allowed);
  if (known) return known;
  const list = new BlockList();
  for (const range of allowed.map(readRange)) {
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
