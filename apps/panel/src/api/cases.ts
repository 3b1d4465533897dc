import type { CaseStatus } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

export type ScreeningCase = Answer<'GET /cases/{id}'>;
export type CaseMatch = ScreeningCase['entries'][number];
export type CaseEvent = ScreeningCase['history'][number];

const CASES = ['cases'] as const;
const caseKey = (id: string) => ['case', id] as const;
const PAGE_SIZE = 50;

/** Cases, newest first. @param status null = every status */
export const screeningCases = (status: CaseStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...CASES, status],
    queryFn: ({ pageParam }) =>
      call('GET /cases', {
        query: { status: status ?? undefined, limit: PAGE_SIZE, before: pageParam ?? undefined },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

/** Cases of one user, by the key of the user id. */
export const casesOfUser = (user: string) =>
  infiniteQueryOptions({
    queryKey: [...CASES, 'of', user],
    queryFn: ({ pageParam }) =>
      call('GET /cases', { query: { user, limit: PAGE_SIZE, before: pageParam ?? undefined } }),
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
