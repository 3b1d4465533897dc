import type { EvaluationSummary, FraudData, FraudRequest } from '@assay/contract';
import type { DecisionExplanation } from '@assay/rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { read } from './client';

/** Whose traffic: that of live keys, or of test keys. */
export type Space = 'live' | 'test';
export type State = EvaluationSummary['state'];

interface EvaluationFilter {
  readonly space: Space;
  readonly state?: State | undefined;
  readonly transactionId?: string | undefined;
  readonly tag?: string | undefined;
  readonly label?: string | undefined;
  /** `next` of the newer page. */
  readonly before?: string | undefined;
}

interface EvaluationPage {
  readonly evaluations: readonly EvaluationSummary[];
  readonly next: string | null;
}

/** What a decision saw, as far as the panel shows it; kept by the server with every evaluation. */
export interface Seen {
  /** The modules' details, when the answer does not hold all of them. */
  readonly details?: Partial<FraudData>;
  readonly evidence: { readonly [module: string]: unknown };
  readonly versions: {
    readonly policy: number;
    readonly lists: number;
    /** Digest of the versions of every data source in use. */
    readonly data: string;
  };
  /** Milliseconds. */
  readonly calculation_time: number;
}

export interface EvaluationRecord {
  readonly summary: EvaluationSummary;
  readonly request: FraudRequest;
  readonly answer: { readonly data: Partial<FraudData> };
  readonly seen: Seen;
}

const PAGE_SIZE = 50;
const REFRESH_MS = 5_000;

/** A page of decided calls, newest first. The newest page follows the traffic; older ones stand still. */
export const evaluationPage = (filter: EvaluationFilter) =>
  queryOptions({
    queryKey: ['evaluations', filter],
    queryFn: () =>
      read<EvaluationPage>('/evaluations', {
        space: filter.space,
        state: filter.state,
        transaction_id: filter.transactionId,
        tag: filter.tag,
        label: filter.label,
        before: filter.before,
        limit: PAGE_SIZE,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: filter.before === undefined ? REFRESH_MS : false,
  });

export const evaluationRecord = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['evaluation', space, id],
    queryFn: () => read<EvaluationRecord>(`/evaluations/${encodeURIComponent(id)}`, { space }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Why it came out so; fails with 409 when the rules or facts of that time are no longer kept. */
export const evaluationExplanation = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['explanation', space, id],
    queryFn: () => read<DecisionExplanation>(`/evaluations/${encodeURIComponent(id)}/explanation`, { space }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const transactionEvaluations = (transactionId: string, space: Space) =>
  queryOptions({
    queryKey: ['transaction', space, transactionId],
    queryFn: () =>
      read<EvaluationPage>(`/transactions/${encodeURIComponent(transactionId)}/evaluations`, { space }),
  });

export interface ScoreExplanation {
  readonly model: string;
  readonly score: number;
  /** `bias`, all contributions and `rest` add up to `raw`, in log odds. */
  readonly bias: number;
  readonly raw: number;
  readonly rest: number;
  readonly contributions: readonly {
    readonly feature: string;
    readonly label: string;
    readonly value: number | null;
    readonly contribution: number;
  }[];
}

const MOST_CONTRIBUTIONS = 8;

/** What moved the blackbox score; fails with 409 when the model is no longer kept. */
export const scoreExplanation = (id: string, space: Space) =>
  queryOptions({
    queryKey: ['score-explanation', space, id],
    queryFn: () =>
      read<ScoreExplanation>(`/evaluations/${encodeURIComponent(id)}/score-explanation`, {
        space,
        limit: MOST_CONTRIBUTIONS,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  });
