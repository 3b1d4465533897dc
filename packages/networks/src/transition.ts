import type { IpAddress } from './address';
import type { IpPrefix } from './prefix';

/**
 * The IPv4 address inside an IPv6 address of a transition mechanism, unsigned, or −1 when there is none.
 *
 * - IPv4-mapped `::ffff:0:0/96` (RFC 4291 §2.5.5.2): what a dual-stack socket reports for an IPv4 peer.
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

/** Whether the address is an IPv4 address in IPv6 clothes (`::ffff:192.0.2.1`), to be shown as IPv4. */
export function isIpv4Mapped({ version, word0, word1, word2 }: Readonly<IpAddress>): boolean {
  return version === 6 && word0 === 0 && word1 === 0 && word2 === 0xffff;
}

/** The IPv4 address behind IPv4-mapped IPv6, any other address as it is. */
export const unmapped = (address: Readonly<IpAddress>): Readonly<IpAddress> =>
  isIpv4Mapped(address) ? { version: 4, word0: address.word3, word1: 0, word2: 0, word3: 0 } : address;

/** Bits before the IPv4 address in an IPv4-mapped one. */
const MAPPED_BITS = 96;

/**
 * A network as one of plain addresses: `::ffff:10.0.0.0/104` is `10.0.0.0/8` written the long way. Networks that reach
 * beyond the IPv4-mapped ones stay as they are.
 */
export const unmappedPrefix = (prefix: IpPrefix): IpPrefix =>
  prefix.length >= MAPPED_BITS && isIpv4Mapped(prefix.address)
    ? { address: unmapped(prefix.address), length: prefix.length - MAPPED_BITS }
    : prefix;
