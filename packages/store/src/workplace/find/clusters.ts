import { type EnvironmentId, LABEL_VALUES } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';

const FRAUD_LABELS = LABEL_VALUES.filter(({ signal }) => signal === 'negative').map(({ value }) => value);

interface RecentCounts {
  /** Newest evaluations of any state. */
  readonly newest: number;
  /** Newest evaluations of each of the states REVIEW and DECLINE. */
  readonly held: number;
}

/**
 * Returns the ids of the newest evaluations and of the newest ones that were not approved, newest first. Reads
 * only the primary key and the index `evaluation_held`.
 */
export async function recentEvaluationIds(
  connection: Connection,
  environmentId: EnvironmentId,
  { newest, held }: RecentCounts,
): Promise<readonly string[]> {
  const rows = await connection.query<{ readonly id: string }>({
    name: 'recent_evaluations',
    text: `SELECT id::text AS id FROM (
      (SELECT id FROM evaluation WHERE account_id = $1 ORDER BY id DESC LIMIT $2)
      UNION (SELECT id FROM evaluation WHERE account_id = $1 AND state = 1 ORDER BY id DESC LIMIT $3)
      UNION (SELECT id FROM evaluation WHERE account_id = $1 AND state = 2 ORDER BY id DESC LIMIT $3)
    ) r ORDER BY id DESC`,
    values: [environmentId, newest, held],
  });
  return rows.map(({ id }) => id);
}

/** The newest evaluations of a key that several people share; the arrays have the same order. */
export interface SharedKey {
  readonly hash: string;
  readonly people: number;
  /** Hashes of the user ids; of the email addresses for evaluations without one. null = neither. */
  readonly persons: readonly (string | null)[];
  readonly transactions: readonly string[];
  readonly evaluations: readonly string[];
  /** UNIX milliseconds. */
  readonly moments: readonly number[];
  /** 0 = APPROVE, 1 = REVIEW, 2 = DECLINE. */
  readonly states: readonly number[];
  readonly frauds: readonly boolean[];
  readonly amounts: readonly (number | null)[];
  readonly currencies: readonly (string | null)[];
}

interface SharedBounds {
  /** Maximum number of newest evaluations per key. */
  readonly most: number;
  readonly maxPeople: number;
}

const SHARED = `
SELECT asked.key_hash::text AS hash, m.*
FROM unnest($2::bigint[]) AS asked(key_hash)
CROSS JOIN LATERAL (
  SELECT count(DISTINCT coalesce(v.user_id, v.email))::int AS people,
    array_agg(coalesce(v.user_id, v.email)::text) AS persons, array_agg(v.transaction_hash::text) AS transactions,
    array_agg(v.evaluation_id::text) AS evaluations, array_agg(v.at::float8) AS moments, array_agg(v.state) AS states,
    array_agg(coalesce(v.label = ANY($5::text[]), false)) AS frauds, array_agg(v.amount) AS amounts,
    array_agg(v.currency) AS currencies
  FROM (
    SELECT evaluation_id, transaction_hash, at, state, label, user_id, email, amount, currency FROM velocity_event
    WHERE account_id = $1 AND key_hash = asked.key_hash AND event IS NULL
    ORDER BY at DESC, evaluation_id DESC LIMIT $3
  ) v
) m
WHERE m.people BETWEEN 2 AND $4`;

/** Returns those of the keys that several people share, but not more than related people plausibly would. */
export const sharedKeys = (
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  { most, maxPeople }: SharedBounds,
): Promise<readonly SharedKey[]> =>
  connection.query<SharedKey>({
    name: 'shared_keys',
    text: SHARED,
    values: [environmentId, numbers(keyHashes), most, maxPeople, FRAUD_LABELS],
  });
