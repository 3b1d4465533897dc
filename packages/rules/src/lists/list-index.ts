import type { ListField } from '@assay/contract';
import { type IpPrefix, type NetworkSet, networkSet, setHolds } from '@assay/networks';
import type { ManagedList } from '../decision/rule-set';
import { type InSteps, inOneGo } from '../work';
import { mailboxOf, normaliseListValue, readListedIp, readListedRange } from './normalise';

/** The look-up port of a decision: synchronous, in memory, on normalised values. Must not throw. */
export interface ListPort {
  /** Whether the list holds the value; null when no such list is loaded. */
  has(listId: string, value: string): boolean | null;
  /** Whether nothing is on the list, so that its values need not be brought to one spelling; optional. */
  isEmpty?(listId: string): boolean;
}

/** One list, ready for look-ups. */
export interface ListIndex {
  /** Entries that are no value of the field, by position; they match nothing. */
  readonly rejected: readonly number[];
  /** Accepted entries. */
  readonly size: number;
  /** Whether the list holds a normalised value; for IP and BIN lists, whether any range or prefix covers it. */
  has(value: string): boolean;
}

/** Addresses and ranges; what is looked up in them is put in order once. */
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

/** Card prefixes: an entry of six digits covers every longer BIN that begins with it. */
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
  /** Takes an entry as the customer wrote it; false when it is no value of the field. */
  add(entry: string): boolean;
  has(value: string): boolean;
}

/** What of a list tells how it is looked up. */
type ListShape = Pick<ManagedList, 'field' | 'kind'>;

/** Addresses of mailboxes: whichever address of one is sent, and whichever is listed, it is the same. */
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
  // An allow list goes before everything else: whoever is on it with one address shall not get ten accounts through.
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
 * Builds the look-up of a list from its entries as the customer wrote them. IP lists take CIDR ranges too,
 * BIN lists take prefixes, and a list of e-mail addresses that does not allow meets every address of a mailbox.
 */
export const buildListIndex = (list: ListShape, entries: Iterable<string>): ListIndex =>
  inOneGo(indexInSteps(list, entries));

/** `buildListIndex` in steps, one for some entries. */
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

/** A port over ready indexes; a list that is not among them answers null. */
export function listPort(indexes: ReadonlyMap<string, ListIndex>): ListPort {
  return {
    has: (listId, value) => indexes.get(listId)?.has(value) ?? null,
    isEmpty: (listId) => indexes.get(listId)?.size === 0,
  };
}
