import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type AuditRecord = Answer<'GET /audit-log'>['records'][number];

/** What the trail is narrowed by; the times are ISO 8601. */
export interface AuditFilter {
  readonly actor?: string;
  readonly action?: string;
  readonly from?: string;
  readonly to?: string;
}

const PAGE_SIZE = 100;

/** A page of the trail, newest first. */
export const readAudit = (
  query: AuditFilter & { readonly limit: number; readonly before: number | undefined },
) => call('GET /audit-log', { query: { ...query } });

/** What a filter leaves of the trail, newest first. */
export const auditTrail = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam }) => readAudit({ ...filter, limit: PAGE_SIZE, before: pageParam ?? undefined }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** Reads the whole chain of hashes; asked for by hand. */
export const auditVerification = queryOptions({
  queryKey: ['audit-verification'],
  queryFn: () => call('GET /audit-log/verification'),
  enabled: false,
  gcTime: 0,
});
