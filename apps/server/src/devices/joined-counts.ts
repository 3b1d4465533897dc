import {
  type CountedUnder,
  type Database,
  eventsUnderKeys,
  keptEvaluations,
  markJoinMoved,
  moveJoinedCounts,
  type TransactionPosition,
  type UnmovedJoin,
  unmovedJoins,
} from '@assay/store';
import { type Hasher, storedKeys } from '../scoring/index';

/** Small enough that a call which waits for one of the rows does not notice. */
const CALLS_A_TURN = 50;
const JOINS_A_TURN = 100;

interface JoinPorts {
  readonly database: Database;
  readonly hasher: Hasher;
}

/** Every key under which a device's calls behind a position are counted, and where the next begin; null = there are none. */
async function nextCounts(
  { database, hasher }: JoinPorts,
  { spaceId, into }: UnmovedJoin,
  after: TransactionPosition | null,
) {
  const events = await eventsUnderKeys(database, spaceId, [into], { after, limit: CALLS_A_TURN });
  const last = events.at(-1);
  if (!last) return null;
  const ids = events.map(({ evaluationId }) => evaluationId);
  const kept = await keptEvaluations(database, spaceId, ids);
  const counted: readonly CountedUnder[] = kept.flatMap((evaluation) =>
    storedKeys(evaluation, hasher).events.map((keyHash) => ({
      keyHash,
      at: evaluation.at,
      evaluationId: evaluation.id,
    })),
  );
  return { counted, last: { at: last.at, evaluationId: last.evaluationId } };
}

async function moveCounts(ports: JoinPorts, join: UnmovedJoin): Promise<void> {
  let after: TransactionPosition | null = null;
  for (;;) {
    const turn = await nextCounts(ports, join, after);
    if (!turn) break;
    await moveJoinedCounts(ports.database, join, turn.counted);
    after = turn.last;
  }
  await markJoinMoved(ports.database, join);
}

/**
 * Device ids that proved to be one are counted as one under every key: those that are no subjects themselves (addresses, bank
 * accounts, passwords, sessions) are told by the calls, which are opened for it. Ends in the middle and goes on the next time.
 */
export async function moveAllJoinedCounts(ports: JoinPorts): Promise<void> {
  for (;;) {
    const joins = await unmovedJoins(ports.database, JOINS_A_TURN);
    for (const join of joins) await moveCounts(ports, join);
    if (joins.length < JOINS_A_TURN) return;
  }
}
