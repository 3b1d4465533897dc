import { type EnvironmentId, VELOCITY_SUBJECTS } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import type { CountedUnder } from '../privacy/erase/evaluations';

/** Two ids that proved to be one device, with the hashes under which each is counted. */
export interface DeviceJoin {
  readonly environmentId: EnvironmentId;
  readonly from: { readonly id: string; readonly hash: string };
  readonly into: { readonly id: string; readonly hash: string };
  /** UNIX milliseconds. */
  readonly at: number;
}

const MOVE_PERSONS = `
WITH gone AS (DELETE FROM device_person WHERE account_id = $1 AND device_id = $2 RETURNING user_hash, email_hash, last_seen)
INSERT INTO device_person AS p (account_id, device_id, user_hash, email_hash, last_seen)
SELECT $1, $3, user_hash, email_hash, last_seen FROM gone
ON CONFLICT (account_id, device_id, user_hash, email_hash) DO UPDATE SET last_seen = greatest(p.last_seen, excluded.last_seen)`;

const MOVE_KEYS = `
WITH gone AS (DELETE FROM device WHERE account_id = $1 AND id = $2 RETURNING keys, first_seen, visits, token_seen),
old_keys AS (
  DELETE FROM device_look k USING gone WHERE k.account_id = $1 AND k.device_id = $2 AND k.key_hash = ANY(gone.keys)
),
new_keys AS (
  INSERT INTO device_look SELECT DISTINCT $1::int, key, $3::uuid FROM gone, unnest(gone.keys) key ON CONFLICT DO NOTHING
)
UPDATE device d SET first_seen = least(d.first_seen, gone.first_seen), visits = d.visits + gone.visits,
  token_seen = greatest(d.token_seen, gone.token_seen),
  keys = d.keys || ARRAY(SELECT key FROM unnest(gone.keys) key WHERE key <> ALL(d.keys))
FROM gone WHERE d.account_id = $1 AND d.id = $3`;

const OTHER_SUBJECTS = VELOCITY_SUBJECTS.filter((subject) => subject !== 'true_device_id');

// An event is stored under every key of its transaction; keys that are also subjects are columns of it.
const MOVE_EVENTS = `
WITH moved AS (
  UPDATE velocity_event SET key_hash = $3, true_device_id = $3 WHERE account_id = $1 AND key_hash = $2
  RETURNING at, evaluation_id, ${OTHER_SUBJECTS.join(', ')}
)
UPDATE velocity_event e SET true_device_id = $3
FROM moved m CROSS JOIN LATERAL
  unnest(ARRAY[${OTHER_SUBJECTS.map((subject) => `m.${subject}`).join(', ')}]) AS k(hash)
WHERE e.account_id = $1 AND e.key_hash = k.hash AND e.at = m.at AND e.evaluation_id = m.evaluation_id
  AND e.true_device_id = $2`;

/**
 * Merges two ids: tokens, persons, keys and counts of one, and provisional devices that refer to it, move to
 * the other. Does nothing else if one no longer exists.
 */
export async function joinDevices(connection: Connection, join: DeviceJoin): Promise<void> {
  const { environmentId, from, into, at } = join;
  const ids = [environmentId, from.id, into.id];
  // Concurrent merges of one of the two wait here, in the same order.
  await connection.query({
    text: 'SELECT 1 FROM device WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR UPDATE',
    values: [environmentId, [from.id, into.id]],
  });
  await connection.query({
    text: 'UPDATE device_token SET device_id = $3 WHERE account_id = $1 AND device_id = $2',
    values: ids,
  });
  await connection.query({ text: MOVE_PERSONS, values: ids });
  await connection.query({
    text: 'UPDATE device SET believed = $3 WHERE account_id = $1 AND believed = $2',
    values: ids,
  });
  await connection.query({ text: MOVE_KEYS, values: ids });
  await connection.query({
    text: `UPDATE device_alias SET device_id = $3, device_hash = $4, counts_moved = false
           WHERE account_id = $1 AND device_id = $2`,
    values: [...ids, into.hash],
  });
  await connection.query({
    text: `INSERT INTO device_alias (account_id, alias_id, device_id, alias_hash, device_hash, joined_at)
           VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    values: [...ids, from.hash, into.hash, at],
  });
  await connection.query({ text: MOVE_EVENTS, values: [environmentId, from.hash, into.hash] });
}

/**
 * Returns the current hashes of ids that were merged since.
 * @returns by old hash, the hash under which it is counted now
 */
export async function presentHashes(
  connection: Connection,
  environmentId: EnvironmentId,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await connection.query<{ alias: string; present: string }>({
    name: 'device_alias_hashes',
    text: `SELECT alias_hash::text AS alias, device_hash::text AS present FROM device_alias
           WHERE account_id = $1 AND alias_hash = ANY($2::bigint[])`,
    values: [environmentId, numbers(hashes)],
  });
  return new Map(rows.map(({ alias, present }) => [alias, present]));
}

/** Two merged ids, for which some counts may still name the removed id. */
export interface UnmovedJoin {
  readonly environmentId: EnvironmentId;
  readonly aliasId: string;
  /** Old and current hash under which transactions are counted. */
  readonly from: string;
  readonly into: string;
}

/** Returns some merges of all accounts whose counts were not moved completely. */
export const unmovedJoins = (connection: Connection, limit: number): Promise<readonly UnmovedJoin[]> =>
  connection.query<UnmovedJoin>({
    accounts: 'every',
    text: `SELECT account_id AS "environmentId", alias_id::text AS "aliasId", alias_hash::text AS "from", device_hash::text AS "into"
           FROM device_alias WHERE NOT counts_moved ORDER BY account_id, alias_id LIMIT $1`,
    values: [limit],
  });

/** Moves events to the remaining id, under all keys. Idempotent. */
export async function moveJoinedCounts(
  connection: Connection,
  { environmentId, from, into }: UnmovedJoin,
  counted: readonly CountedUnder[],
): Promise<void> {
  await connection.query({
    name: 'device_join_counts',
    text: `UPDATE velocity_event e SET true_device_id = $3
           FROM unnest($4::bigint[], $5::bigint[], $6::uuid[]) AS k(key_hash, at, evaluation_id)
           WHERE e.account_id = $1 AND e.key_hash = k.key_hash AND e.at = k.at AND e.evaluation_id = k.evaluation_id
             AND e.true_device_id = $2`,
    values: [
      environmentId,
      from,
      into,
      numbers(counted.map(({ keyHash }) => keyHash)),
      numbers(counted.map(({ at }) => at)),
      counted.map(({ evaluationId }) => evaluationId),
    ],
  });
}

/**
 * Marks a merge whose counts all name the remaining id; one that was merged further meanwhile is checked
 * again.
 */
export async function markJoinMoved(connection: Connection, join: UnmovedJoin): Promise<void> {
  await connection.query({
    text: 'UPDATE device_alias SET counts_moved = true WHERE account_id = $1 AND alias_id = $2 AND device_hash = $3',
    values: [join.environmentId, join.aliasId, join.into],
  });
}
