import type { EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { openAnswer } from '../../scoring/idempotency';
import { type EvaluationTexts, openEvaluation, openRows, STORED_COLUMNS, type StoredColumns } from '../vault';

/** A response stored for a repetition of its request. */
export interface StoredAnswer {
  readonly route: string;
  readonly key: string;
  readonly answer: string | null;
}

/** Returns stored responses without an evaluation, in key order. `after` = the last one of the previous page. */
export async function storedAnswers(
  connection: Connection,
  environmentId: EnvironmentId,
  page: { readonly after: Pick<StoredAnswer, 'route' | 'key'> | null; readonly limit: number },
): Promise<readonly StoredAnswer[]> {
  const rows = await connection.query<StoredAnswer & { readonly kept: Buffer | null }>({
    name: 'erase_kept_answers',
    text: `SELECT route, key, answer, kept FROM idempotency
           WHERE account_id = $1 AND (route, key) > ($2, $3) AND evaluation_id IS NULL ORDER BY route, key LIMIT $4`,
    values: [environmentId, page.after?.route ?? '', page.after?.key ?? '', page.limit],
  });
  return openRows(connection, rows, ({ route, key, ...row }, vault) => ({
    route,
    key,
    answer: openAnswer(vault, environmentId, { route, key }, row),
  }));
}

/**
 * Deletes stored responses.
 * @returns number of deleted responses
 */
export async function removeStoredAnswers(
  connection: Connection,
  environmentId: EnvironmentId,
  answers: readonly Pick<StoredAnswer, 'route' | 'key'>[],
): Promise<number> {
  if (answers.length === 0) return 0;
  const gone = await connection.query({
    text: `DELETE FROM idempotency i USING unnest($2::text[], $3::text[]) AS k(route, key)
           WHERE i.account_id = $1 AND i.route = k.route AND i.key = k.key RETURNING 1`,
    values: [environmentId, answers.map(({ route }) => route), answers.map(({ key }) => key)],
  });
  return gone.length;
}

/** Data for the cleanup after an evaluation's row was deleted. */
export interface RemovedEvaluation {
  readonly id: string;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/**
 * Deletes evaluations with the responses stored for repetitions.
 *
 * No feedback can reach a transaction meanwhile: labels and tags lock its evaluations until they have
 * committed.
 */
export async function removeEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  evaluationIds: readonly string[],
): Promise<readonly RemovedEvaluation[]> {
  await connection.query({
    name: 'erase_answers',
    text: 'DELETE FROM idempotency WHERE account_id = $1 AND evaluation_id = ANY($2::uuid[])',
    values: [environmentId, evaluationIds],
  });
  const rows = await connection.query<Omit<RemovedEvaluation, keyof EvaluationTexts> & StoredColumns>({
    name: 'erase_evaluations',
    text: `WITH found AS (DELETE FROM evaluation_find WHERE account_id = $1 AND id = ANY($2::uuid[]))
           DELETE FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[])
           RETURNING id::text AS id, transaction_id AS "transactionId", at, ${STORED_COLUMNS}`,
    values: [environmentId, evaluationIds],
  });
  return openRows(connection, rows, ({ transactionId, at, ...row }, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    return texts && { id: row.id, transactionId, at, ...texts };
  });
}

/** Returns other evaluations of the transactions, oldest first. */
export async function otherEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
  page: { readonly apartFrom: readonly string[]; readonly limit: number },
): Promise<readonly string[]> {
  const rows = await connection.query<{ id: string }>({
    name: 'erase_other_evaluations',
    text: `SELECT id::text AS id FROM evaluation
           WHERE account_id = $1 AND transaction_id = ANY($2) AND id <> ALL($3::uuid[]) LIMIT $4`,
    values: [environmentId, transactionIds, page.apartFrom, page.limit],
  });
  return rows.map(({ id }) => id);
}

/** An evaluation with the key under which it is counted. */
export interface CountedUnder {
  readonly keyHash: string;
  readonly at: number;
  readonly evaluationId: EvaluationId;
}

/**
 * Removes evaluations from the counts: their events, and their share of the lifetime counters of some keys. A
 * counter is deleted with the last event of its key, because no other person used that key.
 * @param historyKeys keys with lifetime counters
 */
export async function removeFromCounts(
  connection: Connection,
  environmentId: EnvironmentId,
  counted: readonly CountedUnder[],
  historyKeys: ReadonlySet<string>,
): Promise<{ readonly events: number; readonly counters: number }> {
  const gone = await connection.query<{ keyHash: string; at: number; state: number; event: string | null }>({
    name: 'erase_velocity',
    text: `DELETE FROM velocity_event e USING unnest($2::bigint[], $3::bigint[], $4::uuid[]) AS k(key_hash, at, evaluation_id)
           WHERE e.account_id = $1 AND e.key_hash = k.key_hash AND e.at = k.at AND e.evaluation_id = k.evaluation_id
           RETURNING e.key_hash::text AS "keyHash", e.at, e.state::int AS state, e.event`,
    values: [
      environmentId,
      numbers(counted.map(({ keyHash }) => keyHash)),
      numbers(counted.map(({ at }) => at)),
      counted.map(({ evaluationId }) => evaluationId),
    ],
  });
  const removed = new Map<string, Removed>();
  for (const { keyHash, at, state, event } of gone) {
    // Later events of a payment are not part of the lifetime counters.
    if (event !== null || !historyKeys.has(keyHash)) continue;
    const known = removed.get(keyHash) ?? { at: [], fraudAt: [] };
    known.at.push(at);
    if (state === DECLINED) known.fraudAt.push(at);
    removed.set(keyHash, known);
  }
  return { events: gone.length, counters: await lowerCounters(connection, environmentId, removed) };
}

const DECLINED = 2;
/**
 * Maximum number of events of a key in which the next fraud time is searched, because frequent addresses have
 * millions.
 */
const LOOKED_AT = 1000;

/** Times of the removed events of a key; `fraudAt`: those of declined ones. */
interface Removed {
  readonly at: number[];
  readonly fraudAt: number[];
}

/** SQL for the first or last remaining event of a counter's key, if the previous one was removed. */
const moment = (column: string, removed: string, order: 'ASC' | 'DESC', fraud: boolean) => `
  CASE WHEN h.${column} = k.${removed} THEN coalesce((
    SELECT e.at FROM (SELECT at, state FROM velocity_event WHERE account_id = $1 AND key_hash = h.key_hash AND event IS NULL
      ORDER BY at ${order} LIMIT ${fraud ? LOOKED_AT : 1}) e
    ${fraud ? `WHERE e.state = ${DECLINED}` : ''} ORDER BY e.at ${order} LIMIT 1), h.${column}) ELSE h.${column} END`;

const LOWER = `
UPDATE key_history h SET hits = greatest(0, h.hits - k.hits), fraud_hits = greatest(0, h.fraud_hits - k.fraud),
  first_seen = ${moment('first_seen', 'first', 'ASC', false)},
  last_seen = ${moment('last_seen', 'last', 'DESC', false)},
  fraud_first_seen = CASE WHEN h.fraud_hits > k.fraud THEN ${moment('fraud_first_seen', 'fraud_first', 'ASC', true)} END,
  fraud_last_seen = CASE WHEN h.fraud_hits > k.fraud THEN ${moment('fraud_last_seen', 'fraud_last', 'DESC', true)} END
FROM unnest($2::bigint[], $3::int[], $4::int[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[])
  AS k(key_hash, hits, fraud, first, last, fraud_first, fraud_last)
WHERE h.account_id = $1 AND h.key_hash = k.key_hash`;

const first = (at: readonly number[]) => (at.length > 0 ? Math.min(...at) : null);
const last = (at: readonly number[]) => (at.length > 0 ? Math.max(...at) : null);

/** Counters are locked in the order in which fraud requests lock theirs, which prevents deadlocks. */
async function lowerCounters(
  connection: Connection,
  environmentId: EnvironmentId,
  removed: ReadonlyMap<string, Removed>,
): Promise<number> {
  if (removed.size === 0) return 0;
  const keys = [...removed.keys()];
  await connection.query({
    name: 'erase_lock_counters',
    text: `SELECT 1 FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[])
           ORDER BY key_hash::text COLLATE "C" FOR UPDATE`,
    values: [environmentId, numbers(keys)],
  });
  const sums = [...removed.values()];
  await connection.query({
    name: 'erase_lower_counters',
    text: LOWER,
    values: [
      environmentId,
      numbers(keys),
      numbers(sums.map(({ at }) => at.length)),
      numbers(sums.map(({ fraudAt }) => fraudAt.length)),
      numbers(sums.map(({ at }) => first(at))),
      numbers(sums.map(({ at }) => last(at))),
      numbers(sums.map(({ fraudAt }) => first(fraudAt))),
      numbers(sums.map(({ fraudAt }) => last(fraudAt))),
    ],
  });
  const gone = await connection.query({
    name: 'erase_empty_counters',
    text: `DELETE FROM key_history h WHERE h.account_id = $1 AND h.key_hash = ANY($2::bigint[]) AND (h.hits = 0 OR NOT EXISTS (
             SELECT 1 FROM velocity_event e WHERE e.account_id = $1 AND e.key_hash = h.key_hash))
           RETURNING 1`,
    values: [environmentId, numbers(keys)],
  });
  return gone.length;
}

/** Deletes the lifetime counters of keys, including counts of lookups. */
export async function removeCounters(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
): Promise<number> {
  const gone = await connection.query({
    text: 'DELETE FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) RETURNING 1',
    values: [environmentId, numbers(keyHashes)],
  });
  return gone.length;
}
