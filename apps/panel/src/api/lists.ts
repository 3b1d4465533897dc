import type { ManagedListDocument } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import { usePolicyChanged } from './policy';
import { REVEALED } from './query-client';

export type ManagedList = ManagedListDocument;
export type ListField = ManagedList['field'];
export type ListEntry = Answer<'GET /lists/{id}/entries'>['entries'][number];

const PAGE_SIZE = 200;

export const managedLists = queryOptions({
  queryKey: ['lists'],
  queryFn: () => call('GET /lists'),
});

/** Under which the entries of a list are remembered. */
export const savedEntries = (id: string) => ['list-entries', id] as const;

/** The entries of a list by value, page after page. @param reason for seeing them in the clear; null = as one's role does */
export const listEntries = (id: string, reason: string | null) =>
  infiniteQueryOptions({
    queryKey: [...savedEntries(id), reason],
    queryFn: ({ pageParam }) => {
      const asked = { params: { id }, query: { limit: PAGE_SIZE, after: pageParam ?? undefined } };
      return reason === null
        ? call('GET /lists/{id}/entries', asked)
        : call('POST /lists/{id}/entries/reveal', { ...asked, body: { reason } });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(reason === null ? {} : REVEALED),
  });

export function useCreateList() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (list: Omit<ManagedList, 'id'>) => call('POST /lists', { body: list }),
    onSuccess: changed,
  });
}

export function useDeleteList() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /lists/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

export function useAddEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entries: Sent<'POST /lists/{id}/entries'>) =>
      call('POST /lists/{id}/entries', { params: { id }, body: entries }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedEntries(id) }),
  });
}

export function useRemoveEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: readonly string[]) =>
      call('DELETE /lists/{id}/entries', { params: { id }, body: { values } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedEntries(id) }),
  });
}
