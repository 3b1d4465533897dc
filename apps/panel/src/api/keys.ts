import type { IssuedKey, ManagedKey } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, read } from './client';

export type Scope = ManagedKey['scopes'][number];

const KEYS = ['keys'] as const;
const keyPath = (id: string) => `/keys/${encodeURIComponent(id)}`;

/** The account's keys, ended ones included. */
export const managedKeys = queryOptions({
  queryKey: KEYS,
  queryFn: () => read<{ readonly keys: readonly ManagedKey[] }>('/keys'),
});

function useKeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEYS });
}

interface NewKey {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly kind: ManagedKey['kind'];
  readonly allowed_ips: readonly string[];
}

/** The key is in the answer, and nowhere else ever after: it is not kept in the cache of queries. */
export function useCreateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: (key: NewKey) => call<IssuedKey>('POST', '/keys', key),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRotateKey() {
  const changed = useKeysChanged();
  return useMutation({
    mutationFn: ({ id, overlapSeconds }: { readonly id: string; readonly overlapSeconds: number }) =>
      call<{ readonly key: IssuedKey }>('POST', `${keyPath(id)}/rotate`, { overlap_seconds: overlapSeconds }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useRevokeKey() {
  const changed = useKeysChanged();
  return useMutation({ mutationFn: (id: string) => call('DELETE', keyPath(id)), onSuccess: changed });
}
