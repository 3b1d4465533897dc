import { type IpAddress, type IpPrefix, parseIp, parsePrefix, unmapped } from '@assay/networks';

/** First and last address of a family as whole numbers. */
interface Span {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

const WORD = 0xffffffffn;
const IPV4_SPACE = 1n << 32n;
const IPV6_SPACE = 1n << 128n;
/** ::ffff:0:0/96, where tables of both families keep the IPv4 addresses. */
const MAPPED = 0xffffn << 32n;

/**
 * The networks that one row names: a network or an address in the first field alone, or the range between two
 * addresses, in text form or as decimal numbers. A range becomes the fewest networks that make it up. IPv4 addresses in
 * IPv6 clothing are read as IPv4.
 * @returns null when that is no network, or a range that ends before it begins
 */
export function networksOfRow(first: string, last: string | null): readonly IpPrefix[] | null {
  if (last === null) {
    const prefix = parsePrefix(first.trim());
    return prefix === null ? null : [prefix];
  }
  const from = numberOf(first);
  const to = numberOf(last);
  if (from === null || to === null || from.version !== to.version || to.value < from.value) return null;
  return [...prefixesOf({ version: from.version, first: from.value, last: to.value })];
}

function numberOf(text: string): { readonly version: 4 | 6; readonly value: bigint } | null {
  const plain = text.trim();
  if (/^\d{1,39}$/.test(plain)) {
    const value = BigInt(plain);
    if (value < IPV4_SPACE) return { version: 4, value };
    if (value >= MAPPED && value < MAPPED + IPV4_SPACE) return { version: 4, value: value - MAPPED };
    return value < IPV6_SPACE ? { version: 6, value } : null;
  }
  const parsed: IpAddress = { version: 4, word0: 0, word1: 0, word2: 0, word3: 0 };
  if (!parseIp(plain, parsed)) return null;
  const address = unmapped(parsed);
  const { version, word0, word1, word2, word3 } = address;
  if (version === 4) return { version, value: BigInt(word0) };
  const value = [word0, word1, word2, word3].reduce((sum, word) => (sum << 32n) | BigInt(word), 0n);
  return { version, value };
}

function* prefixesOf({ version, first, last }: Span): Generator<IpPrefix> {
  const bits = version === 4 ? 32 : 128;
  for (let at = first; at <= last; ) {
    let free = 0;
    // The widest network that begins here and does not reach beyond the end.
    while (
      free < bits &&
      (at & ((1n << BigInt(free + 1)) - 1n)) === 0n &&
      at + (1n << BigInt(free + 1)) - 1n <= last
    )
      free++;
    yield { address: addressOf(version, at), length: bits - free };
    at += 1n << BigInt(free);
  }
}

function addressOf(version: 4 | 6, value: bigint): IpAddress {
  if (version === 4) return { version, word0: Number(value), word1: 0, word2: 0, word3: 0 };
  const word = (shift: bigint) => Number((value >> shift) & WORD);
  return { version, word0: word(96n), word1: word(64n), word2: word(32n), word3: word(0n) };
}
