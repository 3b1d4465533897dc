import { type AccountId, ApiError } from '@assay/contract';
import { MANAGEMENT, MAX_QUEUES, type Queue, type QueueFilter } from '@assay/management-api';
import { type Connection, countWaiting, deleteQueue, findQueue, listQueues, saveQueue } from '@assay/store';
import type { Principal } from '../../identity/index';
import { changes, type ManagementApi, reads, spaceOf, timestamp, uuid } from '../../management/index';
import type { AlertReview } from '../../monitoring/index';
import type { Runtime } from '../../platform/runtime';
import type { Hasher } from '../../scoring/index';
import type { DecideExecution } from '../../verification/index';
import { type Looking, requireFilterOf, type StoredQueue, waitingOf } from './waiting';

export interface QueuePorts {
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly decideExecution: DecideExecution;
  readonly alerts: AlertReview;
}

const HOUR_MS = 3_600_000;

/** @throws ApiError 3001 */
export async function requireQueue(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<StoredQueue> {
  const queue = await findQueue<QueueFilter>(connection, accountId, uuid(id));
  if (!queue) throw new ApiError('notFound');
  return queue;
}

const msOf = (hours: number | null): number | null => (hours === null ? null : hours * HOUR_MS);

/** Returns a queue as the API represents it, with the number of waiting items. */
async function shown(
  { connection, environmentId, hasher, now }: Looking,
  queue: StoredQueue,
): Promise<Queue> {
  const { id, name, source, filter, deadlineMs, fourEyes, createdAt } = queue;
  const waiting = waitingOf(queue, environmentId, hasher);
  const counts = await countWaiting(connection, environmentId, waiting, { deadlineMs, now });
  return {
    id,
    name,
    source,
    filter,
    deadline_hours: deadlineMs === null ? null : deadlineMs / HOUR_MS,
    four_eyes: fourEyes,
    created_at: timestamp(createdAt),
    ...counts,
  };
}

/** Adds the routes of /queues. */
export function queueRoutes(api: ManagementApi, { runtime, hasher }: QueuePorts): void {
  const { database } = api.routePorts;

  /**
   * Saves a valid queue and returns it.
   * @throws ApiError 1006, 3009
   */
  async function keep(connection: Connection, principal: Principal, queue: StoredQueue, now: number) {
    const { account, environmentId } = principal.caller;
    requireFilterOf(queue.source, queue.filter);
    const answer = await shown({ connection, environmentId, hasher, now }, queue);
    if (!(await saveQueue(connection, account.id, queue)))
      throw new ApiError('conflict', 'A queue with this name already exists. Choose another name');
    return answer;
  }

  reads(api, MANAGEMENT.listQueues, async ({ principal, query, now }) => {
    const environmentId = spaceOf(principal, query.environment);
    const looking = { connection: database, environmentId, hasher, now: now.getTime() };
    const queues: Queue[] = [];
    for (const queue of await listQueues<QueueFilter>(database, principal.caller.account.id))
      queues.push(await shown(looking, queue));
    return { queues };
  });

  changes(api, MANAGEMENT.createQueue, async ({ connection, account, principal, body, now }) => {
    const { name, source, filter = {}, deadline_hours = null, four_eyes = false } = body;
    if ((await listQueues(connection, account.id)).length >= MAX_QUEUES)
      throw new ApiError('conflict', `An account can have at most ${MAX_QUEUES} queues. Remove one first`);
    const queue: StoredQueue = {
      id: runtime.timeOrderedId(),
      name,
      source,
      filter,
      deadlineMs: msOf(deadline_hours),
      fourEyes: four_eyes,
      createdAt: now.getTime(),
    };
    const data = await keep(connection, principal, queue, now.getTime());
    const change = { source, four_eyes, deadline_hours };
    return { data, audit: { action: 'queue.create', target: `queue ${queue.id}`, change } };
  });

  changes(api, MANAGEMENT.changeQueue, async ({ connection, account, principal, body, param, now }) => {
    const before = await requireQueue(connection, account.id, param('id'));
    const queue: StoredQueue = {
      ...before,
      name: body.name ?? before.name,
      filter: body.filter ?? before.filter,
      deadlineMs: body.deadline_hours === undefined ? before.deadlineMs : msOf(body.deadline_hours),
      fourEyes: body.four_eyes ?? before.fourEyes,
    };
    const data = await keep(connection, principal, queue, now.getTime());
    const change = { members: Object.keys(body), four_eyes: queue.fourEyes };
    return { data, audit: { action: 'queue.change', target: `queue ${queue.id}`, change } };
  });

  changes(api, MANAGEMENT.deleteQueue, async ({ connection, account, param }) => {
    const id = uuid(param('id'));
    if (!(await deleteQueue(connection, account.id, id))) throw new ApiError('notFound');
    return { data: {}, audit: { action: 'queue.delete', target: `queue ${id}`, change: {} } };
  });
}
