import type { EvaluationSummary } from '@assay/management-api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Sent } from '../api/client';
import type { Space, State } from '../api/evaluations';

type Label = Sent<'PUT /transactions/{transaction_id}/label'>['label'];

/** Bulk action for each selected transaction. */
export type BulkAction =
  | { readonly kind: 'review'; readonly state: State; readonly comment: string }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'tag'; readonly tag: string };

function apply(row: EvaluationSummary, space: Space, action: BulkAction): Promise<unknown> {
  const of = { params: { transaction_id: row.transaction_id }, query: { environment: space } };
  switch (action.kind) {
    case 'review':
      return call('POST /transactions/{transaction_id}/review', {
        ...of,
        body: { state: action.state, comment: action.comment },
      });
    case 'label':
      return call('PUT /transactions/{transaction_id}/label', {
        ...of,
        body: { label: action.label as Label },
      });
    default:
      return call('PUT /transactions/{transaction_id}/tags', {
        ...of,
        body: { tags: [...new Set([...row.tags, action.tag])] },
      });
  }
}

interface BulkState {
  readonly done: number;
  readonly total: number;
  readonly isRunning: boolean;
  /** Error that stopped the action. */
  readonly error: unknown;
}

/**
 * Applies an action to several transactions, one after the other, with progress. Completed changes stay after
 * an error.
 */
export function useBulk(space: Space) {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState | null>(null);
  const run = async (rows: readonly EvaluationSummary[], action: BulkAction): Promise<boolean> => {
    // A transaction that was sent twice counts once.
    const transactions = [...new Map(rows.map((row) => [row.transaction_id, row])).values()];
    const total = transactions.length;
    let done = 0;
    let error: unknown = null;
    setState({ done, total, isRunning: true, error });
    try {
      for (const row of transactions) {
        await apply(row, space, action);
        done += 1;
        setState({ done, total, isRunning: true, error });
      }
    } catch (thrown) {
      error = thrown;
    }
    setState({ done, total, isRunning: false, error });
    const keys = ['evaluations', 'evaluation', 'transaction', 'transaction-changes', 'tags'];
    await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
    return error === null;
  };
  return { state, run, reset: () => setState(null) };
}
