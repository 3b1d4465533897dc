import { type AccountId, ApiError, type EnvironmentId } from '@assay/contract';
import { type Connection, findAccount } from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { currentPolicy } from '../../policy/index';
import { settingOf } from '../settings';
import { requireAlert } from './alert-document';
import { closeAlert, type Working } from './change-alert';

/** A decision on the alert of a queue item. */
interface AlertDecision {
  readonly id: string;
  /** True = SUSPICIOUS, false = FALSE_POSITIVE. */
  readonly isSuspicious: boolean;
  readonly comment: string;
  /** Two users must give the same disposition. */
  readonly needsTwo: boolean;
}

/** Alerts as review queues decide them. */
export interface AlertReview {
  /**
   * Checks whether the typology of an alert requires four-eyes approval.
   * @throws ApiError 3001 for an unknown alert or account
   */
  needsTwo(
    connection: Connection,
    where: { readonly accountId: number; readonly environmentId: EnvironmentId },
    id: string,
  ): Promise<boolean>;
  /**
   * Closes an alert, or proposes its disposition.
   * @throws ApiError 3001; 3009 if it is closed, or if the second disposition comes from the same user
   */
  close(working: Omit<Working, 'runtime'>, decision: AlertDecision): Promise<void>;
}

/** Connects alerts to the review queues. */
export const alertReview = (runtime: Pick<Runtime, 'timeOrderedId'>): AlertReview => ({
  async needsTwo(connection, { accountId, environmentId }, id) {
    const { typology } = await requireAlert({ connection, environmentId }, id);
    const account = await findAccount(connection, accountId as AccountId);
    if (!account) throw new ApiError('notFound');
    const { document } = await currentPolicy(connection, account);
    return settingOf(document, typology).four_eyes;
  },
  async close(working, { id, isSuspicious, comment, needsTwo }) {
    const alert = await requireAlert(working, id);
    const disposition = isSuspicious ? 'SUSPICIOUS' : 'FALSE_POSITIVE';
    await closeAlert({ ...working, runtime }, alert, { disposition, comment, needsTwo });
  },
});
