import { type IpAddress, type IpPrefix, parseIp, parsePrefix, unmapped } from '@assay/networks';
import { ColumnFileError, type Columns, column } from '../../ip/column-file';
import type { IpFlag, IpType } from '../../ip/facts';
import type { DeclaredPlace } from '../declared-place';
import {
  type NumberedNetworks,
  NumberedNetworksBuilder,
  networkColumns,
  networksOfColumns,
} from '../place-set';

/** The facts that an operator's file states about a network; null for facts that it doesn't state. */
export interface NetworkRecord {
  readonly flags: readonly IpFlag[];
  readonly type: IpType | null;
  /** Organization that holds the network. */
  readonly owner: string | null;
  readonly asn: number | null;
  /** Brand of the VPN, relay or proxy. */
  readonly provider: string | null;
  /** Number of abuse lists that contain its addresses; null when the file doesn't count them. */
  readonly lists: number | null;
}

/** A row of an operator's file: the facts about the network, and its location. */
export interface OwnNetworkRow {
  readonly record: NetworkRecord;
  readonly place: DeclaredPlace | null;
}

/** A record that states nothing. */
export const UNSTATED: NetworkRecord = {
  flags: [],
  type: null,
  owner: null,
  asn: null,
  provider: null,
  lists: null,
};

/** Checks whether a record states any fact that a response would show. */
export function statesSomething({ flags, type, owner, asn, lists }: NetworkRecord): boolean {
  return flags.length > 0 || type !== null || owner !== null || asn !== null || lists !== null;
}

/** Collects networks with their records; the first of several rows for the same network is used. */
export const networkRecords = (): NumberedNetworksBuilder<NetworkRecord> =>
  new NumberedNetworksBuilder(({ flags, type, owner, asn, provider, lists }) =>
    JSON.stringify([flags, type, owner, asn, provider, lists]),
  );

/** Converts networks with their records to the columns of a column file; the records are one JSON text. */
export function ownNetworkColumns(networks: NumberedNetworks<NetworkRecord>): Columns {
  return {
    ...networkColumns('own', networks),
    'own.records': new Uint8Array(new TextEncoder().encode(JSON.stringify(networks.places))),
  };
}

/** Reverses {@link ownNetworkColumns}. @throws ColumnFileError */
export function ownNetworksOfColumns(columns: Columns): NumberedNetworks<NetworkRecord> {
  const text = Buffer.from(column(columns, 'own.records', 'u8')).toString('utf8');
  try {
    return {
      ipv4: networksOfColumns(columns, 'own4'),
      ipv6: networksOfColumns(columns, 'own6'),
      places: JSON.parse(text) as NetworkRecord[],
    };
  } catch (error) {
    if (error instanceof SyntaxError) throw new ColumnFileError('invalid records');
    throw error;
  }
}

/** First and last address of a range in one family, as integers. */
interface Span {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

const WORD = 0xffffffffn;
const IPV4_SPACE = 1n << 32n;
const IPV6_SPACE = 1n << 128n;
/** ::ffff:0:0/96, where tables of both families store the IPv4 addresses. */
const MAPPED = 0xffffn << 32n;

/**
 * Returns the networks of one row. The row has a network or an address in the first field alone, or a range
 * between two addresses, in text form or as decimal numbers. A range becomes the smallest number of networks
 * that cover it. IPv4-mapped IPv6 addresses are read as IPv4.
 * @returns null when the text isn't a network, or the range ends before it begins
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
    // Find the widest network that begins here and doesn't extend past the end.
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
