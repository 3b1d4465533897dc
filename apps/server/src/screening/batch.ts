import type { AmlConfig, AmlEntry, BankEntry } from '@assay/contract';
import {
  type BankParty,
  countryCode,
  DEFAULT_BANK_SETTINGS,
  diffLists,
  type ListEntry,
  type PartyType,
  type ScreeningList,
} from '@assay/screening';
import { bankDocument, searchBankDetails } from './bank-details';
import { openLists } from './index-files';
import { readListsFolder } from './lists-folder';
import { type LoadedLists, loadedLists, type Party } from './loaded-lists';
import { openLocalSources } from './local-sources';
import { openMediaArchive } from './media-archive';
import { matchDocument, matchNames } from './search';
import { type EffectiveSettings, effectiveSettings, inlineSettings } from './settings';

/** Screening for CLI commands: lists of a folder, no database, nothing stored. */

/** CLI commands have no time limit. */
const NEVER = { now: () => 0, at: Number.POSITIVE_INFINITY };

/** @throws ListRefused when the folder contains no list */
export async function openFolder(
  folder: string,
): Promise<{ readonly loaded: LoadedLists; readonly notes: readonly string[] }> {
  const { lists, notes } = await readListsFolder(folder);
  const loaded = loadedLists({
    stamp: folder,
    manifests: [],
    index: openLists(lists),
    isDemonstration: false,
    local: openLocalSources(folder),
    media: await openMediaArchive(folder),
    unreadable: [],
  });
  return { loaded, notes };
}

/** @param more.country country name or code as people write it */
export function partyFrom(
  name: string,
  type: PartyType,
  more: { readonly dob?: string | undefined; readonly country?: string | undefined },
): Party {
  const country = more.country === undefined ? null : countryCode(more.country);
  return { name, type, ...(more.dob ? { dob: more.dob } : {}), ...(country ? { country } : {}) };
}

/** A match in the API format, with additional members for batches. */
type BatchMatch = AmlEntry & {
  readonly list: string;
  readonly score: number;
  readonly explanation: unknown;
};

/** Returns the settings of a configuration for `screenParty`. */
export const batchSettings = (config: AmlConfig): EffectiveSettings =>
  effectiveSettings(inlineSettings(config));

/** Returns the matches of a party. Batches store nothing, so matches are neither hashed nor triaged. */
export function screenParty(
  lists: LoadedLists,
  party: Party,
  settings: EffectiveSettings,
): readonly BatchMatch[] {
  const found = matchNames(lists, party, settings, NEVER.at, NEVER.now);
  return (found?.matches ?? []).map((match) => ({
    ...matchDocument(match, lists),
    list: match.list.name,
    score: match.score,
    explanation: match.explanation,
  }));
}

const NOBODY: BankParty = { name: null, account: null, swift: null, country: null };

export function bankEntries(
  lists: LoadedLists,
  party: BankParty,
): readonly (BankEntry & { readonly list: string })[] {
  const country = party.country === null ? null : countryCode(party.country);
  const parties = { sender: { ...party, country }, receiver: NOBODY };
  const found = searchBankDetails(lists, parties, DEFAULT_BANK_SETTINGS, NEVER);
  return Object.values(found ? bankDocument(lists, found, 0).sender : {})
    .flatMap((slot) => slot?.entries ?? [])
    .map((entry) => ({ ...entry, list: entry.source.source_name }));
}

/** Returns the source ids of added, removed and changed entries. */
export function differenceOfLists(
  old: readonly ScreeningList[],
  next: readonly ScreeningList[],
): {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
} {
  const byName = (lists: readonly ScreeningList[]) => {
    const entries = new Map<string, ListEntry[]>();
    for (const list of lists)
      entries.set(list.source.name, [...(entries.get(list.source.name) ?? []), ...list.entries]);
    return entries;
  };
  const before = byName(old);
  const after = byName(next);
  const differences = [...new Set([...before.keys(), ...after.keys()])].map((name) =>
    diffLists(before.get(name) ?? [], after.get(name) ?? []),
  );
  const ids = (entries: readonly ListEntry[]) => entries.map(({ sourceId }) => sourceId);
  return {
    added: differences.flatMap(({ added }) => ids(added)),
    removed: differences.flatMap(({ removed }) => ids(removed)),
    changed: differences.flatMap(({ changed }) => ids(changed.map((change) => change.next))),
  };
}
