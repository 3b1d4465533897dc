import { compareAddresses, type IpAddress, lastAddress } from '@assay/networks';
import { type Columns, column } from '../ip/column-file';
import type { ListedPrefix } from './feed-content';

/** Words per IPv6 address. */
const IPV6_WORDS = 4;

/** Disjoint address ranges, ascending; both ends belong to the range. */
export interface AddressSet {
  readonly ipv4First: Uint32Array;
  readonly ipv4Last: Uint32Array;
  /** Per range: number of abuse lists, 0 where the feed does not count. */
  readonly ipv4Counts: Uint16Array;
  /** Four words per address. */
  readonly ipv6First: Uint32Array;
  readonly ipv6Last: Uint32Array;
  readonly ipv6Counts: Uint16Array;
}

interface Span {
  readonly first: IpAddress;
  last: IpAddress;
  count: number;
}

/** The set of the listed networks: nested ones disappear in the wider, which takes the higher count. */
export function addressSet(prefixes: readonly ListedPrefix[]): AddressSet {
  const spansOf = (version: 4 | 6): Span[] => {
    const spans = prefixes
      .filter(({ prefix }) => prefix.address.version === version)
      .map(({ prefix, count }) => ({ first: prefix.address, last: lastAddress(prefix), count }))
      .sort((a, b) => compareAddresses(a.first, b.first) || compareAddresses(b.last, a.last));
    return withoutNested(spans);
  };
  const ipv4 = spansOf(4);
  const ipv6 = spansOf(6);
  const words = ({ word0, word1, word2, word3 }: IpAddress) => [word0, word1, word2, word3];
  return {
    ipv4First: Uint32Array.from(ipv4, ({ first }) => first.word0),
    ipv4Last: Uint32Array.from(ipv4, ({ last }) => last.word0),
    ipv4Counts: Uint16Array.from(ipv4, ({ count }) => count),
    ipv6First: Uint32Array.from(ipv6.flatMap(({ first }) => words(first))),
    ipv6Last: Uint32Array.from(ipv6.flatMap(({ last }) => words(last))),
    ipv6Counts: Uint16Array.from(ipv6, ({ count }) => count),
  };
}

function withoutNested(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const previous = kept.at(-1);
    // Networks nest or are disjoint, so one that begins inside another also ends inside it.
    if (previous === undefined || compareAddresses(span.first, previous.last) > 0) kept.push(span);
    else previous.count = Math.max(previous.count, span.count);
  }
  return kept;
}

/** Which share of the ranges of `older`, 0–1, still begin inside a range of `newer`; 1 when `older` is empty. */
export function shareKept(older: AddressSet, newer: AddressSet): number {
  const total = older.ipv4First.length + older.ipv6Counts.length;
  if (total === 0) return 1;
  let kept = 0;
  for (const address of older.ipv4First) if (holdsIpv4(newer, address)) kept++;
  for (let i = 0; i < older.ipv6Counts.length; i++) if (holdsIpv6(newer, older.ipv6First, i)) kept++;
  return kept / total;
}

function holdsIpv4(set: AddressSet, address: number): boolean {
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

function holdsIpv6(set: AddressSet, words: Uint32Array, index: number): boolean {
  let low = 0;
  let high = set.ipv6Counts.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    if (compareIpv6(set.ipv6First, middle, words, index) > 0) high = middle - 1;
    else if (compareIpv6(set.ipv6Last, middle, words, index) < 0) low = middle + 1;
    else return true;
  }
  return false;
}

/** Order of the `i`th IPv6 address of `a` and the `j`th of `b`: negative, 0 or positive. */
export function compareIpv6(a: Uint32Array, i: number, b: Uint32Array, j: number): number {
  for (let word = 0; word < IPV6_WORDS; word++) {
    const difference = a[i * IPV6_WORDS + word]! - b[j * IPV6_WORDS + word]!;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The set as columns of a column file. */
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

/** The inverse of {@link addressSetColumns}. @throws ColumnFileError */
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
