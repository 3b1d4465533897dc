import type { AmlBankScreeningDetails, BankEntry } from '@assay/contract';
import {
  type BankMatch,
  type BankNameMatcher,
  type BankParty,
  type BankSettings,
  type BankSide,
  DEFAULT_SETTINGS,
  screenBank,
} from '@assay/screening';
import { entryDocument } from './entry-document';
import type { LoadedLists } from './loaded-lists';

/** Names of banks through the same matcher as names of organisations. */
const nameMatcher =
  (lists: LoadedLists): BankNameMatcher =>
  (name, threshold, limit) =>
    [...lists.names.values()]
      .flatMap(
        (index) =>
          index.screen(
            { name, type: 'ENTITY' },
            { ...DEFAULT_SETTINGS, scoreThreshold: threshold, resultLimit: limit },
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
      lists.sighting(list.name, entry.sourceId),
      match_type === 'EXACT' ? 'exact' : 'fuzzy',
    ),
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

/** Bank details against lists, as the fraud call and the command line ask for it. */
export function screenBankDetails(
  lists: LoadedLists,
  parties: { readonly sender: BankParty; readonly receiver: BankParty },
  settings: BankSettings,
  searchedAt: number,
): AmlBankScreeningDetails {
  const found = screenBank(lists.bank, nameMatcher(lists), parties, settings);
  return {
    has_bank_match: found.has_bank_match,
    sender: sideOf(lists, found.sender),
    receiver: sideOf(lists, found.receiver),
    searched_at: new Date(searchedAt).toISOString(),
  };
}
