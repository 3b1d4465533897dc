import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type DataSource = Answer<'GET /data-sources'>['sources'][number];
export type Provider = Answer<'GET /providers'>['providers'][number];

const REFRESH_MS = 10_000;

export const dataSources = queryOptions({
  queryKey: ['data-sources'],
  queryFn: () => call('GET /data-sources'),
});

/** Live look-ups since the start of the process that answers. */
export const providers = queryOptions({
  queryKey: ['providers'],
  queryFn: () => call('GET /providers'),
  refetchInterval: REFRESH_MS,
});
