import type { AmlBankScreeningDetails, BankEntry, FraudConfig, FraudRequest } from '@assay/contract';
import {
  type BankMatch,
  type BankNameMatcher,
  type BankParty,
  type BankSettings,
  type BankSide,
  countryCode,
  DEFAULT_BANK_SETTINGS,
  DEFAULT_SETTINGS,
  screenBank,
} from '@assay/screening';
import type { FeatureContext, Signal } from '../fraud/index';
import { entryDocument } from './entry-document';
import type { LoadedLists } from './loaded-lists';
import type { ScreeningService } from './screening-service';

const FIELDS = ['bank_name', 'bank_account', 'bank_swift', 'bank_country'] as const;

function partyOf(request: FraudRequest, side: 'user' | 'receiver'): BankParty {
  const [name, account, swift, country] = FIELDS.map((field) => request[`${side}_${field}`] ?? null);
  return {
    name: name ?? null,
    account: account ?? null,
    swift: swift ?? null,
    country: country ? countryCode(country) : null,
  };
}

/** With no check named all are made; with some named, those. */
function settingsOf(config: NonNullable<FraudConfig['aml_bank_screening']>): BankSettings {
  const { bank_name_check: name, bank_account_check: account, bank_swift_check: swift } = config;
  const namesNone = name === undefined && account === undefined && swift === undefined;
  const base = DEFAULT_BANK_SETTINGS;
  return {
    nameCheck: name ?? namesNone,
    accountCheck: account ?? namesNone,
    swiftCheck: swift ?? namesNone,
    matchMode: config.match_mode ?? base.matchMode,
    partialMatchThreshold: config.partial_match_threshold ?? base.partialMatchThreshold,
    resultLimit: config.result_limit ?? base.resultLimit,
    filterMismatchingCountry: config.filter_mismatching_country ?? base.filterMismatchingCountry,
    filterMissingCountry: config.filter_missing_country ?? base.filterMissingCountry,
  };
}

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

/** `aml_bank_screening_details`: accounts, wallets, BICs and bank names of both sides of a payment. */
export function bankSignal(service: ScreeningService): Signal<'aml_bank_screening_details', FeatureContext> {
  return {
    name: 'aml_bank_screening_details',
    wants: (_request, config) => config.aml_bank_screening_api === true,
    look({ request, config, now }, evidence) {
      evidence({ lists: service.listsStamp() });
      return screenBankDetails(
        service.currentLists(),
        { sender: partyOf(request, 'user'), receiver: partyOf(request, 'receiver') },
        settingsOf(config.aml_bank_screening ?? {}),
        now,
      );
    },
  };
}
