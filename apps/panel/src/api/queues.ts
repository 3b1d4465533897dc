import type { EvaluationSummary } from '@assay/management-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alertById } from './alerts';
import { type Answer, call, type Sent } from './client';
import { evaluationRecord, type Space } from './evaluations';
import { execution } from './executions';
import { screeningCase } from './screening';

export type Queue = Answer<'GET /queues'>['queues'][number];
export type QueueItem = Answer<'GET /queues/{id}/items'>['items'][number];
export type WholeItem = Answer<'GET /queues/{id}/items/{item_id}'>;
export type Reviewer = Answer<'GET /reviewers'>['reviewers'][number];

const LOOK_AGAIN_MS = 30_000;
const itemsKey = (queue: string, only: 'overdue' | undefined) =>
  ['queue-items', queue, only ?? null] as const;
const itemKey = (queue: string, item: string) => ['queue-item', queue, item] as const;

/** Review queues with the number of waiting items. */
export const queues = queryOptions({
  queryKey: ['queues'],
  queryFn: () => call('GET /queues'),
  refetchInterval: LOOK_AGAIN_MS,
});

/** Loads an item and its evidence before it opens. */
export function usePreload(queue: string, item: QueueItem | undefined): void {
  const client = useQueryClient();
  const { id, source } = item ?? {};
  useEffect(() => {
    if (!id) return;
    void client.prefetchQuery({ ...queueItem(queue, id), staleTime: LOOK_AGAIN_MS });
    if (source === 'DECISIONS') void client.prefetchQuery(evaluationRecord(id, 'live'));
    if (source === 'SCREENING') void client.prefetchQuery(screeningCase(id));
    if (source === 'VERIFICATIONS') void client.prefetchQuery(execution(id, 'live'));
    if (source === 'ALERTS') void client.prefetchQuery(alertById(id));
  }, [client, queue, id, source]);
}

/** Waiting items of a queue, most urgent first. */
export const queueItems = (queue: string, only: 'overdue' | undefined) =>
  queryOptions({
    queryKey: itemsKey(queue, only),
    queryFn: () => call('GET /queues/{id}/items', { params: { id: queue }, query: { limit: 50, only } }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const queueItem = (queue: string, item: string) =>
  queryOptions({
    queryKey: itemKey(queue, item),
    queryFn: () => call('GET /queues/{id}/items/{item_id}', { params: { id: queue, item_id: item } }),
    refetchInterval: LOOK_AGAIN_MS,
  });

export const reviewers = queryOptions({ queryKey: ['reviewers'], queryFn: () => call('GET /reviewers') });

/** Reviewers with their decisions of the last days. */
export const reviewersOf = (space: Space, days: number) =>
  queryOptions({
    queryKey: ['reviewers', space, days],
    queryFn: () => call('GET /reviewers', { query: { environment: space, days } }),
  });

export const mentions = queryOptions({
  queryKey: ['mentions'],
  queryFn: () => call('GET /mentions'),
  refetchInterval: LOOK_AGAIN_MS,
});

const COUNTED = ['queues', 'queue-items', 'reviewers', 'mentions'];
/** First members of the other queries that a decision affects. */
const DECIDED = ['queue-item', 'alert', 'alerts', 'typologies'];

/**
 * Returns a function that refreshes the queue after a change, and the item too if the response doesn't
 * contain it.
 */
function useWorked(queue: string) {
  const client = useQueryClient();
  return (changed: WholeItem | null | undefined) => {
    if (changed) client.setQueryData(itemKey(queue, changed.id), changed);
    return client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        COUNTED.includes(String(first)) || (!changed && DECIDED.includes(String(first))),
    });
  };
}

export function useCreateQueue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (queue: Sent<'POST /queues'>) => call('POST /queues', { body: queue }),
    onSuccess: () => client.invalidateQueries({ queryKey: queues.queryKey }),
  });
}

export function useDeleteQueue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /queues/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queues.queryKey }),
  });
}

/** Claims the most urgent unclaimed item. */
export function useNextItem(queue: string) {
  const worked = useWorked(queue);
  return useMutation({
    mutationFn: (after: string | undefined) =>
      call('POST /queues/{id}/next', { params: { id: queue }, query: { after } }),
    onSuccess: ({ item }) => worked(item),
  });
}

export function useChangeItem(queue: string, item: string) {
  const worked = useWorked(queue);
  return useMutation({
    mutationFn: (change: Sent<'PATCH /queues/{id}/items/{item_id}'>) =>
      call('PATCH /queues/{id}/items/{item_id}', { params: { id: queue, item_id: item }, body: change }),
    onSettled: worked,
  });
}

export function useNoteItem(queue: string, item: string) {
  const worked = useWorked(queue);
  return useMutation({
    mutationFn: (note: Sent<'POST /queues/{id}/items/{item_id}/notes'>) =>
      call('POST /queues/{id}/items/{item_id}/notes', { params: { id: queue, item_id: item }, body: note }),
    onSettled: worked,
  });
}

interface ItemDecision extends Sent<'POST /queues/{id}/items/{item_id}/decision'> {
  /** Label that is set after the decision; needs `transactionId`. */
  readonly label?: string;
  readonly transactionId?: string;
}

type Label = Sent<'PUT /transactions/{transaction_id}/label'>['label'];

/** Decides an item. A rejected request reloads the item to show who claimed it. */
export function useDecideItem(queue: string, item: string) {
  const worked = useWorked(queue);
  return useMutation({
    mutationFn: async ({ label, transactionId, ...decision }: ItemDecision) => {
      const decided = await call('POST /queues/{id}/items/{item_id}/decision', {
        params: { id: queue, item_id: item },
        body: decision,
      });
      if (decided.decided && label && transactionId)
        await call('PUT /transactions/{transaction_id}/label', {
          params: { transaction_id: transactionId },
          query: { environment: 'live' },
          body: { label: label as Label },
        });
      return decided;
    },
    // Not awaited, so that the next item opens at once.
    onSettled: () => {
      void worked(null);
    },
  });
}

interface UndoneDecision {
  /** Transaction before the decision. */
  readonly evaluation: EvaluationSummary;
  /** True if the decision set a label. */
  readonly isLabelled: boolean;
}

/** Returns a decided transaction to the queue, with its earlier label. */
export function useUndoDecision(queue: string) {
  const worked = useWorked(queue);
  return useMutation({
    mutationFn: async ({ evaluation, isLabelled }: UndoneDecision) => {
      const { transaction_id, label, current_state: state } = evaluation;
      const transaction = { params: { transaction_id }, query: { environment: 'live' as const } };
      if (isLabelled)
        await (label === null
          ? call('DELETE /transactions/{transaction_id}/label', transaction)
          : call('PUT /transactions/{transaction_id}/label', {
              ...transaction,
              body: { label: label as Label },
            }));
      await call('POST /transactions/{transaction_id}/review', {
        ...transaction,
        body: { state, comment: '' },
      });
    },
    onSettled: () => worked(null),
  });
}
