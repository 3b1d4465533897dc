import { createHash } from 'node:crypto';
import type { ListEntry } from '../model';
import { ListRefused } from './list-file';

/** Minimum number of entries in a new version, as a share of the version in use. */
const MIN_RETAINED_SHARE = 0.8;

/**
 * Compares a new version with the one in use, so that a partial download never replaces a complete list.
 * @throws ListRefused when it has over 20% fewer entries or names
 */
export function checkShrink(
  previous: { readonly kept: number; readonly names: number },
  next: { readonly kept: number; readonly names: number },
): void {
  for (const [what, before, after] of [
    ['entries', previous.kept, next.kept],
    ['names', previous.names, next.names],
  ] as const) {
    if (after < before * MIN_RETAINED_SHARE) {
      throw new ListRefused('shrunk', `The list shrank from ${before} to ${after} ${what}.`);
    }
  }
}

/** An entry that both versions contain with different content. */
interface ChangedEntry {
  readonly old: ListEntry;
  readonly next: ListEntry;
  /** Members of the entry that differ, such as `names` or `programs`. */
  readonly members: readonly (keyof ListEntry)[];
}

/** The changes between two versions of a list, by the list's IDs. */
export interface ListDifference {
  readonly added: readonly ListEntry[];
  readonly changed: readonly ChangedEntry[];
  readonly removed: readonly ListEntry[];
}

/** Members whose order matters: the first name is the primary one. All others are sets. */
const ORDERED = new Set<string>(['names']);

/**
 * Returns a digest of an entry's content, equal for equal content regardless of irrelevant order.
 * @returns 32 hex digits of SHA-256
 */
export function entryHash(entry: ListEntry): string {
  return createHash('sha256').update(canonical(entry)).digest('hex').slice(0, 32);
}

/**
 * Returns the entries that were added, removed and changed between two versions of a list.
 * @param old entries of the previous version @param next entries of the newer version; IDs are unique within
 *   each
 */
export function diffLists(old: readonly ListEntry[], next: readonly ListEntry[]): ListDifference {
  const before = new Map(old.map((entry) => [entry.sourceId, entry]));
  const added: ListEntry[] = [];
  const changed: ChangedEntry[] = [];
  for (const entry of next) {
    const earlier = before.get(entry.sourceId);
    if (earlier === undefined) {
      added.push(entry);
      continue;
    }
    before.delete(entry.sourceId);
    const members = differingMembers(earlier, entry);
    if (members.length > 0) changed.push({ old: earlier, next: entry, members });
  }
  return { added, changed, removed: [...before.values()] };
}

function differingMembers(old: ListEntry, next: ListEntry): (keyof ListEntry)[] {
  const members = new Set([...Object.keys(old), ...Object.keys(next)]) as Set<keyof ListEntry>;
  return [...members].filter(
    (member) => memberText(member, old[member]) !== memberText(member, next[member]),
  );
}

function canonical(entry: ListEntry): string {
  const members = Object.keys(entry).sort() as (keyof ListEntry)[];
  return members.map((member) => `${member}=${memberText(member, entry[member])}`).join('\n');
}

function memberText(member: string, value: unknown): string {
  if (!Array.isArray(value)) return stable(value);
  const items = value.map(stable);
  // The primary name stays first; the others are a set.
  const sorted = ORDERED.has(member) ? [items[0] ?? '', ...items.slice(1).sort()] : items.sort();
  return `[${sorted.join(',')}]`;
}

/** JSON with sorted keys. */
function stable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const object = value as Readonly<Record<string, unknown>>;
  const members = Object.keys(object)
    .sort()
    .filter((key) => object[key] !== undefined);
  return `{${members.map((key) => `${JSON.stringify(key)}:${stable(object[key])}`).join(',')}}`;
}
