import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';

export type AutoResolution = Answer<'GET /screening/auto-resolution'>;
export type ResolutionRule = Sent<'PUT /screening/auto-resolution'>['rules'][number];
export type ResolutionFigures = AutoResolution['figures'][number];

const KEY = ['auto-resolution'] as const;

/** Rules that clear screening matches, with their figures. */
export const autoResolution = queryOptions({
  queryKey: KEY,
  queryFn: () => call('GET /screening/auto-resolution'),
});

export function useSaveAutoResolution() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rules: ResolutionRule[]) => call('PUT /screening/auto-resolution', { body: { rules } }),
    onSuccess: (saved) => client.setQueryData(KEY, saved),
  });
}
