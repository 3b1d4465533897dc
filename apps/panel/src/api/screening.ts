import type { CaseStatus } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, REVEALED, type Sent } from './client';

export type ScreeningCase = Answer<'GET /cases/{id}'>;
export type CaseMatch = ScreeningCase['entries'][number];
export type CaseEvent = ScreeningCase['history'][number];

const CASES = ['cases'] as const;
const caseKey = (id: string) => ['case', id] as const;
const CASES_A_PAGE = 50;

/** Cases, newest first. @param status null for every status */
export const screeningCases = (status: CaseStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...CASES, status],
    queryFn: ({ pageParam }) =>
      call('GET /cases', {
        query: { status: status ?? undefined, limit: CASES_A_PAGE, before: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Cases of one user, by the key of the user ID. */
export const casesOfUser = (user: string) =>
  infiniteQueryOptions({
    queryKey: [...CASES, 'of', user],
    queryFn: ({ pageParam }) =>
      call('GET /cases', { query: { user, limit: CASES_A_PAGE, before: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const screeningCase = (id: string) =>
  queryOptions({ queryKey: caseKey(id), queryFn: () => call('GET /cases/{id}', { params: { id } }) });

function useCaseChanged() {
  const client = useQueryClient();
  return async (changed: ScreeningCase) => {
    client.setQueryData(caseKey(changed.id), changed);
    await client.invalidateQueries({ queryKey: CASES });
    await client.invalidateQueries({ queryKey: ['screening-status'] });
    await client.invalidateQueries({ queryKey: ['whitelist'] });
  };
}

export function useChangeCase(id: string) {
  const changed = useCaseChanged();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Sent<'PATCH /cases/{id}'>) =>
      call('PATCH /cases/{id}', { params: { id }, body: change }),
    onSuccess: changed,
    // The server rejects a decision if a match was added since the page loaded.
    onError: () => client.invalidateQueries({ queryKey: caseKey(id) }),
  });
}

export function useDecideCase(id: string) {
  const changed = useCaseChanged();
  return useMutation({
    mutationFn: (decision: Sent<'POST /cases/{id}/decisions'>) =>
      call('POST /cases/{id}/decisions', { params: { id }, body: decision }),
    onSuccess: changed,
  });
}

const WHITELIST = ['whitelist'] as const;
const WHITELISTED_A_PAGE = 50;

/** Cleared matches, newest first. */
export const whitelist = infiniteQueryOptions({
  queryKey: WHITELIST,
  queryFn: ({ pageParam }) =>
    call('GET /screening/cleared-matches', {
      query: { limit: WHITELISTED_A_PAGE, before: pageParam ?? undefined },
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

/** Cleared matches by user ID, full name or list reference. */
export const searchedWhitelist = (text: string) =>
  queryOptions({
    queryKey: [...WHITELIST, 'search', text],
    queryFn: () => call('POST /screening/cleared-matches/search', { body: { text } }),
  });

/** Removes a cleared match. */
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

export type FoundMonitored = Answer<'POST /screening/monitored-names/search'>['found'][number];
export type LoadedList = Answer<'GET /screening/status'>['lists'][number];

const REFRESH_MS = 60_000;
const PAGE_SIZE = 100;
const STATUS = ['screening-status'] as const;
const MONITORED = ['monitored'] as const;

/** Loaded watchlists, and if they contain real data. */
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
 * Monitored names, newest first.
 * @param reason for unmasked values; null shows what the role allows
 * @param key from a search; undefined for all names
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

/** Converts search text to keys that can appear in a URL. */
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

/** Stops or resumes monitoring of a name. */
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
