import { ApiError } from '@assay/contract';
import { type QueueDecision, readEvaluations, type WaitingItem } from '@assay/store';
import { closeCase } from '../../screening/index';
import { giveFeedback } from '../labels/feedback-service';
import { keepWork, released, requireMine, requireVersion, type Work } from './item-work';
import type { QueuePorts } from './queue-routes';
import { needsFourEyes } from './waiting';

interface Given {
  readonly decision: QueueDecision;
  readonly reason: string;
  readonly expectedVersion: number | undefined;
  /** As the audit trail and the histories of transactions, cases and executions name who decides. */
  readonly author: string;
}

/**
 * Decides an item, or proposes its decision where two people are needed.
 * @returns whether it is decided
 * @throws ApiError 3009 when somebody else holds it, has changed it, or has to give the second decision
 */
export async function decideItem(
  work: Work,
  ports: QueuePorts,
  item: WaitingItem,
  given: Given,
): Promise<boolean> {
  const { decision, reason: text } = given;
  requireMine(item, work.me);
  requireVersion(item, given.expectedVersion);
  const isSecond = item.proposed === decision && item.proposedBy !== null && item.proposedBy !== work.person;
  if (!isSecond && (await needsFourEyes(work, work.queue, item))) {
    if (item.proposed === decision)
      throw new ApiError('conflict', 'Conflict: another person has to give the second decision');
    const proposal = { ...released, proposed: decision, proposedBy: work.person };
    await keepWork(work, item, proposal, { action: 'PROPOSED', decision, text });
    return false;
  }
  const settled = { ...released, proposed: null, proposedBy: null };
  await keepWork(work, item, settled, { action: 'DECIDED', decision, text });
  await apply(work, ports, item, given);
  return true;
}

/** Gives the decision to the thing itself. */
async function apply(work: Work, ports: QueuePorts, item: WaitingItem, given: Given): Promise<void> {
  const { connection, spaceId, queue, now } = work;
  const { decision, reason, author } = given;
  const { id, proposedBy } = item;
  if (queue.source === 'DECISIONS') {
    const [evaluation] = await readEvaluations(connection, spaceId, [id]);
    if (!evaluation) throw new ApiError('notFound');
    const feedback = { kind: 'review', state: decision, comment: reason } as const;
    const items = [{ transactionId: evaluation.transactionId, feedback }];
    await giveFeedback(connection, ports, spaceId, items, author);
  } else if (queue.source === 'SCREENING') {
    const cases = { hasher: ports.hasher, newId: work.newId };
    await closeCase(connection, cases, spaceId, id, {
      decision: decision === 'APPROVE' ? 'FALSE_POSITIVE' : 'TRUE_MATCH',
      by: author,
      ...(proposedBy === null || proposedBy === work.person ? {} : { proposedBy }),
      at: now,
      note: reason,
    });
  } else {
    await ports.decideExecution(connection, spaceId, id, {
      decision: decision === 'APPROVE' ? 'APPROVED' : 'DECLINED',
      by: author,
      note: reason,
      now,
    });
  }
}
