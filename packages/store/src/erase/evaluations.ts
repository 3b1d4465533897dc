import type { Connection } from '../database';
import { numbers } from '../velocity';

/** What is left to be done when an evaluation's row is gone. */
export interface RemovedEvaluation {
  readonly id: string;
  readonly transactionId: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/**
 * Removes evaluations with the answers that were kept for their callers' repetitions.
 *
 * Nothing can be said of a transaction meanwhile: labels and tags hold its evaluations until they have committed.
 */
export async function removeEvaluations(
  connection: Connection,
  spaceId: number,
  evaluationIds: readonly string[],
): Promise<readonly RemovedEvaluation[]> {
  await connection.query({
    name: 'erase_answers',
    text: 'DELETE FROM idempotency WHERE account_id = $1 AND evaluation_id = ANY($2::uuid[])',
    values: [spaceId, evaluationIds],
  });
  return connection.query({
    name: 'erase_evaluations',
    text: `DELETE FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[])
           RETURNING id::text AS id, transaction_id AS "transactionId", at, request, seen, answer`,
    values: [spaceId, evaluationIds],
  });
}

/** Evaluations of transactions apart from some, oldest first. */
export async function otherEvaluations(
  connection: Connection,
  spaceId: number,
  transactionIds: readonly string[],
  page: { readonly apartFrom: readonly string[]; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await connection.query<{ id: string }>({
    name: 'erase_other_evaluations',
    text: `SELECT id::text AS id FROM evaluation
           WHERE account_id = $1 AND transaction_id = ANY($2) AND id <> ALL($3::uuid[]) LIMIT $4`,
    values: [spaceId, transactionIds, page.apartFrom, page.limit],
  });
  return rows.map(({ id }) => id);
}

/** An evaluation under the key by which it is counted. */
export interface CountedUnder {
  readonly keyHash: string;
  readonly at: number;
  readonly evaluationId: string;
}

/**
 * Takes evaluations out of the counts: their events, and what the lifetime counters of some of their keys have of
 * them. A counter goes with the last event of its key: nobody else was seen with that.
 * @param historyKeys of which lifetimes are counted
 */
export async function removeFromCounts(
  connection: Connection,
  spaceId: number,
  counted: readonly CountedUnder[],
  historyKeys: ReadonlySet<string>,
): Promise<{ readonly events: number; readonly counters: number }> {
  const gone = await connection.query<{ keyHash: string; state: number }>({
    name: 'erase_velocity',
    text: `DELETE FROM velocity_event e USING unnest($2::bigint[], $3::bigint[], $4::uuid[]) AS k(key_hash, at, evaluation_id)
           WHERE e.account_id = $1 AND e.key_hash = k.key_hash AND e.at = k.at AND e.evaluation_id = k.evaluation_id
           RETURNING e.key_hash::text AS "keyHash", e.state::int AS state`,
    values: [
      spaceId,
      numbers(counted.map(({ keyHash }) => keyHash)),
      numbers(counted.map(({ at }) => at)),
      counted.map(({ evaluationId }) => evaluationId),
    ],
  });
  const hits = new Map<string, { hits: number; fraud: number }>();
  for (const { keyHash, state } of gone) {
    if (!historyKeys.has(keyHash)) continue;
    const sum = hits.get(keyHash) ?? { hits: 0, fraud: 0 };
    hits.set(keyHash, { hits: sum.hits + 1, fraud: sum.fraud + Number(state === DECLINED) });
  }
  return { events: gone.length, counters: await lowerCounters(connection, spaceId, hits) };
}

const DECLINED = 2;

/** Counters are locked in the order in which fraud calls lock theirs: nobody waits in a circle. */
async function lowerCounters(
  connection: Connection,
  spaceId: number,
  hits: ReadonlyMap<string, { readonly hits: number; readonly fraud: number }>,
): Promise<number> {
  if (hits.size === 0) return 0;
  const keys = [...hits.keys()];
  await connection.query({
    name: 'erase_lock_counters',
    text: `SELECT 1 FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[])
           ORDER BY key_hash::text COLLATE "C" FOR UPDATE`,
    values: [spaceId, numbers(keys)],
  });
  await connection.query({
    name: 'erase_lower_counters',
    text: `UPDATE key_history h SET hits = greatest(0, h.hits - k.hits), fraud_hits = greatest(0, h.fraud_hits - k.fraud),
             fraud_first_seen = CASE WHEN h.fraud_hits > k.fraud THEN h.fraud_first_seen END,
             fraud_last_seen = CASE WHEN h.fraud_hits > k.fraud THEN h.fraud_last_seen END
           FROM unnest($2::bigint[], $3::int[], $4::int[]) AS k(key_hash, hits, fraud)
           WHERE h.account_id = $1 AND h.key_hash = k.key_hash`,
    values: [
      spaceId,
      numbers(keys),
      numbers([...hits.values()].map((sum) => sum.hits)),
      numbers([...hits.values()].map((sum) => sum.fraud)),
    ],
  });
  const gone = await connection.query({
    name: 'erase_empty_counters',
    text: `DELETE FROM key_history h WHERE h.account_id = $1 AND h.key_hash = ANY($2::bigint[]) AND (h.hits = 0 OR NOT EXISTS (
             SELECT 1 FROM velocity_event e WHERE e.account_id = $1 AND e.key_hash = h.key_hash))
           RETURNING 1`,
    values: [spaceId, numbers(keys)],
  });
  return gone.length;
}

/** Removes the lifetime counters of keys, whatever they were counted by: look-ups count as well. */
export async function removeCounters(
  connection: Connection,
  spaceId: number,
  keyHashes: readonly string[],
): Promise<number> {
  const gone = await connection.query({
    text: 'DELETE FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) RETURNING 1',
    values: [spaceId, numbers(keyHashes)],
  });
  return gone.length;
}
