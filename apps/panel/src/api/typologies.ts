import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import { changeOrPropose, usePolicyChanged } from './policy';

export type Typology = Answer<'GET /typologies'>['typologies'][number];
export type TypologyMode = Typology['mode'];
export type RunJob = Answer<'GET /typology-runs'>['runs'][number];
export type RunResult = NonNullable<Answer<'GET /typology-runs/{id}'>['result']>;

const TYPOLOGIES = ['typologies'] as const;
const RUNS = ['typology-runs'] as const;
const LOOK_AGAIN_MS = 1_000;
const SHOWN_RUNS = 20;

/** Catalog of typologies with the settings of the current policy. */
export const typologies = queryOptions({ queryKey: TYPOLOGIES, queryFn: () => call('GET /typologies') });

const isOver = (job: RunJob | undefined): boolean =>
  job !== undefined && job.state !== 'waiting' && job.state !== 'running';

/** Newest runs; polls while one of them is active. */
export const typologyRuns = queryOptions({
  queryKey: RUNS,
  queryFn: () => call('GET /typology-runs', { query: { limit: SHOWN_RUNS } }),
  refetchInterval: ({ state }) =>
    state.error || !state.data || state.data.runs.every(isOver) ? false : LOOK_AGAIN_MS,
});

/** Progress and result of a run; polls until it ends. @param id undefined disables the query */
export const typologyRun = (id: string | undefined) =>
  queryOptions({
    queryKey: [...RUNS, id ?? null],
    queryFn: () => call('GET /typology-runs/{id}', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (state.error || isOver(state.data?.job) ? false : LOOK_AGAIN_MS),
  });

type Setting = Sent<'PUT /typologies'>['typologies'][number];

interface TypologySave {
  readonly setting: Setting;
  /** Policy version that the user edited; undefined accepts any version. */
  readonly expected?: number;
}

/** Saves the setting of a typology, or proposes it if policy changes need approval; null = proposed. */
export function useSaveTypology() {
  const changed = usePolicyChanged();
  return useMutation({
    mutationFn: ({ setting, expected }: TypologySave) =>
      changeOrPropose(
        () =>
          call('PUT /typologies', {
            body: {
              typologies: [setting],
              ...(expected === undefined ? {} : { expected_version: expected }),
            },
          }),
        (document) => ({
          ...document,
          typologies: [
            ...(document.typologies ?? []).filter(({ id }) => id !== setting.id),
            { parameters: {}, min_score: 0, deadline_hours: null, four_eyes: false, ...setting },
          ],
        }),
        `Typology changed: ${setting.id}`,
      ),
    onSuccess: changed,
  });
}

export function useStartRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<'POST /typology-runs'>) => call('POST /typology-runs', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: RUNS }),
  });
}

export function useCancelRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /typology-runs/{id}', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: RUNS }),
  });
}

/** Raises the alerts that a run found. */
export function useAcceptRun() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('POST /typology-runs/{id}/accept', { params: { id } }),
    onSuccess: () =>
      Promise.all(
        ['alerts', TYPOLOGIES[0], RUNS[0]].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
