import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { readEvaluations, type Space } from './evaluations';

/** Interval for checking whether the first transaction has arrived, in milliseconds. */
const ARRIVAL_MS = 2000;

/** Newest transaction of an environment; refetches until there is one. */
export const newestTransaction = (environment: Space) =>
  queryOptions({
    queryKey: ['evaluations', 'newest', environment],
    queryFn: async () => (await readEvaluations({ environment, limit: 1 })).evaluations[0] ?? null,
    refetchInterval: ({ state }) => (state.data ? false : ARRIVAL_MS),
  });

/** Scores fictional transactions in the test environment. */
export function useAddSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /sample-transactions'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['evaluations'] }),
  });
}
