import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import type { Space } from './evaluations';

export type Found = Answer<'POST /search'>['results'][number];
export type SavedView = Answer<'GET /views'>['views'][number];

/** Whatever a text names. The text travels in the body: addresses are logged. */
export const searchResults = (query: string, space: Space) =>
  queryOptions({
    queryKey: ['search', space, query],
    queryFn: () => call('POST /search', { body: { query, environment: space } }),
    enabled: query !== '',
    staleTime: 10_000,
  });

export const savedViews = queryOptions({ queryKey: ['views'], queryFn: () => call('GET /views') });

export function useSaveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (view: Sent<'POST /views'>) => call('POST /views', { body: view }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedViews.queryKey }),
  });
}

export function useDeleteView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /views/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedViews.queryKey }),
  });
}

/** What who is signed in chose for the panel. */
export const preferences = queryOptions({
  queryKey: ['preferences'],
  queryFn: () => call('GET /preferences'),
  staleTime: Number.POSITIVE_INFINITY,
});

export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: Sent<'PATCH /preferences'>['preferences']) =>
      call('PATCH /preferences', { body: { preferences: changed } }),
    // Shown at once; what the server answers counts in the end.
    onMutate: (changed) => {
      // An answer that is under way does not know the change.
      void client.cancelQueries({ queryKey: preferences.queryKey });
      client.setQueryData(preferences.queryKey, (known) => ({
        preferences: { ...known?.preferences, ...changed },
      }));
    },
    onSuccess: (kept) => client.setQueryData(preferences.queryKey, kept),
    onError: () => client.invalidateQueries({ queryKey: preferences.queryKey }),
  });
}
