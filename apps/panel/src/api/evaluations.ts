import type { EvaluationSummary, ManagementApi } from '@assay/management-api';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent, SHOWING_LAST_DATA } from './client';

/** Environment of the data: live or test. */
export type Space = 'live' | 'test';
export type State = EvaluationSummary['state'];
export type EvaluationRecord = Answer<'GET /evaluations/{id}'>;
export type Explanation = Answer<'GET /evaluations/{id}/explanation'>;
export type ScoreExplanation = Answer<'GET /evaluations/{id}/score-explanation'>;
export type ExplainedRule = Explanation['rules'][number];
export type ExplainedNode = ExplainedRule['when'];

type ListQuery = NonNullable<ManagementApi['GET /evaluations']['query']>;
/** Filter of the transactions; members without a value have no effect. */
export type EvaluationFilter = { readonly [name in keyof ListQuery]?: ListQuery[name] | undefined };

const PAGE_SIZE = 50;
/** Page size on phones, where each row is a block. */
const PHONE_PAGE_SIZE = 20;
const PHONE = '(max-width: 48em)';
const pageSize = (): number => (matchMedia(PHONE).matches ? PHONE_PAGE_SIZE : PAGE_SIZE);
const REFRESH_MS = 5_000;
const CLUSTERS_FRESH_MS = 300_000;

/** Reads one page of evaluations, newest first. */
export const readEvaluations = (query: EvaluationFilter) => call('GET /evaluations', { query });

/** Query for a page of evaluations, newest first. Only the newest page refetches. */
export const evaluationPage = (filter: EvaluationFilter) =>
  queryOptions({
    queryKey: ['evaluations', filter],
    queryFn: () => readEvaluations({ ...filter, limit: pageSize() }),
    ...SHOWING_LAST_DATA,
    refetchInterval: filter.before === undefined ? REFRESH_MS : false,
  });

/** Query for the evaluations with a key, newest first, in pages. */
export const historyOf = (key: string, space: Space) =>
  infiniteQueryOptions({
    queryKey: ['evaluations', 'history', space, key],
    queryFn: ({ pageParam }) =>
      readEvaluations({ environment: space, key, before: pageParam, limit: PAGE_SIZE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const evaluationRecord = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['evaluation', space, id],
    queryFn: () => call('GET /evaluations/{id}', { params: { id }, query: { environment: space } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Explanation of a decision. Fails with 409 if its rules or facts are no longer stored. */
export const evaluationExplanation = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['explanation', space, id],
    queryFn: () =>
      call('GET /evaluations/{id}/explanation', { params: { id }, query: { environment: space } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const transactionEvaluations = (transactionId: string, space: Space) =>
  queryOptions({
    queryKey: ['transaction', space, transactionId],
    queryFn: () =>
      call('GET /transactions/{transaction_id}/evaluations', {
        params: { transaction_id: transactionId },
        query: { environment: space },
      }),
  });

const MAX_CONTRIBUTIONS = 8;

/** Explanation of the ML score. Fails with 409 if the model is no longer stored. */
export const scoreExplanation = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['score-explanation', space, id],
    queryFn: () =>
      call('GET /evaluations/{id}/score-explanation', {
        params: { id },
        query: { environment: space, limit: MAX_CONTRIBUTIONS },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Found = Answer<'POST /search'>['results'][number];
export type SavedView = Answer<'GET /views'>['views'][number];

/** Searches people, transactions and identifiers. The text is sent in the body, because URLs are logged. */
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

/** Panel preferences of the signed-in user. */
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
    // Shows the change immediately; the server's response replaces it.
    onMutate: (changed) => {
      // A pending response doesn't contain the change.
      void client.cancelQueries({ queryKey: preferences.queryKey });
      client.setQueryData(preferences.queryKey, (known) => ({
        preferences: { ...known?.preferences, ...changed },
      }));
    },
    onSuccess: (kept) => client.setQueryData(preferences.queryKey, kept),
    onError: () => client.invalidateQueries({ queryKey: preferences.queryKey }),
  });
}

export type LinksAnswer = Answer<'GET /links'>;
export type Linked = LinksAnswer['neighbours'][number];

/** Suggested clusters. Their search takes up to two seconds, so they stay for some minutes. */
export const linkClusters = (space: Space) =>
  queryOptions({
    queryKey: ['link-clusters', space],
    queryFn: () => call('GET /links/clusters', { query: { environment: space } }),
    staleTime: CLUSTERS_FRESH_MS,
  });

const DAY_MS = 86_400_000;

interface Asked {
  readonly space: Space;
  /** `key` of a search result or a neighbor, or `evaluation:` and an evaluation ID. */
  readonly key: string;
  /** Only transactions of this many last days. */
  readonly days: number | undefined;
  /** `next` of the previous page; 0 for the first page. */
  readonly skip: number;
}

export const CALL = 'evaluation:';

/** Query for one page of entities linked with an identifier or a transaction. */
export const linksPage = ({ space, key, days, skip }: Asked) =>
  queryOptions({
    queryKey: ['links', space, key, days, skip],
    queryFn: () =>
      call('GET /links', {
        query: {
          environment: space,
          ...(key.startsWith(CALL) ? { evaluation: key.slice(CALL.length) } : { key }),
          from: days === undefined ? undefined : new Date(Date.now() - days * DAY_MS).toISOString(),
          skip,
        },
      }),
    staleTime: 60_000,
  });

interface SessionFilter {
  readonly space: Space;
  readonly transactionId?: string | undefined;
}

/** Maximum number of listed sessions. */
export const MAX_SESSIONS = 100;
const SESSIONS_REFRESH_MS = 10_000;

/** Monitored sessions, newest first. */
export const monitoredSessions = ({ space, transactionId }: SessionFilter) =>
  queryOptions({
    queryKey: ['sessions', space, transactionId ?? null],
    queryFn: () =>
      call('GET /sessions', {
        query: { environment: space, transaction_id: transactionId, limit: MAX_SESSIONS },
      }),
    refetchInterval: SESSIONS_REFRESH_MS,
  });

/** Sessions that a user's transactions reference; the ID is sent in the body. */
export const sessionsOfUser = (space: Space, userId: string) =>
  queryOptions({
    queryKey: ['sessions-of-user', space, userId],
    queryFn: () => call('POST /sessions/search', { body: { user_id: userId, environment: space } }),
    enabled: userId !== '',
  });

/** One session with its timeline; refetches while the session is active. */
export const monitoredSession = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['monitored-session', space, id],
    queryFn: () =>
      call('GET /sessions/{stream_id}', { params: { stream_id: id }, query: { environment: space } }),
    refetchInterval: ({ state }) => (state.data?.ended_at === null ? SESSIONS_REFRESH_MS : false),
  });
