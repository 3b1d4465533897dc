import { queryOptions } from '@tanstack/react-query';
import { read } from './client';

export interface DataSource {
  readonly name: string;
  readonly kind: 'location' | 'feed' | 'table';
  /** The flag that the source sets; null where it sets none. */
  readonly flag: string | null;
  readonly version: string | null;
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly rows: number | null;
  readonly licence: string;
  readonly attribution: string | null;
  readonly loaded: boolean;
  readonly age_hours: number | null;
  /** Older than three times its cadence. */
  readonly stale: boolean;
}

export interface Provider {
  readonly name: string;
  readonly breaker: 'closed' | 'open' | 'half-open';
  readonly calls: number;
  readonly answered: number;
  readonly errors: number;
  readonly timeouts: number;
  readonly cache_hits: number;
  readonly in_flight: number;
  readonly latency_p50_ms: number | null;
  readonly latency_p95_ms: number | null;
  readonly last_answer_at: string | null;
  readonly last_failure_at: string | null;
  readonly last_failure: string | null;
}

const REFRESH_MS = 10_000;

export const dataSources = queryOptions({
  queryKey: ['data-sources'],
  queryFn: () => read<{ readonly sources: readonly DataSource[] }>('/data-sources'),
});

/** Live look-ups since the start of the process that answers. */
export const providers = queryOptions({
  queryKey: ['providers'],
  queryFn: () => read<{ readonly providers: readonly Provider[] }>('/providers'),
  refetchInterval: REFRESH_MS,
});
