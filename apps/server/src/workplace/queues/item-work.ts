import { ApiError, type EnvironmentId } from '@assay/contract';
import type { WholeQueueItem } from '@assay/management-api';
import {
  addQueueEvent,
  type Connection,
  type ItemWork,
  type QueueEvent,
  saveItem,
  type WaitingItem,
} from '@assay/store';
import { sessionActor, userBehind } from '../../identity/index';
import { type Change, spaceOf } from '../../management/index';
import { type People, peopleOf, wholeItem } from './item-document';
import { type QueuePorts, requireQueue } from './queue-routes';
import { findWaiting, type Looking, type StoredQueue } from './waiting';

/** Time for which a claimed item is held without activity, in milliseconds. */
const CLAIM_MS = 1_800_000;

type SpaceQuery = { readonly environment?: 'live' | 'test' };

/** A user's work in a queue, within the transaction of a change. */
export interface Work extends Looking {
  readonly queue: StoredQueue;
  readonly accountId: number;
  /** `user <id>` or `key <id>` */
  readonly me: string;
  /** Person for four-eyes approval: the panel user, also for a key they created. */
  readonly person: string;
  readonly people: People;
  readonly newId: () => string;
}

/** @throws ApiError 3001 for an unknown queue */
export async function openWork(change: Change<unknown, SpaceQuery>, ports: QueuePorts): Promise<Work> {
  const { connection, account, principal, query, param, now } = change;
  const me = sessionActor(principal.actor);
  const user = userBehind(principal);
  return {
    connection,
    accountId: account.id,
    environmentId: spaceOf(principal, query.environment),
    hasher: ports.hasher,
    queue: await requireQueue(connection, account.id, param('id')),
    me,
    person: user === null ? me : `user ${user}`,
    people: await peopleOf(connection, account.id),
    now: now.getTime(),
    newId: () => ports.runtime.timeOrderedId(),
  };
}

/**
 * Returns the item of the path.
 * @throws ApiError 3001 when it isn't waiting in the queue
 */
export async function requireWaiting(looking: Looking, queue: StoredQueue, id: string): Promise<WaitingItem> {
  const item = await findWaiting(looking, queue, id);
  if (!item) throw new ApiError('notFound', 'The item is no longer in this queue');
  return item;
}

const heldBy = (holder: string | null) =>
  holder === null ? {} : { details: [{ field: 'assignee', expected: holder }] };

/** @throws ApiError 3009 when the item has changed; the error names its holder */
export function requireVersion(item: WaitingItem, expected: number | undefined): void {
  if (expected !== undefined && expected !== item.version)
    throw new ApiError('conflict', 'Another user changed the item. Load it again', heldBy(item.holder));
}

/** @throws ApiError 3009 when another user holds the item */
export function requireMine(item: WaitingItem, me: string): void {
  if (item.holder !== null && item.holder !== me)
    throw new ApiError('conflict', 'Another user has claimed the item', heldBy(item.holder));
}

/** Returns the fields that assign an item to a user for the duration of a claim. */
export const claimed = ({ me, now }: Pick<Work, 'me' | 'now'>) => ({
  holder: me,
  heldAt: now,
  heldUntil: now + CLAIM_MS,
});
export const released = { holder: null, heldAt: null, heldUntil: null };

/** Any action of the holder renews a claim; an assignment needs no renewal. */
const renewed = (item: WaitingItem, { me, now }: Work): Partial<ItemWork> =>
  item.holder === me && item.heldUntil !== null ? { heldUntil: now + CLAIM_MS } : {};

/**
 * Saves the work on an item.
 * @throws ApiError 3009 when another process has changed it first
 */
export async function saveWork(
  work: Work,
  item: WaitingItem,
  change: Partial<ItemWork>,
  event: Pick<QueueEvent, 'action'> & Partial<Pick<QueueEvent, 'decision' | 'mentions' | 'text'>>,
): Promise<void> {
  const { connection, environmentId, queue, me, now } = work;
  const next = { ...item, ...renewed(item, work), ...change };
  if (!(await saveItem(connection, environmentId, queue.source, next)))
    throw new ApiError('conflict', 'Another user changed the item. Load it again');
  await addQueueEvent(connection, environmentId, {
    id: work.newId(),
    source: queue.source,
    itemId: item.id,
    queueId: queue.id,
    at: now,
    actor: me,
    decision: null,
    heldMs: event.decision && item.holder === me && item.heldAt !== null ? now - item.heldAt : null,
    mentions: [],
    text: '',
    ...event,
  });
}

/**
 * Returns the current state of an item.
 * @throws ApiError 3001
 */
export async function itemNow(
  looking: Looking & { readonly people: People },
  queue: StoredQueue,
  id: string,
): Promise<WholeQueueItem> {
  return wholeItem({ ...looking, source: queue.source }, await requireWaiting(looking, queue, id));
}

/** Returns the context for reads, which run without a transaction. */
export const lookingAt = (
  connection: Connection,
  environmentId: EnvironmentId,
  { hasher }: QueuePorts,
  now: Date,
): Looking => ({ connection, environmentId, hasher, now: now.getTime() });
