import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';
import type { Space, State } from './evaluations';

/** What a person said of a transaction. */
export interface TransactionChange {
  readonly id: string;
  readonly at: string;
  readonly author: string;
  readonly label: string | null;
  readonly previous_label: string | null;
  readonly state: State;
  readonly previous_state: State;
  readonly comment: string;
}

interface Transaction {
  readonly id: string;
  readonly space: Space;
}

const CHANGES = 'transaction-changes';
/** Everything that tells a transaction's state, label or tags. */
const FEEDBACK_KEYS = [CHANGES, 'evaluation', 'evaluations', 'transaction', 'tags'] as const;

const transactionPath = ({ id, space }: Transaction, part: string) =>
  `/transactions/${encodeURIComponent(id)}/${part}?space=${space}`;

/** Newest first, 200 at most. */
export const transactionChanges = (transaction: Transaction) =>
  queryOptions({
    queryKey: [CHANGES, transaction.space, transaction.id],
    queryFn: () =>
      read<{ readonly changes: readonly TransactionChange[] }>(transactionPath(transaction, 'changes')),
  });

/** Tags that were used so far. */
export const tagValues = (space: Space) =>
  queryOptions({
    queryKey: ['tags', space],
    queryFn: () => read<{ readonly tags: readonly string[] }>('/tags', { space }),
    staleTime: 60_000,
  });

function useFeedbackGiven() {
  const client = useQueryClient();
  return () => Promise.all(FEEDBACK_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export function useReview(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (review: { readonly state: State; readonly comment: string }) =>
      call('POST', transactionPath(transaction, 'review'), review),
    onSuccess: given,
  });
}

/** @returns a mutation that takes the label; null removes the one there is */
export function useLabel(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (label: string | null) =>
      label === null
        ? call('DELETE', transactionPath(transaction, 'label'))
        : call('PUT', transactionPath(transaction, 'label'), { label }),
    onSuccess: given,
  });
}

/** @returns a mutation that takes the words the transaction shall carry from now on */
export function useTags(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (tags: readonly string[]) => call('PUT', transactionPath(transaction, 'tags'), { tags }),
    onSuccess: given,
  });
}
