import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import { usePolicyChanged } from './policy';

export type Models = Answer<'GET /models'>;
export type Model = Models['models'][number];
/** Background job. */
export type Job = Answer<'GET /backtests'>['backtests'][number];
export type TrainingResult = NonNullable<Answer<'GET /model-trainings/{id}'>['result']>;

const MODELS = ['models'] as const;
const BACKTESTS = ['backtests'] as const;
const LOOK_AGAIN_MS = 1_000;

export const trainedModels = queryOptions({
  queryKey: MODELS,
  queryFn: () => call('GET /models', { query: { limit: 20 } }),
});

export const backtests = queryOptions({
  queryKey: BACKTESTS,
  queryFn: () => call('GET /backtests', { query: { limit: 20 } }),
});

type Outcome = 'GET /model-trainings/{id}' | 'GET /rule-suggestions/{id}' | 'GET /backtests/{id}';

const isOver = (outcome: { readonly job: Job } | undefined): boolean =>
  outcome !== undefined && outcome.job.state !== 'waiting' && outcome.job.state !== 'running';

/** Polls every second until the job ends. @param id null disables the query */
const jobOutcome = <O extends Outcome>(operation: O, id: string | null) =>
  queryOptions({
    queryKey: ['job', operation, id],
    queryFn: () => call<Outcome>(operation, { params: { id: id ?? '' } }) as Promise<Answer<O>>,
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.error || isOver(state.data) ? false : LOOK_AGAIN_MS),
  });

export const training = (id: string | null) => jobOutcome('GET /model-trainings/{id}', id);
export const ruleSuggestions = (id: string | null) => jobOutcome('GET /rule-suggestions/{id}', id);
export const backtest = (id: string | null) => jobOutcome('GET /backtests/{id}', id);

export const useTrainModel = () =>
  useMutation({ mutationFn: () => call('POST /model-trainings', { body: {} }) });

export const useStartSuggestions = () =>
  useMutation({ mutationFn: () => call('POST /rule-suggestions', { body: {} }) });

export function useStartBacktest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: Sent<'POST /backtests'>) => call('POST /backtests', { body: wanted }),
    onSuccess: () => client.invalidateQueries({ queryKey: BACKTESTS }),
  });
}

export function useCancelBacktest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /backtests/{id}/cancel', { params: { id }, body: {} }),
    onSuccess: (_, id) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['job', 'GET /backtests/{id}', id] }),
        client.invalidateQueries({ queryKey: BACKTESTS }),
      ]),
  });
}

/** Returns a function that reloads the models. Call it after a training too, because it can create a model. */
export function useModelsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MODELS });
}

/** Promotes a model; null rolls back the last promotion. */
export function usePromoteModel() {
  const changed = useModelsChanged();
  return useMutation({
    mutationFn: (version: number | null) =>
      version === null
        ? call('POST /models/rollback')
        : call('POST /models/{version}/promotion', { params: { version } }),
    onSuccess: changed,
  });
}

export function useModelSettings() {
  const changed = useModelsChanged();
  return useMutation({
    mutationFn: (body: Sent<'PATCH /models'>) => call('PATCH /models', { body }),
    onSuccess: changed,
  });
}

/** Adds a suggested rule to the policy in shadow mode. @param id of the job that found it */
export function useAcceptSuggestion(id: string) {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: (when_text: string) =>
      call('POST /rule-suggestions/{id}/accepted', { params: { id }, body: { when_text } }),
    onSuccess: changed,
  });
}
