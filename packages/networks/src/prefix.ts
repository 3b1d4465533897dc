import { emptyAddress, formatIp, type IpAddress, parseIp } from './address';

/**
 * Returns the IPv4 address inside an IPv6 address of a transition mechanism, as an unsigned number, or −1 if
 * there is none.
 *
 * - IPv4-mapped `::ffff:0:0/96` (RFC 4291 §2.5.5.2): reported by a dual-stack socket for an IPv4 peer.
 * - NAT64 well-known prefix `64:ff9b::/96` (RFC 6052 §2.1).
 * - 6to4 `2002::/16` (RFC 3056 §2).
 * - Teredo `2001::/32`: the client's address, with every bit inverted (RFC 4380 §4).
 */
export function embeddedIpv4({ version, word0, word1, word2, word3 }: Readonly<IpAddress>): number {
  if (version === 4) return -1;
  if (word0 === 0) return isIpv4Mapped({ version, word0, word1, word2, word3 }) ? word3 : -1;
  if (word0 === 0x0064ff9b) return word1 === 0 && word2 === 0 ? word3 : -1;
  if (word0 === 0x20010000) return ~word3 >>> 0;
  if (word0 >>> 16 === 0x2002) return ((word0 << 16) | (word1 >>> 16)) >>> 0;
  return -1;
}

/** Checks that the address is IPv4-mapped (`::ffff:192.0.2.1`) and should be shown as IPv4. */
export function isIpv4Mapped({ version, word0, word1, word2 }: Readonly<IpAddress>): boolean {
  return version === 6 && word0 === 0 && word1 === 0 && word2 === 0xffff;
}

/** Returns the IPv4 address of an IPv4-mapped IPv6 address, or any other address unchanged. */
export const unmapped = (address: Readonly<IpAddress>): Readonly<IpAddress> =>
  isIpv4Mapped(address) ? { version: 4, word0: address.word3, word1: 0, word2: 0, word3: 0 } : address;

/** Number of bits before the IPv4 address in an IPv4-mapped address. */
const MAPPED_BITS = 96;

/**
 * Converts an IPv4-mapped network to plain IPv4: `::ffff:10.0.0.0/104` becomes `10.0.0.0/8`. Networks that
 * extend beyond the IPv4-mapped range are returned unchanged.
 */
export const unmappedPrefix = (prefix: IpPrefix): IpPrefix =>
  prefix.length >= MAPPED_BITS && isIpv4Mapped(prefix.address)
    ? { address: unmapped(prefix.address), length: prefix.length - MAPPED_BITS }
    : prefix;

/** A network: its first address and the number of leading bits that are fixed. */
export interface IpPrefix {
  readonly address: Readonly<IpAddress>;
  /** 0–32 for IPv4, 0–128 for IPv6. */
  readonly length: number;
}

/** Accepted notations of a network length: a plain number, or also with leading zeros (`10.0.0.0/08`). */
const LENGTH = { plain: /^(0|[1-9]\d{0,2})$/, padded: /^\d{1,3}$/ };

/**
 * Reads `192.0.2.0/24`, `2001:db8::/32` or a single address.
 *
 * Host bits after the prefix are cleared because published lists sometimes contain them (`10.0.0.1/8`).
 * Returns `null` for any other text.
 */
export function parsePrefix(text: string, written: keyof typeof LENGTH = 'plain'): IpPrefix | null {
  const slash = text.indexOf('/');
  const address = emptyAddress();
  if (!parseIp(slash < 0 ? text : text.slice(0, slash), address)) return null;
  const bits = address.version === 4 ? 32 : 128;
  if (slash < 0) return { address, length: bits };
  const digits = text.slice(slash + 1);
  if (!LENGTH[written].test(digits)) return null;
  const length = Number(digits);
  if (length > bits) return null;
  return { address: maskAddress(address, length), length };
}

/** Returns the first address of the network of `length` bits that contains `address`. */
function maskAddress(address: Readonly<IpAddress>, length: number): IpAddress {
  return {
    version: address.version,
    word0: (address.word0 & maskOfWord(length)) >>> 0,
    word1: (address.word1 & maskOfWord(length - 32)) >>> 0,
    word2: (address.word2 & maskOfWord(length - 64)) >>> 0,
    word3: (address.word3 & maskOfWord(length - 96)) >>> 0,
  };
}

/** Returns the last address of a network. */
export function lastAddress({ address, length }: IpPrefix): IpAddress {
  const host = (bits: number) => ~maskOfWord(bits) >>> 0;
  const isIpv6 = address.version === 6;
  return {
    version: address.version,
    word0: (address.word0 | host(length)) >>> 0,
    word1: isIpv6 ? (address.word1 | host(length - 32)) >>> 0 : 0,
    word2: isIpv6 ? (address.word2 | host(length - 64)) >>> 0 : 0,
    word3: isIpv6 ? (address.word3 | host(length - 96)) >>> 0 : 0,
  };
}

/** Checks that `address` is in the network. */
export function prefixHolds({ address: first, length }: IpPrefix, address: Readonly<IpAddress>): boolean {
  return (
    first.version === address.version &&
    ((first.word0 ^ address.word0) & maskOfWord(length)) === 0 &&
    ((first.word1 ^ address.word1) & maskOfWord(length - 32)) === 0 &&
    ((first.word2 ^ address.word2) & maskOfWord(length - 64)) === 0 &&
    ((first.word3 ^ address.word3) & maskOfWord(length - 96)) === 0
  );
}

/** Returns the canonical `address/length` text. */
export function formatPrefix(prefix: IpPrefix): string {
  return `${formatIp(prefix.address)}/${prefix.length}`;
}

/** Returns the mask of one 32-bit word if `bits` of the address's bits from this word on are fixed; unsigned. */
function maskOfWord(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 32 ? 0xffffffff : (0xffffffff << (32 - bits)) >>> 0;
}

/** Returns the address after the last one of a network; null if none exists. */
export function addressAfter(prefix: IpPrefix): IpAddress | null {
  const next = lastAddress(prefix);
  for (const word of prefix.address.version === 4 ? ipv4Words : ipv6Words) {
    next[word] = (next[word] + 1) >>> 0;
    if (next[word] !== 0) return next;
  }
  return null;
}

const ipv4Words = ['word0'] as const;
const ipv6Words = ['word3', 'word2', 'word1', 'word0'] as const;
