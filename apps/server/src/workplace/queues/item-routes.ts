import { ApiError } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type ItemWork,
  type QueueDecision,
  type QueueEvent,
  readEvaluations,
  type WaitingItem,
  waitingItems,
} from '@assay/store';
import { changes, type ManagementApi, reads, readsRecord, spaceOf, uuid } from '../../management/index';
import { closeCase } from '../../screening/index';
import { giveFeedback } from '../labels/feedback-service';
import { itemDocuments, peopleOf, requireReviewers } from './item-document';
import {
  claimed,
  itemNow,
  lookingAt,
  openWork,
  released,
  requireMine,
  requireVersion,
  requireWaiting,
  saveWork,
  type Work,
} from './item-work';
import { type QueuePorts, requireQueue } from './queue-routes';
import { needsFourEyes, waitingOf } from './waiting';

interface Given {
  readonly decision: QueueDecision;
  readonly reason: string;
  readonly expectedVersion: number | undefined;
  /** Name of the decider in the audit log and in the histories of transactions, cases and verifications. */
  readonly author: string;
}

/**
 * Decides an item, or proposes its decision when four-eyes approval is required.
 * @returns true when the item is decided
 * @throws ApiError 3009 when another user holds or has changed it, or must give the second decision
 */
async function decideItem(work: Work, ports: QueuePorts, item: WaitingItem, given: Given): Promise<boolean> {
  const { decision, reason: text } = given;
  requireMine(item, work.me);
  requireVersion(item, given.expectedVersion);
  const isSecond = item.proposed === decision && item.proposedBy !== null && item.proposedBy !== work.person;
  if (!isSecond && (await needsTwo(work, ports, item))) {
    if (item.proposed === decision)
      throw new ApiError('conflict', 'The second decision must come from another user');
    const proposal = { ...released, proposed: decision, proposedBy: work.person };
    await saveWork(work, item, proposal, { action: 'PROPOSED', decision, text });
    if (work.queue.source === 'ALERTS') await closeAlert(work, ports, item, { ...given, needsTwo: true });
    return false;
  }
  const settled = { ...released, proposed: null, proposedBy: null };
  await saveWork(work, item, settled, { action: 'DECIDED', decision, text });
  await apply(work, ports, item, given);
  return true;
}

/** Checks whether an item needs two users: because of its queue, of another queue, or of the typology of an alert. */
const needsTwo = async (work: Work, { alerts }: QueuePorts, item: WaitingItem): Promise<boolean> =>
  (await needsFourEyes(work, work.queue, item)) ||
  (work.queue.source === 'ALERTS' && (await alerts.needsTwo(work.connection, work, item.id)));

/** Closes the alert of an item, or stores the disposition that a second user must confirm. */
const closeAlert = (
  { connection, environmentId, person, now }: Work,
  { alerts }: QueuePorts,
  { id }: WaitingItem,
  { decision, reason, author, needsTwo }: Given & { readonly needsTwo: boolean },
): Promise<void> =>
  alerts.close(
    { connection, environmentId, actor: author, person, now },
    { id, isSuspicious: decision === 'DECLINE', comment: reason, needsTwo },
  );

/** Applies the decision to the subject of the item. */
async function apply(work: Work, ports: QueuePorts, item: WaitingItem, given: Given): Promise<void> {
  const { connection, environmentId, queue, now } = work;
  const { decision, reason, author } = given;
  const { id, proposedBy } = item;
  if (queue.source === 'ALERTS') return closeAlert(work, ports, item, { ...given, needsTwo: false });
  if (queue.source === 'DECISIONS') {
    const [evaluation] = await readEvaluations(connection, environmentId, [id]);
    if (!evaluation) throw new ApiError('notFound');
    const feedback = { kind: 'review', state: decision, comment: reason } as const;
    const items = [{ transactionId: evaluation.transactionId, feedback }];
    await giveFeedback(connection, ports, environmentId, items, author);
  } else if (queue.source === 'SCREENING') {
    const cases = { hasher: ports.hasher, newId: work.newId };
    await closeCase(connection, cases, environmentId, id, {
      decision: decision === 'APPROVE' ? 'FALSE_POSITIVE' : 'TRUE_MATCH',
      by: author,
      ...(proposedBy === null || proposedBy === work.person ? {} : { proposedBy }),
      at: now,
      note: reason,
    });
  } else {
    await ports.decideExecution(connection, environmentId, id, {
      decision: decision === 'APPROVE' ? 'APPROVED' : 'DECLINED',
      by: author,
      note: reason,
      now,
    });
  }
}

const USUAL_ITEMS = 100;

type Assignment = Partial<ItemWork> & Partial<Pick<QueueEvent, 'action' | 'mentions'>>;

/**
 * Returns the new assignment of an item.
 * @throws ApiError 1006 for a user who can't decide here
 */
function assignment(work: Work, assignee: string | null | undefined): Assignment {
  if (assignee === undefined) return {};
  if (assignee === null) return { ...released, action: 'RELEASED' };
  if (assignee === 'me' || assignee === work.me) return { ...claimed(work), action: 'CLAIMED' };
  requireReviewers(work.people, [assignee], 'assignee');
  const held = { holder: assignee, heldAt: work.now, heldUntil: null };
  return { ...held, action: 'ASSIGNED', mentions: [assignee] };
}

/** Adds the routes of /queues/{id}/items: waiting items, assignments and decisions. */
export function itemRoutes(api: ManagementApi, ports: QueuePorts): void {
  readRoutes(api, ports);

  changes(api, MANAGEMENT.takeNextItem, async (change) => {
    const work = await openWork(change, ports);
    const { connection, environmentId, hasher, queue, me, now } = work;
    const { after } = change.query;
    const given = after === undefined ? undefined : await waitingAfter(work, after);
    const asked = { deadlineMs: queue.deadlineMs, now, limit: 2, freeFor: me };
    const free = await waitingItems(
      connection,
      environmentId,
      waitingOf(queue, environmentId, hasher),
      asked,
    );
    const next = free.find(({ id }) => id !== given);
    if (next) await saveWork(work, next, claimed(work), { action: 'CLAIMED' });
    return {
      data: { item: next ? await itemNow(work, queue, next.id) : null },
      audit: { action: 'queue.next', target: `queue ${queue.id}`, change: { item: next?.id ?? null } },
    };
  });

  changes(api, MANAGEMENT.changeQueueItem, async (change) => {
    const work = await openWork(change, ports);
    const { assignee, priority, deadline, expected_version } = change.body;
    const item = await requireWaiting(work, work.queue, uuid(change.param('item_id')));
    requireVersion(item, expected_version);
    if (expected_version === undefined) requireMine(item, work.me);
    const { action = 'CHANGED', mentions = [], ...held } = assignment(work, assignee);
    const members = {
      ...held,
      ...(priority === undefined ? {} : { priority }),
      ...(deadline === undefined ? {} : { deadline: deadline === null ? null : Date.parse(deadline) }),
    };
    await saveWork(work, item, members, { action, mentions });
    return {
      data: await itemNow(work, work.queue, item.id),
      audit: {
        action: 'queue.item',
        target: `queue ${work.queue.id}`,
        change: { item: item.id, did: action, members: Object.keys(change.body) },
      },
    };
  });

  changes(api, MANAGEMENT.noteQueueItem, async (change) => {
    const work = await openWork(change, ports);
    const { text, mentions = [] } = change.body;
    requireReviewers(work.people, mentions, 'mentions');
    const item = await requireWaiting(work, work.queue, uuid(change.param('item_id')));
    await saveWork(work, item, {}, { action: 'NOTED', mentions, text });
    return {
      data: await itemNow(work, work.queue, item.id),
      audit: {
        action: 'queue.note',
        target: `queue ${work.queue.id}`,
        change: { item: item.id, mentions: mentions.length },
      },
    };
  });

  changes(api, MANAGEMENT.decideQueueItem, async (change) => {
    const work = await openWork(change, ports);
    const { decision, reason, expected_version: expectedVersion } = change.body;
    const item = await requireWaiting(work, work.queue, uuid(change.param('item_id')));
    const author = change.principal.actor.auditName;
    const decided = await decideItem(work, ports, item, { decision, reason, expectedVersion, author });
    return {
      data: { decided, decision },
      audit: {
        action: decided ? 'queue.decide' : 'queue.propose',
        target: `queue ${work.queue.id}`,
        change: { item: item.id, decision },
      },
    };
  });
}

/**
 * Releases an item that the user skips, if they hold it.
 * @returns its id
 */
async function waitingAfter(work: Work, after: string): Promise<string> {
  const id = uuid(after);
  const { connection, environmentId, hasher, queue, now } = work;
  const asked = { deadlineMs: queue.deadlineMs, now, limit: 1, id };
  const [skipped] = await waitingItems(
    connection,
    environmentId,
    waitingOf(queue, environmentId, hasher),
    asked,
  );
  if (skipped?.holder === work.me) await saveWork(work, skipped, released, { action: 'RELEASED' });
  return id;
}

function readRoutes(api: ManagementApi, ports: QueuePorts): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listQueueItems, async ({ principal, query, param, now }) => {
    const accountId = principal.caller.account.id;
    const queue = await requireQueue(database, accountId, param('id'));
    const looking = lookingAt(database, spaceOf(principal, query.environment), ports, now);
    const items = await waitingItems(
      database,
      looking.environmentId,
      waitingOf(queue, looking.environmentId, ports.hasher),
      {
        deadlineMs: queue.deadlineMs,
        now: looking.now,
        limit: query.limit ?? USUAL_ITEMS,
        isOverdue: query.only === 'overdue',
      },
    );
    const people = await peopleOf(database, accountId);
    return { items: [...(await itemDocuments({ ...looking, source: queue.source, people }, items))] };
  });

  readsRecord(
    api,
    MANAGEMENT.readQueueItem,
    MANAGEMENT.revealQueueItem,
    async ({ principal, query, param, now }) => {
      const accountId = principal.caller.account.id;
      const queue = await requireQueue(database, accountId, param('id'));
      const looking = lookingAt(database, spaceOf(principal, query.environment), ports, now);
      const people = await peopleOf(database, accountId);
      return itemNow({ ...looking, people }, queue, uuid(param('item_id')));
    },
  );
}
