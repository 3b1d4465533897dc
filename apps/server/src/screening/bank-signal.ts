import type { FraudConfig, FraudRequest } from '@assay/contract';
import {
  type BankParty,
  type BankSettings,
  type BankSide,
  countryCode,
  DEFAULT_BANK_SETTINGS,
} from '@assay/screening';
import type { FeatureContext, Signal } from '../scoring/index';
import { bankDocument, bankHits, searchBankDetails, withoutEntries } from './bank-details';
import { type Passed, passedDocument } from './passed-over';
import type { ScreeningService } from './screening-service';
import { withReservedBanks } from './search-reserved';

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
    wants: (_request, config) => config.aml_bank_screening_api === true,
    async look(context, evidence) {
      const { request, config, now } = context;
      const lists = service.currentLists();
      evidence({ lists: lists.stamp });
      const parties = { sender: partyOf(request, 'user'), receiver: partyOf(request, 'receiver') };
      const settings = settingsOf(config.aml_bank_screening ?? {});
      const searched = searchBankDetails(lists, parties, settings, service.bankDeadline(context));
      const found = searched && context.reserved ? withReservedBanks(parties, searched) : searched;
      if (!found) return null;
      if (!found.has_bank_match) return bankDocument(lists, found, now);
      const sender = await open(service, context, 'sender', parties.sender, found.sender);
      const receiver = await open(service, context, 'receiver', parties.receiver, found.receiver);
      const has_bank_match = [sender, receiver].some(({ side }) =>
        Object.values(side).some((slot) => slot?.has_match),
      );
      const passed = [...sender.passed, ...receiver.passed];
      return {
        ...bankDocument(lists, { has_bank_match, sender: sender.side, receiver: receiver.side }, now),
        ...(passed.length > 0 ? { passed_over: passed.map(passedDocument) } : {}),
      };
    },
  };
}

/** Leaves out what the whitelist passes over for these bank details; the rest makes their case. */
async function open(
  service: ScreeningService,
  context: FeatureContext,
  side: 'sender' | 'receiver',
  bank: BankParty,
  found: BankSide,
): Promise<{ readonly side: BankSide; readonly passed: readonly Passed[] }> {
  const { caller, request, now } = context;
  const hits = bankHits(service.currentLists(), found);
  if (hits.length === 0) return { side: found, passed: [] };
  const subject = service.bankSubject(side, bank, {
    id: request.user_id,
    email: request.email,
    transactionId: request.transaction_id,
  });
  const { open: left, passed } = await service.openAndPassed(caller.spaceId, subject, hits, now);
  if (left.length > 0)
    context.also((connection) => service.keepCase(connection, { caller, subject, now }, left));
  const kept = new Set(left.map(({ list, sourceId }) => `${list}\0${sourceId}`));
  const rest = withoutEntries(found, ({ list, entry }) => !kept.has(`${list.name}\0${entry.sourceId}`));
  return { side: rest, passed };
}
