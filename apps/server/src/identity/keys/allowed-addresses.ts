import {
  type IpPrefix,
  type NetworkSet,
  networkSet,
  parsePrefix,
  prefixHolds,
  readIp,
  readScopedIp,
  setHolds,
  unmapped,
  unmappedPrefix,
} from '@assay/networks';

/** Parses an entry of a key's address list; the prefix length may have leading zeros. */
const readEntry = (text: string): IpPrefix | null => parsePrefix(text, 'padded');

/** Returns true if the text is a valid entry of a key's address list. */
export const isAddressOrRange = (text: string): boolean => readEntry(text) !== null;

/** Zone id with characters that node:net rejects; a text with such a zone is not an address. */
const MALFORMED_ZONE = /%(?![0-9a-zA-Z.:-]+$)/;

const MAPPED = readIp('::ffff:0:0');
const EVERY_IPV4: IpPrefix = { address: { version: 4, word0: 0, word1: 0, word2: 0, word3: 0 }, length: 0 };

/**
 * Returns the networks of an entry. An IPv6 network that contains all IPv4-mapped addresses, such as `::/0`,
 * includes every IPv4 address.
 */
function plainNetworks(entry: string): readonly IpPrefix[] {
  const read = readEntry(entry);
  if (read === null) return [];
  const network = unmappedPrefix(read);
  const holdsMapped = network.address.version === 6 && MAPPED !== null && prefixHolds(network, MAPPED);
  return holdsMapped ? [network, EVERY_IPV4] : [network];
}

// The list of a key never changes and is read on every request. Building the set costs some µs per entry, so
// it is cached.
const sets = new WeakMap<readonly string[], NetworkSet>();

function setOf(allowed: readonly string[]): NetworkSet {
  const known = sets.get(allowed);
  if (known) return known;
  const set = networkSet(allowed.flatMap(plainNetworks));
  sets.set(allowed, set);
  return set;
}

/**
 * Checks if a caller's address is allowed by a key. Entries are IPv4 and IPv6 addresses or CIDR ranges;
 * IPv4-mapped IPv6 addresses (::ffff:192.0.2.1) count as IPv4.
 * @param allowed empty = any address; the array must not change afterwards
 */
export function addressAllowed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  if (MALFORMED_ZONE.test(address)) return false;
  const read = readScopedIp(address);
  return read !== null && setHolds(setOf(allowed), unmapped(read));
}
