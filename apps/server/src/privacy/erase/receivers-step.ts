import { forgetReceiver, presentHashes, rowsOfReceiver, storedEvaluations } from '@assay/store';
import { keyHash, storedKeys } from '../../scoring/index';
import type { EraseStep, StepDone, StepWork } from './scope';

/** Number of rows per run, so that a waiting request isn't noticeably delayed. */
const ROWS_A_TURN = 40;

/**
 * Removes the person as a receiver of other persons' transactions from the counts. The stored requests belong
 * to the senders and stay with their transactions.
 */
async function run({ connection, scope }: StepWork): Promise<StepDone> {
  const { environmentId, hasher, userIds, userHashes } = scope;
  const receiverHashes = userIds.map((id) => keyHash(hasher, 'receiver_id', id));
  const found = await rowsOfReceiver(connection, environmentId, receiverHashes, ROWS_A_TURN);
  if (found.length === 0) return { counts: {}, next: null };
  const evaluations = await storedEvaluations(connection, environmentId, [
    ...new Set(found.map(({ evaluationId }) => evaluationId)),
  ]);
  const keys = new Map(evaluations.map((record) => [record.id, storedKeys(record, hasher).events]));
  const joined = await presentHashes(connection, environmentId, [...keys.values()].flat());
  const rows = found.flatMap((row) =>
    [...new Set([...receiverHashes, ...(keys.get(row.evaluationId) ?? [])])].map((hash) => ({
      ...row,
      keyHash: joined.get(hash) ?? hash,
    })),
  );
  const receivers = await forgetReceiver(connection, environmentId, rows, { receiverHashes, userHashes });
  return { counts: { receivers }, next: 'more' };
}

export const receiversStep: EraseStep = { name: 'receivers', domains: ['FRAUD'], run };
