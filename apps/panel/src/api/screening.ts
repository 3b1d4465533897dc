import type { ManagedProfile, MonitoredDocument } from '@assay/contract';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

export interface LoadedList {
  readonly name: string;
  readonly full_name: string;
  readonly kind: 'sanctionlist' | 'pep' | 'watchlist' | 'crimelist' | 'local' | 'media';
  readonly version: string;
  readonly entries: number;
  readonly names: number;
  readonly imported_at: string | null;
  readonly age_hours: number | null;
}

interface ScreeningStatus {
  readonly state: 'ok' | 'demonstration' | 'building' | 'failed';
  /** One sentence for the person in charge; null when all is well. */
  readonly notice: string | null;
  readonly lists: readonly LoadedList[];
  readonly entries: number;
  readonly names: number;
  readonly monitored_names: number;
  readonly open_cases: number;
}

const REFRESH_MS = 60_000;
const PAGE_SIZE = 100;
const STATUS = ['screening-status'] as const;
const MONITORED = ['monitored'] as const;

const monitoredPath = (id: string) => `/screening/monitored/${encodeURIComponent(id)}`;

/** Which lists are searched, and whether they are real ones. */
export const screeningStatus = queryOptions({
  queryKey: STATUS,
  queryFn: () => read<ScreeningStatus>('/screening/status'),
  refetchInterval: REFRESH_MS,
});

export const searchProfiles = queryOptions({
  queryKey: ['search-profiles'],
  queryFn: () => read<{ readonly profiles: readonly ManagedProfile[] }>('/screening/profiles'),
});

interface MonitoredPage {
  readonly monitored: readonly MonitoredDocument[];
  readonly next: string | null;
}

/** Names that are looked for again and again, newest first. */
export const monitoredNames = infiniteQueryOptions({
  queryKey: MONITORED,
  queryFn: ({ pageParam }) =>
    read<MonitoredPage>('/screening/monitored', { limit: PAGE_SIZE, before: pageParam ?? undefined }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

function useMonitoredChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([MONITORED, STATUS].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}

/** Stops the checks of a name, or goes on with them. */
export function useStopMonitoring() {
  const changed = useMonitoredChanged();
  return useMutation({
    mutationFn: ({ id, stopped }: { readonly id: string; readonly stopped: boolean }) =>
      call('PATCH', monitoredPath(id), { stopped }),
    onSuccess: changed,
  });
}

export function useForgetMonitored() {
  const changed = useMonitoredChanged();
  return useMutation({ mutationFn: (id: string) => call('DELETE', monitoredPath(id)), onSuccess: changed });
}
