import { MANAGEMENT } from '@assay/contract';
import { findEvaluation } from '@assay/store';
import { changes, type ManagementApi, spaceOf } from '../../management/index';
import { inPath, tagWithin } from './tag-service';

/** Tags as the panel gives them. */
export function tagManagementRoutes(api: ManagementApi): void {
  changes(api, MANAGEMENT.tagTransaction, async ({ connection, principal, query, param, body }) => {
    const transactionId = param('transaction_id');
    const spaceId = spaceOf(principal, query.space);
    const [tagged] = await tagWithin(connection, spaceId, [inPath(transactionId)], () => [
      ...new Set(body.tags),
    ]);
    const newest = await findEvaluation(connection, spaceId, { transactionId });
    return {
      data: { transaction_id: transactionId, tags: [...(tagged?.tags ?? [])] },
      audit: {
        action: 'transaction.tag',
        // Words may name a person: the trail keeps how many there are.
        change: { tags: tagged?.tags.length ?? 0 },
        target: `evaluation ${newest?.id}`,
      },
    };
  });
}
