import type { EnvironmentId, EvaluationId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { NEWEST } from './list-evaluations';

/** Evaluations with a key. */
export interface KeyMatches {
  /** At most `most`. */
  readonly matches: number;
  readonly newestId: EvaluationId;
  /** UNIX milliseconds. */
  readonly newestAt: number;
}

/**
 * Counts the newest evaluations with each key (`velocity_event`), and returns the newest of them; null for a
 * key without evaluations.
 * @param most maximum count
 */
export async function matchesOf(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  most: number,
): Promise<readonly (KeyMatches | null)[]> {
  const rows = await connection.query<KeyMatches & { readonly ord: number }>({
    name: 'key_matches',
    text: `SELECT asked.ord::int AS ord, m.*
           FROM unnest($2::bigint[]) WITH ORDINALITY AS asked(key_hash, ord)
           CROSS JOIN LATERAL (
             SELECT count(*)::int AS matches, (array_agg(v.evaluation_id))[1]::text AS "newestId", max(v.at) AS "newestAt"
             FROM (SELECT evaluation_id, at FROM velocity_event WHERE account_id = $1 AND key_hash = asked.key_hash AND event IS NULL
                   ORDER BY at DESC, evaluation_id DESC LIMIT $3) v
           ) m
           WHERE m.matches > 0`,
    values: [environmentId, numbers(keyHashes), most],
  });
  const found = new Map(rows.map(({ ord, ...matches }) => [ord, matches]));
  return keyHashes.map((_, index) => found.get(index + 1) ?? null);
}

/**
 * Like `matchesOf`, for evaluations with all of some terms (`evaluation_find`). Requires a transaction with
 * bitmap scans. Frequent terms are counted from the newest evaluations. Others use the index, with an
 * optimization fence: for terms that are each common but never occur together, the planner would read all
 * evaluations backwards.
 */
export async function matchesOfTerms(
  connection: Connection,
  environmentId: EnvironmentId,
  terms: readonly string[],
  most: number,
): Promise<Omit<KeyMatches, 'newestAt'> | null> {
  const matches = async (from: string) => {
    const [row] = await connection.query<{ matches: number; newestId: string | null }>({
      text: `SELECT count(*)::int AS matches, (array_agg(f.id))[1]::text AS "newestId"
             FROM (SELECT b.id FROM ${from} ORDER BY b.id DESC LIMIT $3) f`,
      values: [environmentId, numbers(terms), most],
    });
    return row?.newestId ? { matches: row.matches, newestId: row.newestId } : null;
  };
  const newest = await matches(
    `(SELECT id, terms FROM evaluation_find WHERE account_id = $1 ORDER BY id DESC LIMIT ${NEWEST}) b
     WHERE b.terms @> $2::bigint[]`,
  );
  if (newest?.matches === most) return newest;
  return matches(
    '(SELECT id FROM evaluation_find WHERE account_id = $1 AND terms @> $2::bigint[] OFFSET 0) b',
  );
}
