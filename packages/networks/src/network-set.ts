import { compareAddresses, formatIp, type IpAddress } from './address';
import { type IpPrefix, lastAddress } from './prefix';

/**
 * Returns the network of one customer as text: the /64 for IPv6 (RFC 6177; devices change their address
 * within it daily, RFC 8981), the address itself for IPv4.
 */
export function customerNetwork(address: Readonly<IpAddress>): string {
  if (address.version === 4) return formatIp(address);
  const { word0, word1 } = address;
  return [word0 >>> 16, word0 & 0xffff, word1 >>> 16, word1 & 0xffff]
    .map((group) => group.toString(16))
    .join(':');
}

const GLOBAL_UNICAST = 0b001;
const DOCUMENTATION = 0x20010db8;
const TEREDO = 0x20010000;

/**
 * Checks that the first 64 bits of an IPv6 address belong to one customer. This is true for global unicast
 * addresses (RFC 4291 §2.5.4). All customers of a Teredo server share theirs (RFC 4380 §4), and in the
 * documentation range (RFC 3849) each address represents one customer. Returns false for IPv4.
 */
export const hasCustomerNetwork = ({ version, word0 }: Readonly<IpAddress>): boolean =>
  version === 6 && word0 >>> 29 === GLOBAL_UNICAST && word0 !== DOCUMENTATION && word0 !== TEREDO;

/** Words per IPv6 address. */
const IPV6_WORDS = 4;

/** Disjoint ranges of addresses in ascending order; both ends are included. IPv6 uses four words per address. */
export interface NetworkSet {
  readonly ipv4First: Uint32Array;
  readonly ipv4Last: Uint32Array;
  readonly ipv6First: Uint32Array;
  readonly ipv6Last: Uint32Array;
}

/** Consecutive addresses, with the entry of the widest network that contains them. */
interface Span<T> {
  readonly first: IpAddress;
  readonly last: IpAddress;
  readonly entry: T;
}

/**
 * Returns the networks of one version as ascending spans; nested networks are merged into the widest.
 * @param absorb returns the entry of a wide network after a nested one was merged into it
 */
export function spansOf<T extends { readonly prefix: IpPrefix }>(
  entries: Iterable<T>,
  version: 4 | 6,
  absorb: (wide: T, nested: T) => T = (wide) => wide,
): readonly Span<T>[] {
  const spans = Array.from(entries)
    .filter(({ prefix }) => prefix.address.version === version)
    .map((entry) => ({ first: entry.prefix.address, last: lastAddress(entry.prefix), entry }))
    .sort((a, b) => compareAddresses(a.first, b.first) || compareAddresses(b.last, a.last));
  const kept: Span<T>[] = [];
  for (const span of spans) {
    const previous = kept.at(-1);
    // Networks nest or are disjoint, so a network that begins inside another also ends inside it.
    if (previous === undefined || compareAddresses(span.first, previous.last) > 0) kept.push(span);
    else kept[kept.length - 1] = { ...previous, entry: absorb(previous.entry, span.entry) };
  }
  return kept;
}

const words = ({ word0, word1, word2, word3 }: IpAddress) => [word0, word1, word2, word3];

/** Returns the network set of spans of both versions. */
export function networkSetOfSpans(
  ipv4: readonly Span<unknown>[],
  ipv6: readonly Span<unknown>[],
): NetworkSet {
  return {
    ipv4First: Uint32Array.from(ipv4, ({ first }) => first.word0),
    ipv4Last: Uint32Array.from(ipv4, ({ last }) => last.word0),
    ipv6First: Uint32Array.from(ipv6.flatMap(({ first }) => words(first))),
    ipv6Last: Uint32Array.from(ipv6.flatMap(({ last }) => words(last))),
  };
}

export function networkSet(prefixes: Iterable<IpPrefix>): NetworkSet {
  const entries = Array.from(prefixes, (prefix) => ({ prefix }));
  return networkSetOfSpans(spansOf(entries, 4), spansOf(entries, 6));
}

/** Checks that an address is in a network of the set. IPv4 and IPv6 are separate. */
export function setHolds(set: NetworkSet, address: Readonly<IpAddress>): boolean {
  return address.version === 4 ? holdsIpv4(set, address.word0) : holdsIpv6(set, address);
}

function holdsIpv4(set: NetworkSet, address: number): boolean {
  let low = 0;
  let high = set.ipv4First.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (set.ipv4First[middle]! > address) high = middle - 1;
    else if (set.ipv4Last[middle]! < address) low = middle + 1;
    else return true;
  }
  return false;
}

function holdsIpv6(set: NetworkSet, address: Readonly<IpAddress>): boolean {
  let low = 0;
  let high = set.ipv6First.length / IPV6_WORDS - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (compareAt(set.ipv6First, middle, address) > 0) high = middle - 1;
    else if (compareAt(set.ipv6Last, middle, address) < 0) low = middle + 1;
    else return true;
  }
  return false;
}

/** Compares the IPv6 address in row `row` of a table with another one: negative, 0 or positive. */
function compareAt(table: Uint32Array, row: number, { word0, word1, word2, word3 }: IpAddress): number {
  const at = row * IPV6_WORDS;
  return table[at]! - word0 || table[at + 1]! - word1 || table[at + 2]! - word2 || table[at + 3]! - word3;
}
