import { emptyAddress, type NetworkSet, networkSetOfSpans, setHolds, spansOf } from '@assay/networks';
import { type Columns, column } from '../ip/column-file';
import type { ListedPrefix } from './feed-content';

/** Words per IPv6 address. */
const IPV6_WORDS = 4;

/** The networks of a feed, with abuse list counts. */
export interface AddressSet extends NetworkSet {
  /** Number of abuse lists per range; 0 when the feed doesn't count them. */
  readonly ipv4Counts: Uint16Array;
  readonly ipv6Counts: Uint16Array;
}

/**
 * Builds the set of the listed networks. Nested networks are merged into the wider one, which takes the
 * higher count.
 */
export function addressSet(prefixes: readonly ListedPrefix[]): AddressSet {
  const higher = (wide: ListedPrefix, nested: ListedPrefix) =>
    nested.count > wide.count ? { ...wide, count: nested.count } : wide;
  const ipv4 = spansOf(prefixes, 4, higher);
  const ipv6 = spansOf(prefixes, 6, higher);
  return {
    ...networkSetOfSpans(ipv4, ipv6),
    ipv4Counts: Uint16Array.from(ipv4, ({ entry }) => entry.count),
    ipv6Counts: Uint16Array.from(ipv6, ({ entry }) => entry.count),
  };
}

/**
 * Returns the share (0–1) of the ranges of `older` that still begin inside a range of `newer`; 1 when `older`
 * is empty.
 */
export function shareKept(older: AddressSet, newer: AddressSet): number {
  const total = older.ipv4First.length + older.ipv6Counts.length;
  if (total === 0) return 1;
  let kept = 0;
  const address = emptyAddress();
  for (const first of older.ipv4First) {
    address.word0 = first;
    if (setHolds(newer, address)) kept++;
  }
  address.version = 6;
  for (let at = 0; at < older.ipv6First.length; at += IPV6_WORDS) {
    address.word0 = older.ipv6First[at]!;
    address.word1 = older.ipv6First[at + 1]!;
    address.word2 = older.ipv6First[at + 2]!;
    address.word3 = older.ipv6First[at + 3]!;
    if (setHolds(newer, address)) kept++;
  }
  return kept / total;
}

/** Compares the `i`th IPv6 address of `a` with the `j`th of `b`: negative, 0 or positive. */
export function compareIpv6(a: Uint32Array, i: number, b: Uint32Array, j: number): number {
  for (let word = 0; word < IPV6_WORDS; word++) {
    const difference = a[i * IPV6_WORDS + word]! - b[j * IPV6_WORDS + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Converts the set to the columns of a column file. */
export function addressSetColumns(set: AddressSet): Columns {
  return {
    ipv4First: set.ipv4First,
    ipv4Last: set.ipv4Last,
    ipv4Counts: set.ipv4Counts,
    ipv6First: set.ipv6First,
    ipv6Last: set.ipv6Last,
    ipv6Counts: set.ipv6Counts,
  };
}

/** Reverses {@link addressSetColumns}. @throws ColumnFileError */
export function addressSetOfColumns(columns: Columns): AddressSet {
  return {
    ipv4First: column(columns, 'ipv4First', 'u32'),
    ipv4Last: column(columns, 'ipv4Last', 'u32'),
    ipv4Counts: column(columns, 'ipv4Counts', 'u16'),
    ipv6First: column(columns, 'ipv6First', 'u32'),
    ipv6Last: column(columns, 'ipv6Last', 'u32'),
    ipv6Counts: column(columns, 'ipv6Counts', 'u16'),
  };
}
