import { ApiError, type SpaceId } from '@assay/contract';
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

/** How long somebody holds what they claimed without doing anything. */
const CLAIM_MS = 1_800_000;

type SpaceQuery = { readonly space?: 'live' | 'test' };

/** Somebody at work in a queue, in the transaction of a change. */
export interface Work extends Looking {
  readonly queue: StoredQueue;
  readonly accountId: number;
  /** `user <id>` or `key <id>` */
  readonly me: string;
  /** Who is that where two people are needed: the panel user behind a key that is known to be theirs. */
  readonly person: string;
  readonly people: People;
  readonly newId: () => string;
}

/** @throws ApiError 3001 without the queue */
export async function openWork(change: Change<unknown, SpaceQuery>, ports: QueuePorts): Promise<Work> {
  const { connection, account, principal, query, param, now } = change;
  const me = sessionActor(principal.actor);
  const user = userBehind(principal);
  return {
    connection,
    accountId: account.id,
    spaceId: spaceOf(principal, query.space),
    hasher: ports.hasher,
    queue: await requireQueue(connection, account.id, param('id')),
    me,
    person: user === null ? me : `user ${user}`,
    people: await peopleOf(connection, account.id),
    now: now.getTime(),
    newId: () => ports.ambient.timeOrderedId(),
  };
}

/** The item of the path. @throws ApiError 3001 when it does not wait in the queue */
export async function requireWaiting(looking: Looking, queue: StoredQueue, id: string): Promise<WaitingItem> {
  const item = await findWaiting(looking, queue, id);
  if (!item) throw new ApiError('notFound', 'Incorrect value: the item waits in this queue no more');
  return item;
}

const heldBy = (holder: string | null) =>
  holder === null ? {} : { details: [{ field: 'assignee', expected: holder }] };

/** @throws ApiError 3009 when it was changed since, with who holds it now */
export function requireVersion(item: WaitingItem, expected: number | undefined): void {
  if (expected !== undefined && expected !== item.version)
    throw new ApiError('conflict', 'Conflict: somebody has changed the item meanwhile', heldBy(item.holder));
}

/** @throws ApiError 3009 when somebody else holds it */
export function requireMine(item: WaitingItem, me: string): void {
  if (item.holder !== null && item.holder !== me)
    throw new ApiError('conflict', 'Conflict: somebody else holds the item', heldBy(item.holder));
}

/** Held by a person from now on, for as long as a claim lasts. */
export const claimed = ({ me, now }: Pick<Work, 'me' | 'now'>) => ({
  holder: me,
  heldAt: now,
  heldUntil: now + CLAIM_MS,
});
export const released = { holder: null, heldAt: null, heldUntil: null };

/** Whatever a holder does renews a claim; what was assigned needs no renewal. */
const renewed = (item: WaitingItem, { me, now }: Work): Partial<ItemWork> =>
  item.holder === me && item.heldUntil !== null ? { heldUntil: now + CLAIM_MS } : {};

/** Writes what somebody did with an item. @throws ApiError 3009 when another process was faster */
export async function keepWork(
  work: Work,
  item: WaitingItem,
  change: Partial<ItemWork>,
  event: Pick<QueueEvent, 'action'> & Partial<Pick<QueueEvent, 'decision' | 'mentions' | 'text'>>,
): Promise<void> {
  const { connection, spaceId, queue, me, now } = work;
  const next = { ...item, ...renewed(item, work), ...change };
  if (!(await saveItem(connection, spaceId, queue.source, next)))
    throw new ApiError('conflict', 'Conflict: somebody has changed the item meanwhile');
  await addQueueEvent(connection, spaceId, {
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

/** The item as it is now. @throws ApiError 3001 */
export async function itemNow(
  looking: Looking & { readonly people: People },
  queue: StoredQueue,
  id: string,
): Promise<WholeQueueItem> {
  return wholeItem({ ...looking, source: queue.source }, await requireWaiting(looking, queue, id));
}

/** For reads, which have no transaction. */
export const lookingAt = (
  connection: Connection,
  spaceId: SpaceId,
  { hasher }: QueuePorts,
  now: Date,
): Looking => ({ connection, spaceId, hasher, now: now.getTime() });
