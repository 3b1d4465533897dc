import type { ListField } from '../data/list-fields';
import { type IpRange, maskBits, parseIp, parseIpRange } from './ip-address';
import { normaliseListValue } from './normalise';

/** The look-up port of a decision: synchronous, in memory, on normalised values. Must not throw. */
export interface ListPort {
  /** Whether the list holds the value; null when no such list is loaded. */
  has(listId: string, value: string): boolean | null;
}

/** One list, ready for look-ups. */
export interface ListIndex {
  /** Entries that are no value of the field, by position; they match nothing. */
  readonly rejected: readonly number[];
  readonly size: number;
  /** Whether the list holds a normalised value; for IP lists, whether any address or range covers it. */
  has(value: string): boolean;
}

/** Ranges grouped by version and prefix length, so that a look-up costs one probe per length in use. */
class IpRanges {
  private readonly byPrefix = new Map<string, { prefix: number; version: 4 | 6; networks: Set<bigint> }>();

  add(range: IpRange): void {
    const key = `${range.version}/${range.prefix}`;
    const group = this.byPrefix.get(key) ?? {
      prefix: range.prefix,
      version: range.version,
      networks: new Set(),
    };
    group.networks.add(range.bits);
    this.byPrefix.set(key, group);
  }

  has(text: string): boolean {
    const address = parseIp(text);
    if (address === null) return false;
    for (const group of this.byPrefix.values()) {
      if (group.version === address.version && group.networks.has(maskBits(address, group.prefix)))
        return true;
    }
    return false;
  }
}

/** Builds the look-up of a list from its entries as the customer wrote them; IP lists take CIDR ranges too. */
export function buildListIndex(field: ListField, entries: Iterable<string>): ListIndex {
  const rejected: number[] = [];
  const values = new Set<string>();
  const ranges = new IpRanges();
  let position = 0;
  let size = 0;
  for (const entry of entries) {
    const range = field === 'ip' ? parseIpRange(entry) : null;
    const value = field === 'ip' ? null : normaliseListValue(field, entry);
    if (range !== null) ranges.add(range);
    else if (value !== null) values.add(value);
    else rejected.push(position);
    if (range !== null || value !== null) size++;
    position++;
  }
  return {
    rejected,
    size,
    has: field === 'ip' ? (value) => ranges.has(value) : (value) => values.has(value),
  };
}

/** A port over ready indexes; a list that is not among them answers null. */
export function listPort(indexes: ReadonlyMap<string, ListIndex>): ListPort {
  return { has: (listId, value) => indexes.get(listId)?.has(value) ?? null };
}
