import type { ExecutionStatus } from '@assay/contract';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import type { Space } from './evaluations';

interface ExecutionFilter {
  readonly space: Space;
  readonly status?: ExecutionStatus | undefined;
  /** Id of the oldest one of the newer page. */
  readonly before?: string | undefined;
}

/** The steps as they were worked on, and the result as the backend and its webhooks get it. */
export type ExecutionRecord = Answer<'GET /workflow-executions/{id}'>;
export type CheckReview = Sent<'POST /workflow-executions/{id}/review'>;

const EXECUTIONS = ['executions'] as const;
const executionKey = (id: string, space: Space) => ['execution', space, id] as const;
export const EXECUTION_PAGE_SIZE = 50;
const REFRESH_MS = 5_000;

/** A page of executions, newest first. The newest page follows what happens. */
export const executionPage = ({ space, status, before }: ExecutionFilter) =>
  queryOptions({
    queryKey: [...EXECUTIONS, space, status ?? null, before ?? null],
    queryFn: () =>
      call('GET /workflow-executions', { query: { space, status, before, limit: EXECUTION_PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: before === undefined ? REFRESH_MS : false,
  });

/** The newest executions of one user, by the key of the user id. */
export const executionsOfUser = (user: string, space: Space) =>
  queryOptions({
    queryKey: [...EXECUTIONS, 'of', space, user],
    queryFn: () => call('GET /workflow-executions', { query: { space, user, limit: EXECUTION_PAGE_SIZE } }),
  });

/** One execution; it is read again while it goes on. */
export const execution = (id: string, space: Space) =>
  queryOptions({
    queryKey: executionKey(id, space),
    queryFn: () => call('GET /workflow-executions/{id}', { params: { id }, query: { space } }),
    refetchInterval: ({ state }) => (state.data?.execution.status === 'PENDING' ? REFRESH_MS : false),
  });

export function useReviewCheck(id: string, space: Space) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (review: CheckReview) =>
      call('POST /workflow-executions/{id}/review', { params: { id }, query: { space }, body: review }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: executionKey(id, space) }),
        client.invalidateQueries({ queryKey: EXECUTIONS }),
      ]),
  });
}
