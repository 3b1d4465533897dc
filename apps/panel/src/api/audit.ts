import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { read } from './client';

export interface AuditRecord {
  readonly sequence: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly target: string;
  readonly change: { readonly [member: string]: unknown };
}

interface AuditPage {
  readonly records: readonly AuditRecord[];
  readonly next: number | null;
}

const PAGE_SIZE = 100;

/** The audit trail, newest first. */
export const auditTrail = infiniteQueryOptions({
  queryKey: ['audit'],
  queryFn: ({ pageParam }) => read<AuditPage>('/audit', { limit: PAGE_SIZE, before: pageParam ?? undefined }),
  initialPageParam: null as number | null,
  getNextPageParam: (page) => page.next,
});

/** Reads the whole chain of hashes; asked for by hand. */
export const auditVerification = queryOptions({
  queryKey: ['audit-verification'],
  queryFn: () =>
    read<{ readonly intact: boolean; readonly first_broken: number | null }>('/audit/verification'),
  enabled: false,
  gcTime: 0,
});
