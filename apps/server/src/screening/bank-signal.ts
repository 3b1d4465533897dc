import type { FraudConfig, FraudRequest } from '@assay/contract';
import { type BankParty, type BankSettings, countryCode, DEFAULT_BANK_SETTINGS } from '@assay/screening';
import type { FeatureContext, Signal } from '../fraud/index';
import { screenBankDetails } from './bank-details';
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
