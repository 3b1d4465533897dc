import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';

const WHITELIST = ['whitelist'] as const;
const PAGE_SIZE = 50;

/** Newest first. */
export const whitelist = infiniteQueryOptions({
  queryKey: WHITELIST,
  queryFn: ({ pageParam }) =>
    call('GET /screening/cleared-matches', { query: { limit: PAGE_SIZE, before: pageParam ?? undefined } }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

/** By a user id, a whole name or the reference of a list. */
export const searchedWhitelist = (text: string) =>
  queryOptions({
    queryKey: [...WHITELIST, 'search', text],
    queryFn: () => call('POST /screening/cleared-matches/search', { body: { text } }),
  });

/** Takes an entry off. */
export function useRemoveFromWhitelist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /screening/cleared-matches/{id}', { params: { id } }),
    onSuccess: () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          ['whitelist', 'cases', 'case', 'screening-status'].includes(String(first)),
      }),
  });
}
