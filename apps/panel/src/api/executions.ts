import type { ExecutionStatus } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent, SHOWING_LAST_DATA } from './client';
import type { Space } from './evaluations';

interface ExecutionFilter {
  readonly space: Space;
  readonly status?: ExecutionStatus | undefined;
  readonly workflow?: string | undefined;
  /** Keyed hash of a person or document, from a search. */
  readonly key?: string | undefined;
  /** RFC 3339. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `next` of the newer page. */
  readonly before?: string | undefined;
}

/** Steps with their status, and the result that the backend and its webhooks receive. */
export type ExecutionRecord = Answer<'GET /workflow-executions/{id}'>;
type CheckReview = Sent<'POST /workflow-executions/{id}/review'>;
type AskedAgain = Sent<'POST /workflow-executions/{id}/resubmission-requests'>;

const EXECUTIONS = ['executions'] as const;
const executionKey = (id: string, space: Space) => ['execution', space, id] as const;
const EXECUTION_PAGE_SIZE = 50;
const REFRESH_MS = 5_000;

/** Query for one page of verifications, newest first. The newest page refetches. */
export const executionPage = ({ workflow, space, ...filter }: ExecutionFilter) =>
  queryOptions({
    queryKey: [...EXECUTIONS, space, workflow ?? null, filter],
    queryFn: () =>
      call('GET /workflow-executions', {
        query: { ...filter, environment: space, workflow_id: workflow, limit: EXECUTION_PAGE_SIZE },
      }),
    ...SHOWING_LAST_DATA,
    refetchInterval: filter.before === undefined ? REFRESH_MS : false,
  });

/** Latest verifications of a user, by the key of the user ID. */
export const executionsOfUser = (user: string, space: Space) =>
  queryOptions({
    queryKey: [...EXECUTIONS, 'of', space, user],
    queryFn: () =>
      call('GET /workflow-executions', { query: { environment: space, user, limit: EXECUTION_PAGE_SIZE } }),
  });

/** Converts search text to a key that can appear in a URL. */
export function useSearchExecutions(space: Space) {
  return useMutation({
    mutationFn: (query: string) =>
      call('POST /workflow-executions/search', { body: { query, environment: space } }),
  });
}

/** One verification; refetches while it is in progress. */
export const execution = (id: string, space: Space) =>
  queryOptions({
    queryKey: executionKey(id, space),
    queryFn: () => call('GET /workflow-executions/{id}', { params: { id }, query: { environment: space } }),
    refetchInterval: ({ state }) => (state.data?.execution.status === 'PENDING' ? REFRESH_MS : false),
  });

/** Review data of a verification; refetches with it. */
export const executionReview = (id: string, space: Space) =>
  queryOptions({
    queryKey: [...executionKey(id, space), 'review'],
    queryFn: () =>
      call('GET /workflow-executions/{id}/review', { params: { id }, query: { environment: space } }),
  });

/** Links expire after 10 minutes; refetch before that. */
const OPENED_MS = 480_000;

/** Returns an object URL for base64 data. The content security policy allows only same-origin images. */
async function drawn(base64: string, type: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return URL.createObjectURL(new Blob([bytes], { type }));
}

/** One capture as shown on a page. */
export interface OpenedCapture {
  readonly src: string;
  readonly mediaType: string;
}

async function shownCapture(
  opened: Answer<'GET /workflow-executions/{id}/media/{media_id}'>,
): Promise<OpenedCapture> {
  const src = opened.path ?? (await drawn(opened.base64 ?? '', opened.media_type));
  return { src, mediaType: opened.media_type };
}

/** Opens one capture for a user with masked personal data. The server records the user and the reason. */
export const revealedMedia = async (id: string, space: Space, media: string, reason: string) =>
  shownCapture(
    await call('POST /workflow-executions/{id}/media/{media_id}/reveal', {
      params: { id, media_id: media },
      query: { environment: space },
      body: { reason },
    }),
  );

/** Opens one capture; the server records the user. */
export const openedMedia = (id: string, space: Space, media: string) =>
  queryOptions({
    queryKey: ['opened-media', space, id, media],
    queryFn: async () =>
      shownCapture(
        await call('GET /workflow-executions/{id}/media/{media_id}', {
          params: { id, media_id: media },
          query: { environment: space },
        }),
      ),
    staleTime: OPENED_MS,
    gcTime: OPENED_MS,
    retry: false,
  });

function useExecutionChanged(id: string, space: Space) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: executionKey(id, space) }),
      client.invalidateQueries({ queryKey: EXECUTIONS }),
    ]);
}

/** Requests a new capture of a step from the end user. A rejected request reloads the verification. */
export function useAskAgain(id: string, space: Space) {
  const changed = useExecutionChanged(id, space);
  return useMutation({
    mutationFn: (asked: AskedAgain) =>
      call('POST /workflow-executions/{id}/resubmission-requests', {
        params: { id },
        query: { environment: space },
        body: asked,
      }),
    onSettled: changed,
  });
}

export function useExecutionLink(id: string, space: Space) {
  return useMutation({
    mutationFn: () =>
      call('POST /workflow-executions/{id}/link', { params: { id }, query: { environment: space } }),
  });
}

/** Decides a check. A rejected request reloads the verification. */
export function useReviewCheck(id: string, space: Space) {
  const changed = useExecutionChanged(id, space);
  return useMutation({
    mutationFn: (review: CheckReview) =>
      call('POST /workflow-executions/{id}/review', {
        params: { id },
        query: { environment: space },
        body: review,
      }),
    onSettled: changed,
  });
}
