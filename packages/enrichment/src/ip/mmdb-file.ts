import type { IpAddress, IpPrefix } from '@assay/networks';
import { MmdbDecoder, MmdbFormatError, type MmdbValue } from './mmdb-decoder';

/** The metadata of the file ("Database Metadata" of the format specification). */
interface MmdbMetadata {
  readonly databaseType: string;
  readonly ipVersion: 4 | 6;
  readonly nodeCount: number;
  /** Bits per record: 24, 28 or 32. */
  readonly recordSize: number;
  readonly builtAt: Date;
}

/**
 * Called for each network in ascending order, including gaps, so that the networks cover the whole address
 * space. `record` is an argument for {@link MmdbFile.record}, or −1 in a gap. For IPv4 files `high` is the
 * address and `low` is 0; for IPv6 files they are the address's leftmost 64 bits.
 */
type NetworkVisitor = (high: number, low: number, prefixLength: number, record: number) => void;

const METADATA_MARKER = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
/** The specification requires the metadata section to be in the file's last 128 KiB. */
const METADATA_REACH = 128 * 1024;
const SECTION_SEPARATOR = 16;
/** Value of the bit at each depth within its 32-bit word. */
const BITS = Array.from({ length: 32 }, (_, depth) => 2 ** (31 - depth));

/** Checks for a MaxMind DB file by the marker before its metadata. */
export function isMmdb(bytes: Uint8Array): boolean {
  const end = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return end.subarray(-METADATA_REACH - METADATA_MARKER.length).includes(METADATA_MARKER);
}

/** A MaxMind DB file in memory: finds the record of an address and visits the whole search tree. */
export class MmdbFile {
  readonly metadata: MmdbMetadata;
  private readonly decoder: MmdbDecoder;
  private readonly nodeBytes: number;
  private readonly ipv4Root: number;

  /** @throws MmdbFormatError when the bytes aren't a complete MaxMind DB file of format version 2. */
  constructor(private readonly bytes: Buffer) {
    const marker = bytes.lastIndexOf(METADATA_MARKER);
    if (marker < 0 || bytes.length - marker > METADATA_REACH)
      throw new MmdbFormatError('no metadata section');
    const metadataStart = marker + METADATA_MARKER.length;
    this.metadata = readMetadata(new MmdbDecoder(bytes, metadataStart, bytes.length).decode(0));
    this.nodeBytes = this.metadata.recordSize / 4;
    const treeBytes = this.metadata.nodeCount * this.nodeBytes;
    const dataStart = treeBytes + SECTION_SEPARATOR;
    if (dataStart > marker) throw new MmdbFormatError('the search tree is longer than the file');
    this.decoder = new MmdbDecoder(bytes, dataStart, marker);
    this.ipv4Root = this.metadata.ipVersion === 4 ? 0 : this.descend(0, 0, 96);
  }

  /** Returns the value of a record number from {@link find} or {@link walk}. */
  record(record: number): MmdbValue {
    return this.decoder.decode(record);
  }

  /**
   * Returns the record number of the network that contains the address, or −1. IPv6 addresses are never found
   * in an IPv4 file.
   */
  find(address: Readonly<IpAddress>): number {
    if (address.version === 4) return this.leaf(this.descend(this.ipv4Root, address.word0, 32));
    if (this.metadata.ipVersion === 4) return -1;
    let node = this.descend(0, address.word0, 32);
    node = this.descend(node, address.word1, 32);
    node = this.descend(node, address.word2, 32);
    return this.leaf(this.descend(node, address.word3, 32));
  }

  /**
   * Returns the record number of the /64 that contains an IPv6 address, or −1. A /64 that is divided further
   * takes the record of its largest part, or the first of several. A single host at another place must not
   * determine the result for its neighbors.
   */
  findSubnet(address: Readonly<IpAddress>): number {
    if (this.metadata.ipVersion === 4) return -1;
    const { nodeCount } = this.metadata;
    const subnet = this.descend(this.descend(0, address.word0, 32), address.word1, 32);
    for (
      let level = [subnet];
      ;
      level = level.flatMap((node) => [this.child(node, 0), this.child(node, 1)])
    ) {
      const largest = level.find((node) => node >= nodeCount);
      if (largest !== undefined) return this.leaf(largest);
      if (level.length > nodeCount) throw new MmdbFormatError('the search tree loops');
    }
  }

  /**
   * Visits the IPv4 networks and gaps between `start` and `end` (exclusive) in ascending order, clipped to
   * these bounds.
   */
  walkIpv4(start: number, end: number, visit: (start: number, end: number, record: number) => void): void {
    this.walkIpv4Node(this.ipv4Root, 0, 2 ** 32, start, end, visit);
  }

  private walkIpv4Node(
    node: number,
    first: number,
    size: number,
    start: number,
    end: number,
    visit: (start: number, end: number, record: number) => void,
  ): void {
    if (first >= end || first + size <= start) return;
    if (node >= this.metadata.nodeCount) {
      visit(Math.max(first, start), Math.min(first + size, end), this.leaf(node));
      return;
    }
    if (size === 1) throw new MmdbFormatError('the search tree loops');
    const half = size / 2;
    this.walkIpv4Node(this.child(node, 0), first, half, start, end, visit);
    this.walkIpv4Node(this.child(node, 1), first + half, half, start, end, visit);
  }

  /** Visits every network and gap in ascending order. @throws MmdbFormatError */
  walk(visit: NetworkVisitor): void {
    this.walkNode(0, 0, 0, 0, visit);
  }

  private walkNode(node: number, high: number, low: number, depth: number, visit: NetworkVisitor): void {
    if (node >= this.metadata.nodeCount) {
      visit(high, low, depth, this.leaf(node));
      return;
    }
    if (depth === (this.metadata.ipVersion === 4 ? 32 : 128))
      throw new MmdbFormatError('the search tree loops');
    this.walkNode(this.child(node, 0), high, low, depth + 1, visit);
    const bit = depth < 64 ? BITS[depth & 31]! : 0;
    if (depth < 32) this.walkNode(this.child(node, 1), high + bit, low, depth + 1, visit);
    else this.walkNode(this.child(node, 1), high, low + bit, depth + 1, visit);
  }

  /**
   * Visits every network that has a record, with all bits of its address, in ascending order. In an IPv6 file
   * the networks of ::/96 are IPv4; other branches that lead to them (6to4, Teredo, mapped) are skipped.
   * @throws MmdbFormatError
   */
  eachNetwork(visit: (network: IpPrefix, record: number) => void): void {
    this.eachBelow(0, [0, 0, 0, 0], 0, visit);
  }

  private eachBelow(
    node: number,
    words: readonly [number, number, number, number],
    depth: number,
    visit: (network: IpPrefix, record: number) => void,
  ): void {
    const isIpv4File = this.metadata.ipVersion === 4;
    const isIpv4 = isIpv4File || (depth >= 96 && words.every((word, at) => at === 3 || word === 0));
    if (node >= this.metadata.nodeCount) {
      const record = this.leaf(node);
      if (record < 0) return;
      const [word0, word1, word2, word3] = words;
      const address: IpAddress = isIpv4
        ? { version: 4, word0: isIpv4File ? word0 : word3, word1: 0, word2: 0, word3: 0 }
        : { version: 6, word0, word1, word2, word3 };
      visit({ address, length: isIpv4 && !isIpv4File ? depth - 96 : depth }, record);
      return;
    }
    if (depth === (isIpv4File ? 32 : 128)) throw new MmdbFormatError('the search tree loops');
    const isAlias =
      !isIpv4File &&
      node === this.ipv4Root &&
      depth > 0 &&
      (depth !== 96 || words.some((word) => word !== 0));
    if (isAlias) return;
    this.eachBelow(this.child(node, 0), words, depth + 1, visit);
    const [word0, word1, word2, word3] = words;
    const next: [number, number, number, number] = [word0, word1, word2, word3];
    next[depth >> 5] = (next[depth >> 5]! | (1 << (31 - (depth & 31)))) >>> 0;
    this.eachBelow(this.child(node, 1), next, depth + 1, visit);
  }

  /** Follows up to `bits` leading bits of a word from `node`; stops at a leaf. */
  private descend(node: number, word: number, bits: number): number {
    const { nodeCount } = this.metadata;
    for (let i = 0; i < bits && node < nodeCount; i++)
      node = this.child(node, (word >>> (31 - (i & 31))) & 1);
    return node;
  }

  private leaf(node: number): number {
    const { nodeCount } = this.metadata;
    if (node < nodeCount) throw new MmdbFormatError('the search tree loops');
    return node === nodeCount ? -1 : node - nodeCount - SECTION_SEPARATOR;
  }

  private child(node: number, side: 0 | 1 | number): number {
    const at = node * this.nodeBytes;
    const bytes = this.bytes;
    switch (this.metadata.recordSize) {
      case 24:
        return side === 0
          ? (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!
          : (bytes[at + 3]! << 16) | (bytes[at + 4]! << 8) | bytes[at + 5]!;
      case 28:
        return side === 0
          ? ((bytes[at + 3]! & 0xf0) << 20) | (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!
          : ((bytes[at + 3]! & 0x0f) << 24) | (bytes[at + 4]! << 16) | (bytes[at + 5]! << 8) | bytes[at + 6]!;
      default:
        return bytes.readUInt32BE(at + side * 4);
    }
  }
}

function readMetadata(value: MmdbValue): MmdbMetadata {
  if (typeof value !== 'object' || Array.isArray(value))
    throw new MmdbFormatError('the metadata is not a map');
  const fields = value as { readonly [key: string]: MmdbValue };
  const major = fields.binary_format_major_version;
  if (major !== 2) throw new MmdbFormatError(`format version ${String(major)}, expected 2`);
  const { ip_version: ipVersion, node_count: nodeCount, record_size: recordSize } = fields;
  if (ipVersion !== 4 && ipVersion !== 6) throw new MmdbFormatError('the IP version is neither 4 nor 6');
  if (typeof nodeCount !== 'number') throw new MmdbFormatError('no node count');
  if (recordSize !== 24 && recordSize !== 28 && recordSize !== 32) {
    throw new MmdbFormatError("the record size isn't 24, 28 or 32 bits");
  }
  return {
    databaseType: String(fields.database_type ?? ''),
    ipVersion,
    nodeCount,
    recordSize,
    builtAt: new Date(Number(fields.build_epoch ?? 0) * 1000),
  };
}
