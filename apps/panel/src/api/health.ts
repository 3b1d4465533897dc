import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type Health = Answer<'GET /health'>;

const REFRESH_MS = 15_000;

/** How the installation is. */
export const health = queryOptions({
  queryKey: ['health'],
  queryFn: () => call('GET /health'),
  refetchInterval: REFRESH_MS,
});
