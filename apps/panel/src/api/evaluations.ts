import type { EvaluationSummary, ManagementApi } from '@assay/management-api';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

/** Whose traffic: that of live keys, or of test keys. */
export type Space = 'live' | 'test';
export type State = EvaluationSummary['state'];
export type EvaluationRecord = Answer<'GET /evaluations/{id}'>;
/** What a decision saw, as far as the panel shows it. */
export type Seen = EvaluationRecord['seen'];
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
