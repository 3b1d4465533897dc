import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';

const SIGN_INS = ['sign-ins'] as const;

/** The open sessions of the account, the last active first. */
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

/** All but the one that asks. */
export function useEndOtherSignIns() {
  const changed = useSignInsChanged();
  return useMutation({ mutationFn: () => call('DELETE /sign-ins'), onSuccess: changed });
}

/** Neither password stays in the cache of mutations. */
export function useChangePassword() {
  const changed = useSignInsChanged();
  return useMutation({
    mutationFn: (passwords: Sent<'PATCH /session/password'>) =>
      call('PATCH /session/password', { body: passwords }),
    onSuccess: changed,
    gcTime: 0,
  });
}
