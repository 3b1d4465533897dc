import { type EraseDomain, liveSpace, type SpaceId } from '@assay/contract';
import {
  type Connection,
  eraseCases,
  eraseDevices,
  eraseIdentities,
  eraseMonitoredNames,
  eraseScreenings,
  eraseSessionStreams,
  eraseVerification,
  eraseWebhooks,
  eraseWhitelisted,
  eventsUnderKeys,
  noteRetraining,
  removeCounters,
  type TransactionPosition,
  transactionsOf,
} from '@assay/store';
import type { EraseStep } from './erase-step';
import { keptAnswersStep } from './kept-answers-step';
import { listEntriesStep } from './list-entries-step';
import { listSpellingsStep } from './list-spellings-step';
import { byHashes, byTransactions } from './scope';
import { transactionsStep } from './transactions-step';

type EraseStore = (
  connection: Connection,
  spaceId: SpaceId,
  person: ReturnType<typeof byHashes>,
) => Promise<number>;

/** Transactions whose traces in a store are looked for together. */
const PAGE = 200;

/** Of a store whose rows know their person. */
const once = (name: string, domain: EraseDomain, erase: EraseStore): EraseStep => ({
  name,
  domains: [domain],
  run: async ({ connection, scope }) => ({
    counts: { [name]: await erase(connection, scope.spaceId, byHashes(scope)) },
    next: null,
  }),
});

/** Of a store with rows that know nothing but the transaction they came from. */
const throughTransactions = (name: string, domain: EraseDomain, erase: EraseStore): EraseStep => ({
  name,
  domains: [domain],
  async run({ connection, scope, position }) {
    const after = position as TransactionPosition | null;
    const events = await eventsUnderKeys(connection, scope.spaceId, scope.keyHashes, { after, limit: PAGE });
    let erased = await erase(connection, scope.spaceId, byTransactions(transactionsOf(events)));
    if (after === null) erased += await erase(connection, scope.spaceId, byHashes(scope));
    const last = events.length < PAGE ? undefined : events.at(-1);
    return {
      counts: { [name]: erased },
      next: last ? { at: last.at, evaluationId: last.evaluationId } : null,
    };
  },
});

/** Bodies of events, by the domain whose data they hold. Those about transactions also go with their transaction. */
const EVENTS: { readonly [domain in EraseDomain]?: readonly string[] } = {
  FRAUD: ['transaction/processed', 'transaction/status_updated', 'lists/updated', 'ekyc/check_finished'],
  AML_Name_Screening: ['aml/person_updates', 'aml/entity_updates'],
  IDV: [
    'orchestration/workflow_execution_finished',
    'orchestration/workflow_execution_updated',
    'verification/session_finished',
    'verification/step_asked_again',
  ],
};

const webhooks = (domain: EraseDomain): Parameters<typeof once> => [
  `webhooks_${domain}`,
  domain,
  (connection, spaceId, person) => eraseWebhooks(connection, spaceId, person, EVENTS[domain]),
];

/** Counts of look-ups of the person's addresses: they belong to no transaction. */
const countersStep: EraseStep = {
  name: 'counters',
  domains: ['FRAUD'],
  run: async ({ connection, scope }) => ({
    counts: { counters: await removeCounters(connection, scope.spaceId, scope.emailHashes) },
    next: null,
  }),
};

/** A model that learned from the person is trained again without them. */
const learningStep: EraseStep = {
  name: 'learning',
  domains: ['FRAUD'],
  async run({ connection, scope, counts, now }) {
    if ((counts.transactions ?? 0) > 0 && scope.spaceId === liveSpace(scope.accountId)) {
      await noteRetraining(connection, scope.accountId, now);
    }
    return { counts: {}, next: null };
  },
};

/**
 * Every step in order. Those that follow transactions stand before the one that removes them: it takes with it the way
 * by which the others find theirs.
 */
export const ERASE_STEPS: readonly EraseStep[] = [
  throughTransactions('whitelist', 'AML_Case_Management', eraseWhitelisted),
  throughTransactions('cases', 'AML_Case_Management', eraseCases),
  throughTransactions('monitored_names', 'AML_Name_Screening', eraseMonitoredNames),
  once('screenings', 'AML_Name_Screening', eraseScreenings),
  once(...webhooks('FRAUD')),
  throughTransactions(...webhooks('AML_Name_Screening')),
  once(...webhooks('IDV')),
  keptAnswersStep,
  listEntriesStep,
  listSpellingsStep,
  once('verifications', 'IDV', eraseVerification),
  once('devices', 'FRAUD', eraseDevices),
  once('session_streams', 'FRAUD', eraseSessionStreams),
  once('identities', 'FRAUD', eraseIdentities),
  transactionsStep,
  countersStep,
  learningStep,
];

export const stepsOf = (domains: readonly string[]): readonly EraseStep[] =>
  ERASE_STEPS.filter((step) => step.domains.some((domain) => domains.includes(domain)));
