import { badInput, type ErrorDetail } from '@assay/contract';
import type { ManagedList } from '@assay/rules';
import { addedValue, LIST_VALUES } from './list-value';

const FUTURE = 'a date-time in the future, YYYY-MM-DDTHH:MM:SSZ';

interface SentEntry {
  readonly value: string;
  readonly country?: string;
  readonly note?: string;
  readonly expires_at?: string | null;
}

/** Entries as sent: values that share a country, a note and an expiry, or entries with individual ones. */
interface SentEntries {
  readonly values?: readonly string[];
  readonly entries?: readonly SentEntry[];
  readonly country?: string;
  readonly note?: string;
  readonly expires_at?: string | null;
  readonly partial?: boolean;
}

interface SoundEntry {
  /** Value in the list's spelling. */
  readonly value: string;
  readonly note: string;
  readonly expiresAt: Date | null;
}

/** An invalid entry, by its index in the request; the value isn't repeated. */
interface RefusedEntry {
  readonly index: number;
  readonly expected: string;
}

/** Returns the expiry of an entry; undefined if it isn't in the future. */
function endOf(text: string | null | undefined, now: Date): Date | null | undefined {
  if (text === undefined || text === null) return null;
  const end = new Date(text);
  return end.getTime() > now.getTime() ? end : undefined;
}

/**
 * Reads the entries for a list. Of a repeated value the last entry counts.
 * @throws ApiError 1006 with the index of each invalid entry; with `partial`, these are returned as refused
 */
export function sentEntries(
  list: ManagedList,
  { values, entries, country, note, expires_at, partial = false }: SentEntries,
  now: Date,
): { readonly sound: readonly SoundEntry[]; readonly refused: readonly RefusedEntry[] } {
  if ((values === undefined) === (entries === undefined))
    throw badInput([{ field: 'values', expected: 'values, or `entries` instead' }]);
  const shared = endOf(expires_at, now);
  if (shared === undefined) throw badInput([{ field: 'expires_at', expected: FUTURE }]);
  const sound = new Map<string, SoundEntry>();
  const refused: RefusedEntry[] = [];
  const details: ErrorDetail[] = [];
  const refuse = (index: number, place: string, expected: string) => {
    refused.push({ index, expected });
    details.push({ field: place, expected });
  };
  const sent = entries ?? (values ?? []).map((value): SentEntry => ({ value }));
  for (const [index, entry] of sent.entries()) {
    const value = addedValue(list.field, entry.value, entry.country ?? country);
    const end = entry.expires_at === undefined ? shared : endOf(entry.expires_at, now);
    const place = entries ? `entries[${index}]` : `values[${index}]`;
    if (value === null) refuse(index, entries ? `${place}.value` : place, LIST_VALUES[list.field]);
    else if (end === undefined) refuse(index, `${place}.expires_at`, FUTURE);
    else sound.set(value, { value, note: entry.note ?? note ?? '', expiresAt: end });
  }
  if (details.length > 0 && !partial) throw badInput(details);
  return { sound: [...sound.values()], refused };
}
