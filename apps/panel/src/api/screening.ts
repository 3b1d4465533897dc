import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from './client';
import { REVEALED } from './query-client';

export type FoundMonitored = Answer<'POST /screening/monitored-names/search'>['found'][number];
export type LoadedList = Answer<'GET /screening/status'>['lists'][number];

const REFRESH_MS = 60_000;
const PAGE_SIZE = 100;
const STATUS = ['screening-status'] as const;
const MONITORED = ['monitored'] as const;

/** Which lists are searched, and whether they are real ones. */
export const screeningStatus = queryOptions({
  queryKey: STATUS,
  queryFn: () => call('GET /screening/status'),
  refetchInterval: REFRESH_MS,
});

export const searchProfiles = queryOptions({
  queryKey: ['search-profiles'],
  queryFn: () => call('GET /screening/profiles'),
});

/**
 * Names that are looked for again and again, newest first.
 * @param reason for seeing them in the clear; null = as one's role does
 * @param key of a search; undefined = everybody
 */
export const monitoredNames = (reason: string | null, key: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...MONITORED, reason, key ?? null],
    queryFn: ({ pageParam }) => {
      const query = { limit: PAGE_SIZE, before: pageParam ?? undefined, key };
      return reason === null
        ? call('GET /screening/monitored-names', { query })
        : call('POST /screening/monitored-names/reveal', { query, body: { reason } });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...(reason === null ? {} : REVEALED),
  });

/** What somebody typed becomes keys that may stand in an address. */
export function useSearchMonitored() {
  return useMutation({
    mutationFn: (query: string) => call('POST /screening/monitored-names/search', { body: { query } }),
  });
}

function useMonitoredChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([MONITORED, STATUS].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}

/** Stops the checks of a name, or goes on with them. */
export function useStopMonitoring() {
  const changed = useMonitoredChanged();
  return useMutation({
    mutationFn: ({ id, stopped }: { readonly id: string; readonly stopped: boolean }) =>
      call('PATCH /screening/monitored-names/{id}', { params: { id }, body: { stopped } }),
    onSuccess: changed,
  });
}

export function useForgetMonitored() {
  const changed = useMonitoredChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /screening/monitored-names/{id}', { params: { id } }),
    onSuccess: changed,
  });
}
