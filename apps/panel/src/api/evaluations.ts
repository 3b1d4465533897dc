import type { EvaluationSummary, ManagementApi } from '@assay/management-api';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

/** Whose traffic: that of live keys, or of test keys. */
export type Space = 'live' | 'test';
export type State = EvaluationSummary['state'];
export type EvaluationRecord = Answer<'GET /evaluations/{id}'>;
/** What a decision saw, as far as the panel shows it. */
export type DecisionInputs = EvaluationRecord['inputs'];
export type Explanation = Answer<'GET /evaluations/{id}/explanation'>;
export type ScoreExplanation = Answer<'GET /evaluations/{id}/score-explanation'>;
export type ExplainedRule = Explanation['rules'][number];
export type ExplainedNode = ExplainedRule['when'];

type ListQuery = NonNullable<ManagementApi['GET /evaluations']['query']>;
/** What the traffic is narrowed by; members without a value narrow nothing. */
export type EvaluationFilter = { readonly [name in keyof ListQuery]?: ListQuery[name] | undefined };

const PAGE_SIZE = 50;
/** On a phone, where each row is a block. */
const PHONE_PAGE_SIZE = 20;
const PHONE = '(max-width: 48em)';
const pageSize = (): number => (matchMedia(PHONE).matches ? PHONE_PAGE_SIZE : PAGE_SIZE);
const REFRESH_MS = 5_000;

/** A page of decided calls, newest first, asked for once. */
export const readEvaluations = (query: EvaluationFilter) => call('GET /evaluations', { query });

/** A page of decided calls, newest first. The newest page follows the traffic; older ones stand still. */
export const evaluationPage = (filter: EvaluationFilter) =>
  queryOptions({
    queryKey: ['evaluations', filter],
    queryFn: () => readEvaluations({ ...filter, limit: pageSize() }),
    placeholderData: keepPreviousData,
    refetchInterval: filter.before === undefined ? REFRESH_MS : false,
  });

/** The calls that carry a key, newest first, page behind page. */
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

/** Why it came out so; fails with 409 when the rules or facts of that time are no longer kept. */
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

const MOST_CONTRIBUTIONS = 8;

/** What moved the blackbox score; fails with 409 when the model is no longer kept. */
export const scoreExplanation = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['score-explanation', space, id],
    queryFn: () =>
      call('GET /evaluations/{id}/score-explanation', {
        params: { id },
        query: { environment: space, limit: MOST_CONTRIBUTIONS },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });

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

export type LinksAnswer = Answer<'GET /links'>;
export type Linked = LinksAnswer['neighbours'][number];

const DAY_MS = 86_400_000;

interface Asked {
  readonly space: Space;
  /** `key` of a search or of a neighbour; or `evaluation:` and the id of a call. */
  readonly key: string;
  /** Only calls of so many last days. */
  readonly days: number | undefined;
  /** `next` of the page before; 0 for the first. */
  readonly skip: number;
}

export const CALL = 'evaluation:';

/** Who and what is linked with an identifier or a call: a page of them. */
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

const MOST_SESSIONS = 100;
const SESSIONS_REFRESH_MS = 10_000;

/** Monitored sessions, newest first. */
export const monitoredSessions = ({ space, transactionId }: SessionFilter) =>
  queryOptions({
    queryKey: ['sessions', space, transactionId ?? null],
    queryFn: () =>
      call('GET /sessions', {
        query: { environment: space, transaction_id: transactionId, limit: MOST_SESSIONS },
      }),
    refetchInterval: SESSIONS_REFRESH_MS,
  });

/** Those that calls with this user named; the id travels in the body. */
export const sessionsOfUser = (space: Space, userId: string) =>
  queryOptions({
    queryKey: ['sessions-of-user', space, userId],
    queryFn: () => call('POST /sessions/search', { body: { user_id: userId, environment: space } }),
    enabled: userId !== '',
  });

/** One session with its timeline; it grows while the session goes on. */
export const monitoredSession = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['monitored-session', space, id],
    queryFn: () =>
      call('GET /sessions/{stream_id}', { params: { stream_id: id }, query: { environment: space } }),
    refetchInterval: ({ state }) => (state.data?.ended_at === null ? SESSIONS_REFRESH_MS : false),
  });
