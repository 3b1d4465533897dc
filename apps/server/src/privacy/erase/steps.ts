import { type EraseDomain, liveSpace, type SpaceId } from '@assay/contract';
import {
  type Connection,
  type CountedUnder,
  eraseCases,
  eraseDevices,
  eraseFeedback,
  eraseIdentities,
  eraseMonitoredNames,
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
  removeCounters,
  removeEvaluations,
  removeFromCounts,
  type TransactionPosition,
  transactionsOf,
} from '@assay/store';
import { type Hasher, storedKeys } from '../../scoring/index';
import { keptAnswersStep } from './kept-answers-step';
import { listEntriesStep } from './list-entries-step';
import { listSpellingsStep } from './list-spellings-step';
import {
  byHashes,
  byTransactions,
  type EraseStep,
  type PersonScope,
  type StepDone,
  type StepWork,
} from './scope';

/** Small enough that a call which waits for one of the counters does not notice. */
const EVENTS_A_TURN = 40;
const OTHERS_A_TURN = 120;

/** Every key under which removed evaluations are counted, and which of the keys have lifetimes. */
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

/** An event of a device that was joined with another since stands under the other's key. */
const underPresentKeys = (
  counted: readonly CountedUnder[],
  joined: ReadonlyMap<string, string>,
): readonly CountedUnder[] =>
  counted.map((event) => ({ ...event, keyHash: joined.get(event.keyHash) ?? event.keyHash }));

/** Events whose evaluation is gone already (an old one that was just forgotten): the keys of the person are all that is known. */
const orphans = (events: readonly PersonEvent[], { keyHashes }: PersonScope): readonly CountedUnder[] =>
  events
    .filter(({ transactionId }) => transactionId === null)
    .flatMap(({ at, evaluationId }) => keyHashes.map((keyHash) => ({ keyHash, at, evaluationId })));

async function run({ connection, scope }: StepWork): Promise<StepDone> {
  const { spaceId } = scope;
  const events = await eventsUnderKeys(connection, spaceId, scope.keyHashes, {
    after: null,
    limit: EVENTS_A_TURN,
  });
  if (events.length === 0) return { counts: {}, next: null };
  const transactionIds = transactionsOf(events);
  const own = events.map(({ evaluationId }) => evaluationId);
  // A transaction is gone with all its evaluations. Those by which it is found go last.
  const others = await otherEvaluations(connection, spaceId, transactionIds, {
    apartFrom: own,
    limit: OTHERS_A_TURN,
  });
  const isLast = others.length < OTHERS_A_TURN;
  const gone = await removeEvaluations(connection, spaceId, isLast ? [...others, ...own] : others);
  const { counted, history, named } = countedUnder(gone, scope.hasher);
  const joined = await presentHashes(
    connection,
    spaceId,
    counted.map(({ keyHash }) => keyHash),
  );
  const of = byTransactions(isLast ? transactionIds : []);
  const feedback = await eraseFeedback(connection, spaceId, of);
  const webhooks = await eraseWebhooks(connection, spaceId, of);
  const streams = await eraseSessionStreams(connection, spaceId, of);
  // Counters come last: fraud calls hold them while they write whatever else they have to write.
  const { counters, ...removed } = await removeFromCounts(
    connection,
    spaceId,
    [...underPresentKeys(counted, joined), ...orphans(events, scope)],
    history,
  );
  return {
    counts: {
      transactions: of.transactionIds.length,
      evaluations: gone.length,
      events: removed.events,
      counters,
      feedback,
      webhooks_FRAUD: webhooks,
      session_streams: streams,
      ...named,
    },
    next: 'more',
  };
}

/** Takes a person's transactions away, with everything that hangs on them, and out of every count. */
const transactionsStep: EraseStep = { name: 'transactions', domains: ['FRAUD'], run };

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
