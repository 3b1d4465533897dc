import { badInput, type EnvironmentId } from '@assay/contract';
import { QUEUE_FILTERS, type QueueFilter } from '@assay/management-api';
import {
  type Connection,
  listQueues,
  type QueueRow,
  type QueueSource,
  type WaitingFilter,
  type WaitingItem,
  waitingItems,
} from '@assay/store';
import type { Hasher } from '../../scoring/index';
import { evaluationFilter } from '../evaluations/evaluation-filter';

export type StoredQueue = QueueRow<QueueFilter>;

/** @throws ApiError 1006 for members that the source doesn't have */
export function requireFilterOf(source: QueueSource, filter: QueueFilter): void {
  const strange = Object.keys(filter).filter((member) => !Object.hasOwn(QUEUE_FILTERS[source], member));
  if (strange.length > 0)
    throw badInput(
      strange.map((member) => ({ field: `filter.${member}`, expected: `not allowed for ${source}` })),
    );
}

/**
 * Returns the query for a queue's waiting items.
 * @throws ApiError 1006 for an invalid filter
 */
export function waitingOf(
  { source, filter }: Pick<StoredQueue, 'source' | 'filter'>,
  environmentId: EnvironmentId,
  hasher: Hasher,
): WaitingFilter {
  if (source === 'DECISIONS') return { source, filter: evaluationFilter(filter, environmentId, hasher) };
  if (source === 'SCREENING')
    return {
      source,
      ...(filter.list === undefined ? {} : { list: filter.list }),
      ...(filter.list_kind === undefined ? {} : { listKind: filter.list_kind }),
    };
  if (source === 'ALERTS')
    return {
      source,
      ...(filter.typology === undefined ? {} : { typology: filter.typology }),
      ...(filter.min_score === undefined ? {} : { minScore: filter.min_score }),
    };
  return { source, ...(filter.workflow_id === undefined ? {} : { workflowId: filter.workflow_id }) };
}

/** Context of a read: an environment at a point in time. */
export interface Looking {
  readonly connection: Connection;
  readonly environmentId: EnvironmentId;
  readonly hasher: Hasher;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Returns the item with this id if it waits in the queue. */
export async function findWaiting(
  { connection, environmentId, hasher, now }: Looking,
  queue: StoredQueue,
  id: string,
): Promise<WaitingItem | null> {
  const waiting = waitingOf(queue, environmentId, hasher);
  const { deadlineMs } = queue;
  const [item] = await waitingItems(connection, environmentId, waiting, { deadlineMs, now, limit: 1, id });
  return item ?? null;
}

/** Returns true if an item requires four-eyes approval in this queue or in any other queue that contains it. */
export async function needsFourEyes(
  looking: Looking & { readonly accountId: number },
  queue: StoredQueue,
  item: WaitingItem,
): Promise<boolean> {
  if (queue.fourEyes || item.proposed !== null) return true;
  const others = await listQueues<QueueFilter>(looking.connection, looking.accountId);
  for (const other of others) {
    if (!other.fourEyes || other.source !== queue.source) continue;
    if (await findWaiting(looking, other, item.id)) return true;
  }
  return false;
}
