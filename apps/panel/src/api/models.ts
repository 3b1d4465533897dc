import type { BacktestResult, ModelReport, PolicyFile, SuggestionsResult } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';
import { usePolicyChanged } from './policy';

export interface Model {
  readonly version: number;
  readonly trained_at: string;
  readonly author: string;
  readonly scores: boolean;
  readonly report: ModelReport;
}

export interface Models {
  /** Name of the model that scores: a number of `models`, or the base model's. */
  readonly scoring: string;
  readonly promote_by_rule: boolean;
  readonly labels: { readonly negative: number; readonly positive: number };
  readonly models: readonly Model[];
}

/** Work that runs beside the server. */
export interface Job {
  readonly id: string;
  readonly kind: 'training' | 'backtest' | 'suggestions';
  readonly state: 'waiting' | 'running' | 'done' | 'failed';
  readonly author: string;
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
  readonly failure: string | null;
  readonly asked_at: string;
  readonly touched_at: string;
}

interface JobOutcome<Result> {
  readonly job: Job;
  /** null until it is done. */
  readonly result: Result | null;
}

export interface TrainingResult {
  readonly version: number | null;
  readonly promoted: boolean;
  /** Why nothing could be learned. */
  readonly refused: string | null;
}

const MODELS = ['models'] as const;
const BACKTESTS = ['backtests'] as const;
const LOOK_AGAIN_MS = 1_000;

export const trainedModels = queryOptions({
  queryKey: MODELS,
  queryFn: () => read<Models>('/models', { limit: 20 }),
});

export const backtests = queryOptions({
  queryKey: BACKTESTS,
  queryFn: () => read<{ readonly backtests: readonly Job[] }>('/backtests', { limit: 20 }),
});

const isOver = (outcome: JobOutcome<unknown> | undefined): boolean =>
  outcome?.job.state === 'done' || outcome?.job.state === 'failed';

/** Looks every second until the work is over. @param id null = nothing to follow */
const jobOutcome = <Result>(path: string, id: string | null) =>
  queryOptions({
    queryKey: ['job', path, id],
    queryFn: () => read<JobOutcome<Result>>(`${path}/${encodeURIComponent(id ?? '')}`),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.error || isOver(state.data) ? false : LOOK_AGAIN_MS),
  });

export const training = (id: string | null) => jobOutcome<TrainingResult>('/model-trainings', id);
export const ruleSuggestions = (id: string | null) => jobOutcome<SuggestionsResult>('/rule-suggestions', id);
export const backtest = (id: string | null) => jobOutcome<BacktestResult>('/backtests', id);

interface Started {
  readonly job: Job;
}

export const useTrainModel = () =>
  useMutation({ mutationFn: () => call<Started>('POST', '/model-trainings', {}) });

export const useStartSuggestions = () =>
  useMutation({ mutationFn: () => call<Started>('POST', '/rule-suggestions', {}) });

interface NewBacktest {
  readonly document?: PolicyFile;
  /** A version, or `base`. */
  readonly model?: string;
  /** ISO 8601. */
  readonly since?: string;
  readonly until?: string;
}

export function useStartBacktest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewBacktest) => call<Started>('POST', '/backtests', wanted),
    onSuccess: () => client.invalidateQueries({ queryKey: BACKTESTS }),
  });
}

/** To be called when a training is over as well: it may have made a model. */
export function useModelsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MODELS });
}

/** Lets a model score; null takes the last promotion back. */
export function usePromoteModel() {
  const changed = useModelsChanged();
  return useMutation({
    mutationFn: (version: number | null) =>
      call('POST', version === null ? '/models/rollback' : `/models/${version}/promotion`),
    onSuccess: changed,
  });
}

export function usePromoteByRule() {
  const changed = useModelsChanged();
  return useMutation({
    mutationFn: (promote_by_rule: boolean) => call('PATCH', '/models', { promote_by_rule }),
    onSuccess: changed,
  });
}

/** Adds a found rule to the policy, in shadow. @param id of the work that found it */
export function useAcceptSuggestion(id: string) {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (when_text: string) =>
      call<{ readonly version: number; readonly rule_id: string }>(
        'POST',
        `/rule-suggestions/${encodeURIComponent(id)}/accepted`,
        { when_text },
      ),
    onSuccess: changed,
  });
}
