import type {
  CheckEntry,
  ExecutionData,
  ExecutionStatus,
  ExecutionSummary,
  ManagedExecution,
} from '@assay/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read, withQuery } from './client';
import type { Space } from './evaluations';

interface ExecutionFilter {
  readonly space: Space;
  readonly status?: ExecutionStatus | undefined;
  /** Id of the oldest one of the newer page. */
  readonly before?: string | undefined;
}

/** The steps as they were worked on, and the result as the backend and its webhooks get it. */
export interface ExecutionRecord {
  readonly execution: ManagedExecution;
  readonly result: Omit<ExecutionData, 'checks'> & {
    /** null while it is PENDING. */
    readonly checks: readonly CheckEntry[] | null;
  };
}

const EXECUTIONS = ['executions'] as const;
const executionKey = (id: string, space: Space) => ['execution', space, id] as const;
const executionPath = (id: string) => `/workflow-executions/${encodeURIComponent(id)}`;
export const EXECUTION_PAGE_SIZE = 50;
const REFRESH_MS = 5_000;

/** A page of executions, newest first. The newest page follows what happens. */
export const executionPage = ({ space, status, before }: ExecutionFilter) =>
  queryOptions({
    queryKey: [...EXECUTIONS, space, status ?? null, before ?? null],
    queryFn: () =>
      read<{ readonly executions: readonly ExecutionSummary[] }>('/workflow-executions', {
        space,
        status,
        before,
        limit: EXECUTION_PAGE_SIZE,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: before === undefined ? REFRESH_MS : false,
  });

/** One execution; it is read again while it goes on. */
export const execution = (id: string, space: Space) =>
  queryOptions({
    queryKey: executionKey(id, space),
    queryFn: () => read<ExecutionRecord>(executionPath(id), { space }),
    refetchInterval: ({ state }) => (state.data?.execution.status === 'PENDING' ? REFRESH_MS : false),
  });

export interface CheckReview {
  readonly step: string;
  readonly decision: 'APPROVED' | 'DECLINED';
  readonly note?: string;
}

export function useReviewCheck(id: string, space: Space) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (review: CheckReview) =>
      call('POST', withQuery(`${executionPath(id)}/review`, { space }), review),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: executionKey(id, space) }),
        client.invalidateQueries({ queryKey: EXECUTIONS }),
      ]),
  });
}
