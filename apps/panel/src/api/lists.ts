import type { ManagedListDocument } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';
import { usePolicyChanged } from './policy';

export type ManagedList = ManagedListDocument;
export type ListField = ManagedList['field'];

export interface ListEntry {
  readonly value: string;
  readonly note: string;
  /** A key, a panel user, or a rule. */
  readonly author: string;
  readonly created_at: string;
  readonly expires_at: string | null;
}

interface EntryPage {
  readonly entries: readonly ListEntry[];
  readonly next: string | null;
}

const PAGE_SIZE = 200;

const listPath = (id: string) => `/lists/${encodeURIComponent(id)}`;

export const managedLists = queryOptions({
  queryKey: ['lists'],
  queryFn: () => read<{ readonly version: number; readonly lists: readonly ManagedList[] }>('/lists'),
});

/** The entries of a list by value, page after page. */
export const listEntries = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['list-entries', id],
    queryFn: ({ pageParam }) =>
      read<EntryPage>(`${listPath(id)}/entries`, { limit: PAGE_SIZE, after: pageParam ?? undefined }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export function useCreateList() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (list: Omit<ManagedList, 'id'>) =>
      call<{ readonly list: ManagedList }>('POST', '/lists', list),
    onSuccess: changed,
  });
}

export function useDeleteList() {
  const changed = usePolicyChanged();
  return useMutation({ mutationFn: (id: string) => call('DELETE', listPath(id)), onSuccess: changed });
}

interface NewEntries {
  readonly values: readonly string[];
  readonly note: string;
  /** ISO 8601; null = they stay. */
  readonly expires_at: string | null;
}

export function useAddEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entries: NewEntries) =>
      call<{ readonly saved: number }>('POST', `${listPath(id)}/entries`, entries),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list-entries', id] }),
  });
}

export function useRemoveEntries(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: readonly string[]) =>
      call<{ readonly removed: number }>('DELETE', `${listPath(id)}/entries`, { values }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list-entries', id] }),
  });
}
