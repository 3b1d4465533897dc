import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type DataUpdates = Answer<'GET /data-updates'>;
export type DataUpdate = DataUpdates['updates'][number];

const UPDATES = ['data-updates'] as const;
const REFRESH_MS = { idle: 15_000, busy: 1500 } as const;

const isBusy = (answer: DataUpdates | undefined): boolean =>
  answer?.updates.some(({ running, waiting }) => running || waiting) ?? false;

/** When feeds and lists are fetched; read more often while some are. */
export const dataUpdates = queryOptions({
  queryKey: UPDATES,
  queryFn: () => call('GET /data-updates'),
  refetchInterval: ({ state }) => (isBusy(state.data) ? REFRESH_MS.busy : REFRESH_MS.idle),
});

function useUpdatesChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: UPDATES });
}

export function useSwitchUpdates() {
  const changed = useUpdatesChanged();
  return useMutation({
    mutationFn: (enabled: boolean) => call('PUT /data-updates', { body: { enabled } }),
    onSuccess: changed,
  });
}

/** Asks for the named sources at once, or for every one. */
export function useRequestUpdates() {
  const changed = useUpdatesChanged();
  return useMutation({
    mutationFn: (sources: readonly string[] | null) =>
      call('POST /data-updates/requests', { body: sources === null ? {} : { sources } }),
    onSuccess: changed,
  });
}
