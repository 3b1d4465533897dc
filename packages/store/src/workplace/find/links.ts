import { type EnvironmentId, type EvaluationId, LABEL_VALUES, type VelocitySubject } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';

/** Period of the evaluations; UNIX milliseconds, `to` exclusive. */
export interface KeyPeriod {
  readonly from: number;
  readonly to: number;
  /** Maximum number of newest evaluations per key. */
  readonly most: number;
}

/** Facts from the newest evaluations of one key. */
export interface KeyFacts {
  readonly calls: number;
  /** Distinct user ids; for evaluations without one, distinct email addresses. */
  readonly people: number;
  /** UNIX milliseconds. */
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly approved: number;
  readonly inReview: number;
  readonly declined: number;
  /** Evaluations whose transaction has a fraud label. */
  readonly frauds: number;
  readonly newestId: EvaluationId;
}

const FRAUD_LABELS = LABEL_VALUES.filter(({ signal }) => signal === 'negative').map(({ value }) => value);

const FACTS = `
SELECT asked.ord::int AS ord, m.*
FROM unnest($2::bigint[]) WITH ORDINALITY AS asked(key_hash, ord)
CROSS JOIN LATERAL (
  SELECT count(*)::int AS calls, count(DISTINCT coalesce(v.user_id, v.email))::int AS people,
    min(v.at) AS "firstSeen", max(v.at) AS "lastSeen",
    (count(*) FILTER (WHERE v.state = 0))::int AS approved, (count(*) FILTER (WHERE v.state = 1))::int AS "inReview",
    (count(*) FILTER (WHERE v.state = 2))::int AS declined, (count(*) FILTER (WHERE v.label = ANY($6::text[])))::int AS frauds,
    (array_agg(v.evaluation_id ORDER BY v.at DESC, v.evaluation_id DESC))[1]::text AS "newestId"
  FROM (
    SELECT evaluation_id, at, state, label, user_id, email FROM velocity_event
    WHERE account_id = $1 AND key_hash = asked.key_hash AND at >= $3 AND at < $4 AND event IS NULL
    ORDER BY at DESC, evaluation_id DESC LIMIT $5
  ) v
) m
WHERE m.calls > 0`;

/** Returns the facts of each key; null for a key without evaluations in the period. */
export async function factsOfKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  { from, to, most }: KeyPeriod,
): Promise<readonly (KeyFacts | null)[]> {
  if (keyHashes.length === 0) return [];
  const rows = await connection.query<KeyFacts & { readonly ord: number }>({
    name: 'key_facts',
    text: FACTS,
    values: [environmentId, numbers(keyHashes), from, to, most, FRAUD_LABELS],
  });
  const found = new Map(rows.map(({ ord, ...facts }) => [ord, facts]));
  return keyHashes.map((_, index) => found.get(index + 1) ?? null);
}

const PEOPLE = `
SELECT asked.ord::int AS ord, m.people
FROM unnest($2::bigint[]) WITH ORDINALITY AS asked(key_hash, ord)
CROSS JOIN LATERAL (
  SELECT count(DISTINCT coalesce(v.user_id, v.email))::int AS people
  FROM (
    SELECT user_id, email FROM velocity_event WHERE account_id = $1 AND key_hash = asked.key_hash AND at >= $3 AND at < $4
      AND event IS NULL
    ORDER BY at DESC, evaluation_id DESC LIMIT $5
  ) v
) m`;

/** Counts the people in the newest evaluations of each key. */
export async function peopleOfKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  { from, to, most }: KeyPeriod,
): Promise<readonly number[]> {
  if (keyHashes.length === 0) return [];
  const rows = await connection.query<{ readonly ord: number; readonly people: number }>({
    name: 'key_people',
    text: PEOPLE,
    values: [environmentId, numbers(keyHashes), from, to, most],
  });
  const found = new Map(rows.map(({ ord, people }) => [ord, people]));
  return keyHashes.map((_, index) => found.get(index + 1) ?? 0);
}

/** Subjects that link transactions with each other. */
const LINKED_SUBJECTS = [
  'user_id',
  'email',
  'phone_number',
  'ip',
  'device_hash',
  'cookie_hash',
  'card_hash',
  'address',
  'true_device_id',
  'user_bank_account',
  'receiver_bank_account',
  'receiver_id',
  'merchant_id',
  'affiliate_id',
] as const satisfies readonly VelocitySubject[];

/** A subject that occurs together with a key. */
export interface Neighbour {
  readonly kind: (typeof LINKED_SUBJECTS)[number];
  readonly hash: string;
  /** Number of evaluations with both. */
  readonly shared: number;
  /** UNIX milliseconds. */
  readonly sharedFirst: number;
  readonly sharedLast: number;
}

const NEIGHBOURS = `
SELECT s.kind, s.hash::text AS hash, count(*)::int AS shared, min(v.at) AS "sharedFirst", max(v.at) AS "sharedLast"
FROM (
  SELECT at, ${LINKED_SUBJECTS.join(', ')} FROM velocity_event
  WHERE account_id = $1 AND key_hash = $2::bigint AND at >= $3 AND at < $4 AND event IS NULL
  ORDER BY at DESC, evaluation_id DESC LIMIT $5
) v
CROSS JOIN LATERAL (VALUES ${LINKED_SUBJECTS.map((subject) => `('${subject}', v.${subject})`).join(', ')}) AS s(kind, hash)
WHERE s.hash <> $2::bigint
GROUP BY s.kind, s.hash
ORDER BY shared DESC, "sharedLast" DESC, s.kind, s.hash LIMIT $6 OFFSET $7`;

/** Returns the other subjects in the newest evaluations of a key, the most frequent first. */
export const neighboursOf = (
  connection: Connection,
  environmentId: EnvironmentId,
  keyHash: string,
  { from, to, most }: KeyPeriod,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<readonly Neighbour[]> =>
  connection.query<Neighbour>({
    name: 'key_neighbours',
    text: NEIGHBOURS,
    values: [environmentId, keyHash, from, to, most, limit, skip],
  });
