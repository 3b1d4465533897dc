import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent, SHOWING_LAST_DATA } from './client';

export type AuditRecord = Answer<'GET /audit-log'>['records'][number];
export type AuditVerification = Answer<'GET /audit-log/verification'>;

/** Filter of the audit log; times are ISO 8601. */
export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

const PAGE_SIZE = 50;

/** Reads one page of the audit log, newest first. */
export const readAudit = (
  query: AuditFilter & { readonly limit: number; readonly before: number | undefined },
) => call('GET /audit-log', { query: { ...query } });

/** Query for filtered audit records, newest first. */
export const auditLog = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => readAudit({ ...filter, limit: PAGE_SIZE, before: pageParam ?? undefined }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    ...SHOWING_LAST_DATA,
  });

/** Verifies the whole hash chain; runs only on request. */
export const auditVerification = queryOptions({
  queryKey: ['audit-verification'],
  queryFn: () => call('GET /audit-log/verification'),
  enabled: false,
  gcTime: 0,
});

const SIGN_INS = ['sign-ins'] as const;

/** Active sessions of the account, most recently active first. */
export const signIns = queryOptions({
  queryKey: SIGN_INS,
  queryFn: () => call('GET /sign-ins'),
});

function useSignInsChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SIGN_INS });
}

export function useEndSignIn() {
  const changed = useSignInsChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /sign-ins/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

/** Ends all sessions except the current one. */
export function useEndOtherSignIns() {
  const changed = useSignInsChanged();
  return useMutation({ mutationFn: () => call('DELETE /sign-ins'), onSuccess: changed });
}

/** Changes the password. Neither password stays in the mutation cache. */
export function useChangePassword() {
  const changed = useSignInsChanged();
  return useMutation({
    mutationFn: (passwords: Sent<'PATCH /session/password'>) =>
      call('PATCH /session/password', { body: passwords }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export type Health = Answer<'GET /health'>;

const HEALTH_REFRESH_MS = 15_000;

/** System health. */
export const health = queryOptions({
  queryKey: ['health'],
  queryFn: () => call('GET /health'),
  refetchInterval: HEALTH_REFRESH_MS,
});

export type DataUpdates = Answer<'GET /data-updates'>;
export type DataUpdate = DataUpdates['updates'][number];

const UPDATES = ['data-updates'] as const;
const UPDATES_REFRESH_MS = { idle: 15_000, busy: 1500 } as const;

const isBusy = (answer: DataUpdates | undefined): boolean =>
  answer?.updates.some(({ running, waiting }) => running || waiting) ?? false;

/** Update schedule of feeds and watchlists; refetches faster while an update runs. */
export const dataUpdates = queryOptions({
  queryKey: UPDATES,
  queryFn: () => call('GET /data-updates'),
  refetchInterval: ({ state }) => (isBusy(state.data) ? UPDATES_REFRESH_MS.busy : UPDATES_REFRESH_MS.idle),
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

/** Starts updates of the named sources, or of all sources. */
export function useRequestUpdates() {
  const changed = useUpdatesChanged();
  return useMutation({
    mutationFn: (sources: readonly string[] | null) =>
      call('POST /data-updates/requests', { body: sources === null ? {} : { sources } }),
    onSuccess: changed,
  });
}

export type DataSource = Answer<'GET /data-sources'>['sources'][number];
export type Provider = Answer<'GET /providers'>['providers'][number];

const SOURCES_REFRESH_MS = 10_000;

export const dataSources = queryOptions({
  queryKey: ['data-sources'],
  queryFn: () => call('GET /data-sources'),
});

/** Live lookups since the server process started. */
export const providers = queryOptions({
  queryKey: ['providers'],
  queryFn: () => call('GET /providers'),
  refetchInterval: SOURCES_REFRESH_MS,
});
