import type { AccountId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { jsonText } from '../../connection/statement';

/** Sources of queue items: evaluations in REVIEW, open screening cases, executions in REVIEW, open alerts. */
export type QueueSource = 'DECISIONS' | 'SCREENING' | 'VERIFICATIONS' | 'ALERTS';

/** A named filter, with the settings for deciding its items. */
export interface QueueRow<Filter = unknown> {
  readonly id: string;
  readonly name: string;
  readonly source: QueueSource;
  readonly filter: Filter;
  /** Time after its start within which an item must be decided; null = without a deadline. */
  readonly deadlineMs: number | null;
  /** Requires two users. */
  readonly fourEyes: boolean;
  /** UNIX milliseconds. */
  readonly createdAt: number;
}

const COLUMNS = `id::text AS id, name, source, filter, deadline_ms AS "deadlineMs", four_eyes AS "fourEyes",
  created_at AS "createdAt"`;

/** Returns the queues of an account, ordered by name. */
export const listQueues = <Filter>(
  connection: Connection,
  accountId: AccountId,
): Promise<readonly QueueRow<Filter>[]> =>
  connection.query({
    text: `SELECT ${COLUMNS} FROM review_queue WHERE account_id = $1 ORDER BY lower(name), id`,
    values: [accountId],
  });

export async function findQueue<Filter>(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<QueueRow<Filter> | null> {
  const [row] = await connection.query<QueueRow<Filter>>({
    text: `SELECT ${COLUMNS} FROM review_queue WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/**
 * Saves a queue.
 * @returns false if another has its name
 */
export async function saveQueue(
  connection: Connection,
  accountId: AccountId,
  queue: QueueRow,
): Promise<boolean> {
  const taken = await connection.query({
    text: 'SELECT 1 FROM review_queue WHERE account_id = $1 AND name = $2 AND id <> $3::uuid',
    values: [accountId, queue.name, queue.id],
  });
  if (taken.length > 0) return false;
  await connection.query({
    text: `INSERT INTO review_queue (account_id, id, name, source, filter, deadline_ms, four_eyes, created_at)
           VALUES ($1, $2::uuid, $3, $4, $5::jsonb, $6, $7, $8)
           ON CONFLICT (account_id, id) DO UPDATE SET name = excluded.name, filter = excluded.filter,
             deadline_ms = excluded.deadline_ms, four_eyes = excluded.four_eyes`,
    values: [
      accountId,
      queue.id,
      queue.name,
      queue.source,
      jsonText(queue.filter),
      queue.deadlineMs,
      queue.fourEyes,
      queue.createdAt,
    ],
  });
  return true;
}

/**
 * Deletes a queue; its items remain waiting.
 * @returns true if it existed
 */
export async function deleteQueue(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const gone = await connection.query({
    text: 'DELETE FROM review_queue WHERE account_id = $1 AND id = $2::uuid RETURNING 1',
    values: [accountId, id],
  });
  return gone.length > 0;
}
