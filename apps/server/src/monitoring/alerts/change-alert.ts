import { ApiError, badInput, type EnvironmentId } from '@assay/contract';
import { addAlertEvent, type Connection, type StoredAlert, saveAlert } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import type { Disposition } from './disposition';
import { alertChanged } from './raise-alerts';

/** A user who works on an alert. */
export interface Working {
  readonly connection: Connection;
  readonly environmentId: EnvironmentId;
  readonly runtime: Pick<Runtime, 'timeOrderedId'>;
  /** Name in the audit log. */
  readonly actor: string;
  /** Person for four-eyes approval. */
  readonly person: string;
  /** UNIX milliseconds. */
  readonly now: number;
}

interface Step {
  readonly action:
    | 'assigned'
    | 'snoozed'
    | 'woken'
    | 'changed'
    | 'commented'
    | 'proposed'
    | 'closed'
    | 'merged';
  readonly note: string;
}

/** Stores an alert with the steps of its history. */
export async function settle(
  working: Working,
  alert: StoredAlert,
  steps: readonly Step[],
): Promise<StoredAlert> {
  const { connection, environmentId, runtime, actor, now } = working;
  const changed = { ...alert, updatedAt: now };
  await saveAlert(connection, environmentId, changed);
  for (const { action, note } of steps)
    await addAlertEvent(connection, environmentId, alert.id, {
      id: runtime.timeOrderedId(),
      at: now,
      actor,
      action,
      note,
    });
  return changed;
}

/** Members that a request may change. Times are ISO 8601. */
interface AlertChange {
  readonly assignee?: string | null;
  readonly snoozed_until?: string | null;
  readonly due_at?: string | null;
  readonly comment?: string;
}

/**
 * Assigns or snoozes an alert, changes its deadline, or adds a comment.
 * @throws ApiError 1006, and 3009 for a closed alert
 */
export async function changeAlert(
  working: Working,
  alert: StoredAlert,
  change: AlertChange,
): Promise<StoredAlert> {
  const { assignee, snoozed_until: snoozed, due_at: due, comment } = change;
  if (alert.status === 'CLOSED' && (assignee !== undefined || snoozed !== undefined || due !== undefined))
    throw new ApiError('conflict', 'The alert is closed. You can only add comments');
  const steps: Step[] = [];
  let next = alert;
  if (assignee !== undefined) {
    next = { ...next, assignee };
    steps.push({ action: 'assigned', note: assignee ?? '' });
  }
  if (snoozed !== undefined) {
    const until = snoozed === null ? null : Date.parse(snoozed);
    if (until !== null && until <= working.now)
      throw badInput([{ field: 'snoozed_until', expected: 'a date-time in the future' }]);
    next = { ...next, snoozedUntil: until, status: until === null ? 'OPEN' : 'SNOOZED' };
    steps.push({ action: until === null ? 'woken' : 'snoozed', note: snoozed ?? '' });
  }
  if (due !== undefined) {
    next = { ...next, dueAt: due === null ? null : Date.parse(due) };
    steps.push({ action: 'changed', note: due ?? '' });
  }
  if (comment !== undefined) steps.push({ action: 'commented', note: comment });
  return settle(working, next, steps);
}

/**
 * Closes an alert, or proposes its disposition when a second user must give the same one.
 * @throws ApiError 3009 if it is closed, or if the second disposition comes from the same user
 */
export async function closeAlert(
  working: Working,
  alert: StoredAlert,
  given: { readonly disposition: Disposition; readonly comment: string; readonly needsTwo: boolean },
): Promise<StoredAlert> {
  const { connection, environmentId, actor, person, now } = working;
  const { disposition, comment, needsTwo } = given;
  if (alert.status === 'CLOSED') throw new ApiError('conflict', 'The alert is already closed');
  const isConfirmed = alert.proposed === disposition && alert.proposedBy !== person;
  if (needsTwo && !isConfirmed) {
    if (alert.proposed === disposition)
      throw new ApiError('conflict', 'The second disposition must come from another user');
    const proposal = { ...alert, proposed: disposition, proposedBy: person };
    return settle(working, proposal, [{ action: 'proposed', note: `${disposition}: ${comment}` }]);
  }
  const closed = await settle(
    working,
    {
      ...alert,
      status: 'CLOSED',
      disposition,
      proposed: null,
      proposedBy: null,
      snoozedUntil: null,
      closedBy: actor,
      closedAt: now,
    },
    [{ action: 'closed', note: `${disposition}: ${comment}` }],
  );
  await alertChanged(connection, environmentId, closed, now);
  return closed;
}
