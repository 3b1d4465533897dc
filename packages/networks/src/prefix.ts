import { emptyAddress, formatIp, type IpAddress, parseIp } from './address';

/** A network: its first address and the number of leading bits that are fixed. */
export interface IpPrefix {
  readonly address: Readonly<IpAddress>;
  /** 0–32 for IPv4, 0–128 for IPv6. */
  readonly length: number;
}

/** How the length of a network is written: as a number is, or also with zeros before it (`10.0.0.0/08`). */
const LENGTH = { plain: /^(0|[1-9]\d{0,2})$/, padded: /^\d{1,3}$/ };

/**
 * Reads `192.0.2.0/24`, `2001:db8::/32` or a single address.
 *
 * Host bits after the prefix are cleared, as published lists now and then carry them (`10.0.0.1/8`).
 * Returns `null` when the text is neither.
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

/** First address of the network of `length` bits that holds `address`. */
function maskAddress(address: Readonly<IpAddress>, length: number): IpAddress {
  return {
    version: address.version,
    word0: (address.word0 & maskOfWord(length)) >>> 0,
    word1: (address.word1 & maskOfWord(length - 32)) >>> 0,
    word2: (address.word2 & maskOfWord(length - 64)) >>> 0,
    word3: (address.word3 & maskOfWord(length - 96)) >>> 0,
  };
}

/** Last address of a network. */
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

/** Whether `address` lies in the network. */
export function prefixHolds({ address: first, length }: IpPrefix, address: Readonly<IpAddress>): boolean {
  return (
    first.version === address.version &&
    ((first.word0 ^ address.word0) & maskOfWord(length)) === 0 &&
    ((first.word1 ^ address.word1) & maskOfWord(length - 32)) === 0 &&
    ((first.word2 ^ address.word2) & maskOfWord(length - 64)) === 0 &&
    ((first.word3 ^ address.word3) & maskOfWord(length - 96)) === 0
  );
}

/** Canonical `address/length` text. */
export function formatPrefix(prefix: IpPrefix): string {
  return `${formatIp(prefix.address)}/${prefix.length}`;
}

/** Mask of one 32-bit word when `bits` of the address's bits from this word on are fixed; unsigned. */
function maskOfWord(bits: number): number {
  if (bits <= 0) return 0;
  return bits >= 32 ? 0xffffffff : (0xffffffff << (32 - bits)) >>> 0;
}

/** The address after the last of a network; null when that is the last of all. */
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
