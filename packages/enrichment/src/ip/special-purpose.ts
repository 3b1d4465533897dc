import { type IpAddress, type IpPrefix, parsePrefix, prefixHolds } from '@assay/networks';
import { specialPurposeBlocks } from './data/special-purpose-registry';

interface Block {
  readonly prefix: IpPrefix;
  readonly reserved: boolean;
}

/** Longest prefix first, so that the first hit decides. */
function blocksOf(version: 4 | 6): Block[] {
  return specialPurposeBlocks
    .flatMap(({ prefix: text, global }) => {
      const prefix = parsePrefix(text);
      if (prefix === null) throw new Error(`special-purpose registry: ${text} is not a prefix`);
      return prefix.address.version === version ? [{ prefix, reserved: !global }] : [];
    })
    .sort((a, b) => b.prefix.length - a.prefix.length);
}

/** The blocks that touch each first byte, so that most addresses are compared with few. */
function byFirstByte(blocks: readonly Block[]): readonly (readonly Block[])[] {
  return Array.from({ length: 256 }, (_, byte) =>
    blocks.filter(({ prefix: { address, length } }) => {
      const shared = Math.min(8, length);
      return (byte ^ (address.word0 >>> 24)) >>> (8 - shared) === 0;
    }),
  );
}

const ipv4Blocks = byFirstByte(blocksOf(4));
const ipv6Blocks = byFirstByte(blocksOf(6));

/**
 * Whether an address can never be the public address of a customer: private, loopback, link local,
 * documentation, multicast, unallocated and the like (IANA special-purpose registries).
 *
 * Transition addresses (NAT64, 6to4, Teredo) are decided by the IPv4 address they carry: resolve them first.
 */
export function isReserved(address: Readonly<IpAddress>): boolean {
  const blocks = (address.version === 4 ? ipv4Blocks : ipv6Blocks)[address.word0 >>> 24]!;
  for (const block of blocks) if (prefixHolds(block.prefix, address)) return block.reserved;
  return false;
}
