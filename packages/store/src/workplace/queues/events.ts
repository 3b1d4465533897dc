import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openRows, openText } from '../../privacy/vault';
import type { QueueSource } from './queues';

export type QueueAction =
  | 'CLAIMED'
  | 'ASSIGNED'
  | 'RELEASED'
  | 'CHANGED'
  | 'NOTED'
  | 'ATTACHED'
  | 'DETACHED'
  | 'PROPOSED'
  | 'DECIDED';
export type QueueDecision = 'APPROVE' | 'DECLINE';

/** A user's action on a queue item. */
export interface QueueEvent {
  readonly id: string;
  readonly source: QueueSource;
  readonly itemId: string;
  /** null = the action was outside any queue. */
  readonly queueId: string | null;
  readonly at: number;
  readonly actor: string;
  readonly action: QueueAction;
  readonly decision: QueueDecision | null;
  /** Time for which the deciding user was assigned; null = not assigned. */
  readonly heldMs: number | null;
  /** Users mentioned in the text. */
  readonly mentions: readonly string[];
  readonly text: string;
}

export const queueEventPlace = (id: string): string => `queue_event/${id}`;

const COLUMNS = `id::text AS id, source, item_id::text AS "itemId", queue_id::text AS "queueId", at, actor, action, decision,
  held_ms AS "heldMs", mentions, kept`;

type EventRow = Omit<QueueEvent, 'text'> & { readonly kept: Buffer | null };

const opened = (connection: Connection, environmentId: EnvironmentId, rows: readonly EventRow[]) =>
  openRows<EventRow, QueueEvent>(connection, rows, ({ kept, ...event }, vault) => {
    const text = openText(vault, environmentId, queueEventPlace(event.id), { kept, text: '' });
    return text === null ? null : { ...event, text };
  });

/** Stores an action; the item has its row (`saveItem`). */
export async function addQueueEvent(
  connection: Connection,
  environmentId: EnvironmentId,
  event: QueueEvent,
): Promise<void> {
  const kept =
    event.text === ''
      ? null
      : connection.vault.seal(environmentId, queueEventPlace(event.id), Buffer.from(event.text));
  await connection.query({
    text: `INSERT INTO queue_event (account_id, id, source, item_id, queue_id, at, actor, action, decision, held_ms, mentions, kept)
           VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, $6, $7, $8, $9, $10, $11::text[], $12)`,
    values: [
      environmentId,
      event.id,
      event.source,
      event.itemId,
      event.queueId,
      event.at,
      event.actor,
      event.action,
      event.decision,
      event.heldMs,
      event.mentions,
      kept,
    ],
  });
}

/**
 * Returns the actions on an item, oldest first.
 * @param most only the newest ones; null = all
 */
export async function itemEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  source: QueueSource,
  itemId: string,
  most: number | null = 200,
): Promise<readonly QueueEvent[]> {
  const rows = await connection.query<EventRow>({
    text: `SELECT ${COLUMNS} FROM queue_event WHERE account_id = $1 AND source = $2 AND item_id = $3::uuid ORDER BY id DESC LIMIT $4`,
    values: [environmentId, source, itemId, most],
  });
  return [...(await opened(connection, environmentId, rows))].reverse();
}

/** Returns the newest notes that mention a user. */
export async function mentionsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  person: string,
  limit: number,
): Promise<readonly (QueueEvent & { readonly queueId: string })[]> {
  const rows = await connection.query<EventRow>({
    text: `SELECT ${COLUMNS} FROM queue_event
           WHERE account_id = $1 AND mentions <> '{}' AND mentions @> ARRAY[$2::text] ORDER BY id DESC LIMIT $3`,
    values: [environmentId, person, limit],
  });
  const notes = await opened(connection, environmentId, rows);
  return notes.flatMap(({ queueId, ...note }) => (queueId === null ? [] : [{ ...note, queueId }]));
}

export interface ReviewerFigures {
  readonly actor: string;
  readonly approved: number;
  readonly declined: number;
  /** Decisions that were later replaced by another decision or state of the transaction. */
  readonly overridden: number;
  /** Median time from assignment to decision; null = none was assigned. */
  readonly heldMs: number | null;
}

/** Returns the decisions of each user since a given time, including proposals of four-eyes decisions. */
export const reviewerFigures = (
  connection: Connection,
  environmentId: EnvironmentId,
  from: number,
): Promise<readonly ReviewerFigures[]> =>
  connection.query({
    text: `SELECT actor, (count(*) FILTER (WHERE decision = 'APPROVE'))::int AS approved,
             (count(*) FILTER (WHERE decision = 'DECLINE'))::int AS declined,
             (count(*) FILTER (WHERE overridden))::int AS overridden,
             (percentile_cont(0.5) WITHIN GROUP (ORDER BY held_ms))::bigint AS "heldMs"
           FROM (
             SELECT e.actor, e.decision, e.held_ms,
               EXISTS (SELECT 1 FROM queue_event l WHERE l.account_id = $1 AND l.source = e.source AND l.item_id = e.item_id
                       AND l.id > e.id AND l.decision <> e.decision)
               OR e.action = 'DECIDED' AND e.source = 'DECISIONS' AND EXISTS (
                 SELECT 1 FROM evaluation_find f WHERE f.account_id = $1 AND f.id = e.item_id
                 AND f.current_state <> CASE e.decision WHEN 'APPROVE' THEN 0 ELSE 2 END) AS overridden
             FROM queue_event e WHERE e.account_id = $1 AND e.at >= $2 AND e.decision IS NOT NULL
           ) decided GROUP BY actor ORDER BY actor`,
    values: [environmentId, from],
  });
