import type { ListField } from '@assay/contract';
import { type IpPrefix, type NetworkSet, networkSet, setHolds } from '@assay/networks';
import type { ManagedList } from '../decision/rule-set';
import { type InSteps, inOneGo } from '../work';
import { mailboxOf, normaliseListValue, readListedIp, readListedRange } from './normalise';

/** Lookup port of a decision: synchronous, in memory, on normalized values. Must not throw. */
export interface ListPort {
  /** Checks whether the list contains the value; null if the list is not loaded. */
  has(listId: string, value: string): boolean | null;
  /** Checks whether the list is empty, so that its values need not be normalized; optional. */
  isEmpty?(listId: string): boolean;
}

/** One list, ready for lookups. */
export interface ListIndex {
  /** Positions of entries that are not valid for the field; they match nothing. */
  readonly rejected: readonly number[];
  /** Number of accepted entries. */
  readonly size: number;
  /**
   * Checks whether the list contains a normalized value; for IP and BIN lists, whether a range or prefix
   * covers it.
   */
  has(value: string): boolean;
}

/** IP addresses and ranges; the lookup structure is built once. */
class IpRanges {
  private readonly ranges: IpPrefix[] = [];
  private set: NetworkSet | null = null;

  add(range: IpPrefix): void {
    this.ranges.push(range);
    this.set = null;
  }

  has(text: string): boolean {
    const address = readListedIp(text);
    if (address === null) return false;
    this.set ??= networkSet(this.ranges);
    return setHolds(this.set, address);
  }
}

/** Card prefixes: an entry of six digits covers every longer BIN that starts with it. */
class BinPrefixes {
  private readonly prefixes = new Set<string>();
  private readonly lengths = new Set<number>();

  add(prefix: string): void {
    this.prefixes.add(prefix);
    this.lengths.add(prefix.length);
  }

  has(bin: string): boolean {
    for (const length of this.lengths) {
      if (length <= bin.length && this.prefixes.has(bin.slice(0, length))) return true;
    }
    return false;
  }
}

interface Matcher {
  /** Adds an entry in the customer's spelling; returns false if it is not valid for the field. */
  add(entry: string): boolean;
  has(value: string): boolean;
}

/** Properties of a list that determine its lookup. */
type ListShape = Pick<ManagedList, 'field' | 'kind'>;

/** Matches mailboxes: all addresses of a mailbox are equal, in transactions and in entries. */
function mailboxes(): Matcher {
  const held = new Set<string>();
  const add = (entry: string) => {
    const value = normaliseListValue('email', entry);
    if (value !== null) held.add(mailboxOf(value));
    return value !== null;
  };
  return { add, has: (value) => held.has(mailboxOf(value)) };
}

function matcherOf(field: ListField, kind: ListShape['kind']): Matcher {
  if (field === 'ip') {
    const ranges = new IpRanges();
    const add = (entry: string) => {
      const range = readListedRange(entry);
      if (range !== null) ranges.add(range);
      return range !== null;
    };
    return { add, has: (value) => ranges.has(value) };
  }
  // An allowlist overrides everything else: one allowed address must not admit ten accounts.
  if (field === 'email' && kind !== 'allow') return mailboxes();
  const values = field === 'card_bin' ? new BinPrefixes() : new Set<string>();
  const add = (entry: string) => {
    const value = normaliseListValue(field, entry);
    if (value !== null) values.add(value);
    return value !== null;
  };
  return { add, has: (value) => values.has(value) };
}

const ENTRIES_A_STEP = 256;

/**
 * Builds the lookup of a list from its entries in the customer's spelling. IP lists accept CIDR ranges, BIN
 * lists accept prefixes. An email list other than an allowlist matches every address of a mailbox.
 */
export const buildListIndex = (list: ListShape, entries: Iterable<string>): ListIndex =>
  inOneGo(indexInSteps(list, entries));

/** Runs `buildListIndex` in steps, one per group of entries. */
export function* indexInSteps({ field, kind }: ListShape, entries: Iterable<string>): InSteps<ListIndex> {
  const matcher = matcherOf(field, kind);
  const rejected: number[] = [];
  let position = 0;
  for (const entry of entries) {
    if (!matcher.add(entry)) rejected.push(position);
    if (++position % ENTRIES_A_STEP === 0) yield;
  }
  return { rejected, size: position - rejected.length, has: matcher.has };
}

/** Creates a port over built indexes; returns null for a list without an index. */
export function listPort(indexes: ReadonlyMap<string, ListIndex>): ListPort {
  return {
    has: (listId, value) => indexes.get(listId)?.has(value) ?? null,
    isEmpty: (listId) => indexes.get(listId)?.size === 0,
  };
}
