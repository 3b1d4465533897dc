import type { ManagedKey } from '@assay/management-api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';

export type Scope = ManagedKey['scopes'][number];

const KEYS = ['keys'] as const;

/** The account's keys, ended ones included. */
export const managedKeys = queryOptions({
  queryKey: KEYS,
  queryFn: () => call('GET /keys'),
});

function useKeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

/** The key is in the answer, and nowhere else ever after: it is not kept in the cache of queries. */
export function useCreateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: (key: Sent<'POST /keys'>) => call('POST /keys', { body: key }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRotateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: ({ id, overlapSeconds }: { readonly id: string; readonly overlapSeconds: number }) =>
      call('POST /keys/{id}/rotate', { params: { id }, body: { overlap_seconds: overlapSeconds } }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /keys/{id}', { params: { id } }),
    onSuccess: changed,
  });
}
