import { type EnvironmentId, type EraseDomain, liveSpace } from '@assay/contract';
import {
  type Connection,
  type CountedUnder,
  eraseCases,
  eraseDevices,
  eraseFeedback,
  eraseIdentities,
  eraseMonitoredNames,
  erasePaymentEvents,
  eraseScreenings,
  eraseSessionStreams,
  eraseVerification,
  eraseWebhooks,
  eraseWhitelisted,
  eventsUnderKeys,
  noteRetraining,
  otherEvaluations,
  type PersonEvent,
  presentHashes,
  type RemovedEvaluation,
  type RemovedPaymentEvent,
  removeCounters,
  removeEvaluations,
  removeFromCounts,
  type TransactionPosition,
  transactionsOf,
} from '@assay/store';
import { erasePersonMonitoring } from '../../monitoring/index';
import { type Hasher, storedKeys } from '../../scoring/index';
import { storedAnswersStep } from './kept-answers-step';
import { listEntriesStep } from './list-entries-step';
import { listSpellingsStep } from './list-spellings-step';
import { receiversStep } from './receivers-step';
import {
  byHashes,
  byTransactions,
  type EraseStep,
  type PersonScope,
  type StepDone,
  type StepWork,
} from './scope';

/** Batch size; small enough that a request waiting for a counter isn't noticeably delayed. */
const EVENTS_A_TURN = 40;
const OTHERS_A_TURN = 120;

/** Returns every key under which removed evaluations are counted, and the keys that have a history. */
function countedUnder(gone: readonly RemovedEvaluation[], hasher: Hasher) {
  const counted: CountedUnder[] = [];
  const history = new Set<string>();
  const named = { emails: 0, phones: 0, ips: 0 };
  for (const evaluation of gone) {
    const { hashes, events, history: sighted } = storedKeys(evaluation, hasher);
    for (const keyHash of events) {
      counted.push({ keyHash, at: evaluation.at, evaluationId: evaluation.id });
    }
    for (const keyHash of sighted) history.add(keyHash);
    named.emails += Number(hashes.email !== undefined);
    named.phones += Number(hashes.phone_number !== undefined);
    named.ips += Number(hashes.ip !== undefined);
  }
  return { counted, history, named };
}

/**
 * Replaces the keys of merged devices: their events are stored under the key of the device they were merged
 * into.
 */
const underPresentKeys = (
  counted: readonly CountedUnder[],
  joined: ReadonlyMap<string, string>,
): readonly CountedUnder[] =>
  counted.map((event) => ({ ...event, keyHash: joined.get(event.keyHash) ?? event.keyHash }));

/**
 * Returns events whose evaluation was already deleted by retention. Only the person's keys are known for
 * them.
 */
const orphans = (events: readonly PersonEvent[], { keyHashes }: PersonScope): readonly CountedUnder[] =>
  events
    .filter(({ transactionId }) => transactionId === null)
    .flatMap(({ at, evaluationId }) => keyHashes.map((keyHash) => ({ keyHash, at, evaluationId })));

/** Returns the keys under which a payment event is counted. */
const countedPayments = ({ keyHashes, ...event }: RemovedPaymentEvent): readonly CountedUnder[] =>
  keyHashes.map((keyHash) => ({ ...event, keyHash }));

async function run({ connection, scope }: StepWork): Promise<StepDone> {
  const { environmentId } = scope;
  const events = await eventsUnderKeys(connection, environmentId, scope.keyHashes, {
    after: null,
    limit: EVENTS_A_TURN,
  });
  if (events.length === 0) return { counts: {}, next: null };
  const transactionIds = transactionsOf(events);
  const own = events.map(({ evaluationId }) => evaluationId);
  // A transaction is removed with all its evaluations. The evaluations that identify it are removed last.
  const others = await otherEvaluations(connection, environmentId, transactionIds, {
    apartFrom: own,
    limit: OTHERS_A_TURN,
  });
  const isLast = others.length < OTHERS_A_TURN;
  const gone = await removeEvaluations(connection, environmentId, isLast ? [...others, ...own] : others);
  const { counted, history, named } = countedUnder(gone, scope.hasher);
  const joined = await presentHashes(
    connection,
    environmentId,
    counted.map(({ keyHash }) => keyHash),
  );
  const of = byTransactions(isLast ? transactionIds : []);
  const feedback = await eraseFeedback(connection, environmentId, of);
  const payments = await erasePaymentEvents(connection, environmentId, of);
  const webhooks = await eraseWebhooks(connection, environmentId, of);
  const streams = await eraseSessionStreams(connection, environmentId, of);
  // Counters are updated last, because fraud requests hold their locks while they write everything else.
  const { counters, ...removed } = await removeFromCounts(
    connection,
    environmentId,
    [...underPresentKeys(counted, joined), ...payments.flatMap(countedPayments), ...orphans(events, scope)],
    history,
  );
  return {
    counts: {
      transactions: of.transactionIds.length,
      evaluations: gone.length,
      events: removed.events,
      counters,
      feedback,
      payment_events: payments.length,
      webhooks_FRAUD: webhooks,
      session_streams: streams,
      ...named,
    },
    next: 'more',
  };
}

/** Removes a person's transactions with all dependent records, and subtracts them from every count. */
const transactionsStep: EraseStep = { name: 'transactions', domains: ['FRAUD'], run };

type EraseStore = (
  connection: Connection,
  environmentId: EnvironmentId,
  person: ReturnType<typeof byHashes>,
) => Promise<number>;

/** Number of transactions looked up together in a store. */
const PAGE = 200;

/** Returns a step for a store whose rows identify their person. */
const once = (name: string, domain: EraseDomain, erase: EraseStore): EraseStep => ({
  name,
  domains: [domain],
  run: async ({ connection, scope }) => ({
    counts: { [name]: await erase(connection, scope.environmentId, byHashes(scope)) },
    next: null,
  }),
});

/** Returns a step for a store whose rows identify only their transaction. */
const throughTransactions = (name: string, domain: EraseDomain, erase: EraseStore): EraseStep => ({
  name,
  domains: [domain],
  async run({ connection, scope, position }) {
    const after = position as TransactionPosition | null;
    const events = await eventsUnderKeys(connection, scope.environmentId, scope.keyHashes, {
      after,
      limit: PAGE,
    });
    let erased = await erase(connection, scope.environmentId, byTransactions(transactionsOf(events)));
    if (after === null) erased += await erase(connection, scope.environmentId, byHashes(scope));
    const last = events.length < PAGE ? undefined : events.at(-1);
    return {
      counts: { [name]: erased },
      next: last ? { at: last.at, evaluationId: last.evaluationId } : null,
    };
  },
});

/**
 * Event types by the domain of the data in their bodies. Events about transactions are also removed with
 * their transaction.
 */
const EVENTS: { readonly [domain in EraseDomain]?: readonly string[] } = {
  FRAUD: [
    'transaction/processed',
    'transaction/status_updated',
    'transaction/event_recorded',
    'lists/updated',
    'ekyc/check_finished',
  ],
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
  (connection, environmentId, person) => eraseWebhooks(connection, environmentId, person, EVENTS[domain]),
];

/** Removes lookup counts of the person's addresses, which belong to no transaction. */
const countersStep: EraseStep = {
  name: 'counters',
  domains: ['FRAUD'],
  run: async ({ connection, scope }) => ({
    counts: { counters: await removeCounters(connection, scope.environmentId, scope.emailHashes) },
    next: null,
  }),
};

/** Retrains a model that learned from the person's data without it. */
const learningStep: EraseStep = {
  name: 'learning',
  domains: ['FRAUD'],
  async run({ connection, scope, counts, now }) {
    if ((counts.transactions ?? 0) > 0 && scope.environmentId === liveSpace(scope.accountId)) {
      await noteRetraining(connection, scope.accountId, now);
    }
    return { counts: {}, next: null };
  },
};

/** All steps in order. Steps that find rows by transaction run before the step that removes the transactions. */
export const ERASE_STEPS: readonly EraseStep[] = [
  throughTransactions('whitelist', 'AML_Case_Management', eraseWhitelisted),
  throughTransactions('cases', 'AML_Case_Management', eraseCases),
  throughTransactions('monitored_names', 'AML_Name_Screening', eraseMonitoredNames),
  once('screenings', 'AML_Name_Screening', eraseScreenings),
  once(...webhooks('FRAUD')),
  throughTransactions(...webhooks('AML_Name_Screening')),
  once(...webhooks('IDV')),
  storedAnswersStep,
  listEntriesStep,
  listSpellingsStep,
  once('verifications', 'IDV', eraseVerification),
  once('devices', 'FRAUD', eraseDevices),
  once('session_streams', 'FRAUD', eraseSessionStreams),
  once('identities', 'FRAUD', eraseIdentities),
  receiversStep,
  once('alerts', 'FRAUD', (connection, environmentId, { userHashes }) =>
    erasePersonMonitoring(connection, environmentId, userHashes),
  ),
  transactionsStep,
  countersStep,
  learningStep,
];

export const stepsOf = (domains: readonly string[]): readonly EraseStep[] =>
  ERASE_STEPS.filter((step) => step.domains.some((domain) => domains.includes(domain)));
