import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from './client';

export type AuditRecord = Answer<'GET /audit'>['records'][number];

const PAGE_SIZE = 100;

/** The audit trail, newest first. */
export const auditTrail = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam }) =>
    call('GET /audit', { query: { limit: PAGE_SIZE, before: pageParam ?? undefined } }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
});

/** Reads the whole chain of hashes; asked for by hand. */
export const auditVerification = queryOptions({
  queryKey: ['audit-verification'],
  queryFn: () => call('GET /audit/verification'),
  enabled: false,
  gcTime: 0,
});
