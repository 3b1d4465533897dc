import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';
import type { Space } from './evaluations';

type Stats = Answer<'GET /stats'>;
export type DayCount = Stats['days']['counts'][number];
export type FiredRule = Stats['rules']['fired'][number];

const REFRESH_MS = 30_000;

/** Decisions per day and the rules that fired most, over the last days. */
export const stats = (space: Space, days: number) =>
  queryOptions({
    queryKey: ['stats', space, days],
    queryFn: () => call('GET /stats', { query: { environment: space, days } }),
    refetchInterval: REFRESH_MS,
  });
