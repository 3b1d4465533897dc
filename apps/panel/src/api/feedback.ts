import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import type { Space } from './evaluations';
import { isStale } from './failure';

/** What a person said of a transaction. */
export type TransactionChange = Answer<'GET /transactions/{transaction_id}/changes'>['changes'][number];

type Label = Sent<'PUT /transactions/{transaction_id}/label'>['label'];

interface Transaction {
  readonly id: string;
  readonly space: Space;
}

const CHANGES = 'transaction-changes';
/** Everything that shows a transaction's state, label or tags. */
const FEEDBACK_KEYS = [CHANGES, 'evaluation', 'evaluations', 'transaction', 'tags'] as const;

/** Names the transaction in a call. */
const of = ({ id, space }: Transaction) => ({
  params: { transaction_id: id },
  query: { environment: space },
});

/** Newest first, 200 at most. */
export const transactionChanges = (transaction: Transaction) =>
  queryOptions({
    queryKey: [CHANGES, transaction.space, transaction.id],
    queryFn: () => call('GET /transactions/{transaction_id}/changes', of(transaction)),
  });

/** Tags that were used so far. */
export const tagValues = (space: Space) =>
  queryOptions({
    queryKey: ['tags', space],
    queryFn: () => call('GET /tags', { query: { environment: space } }),
    staleTime: 60_000,
  });

function useFeedbackGiven() {
  const client = useQueryClient();
  return () => Promise.all(FEEDBACK_KEYS.map((key) => client.invalidateQueries({ queryKey: [key] })));
}

export function useReview(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (review: Sent<'POST /transactions/{transaction_id}/review'>) =>
      call('POST /transactions/{transaction_id}/review', { ...of(transaction), body: review }),
    // A refused one is read again: it shows what somebody else has set meanwhile.
    onSuccess: given,
    onError: (error) => (isStale(error) ? given() : undefined),
  });
}

export function useNote(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (comment: string) =>
      call('POST /transactions/{transaction_id}/notes', { ...of(transaction), body: { comment } }),
    onSuccess: given,
  });
}

/** @returns a mutation that takes the label; null removes the one there is */
export function useLabel(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (label: Label | null) =>
      label === null
        ? call('DELETE /transactions/{transaction_id}/label', of(transaction))
        : call('PUT /transactions/{transaction_id}/label', { ...of(transaction), body: { label } }),
    onSuccess: given,
  });
}

/** @returns a mutation that takes the words the transaction shall carry from now on */
export function useTags(transaction: Transaction) {
  const given = useFeedbackGiven();
  return useMutation({
    mutationFn: (tags: readonly string[]) =>
      call('PUT /transactions/{transaction_id}/tags', { ...of(transaction), body: { tags } }),
    onSuccess: given,
  });
}
