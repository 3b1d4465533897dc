import {
  type FraudConfig,
  type FraudRequest,
  readScreeningRequest,
  SCREENING_API_ROUTES,
} from '@assay/contract';
import {
  type BankParty,
  type BankSettings,
  type BankSide,
  countryCode,
  DEFAULT_BANK_SETTINGS,
} from '@assay/screening';
import {
  type Database,
  removeCasesBefore,
  removeMonitoringChangesBefore,
  removeScreeningsBefore,
} from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, callerOf, type Directory, type RoutePorts } from '../identity/index';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { answerOfJson } from '../platform/http';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import type { Runtime } from '../platform/runtime';
import { CASE_FILES, DocumentSigner } from '../platform/secrets/document-signer';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import type { FeatureContext, FeatureSignals, Hasher, Signal } from '../scoring/index';
import { amlSignal, type SignalPorts } from './aml-signal';
import { MatchResolver } from './auto-resolution/resolve-matches';
import { bankDocument, bankHits, searchBankDetails, withoutEntries } from './bank-details';
import { screeningExportRoutes } from './export/routes';
import { sortMonitoredNames } from './find-monitored';
import { Lists } from './lists';
import { screeningManagementRoutes } from './management-routes';
import type { IndexNames } from './monitored-index';
import { Monitoring } from './monitoring';
import { type Passed, passedDocument } from './passed-over';
import { ScreeningService } from './screening-service';
import { withReservedBanks } from './search-reserved';
import { SearchProfiles } from './settings';
import { bankSubjectOf } from './subject';

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

/** Without a named check, all checks are enabled; otherwise only the named ones. */
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

/**
 * Returns the `aml_bank_screening_details` signal: accounts, wallets, BICs and bank names of both sides of a
 * payment.
 */
function bankSignal(ports: SignalPorts): Signal<'aml_bank_screening_details', FeatureContext> {
  return {
    wants: (_request, config) => config.aml_bank_screening_api === true,
    async look(context, evidence) {
      const { request, config, now } = context;
      const lists = ports.lists.current();
      evidence({ lists: lists.stamp });
      const parties = { sender: partyOf(request, 'user'), receiver: partyOf(request, 'receiver') };
      const settings = settingsOf(config.aml_bank_screening ?? {});
      const searched = searchBankDetails(lists, parties, settings, ports.service.bankDeadline(context));
      const found = searched && context.reserved ? withReservedBanks(parties, searched) : searched;
      if (!found) return null;
      if (!found.has_bank_match) return bankDocument(lists, found, now);
      const sender = await open(ports, context, 'sender', parties.sender, found.sender);
      const receiver = await open(ports, context, 'receiver', parties.receiver, found.receiver);
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

/** Removes matches cleared for these bank details; the rest belong to the case. */
async function open(
  { service, lists, hasher }: SignalPorts,
  context: FeatureContext,
  side: 'sender' | 'receiver',
  bank: BankParty,
  found: BankSide,
): Promise<{ readonly side: BankSide; readonly passed: readonly Passed[] }> {
  const { caller, request, now } = context;
  const hits = bankHits(lists.current(), found);
  if (hits.length === 0) return { side: found, passed: [] };
  const subject = bankSubjectOf(hasher, side, bank, {
    id: request.user_id,
    email: request.email,
    transactionId: request.transaction_id,
  });
  const { open: left, passed } = await service.openAndPassed(caller.environmentId, subject, hits, now);
  if (left.length > 0)
    context.also((connection) => service.storeCase(connection, { caller, subject, now }, left));
  const kept = new Set(left.map(({ list, sourceId }) => `${list}\0${sourceId}`));
  const rest = withoutEntries(found, ({ list, entry }) => !kept.has(`${list.name}\0${entry.sourceId}`));
  return { side: rest, passed };
}

const ROUTE = 'aml-api/v1';

/** Adds POST /RestService/aml-api/v1. */
function screeningRoutes(app: FastifyInstance, routePorts: RoutePorts, service: ScreeningService): void {
  app.post(
    `/RestService/${ROUTE}`,
    { onRequest: admits(routePorts, 'screening') },
    async (request, reply) => {
      const caller = callerOf(request);
      const read = readScreeningRequest(request.body);
      const answer = await once(
        routePorts.database,
        routePorts.runtime,
        idempotentCall(request, caller.environmentId, ROUTE),
        async () =>
          answerOfJson(
            SCREENING_API_ROUTES.screenName,
            await service.standAlone(caller, read.request, read.config),
          ),
      );
      return sendAnswer(reply, answer);
    },
  );
}

interface ScreeningParts {
  readonly routePorts: RoutePorts;
  readonly database: Database;
  readonly runtime: Runtime;
  readonly directory: Directory;
  readonly hasher: Hasher;
  readonly dataDir: string;
  readonly deadlineMs: number;
  /** Builds the index of changed lists. */
  readonly build: (dataDir: string) => Promise<void>;
  readonly indexNames: IndexNames;
  readonly signingSecrets: SigningSecrets;
}

interface Screening extends Feature<ManagementApi> {
  readonly signals: Pick<FeatureSignals, 'aml_details' | 'aml_bank_screening_details'>;
}

/** Interval for loading lists imported from the command line, in milliseconds. */
const LISTS_MS = 5_000;
/** Interval for checking due names, in milliseconds. */
const SWEEP_MS = 2_000;
/** Interval for applying the auto-resolution rules to new matches, in milliseconds. */
const RESOLVE_MS = 3_000;
/** Interval for indexing names of earlier versions, in milliseconds. */
const SORT_MS = 60_000;

/** Also loads the name indexes, so that the first search doesn't wait for them. */
async function followLists(lists: Lists): Promise<void> {
  await lists.follow();
  lists.readNames();
}

/** Opens name screening: the lists and the monitoring of names. */
export async function openScreening(parts: ScreeningParts): Promise<Screening> {
  const { routePorts, database, runtime, directory, hasher, dataDir } = parts;
  const lists = await Lists.open({ dataDir, build: parts.build });
  const profiles = new SearchProfiles({ database, directory });
  const monitoring = await Monitoring.open({
    database: database.patient(),
    looks: database,
    runtime,
    hasher,
    dataDir,
    lists,
    profiles,
    directory,
    indexNames: parts.indexNames,
  });
  const service = new ScreeningService({
    database,
    runtime,
    hasher,
    lists,
    profiles,
    deadlineMs: parts.deadlineMs,
    generation: () => monitoring.generation(),
  });
  const resolver = new MatchResolver({ database: database.patient(), runtime, hasher, directory });
  let isStopped = false;
  // Runs one task at a time, so that a check uses one state of the lists.
  let working: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    const turn = working.catch(() => undefined).then(work);
    working = turn;
    return turn;
  };
  return {
    name: 'screening',
    signals: {
      aml_details: amlSignal({ service, lists, hasher }),
      aml_bank_screening_details: bankSignal({ service, lists, hasher }),
    },
    routes: (app) => screeningRoutes(app, routePorts, service),
    management(api) {
      screeningManagementRoutes(api, { lists, profiles, hasher });
      screeningExportRoutes(api, new DocumentSigner(parts.signingSecrets, CASE_FILES));
    },
    async health() {
      const note = lists.notice();
      return [
        note === null ? { name: 'aml-lists', state: 'ok' } : { name: 'aml-lists', state: 'degraded', note },
      ];
    },
    jobs: [
      {
        name: 'screening',
        everyMs: LISTS_MS,
        inEvery: true,
        run: () => inTurn(() => followLists(lists)),
      },
      { name: 'screening', everyMs: SWEEP_MS, run: () => inTurn(() => monitoring.sweep()) },
      { name: 'screening', everyMs: RESOLVE_MS, run: () => resolver.run() },
      {
        name: 'screening',
        everyMs: SORT_MS,
        run: () => sortMonitoredNames(database.patient(), hasher, () => isStopped),
      },
    ],
    retention: {
      async space(environmentId, before) {
        await removeScreeningsBefore(database.patient(), environmentId, before);
        await removeMonitoringChangesBefore(database.patient(), environmentId, before);
        await removeCasesBefore(database.patient(), environmentId, before);
      },
    },
    async stop() {
      isStopped = true;
      await working.catch(() => undefined);
    },
  };
}
