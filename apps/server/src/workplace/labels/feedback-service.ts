import type { EnvironmentId, TransactionId } from '@assay/contract';
import {
  applyFeedback,
  type Connection,
  enqueueEvent,
  type Feedback,
  knownTransactions,
  presentHashes,
  recountLabel,
  recountState,
  type TransactionChange,
  type TransactionFeedback,
} from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { type Hasher, storedKeys } from '../../scoring/index';

/** Feedback names transactions that the account doesn't have. */
export class UnknownTransactions extends Error {
  constructor(readonly transactionIds: readonly TransactionId[]) {
    super('feedback names unknown transactions');
    this.name = 'UnknownTransactions';
  }
}

export interface FeedbackPorts {
  readonly runtime: Runtime;
  readonly hasher: Hasher;
}

const REASONS = { label: 'LABEL', unlabel: 'LABEL_REMOVED', review: 'MANUAL_REVIEW' } as const satisfies {
  readonly [kind in Exclude<Feedback['kind'], 'note'>]: string;
};

/**
 * Applies labels, reviews and notes in the caller's transaction, all or none. Updates the label, the
 * transaction state, the counts used by later transactions, and the webhook event of each changed state.
 * @param author a key, a panel user or a command; never a personal name
 * @throws UnknownTransactions
 */
export async function giveFeedback(
  connection: Connection,
  ports: FeedbackPorts,
  environmentId: EnvironmentId,
  items: readonly TransactionFeedback[],
  author: string,
): Promise<readonly TransactionChange[]> {
  const ids = items.map((item) => item.transactionId);
  const known = await knownTransactions(connection, environmentId, ids);
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0) throw new UnknownTransactions(unknown);
  const at = ports.runtime.now();
  const changes = await applyFeedback(connection, environmentId, items, {
    author,
    at,
    newId: () => ports.runtime.timeOrderedId(),
  });
  const kinds = new Map(items.map((item) => [item.transactionId, item.feedback.kind]));
  for (const change of changes) {
    const kind = kinds.get(change.transactionId) ?? 'review';
    if (kind === 'note') continue;
    const isMoved = change.state !== change.previousState;
    const isLabelled = change.label !== change.previousLabel;
    if (!isMoved && !isLabelled) continue;
    const keys = storedKeys(change.evaluation, ports.hasher);
    const joined = await presentHashes(connection, environmentId, keys.events);
    const present = { ...keys, events: keys.events.map((hash) => joined.get(hash) ?? hash) };
    if (isLabelled)
      await recountLabel(connection, environmentId, change.evaluation, present.events, change.label);
    if (!isMoved) continue;
    await recountState(connection, environmentId, change.evaluation, present, {
      from: change.previousState,
      to: change.state,
    });
    await enqueueEvent(connection, {
      environmentId,
      event: 'transaction/status_updated',
      at,
      transactionId: change.transactionId,
      data: {
        id: change.transactionId,
        state: change.state,
        previous_state: change.previousState,
        reason: REASONS[kind],
        label: change.label,
        updated_at: new Date(at).toISOString(),
      },
    });
  }
  return changes;
}
