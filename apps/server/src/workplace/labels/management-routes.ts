import { ApiError, labelContradicts, labelSignal, type ResponseOf, TAG_LIMITS } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type ChangeRecord,
  type Feedback,
  findEvaluation,
  labelsOf,
  listChanges,
  listTagValues,
  statesByPeople,
} from '@assay/store';
import {
  type Change,
  type Changed,
  changes,
  type ManagementApi,
  reads,
  spaceOf,
} from '../../management/index';
import { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';

const MAX_CHANGES = 200;

interface SpaceQuery {
  readonly environment?: 'live' | 'test';
}

const changeShown = ({ at, previousLabel, previousState, ...change }: ChangeRecord) => ({
  ...change,
  at: new Date(at).toISOString(),
  previous_label: previousLabel,
  previous_state: previousState,
});

/** Adds the panel's routes for labels, reviews, notes and tags. */
export function feedbackRoutes(api: ManagementApi, ports: FeedbackPorts): void {
  const { database } = api.routePorts;

  /**
   * Applies feedback to the transaction of the path.
   * @throws ApiError 3001; 3009 when the state isn't the expected one
   */
  async function give(
    change: Change<unknown, SpaceQuery>,
    feedback: Feedback,
    audit: Omit<Changed<unknown>['audit'], 'target'>,
    expectedState?: ResponseOf<typeof MANAGEMENT.reviewTransaction>['current_state'],
  ): Promise<Changed<ResponseOf<typeof MANAGEMENT.reviewTransaction>>> {
    const { connection, principal, query, param } = change;
    const transactionId = param('transaction_id');
    const environmentId = spaceOf(principal, query.environment);
    try {
      const items = [{ transactionId, feedback }];
      const [given] = await giveFeedback(connection, ports, environmentId, items, principal.actor.auditName);
      // The state is read with the row locked; the error rolls back what was written.
      if (given && expectedState !== undefined && given.previousState !== expectedState)
        throw new ApiError(
          'conflict',
          `The current state is ${given.previousState}. Load the transaction again`,
        );
    } catch (error) {
      if (error instanceof UnknownTransactions) throw new ApiError('notFound');
      throw error;
    }
    const newest = await findEvaluation(connection, environmentId, { transactionId });
    if (!newest) throw new ApiError('notFound');
    const states = await statesByPeople(connection, environmentId, [transactionId]);
    const labels = await labelsOf(connection, environmentId, [transactionId]);
    const state = states.get(newest.id) ?? newest.state;
    const label = labels.get(transactionId)?.label ?? null;
    return {
      data: {
        transaction_id: transactionId,
        current_state: state,
        label,
        label_contradicts_state: labelContradicts(label, state),
      },
      audit: { ...audit, target: `evaluation ${newest.id}` },
    };
  }

  changes(api, MANAGEMENT.reviewTransaction, (change) => {
    const { state, comment = '', expected_state: expectedState } = change.body;
    return give(
      change,
      { kind: 'review', state, comment },
      { action: 'transaction.review', change: { state } },
      expectedState,
    );
  });
  changes(api, MANAGEMENT.noteTransaction, (change) =>
    give(change, { kind: 'note', comment: change.body.comment }, { action: 'transaction.note', change: {} }),
  );
  changes(api, MANAGEMENT.labelTransaction, (change) => {
    const { label } = change.body;
    return give(
      change,
      { kind: 'label', label, signal: labelSignal(label) ?? 'negative' },
      { action: 'transaction.label', change: { label } },
    );
  });
  changes(api, MANAGEMENT.unlabelTransaction, (change) =>
    give(change, { kind: 'unlabel' }, { action: 'transaction.unlabel', change: {} }),
  );
  reads(api, MANAGEMENT.listTransactionChanges, async ({ principal, query, param }) => {
    const environmentId = spaceOf(principal, query.environment);
    const transactionId = param('transaction_id');
    if (!(await findEvaluation(database, environmentId, { transactionId }))) throw new ApiError('notFound');
    const kept = await listChanges(database, environmentId, transactionId, MAX_CHANGES);
    return { changes: kept.map(changeShown) };
  });
  reads(api, MANAGEMENT.listTagValues, async ({ principal, query }) => ({
    tags: await listTagValues(database, spaceOf(principal, query.environment), TAG_LIMITS.valuesListed),
  }));
}
