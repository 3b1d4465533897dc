import type { AmlBankScreeningDetails, BankEntry } from '@assay/contract';
import {
  type BankMatch,
  type BankNameMatcher,
  type BankParty,
  type BankScreening,
  type BankSettings,
  type BankSide,
  type BankSlot,
  DEFAULT_SETTINGS,
  type Deadline,
  entryHash,
  screenBank,
} from '@assay/screening';
import { entryDocument } from './entry-document';
import type { LoadedLists } from './loaded-lists';
import type { Hit } from './search';

/** Matches bank names with the matcher for organization names. */
const nameMatcher =
  (lists: LoadedLists, deadline: Deadline): BankNameMatcher =>
  (name, threshold, limit) =>
    [...lists.names.values()]
      .flatMap(
        (index) =>
          index.screen(
            { name, type: 'ENTITY' },
            { ...DEFAULT_SETTINGS, scoreThreshold: threshold, resultLimit: limit },
            deadline,
          ).matches,
      )
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);

const entryOf =
  (lists: LoadedLists) =>
  ({ entry, list, matched_field, match_type, score }: BankMatch): BankEntry => ({
    ...entryDocument(
      entry,
      list,
      lists.presence(list.name, entry.sourceId),
      match_type === 'EXACT' ? 'exact' : 'fuzzy',
    ),
    scores: { relevancy_score: score },
    matched_field,
    match_type,
    score,
  });

function sideOf(lists: LoadedLists, side: BankSide): AmlBankScreeningDetails['sender'] {
  const slot = (field: keyof BankSide) => {
    const found = side[field];
    return found && { has_match: found.has_match, entries: found.entries.map(entryOf(lists)) };
  };
  return { bank_name: slot('bank_name'), bank_account: slot('bank_account'), bank_swift: slot('bank_swift') };
}

/**
 * Screens bank details against the lists.
 * @returns null when the deadline passed before the search was complete, because a partial search proves
 *   nothing
 */
export function searchBankDetails(
  lists: LoadedLists,
  parties: { readonly sender: BankParty; readonly receiver: BankParty },
  settings: BankSettings,
  deadline: Deadline,
): BankScreening | null {
  const found = screenBank(lists.bank, nameMatcher(lists, deadline), parties, settings);
  return deadline.now() >= deadline.at ? null : found;
}

/** Returns the result in the format of the fraud response and the CLI. */
export const bankDocument = (
  lists: LoadedLists,
  { sender, receiver, has_bank_match }: BankScreening,
  searchedAt: number,
): AmlBankScreeningDetails => ({
  has_bank_match,
  sender: sideOf(lists, sender),
  receiver: sideOf(lists, receiver),
  searched_at: new Date(searchedAt).toISOString(),
});

/** Returns the list entries of one side for its case, each once, with all matching fields. */
export function bankHits(lists: LoadedLists, side: BankSide): readonly Hit[] {
  const byEntry = new Map<string, BankMatch[]>();
  for (const slot of Object.values(side)) {
    for (const match of slot?.entries ?? []) {
      const key = `${match.list.name}\0${match.entry.sourceId}`;
      byEntry.set(key, [...(byEntry.get(key) ?? []), match]);
    }
  }
  return [...byEntry.values()].map((matches) => {
    const [best] = [...matches].sort((a, b) => b.score - a.score);
    const { entry, list, score, match_type } = best!;
    const presence = lists.presence(list.name, entry.sourceId);
    const document = entryDocument(entry, list, presence, match_type === 'EXACT' ? 'exact' : 'fuzzy');
    return {
      list: list.name,
      kind: list.kind,
      source: list,
      sourceId: entry.sourceId,
      contentHash: entryHash(entry),
      score,
      entry: { ...document, scores: { relevancy_score: score } },
      explanation: { matched_fields: matches.map(({ matched_field }) => matched_field) },
      triage: null,
    };
  });
}

/** Returns a side without the cleared entries. */
export function withoutEntries(side: BankSide, isLeftOut: (match: BankMatch) => boolean): BankSide {
  const slot = (found: BankSlot | null): BankSlot | null => {
    if (!found) return null;
    const entries = found.entries.filter((match) => !isLeftOut(match));
    return { has_match: entries.length > 0, entries };
  };
  return {
    bank_name: slot(side.bank_name),
    bank_account: slot(side.bank_account),
    bank_swift: slot(side.bank_swift),
  };
}
