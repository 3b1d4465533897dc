import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { removeOldEvents, type StoredSince } from '../schema/velocity-partitions';
import { firstIdAt } from '../scoring/ids';

/** Number of rows deleted per statement, small enough to block no request. */
const CHUNK = 2000;

/**
 * Deletes an environment's data from before a given time: evaluations, their velocity events and stale
 * counters.
 * @returns number of deleted evaluations
 */
export async function removeOlderThan(
  connection: Connection,
  environmentId: EnvironmentId,
  kept: StoredSince,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await connection.query<{ id: string }>({
      text: `WITH old AS MATERIALIZED (
               SELECT id FROM evaluation WHERE account_id = $1 AND id < $2::uuid ORDER BY id LIMIT ${CHUNK}
             ), found AS (DELETE FROM evaluation_find WHERE account_id = $1 AND id IN (SELECT id FROM old))
             DELETE FROM evaluation WHERE account_id = $1 AND id IN (SELECT id FROM old) RETURNING id::text`,
      values: [environmentId, firstIdAt(kept.before)],
    });
    removed += rows.length;
    if (rows.length < CHUNK) break;
  }
  await removeOldEvents(connection, environmentId, kept);
  await connection.query({
    text: 'DELETE FROM key_history WHERE account_id = $1 AND last_seen < $2',
    values: [environmentId, kept.before],
  });
  return removed;
}
