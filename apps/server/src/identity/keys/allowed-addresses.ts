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

/** As the lists of keys write them: the length of a network may have zeros before it. */
const readEntry = (text: string): IpPrefix | null => parsePrefix(text, 'padded');

/** Whether a text can stand in a key's list of allowed addresses. */
export const isAddressOrRange = (text: string): boolean => readEntry(text) !== null;

/** A zone id of other signs than node:net takes: such a text is no address, whatever stands before it. */
const MALFORMED_ZONE = /%(?![0-9a-zA-Z.:-]+$)/;

const MAPPED = readIp('::ffff:0:0');
const EVERY_IPV4: IpPrefix = { address: { version: 4, word0: 0, word1: 0, word2: 0, word3: 0 }, length: 0 };

/** A network of IPv6 that holds all IPv4 in IPv6 clothing, such as `::/0`, holds every IPv4 address. */
function plainNetworks(entry: string): readonly IpPrefix[] {
  const read = readEntry(entry);
  if (read === null) return [];
  const network = unmappedPrefix(read);
  const holdsMapped = network.address.version === 6 && MAPPED !== null && prefixHolds(network, MAPPED);
  return holdsMapped ? [network, EVERY_IPV4] : [network];
}

// A key is asked at every call and its list never changes: putting it in order costs some µs an entry.
const sets = new WeakMap<readonly string[], NetworkSet>();

function setOf(allowed: readonly string[]): NetworkSet {
  const known = sets.get(allowed);
  if (known) return known;
  const set = networkSet(allowed.flatMap(plainNetworks));
  sets.set(allowed, set);
  return set;
}

/**
 * Whether a caller's address is among those that a key allows. Entries are addresses or CIDR ranges of IPv4 and IPv6;
 * IPv4 in IPv6 clothing (::ffff:192.0.2.1) is IPv4.
 * @param allowed empty = any address. The array is not changed afterwards.
 */
export function addressAllowed(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  if (MALFORMED_ZONE.test(address)) return false;
  const read = readScopedIp(address);
  return read !== null && setHolds(setOf(allowed), unmapped(read));
}
