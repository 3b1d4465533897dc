import type { AmlEntry, CaseStatus, CaseSummary, MatchDecision } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

export interface CaseMatch {
  readonly list: string;
  readonly list_kind: 'sanctionlist' | 'pep' | 'watchlist' | 'crimelist';
  readonly source_id: string;
  readonly score: number;
  readonly entry: AmlEntry;
  /** Which parts of the names met, and what lowered the score. */
  readonly explanation: unknown;
  readonly decision: MatchDecision | null;
  readonly decided_by: string | null;
  readonly decided_at: string | null;
  readonly first_matched_at: string;
  readonly last_matched_at: string;
}

export interface CaseEvent {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly action: 'opened' | 'matched' | 'reopened' | 'decided' | 'commented' | 'assigned' | 'status';
  readonly note: string;
}

export type ScreeningCase = CaseSummary & {
  readonly entries: readonly CaseMatch[];
  readonly history: readonly CaseEvent[];
};

interface CasePage {
  readonly cases: readonly CaseSummary[];
  readonly next: string | null;
}

const CASES = ['cases'] as const;
const caseKey = (id: string) => ['case', id] as const;
const casePath = (id: string) => `/cases/${encodeURIComponent(id)}`;
const PAGE_SIZE = 50;

/** Cases, newest first. @param status null = every status */
export const screeningCases = (status: CaseStatus | null) =>
  infiniteQueryOptions({
    queryKey: [...CASES, status],
    queryFn: ({ pageParam }) =>
      read<CasePage>('/cases', {
        status: status ?? undefined,
        limit: PAGE_SIZE,
        before: pageParam ?? undefined,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const screeningCase = (id: string) =>
  queryOptions({ queryKey: caseKey(id), queryFn: () => read<ScreeningCase>(casePath(id)) });

function useCaseChanged() {
  const client = useQueryClient();
  return async (changed: ScreeningCase) => {
    client.setQueryData(caseKey(changed.id), changed);
    await client.invalidateQueries({ queryKey: CASES });
    await client.invalidateQueries({ queryKey: ['screening-status'] });
  };
}

interface CaseChange {
  readonly status?: CaseStatus;
  readonly assignee?: string | null;
  readonly comment?: string;
}

export function useChangeCase(id: string) {
  const changed = useCaseChanged();
  return useMutation({
    mutationFn: (change: CaseChange) => call<ScreeningCase>('PATCH', casePath(id), change),
    onSuccess: changed,
  });
}

interface CaseDecision {
  readonly decision: MatchDecision;
  readonly comment?: string;
  readonly matches: readonly { readonly list: string; readonly source_id: string }[];
}

export function useDecideCase(id: string) {
  const changed = useCaseChanged();
  return useMutation({
    mutationFn: (decision: CaseDecision) =>
      call<ScreeningCase>('POST', `${casePath(id)}/decisions`, decision),
    onSuccess: changed,
  });
}
