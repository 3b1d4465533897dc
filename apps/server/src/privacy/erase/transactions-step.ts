import {
  type CountedUnder,
  eraseFeedback,
  eraseSessionStreams,
  eraseWebhooks,
  eventsUnderKeys,
  otherEvaluations,
  type PersonEvent,
  presentHashes,
  type RemovedEvaluation,
  removeEvaluations,
  removeFromCounts,
  transactionsOf,
} from '@assay/store';
import { type Hasher, storedKeys } from '../../scoring/index';
import type { EraseStep, StepDone, StepWork } from './erase-step';
import { byTransactions, type PersonScope } from './scope';

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
export const transactionsStep: EraseStep = { name: 'transactions', domains: ['FRAUD'], run };
