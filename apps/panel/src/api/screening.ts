import type { CaseStatus } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, REVEALED, type Sent } from './client';

export type ScreeningCase = Answer<'GET /cases/{id}'>;
export type CaseMatch = ScreeningCase['entries'][number];
export type CaseEvent = ScreeningCase['history'][number];

const CASES = ['cases'] as const;
const caseKey = (id: string) => ['case', id] as const;
const CASES_A_PAGE = 50;

/** Cases, newest first. @param status null = every status */
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

/** Cases of one user, by the key of the user id. */
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
    // What the server refuses the page does not know yet: a match that came meanwhile.
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

/** Newest first. */
export const whitelist = infiniteQueryOptions({
  queryKey: WHITELIST,
  queryFn: ({ pageParam }) =>
    call('GET /screening/cleared-matches', {
      query: { limit: WHITELISTED_A_PAGE, before: pageParam ?? undefined },
    }),
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
