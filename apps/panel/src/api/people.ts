import type { ManagedUser } from '@assay/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';

export type Role = ManagedUser['role'];

const PEOPLE = ['people'] as const;

/** Users of the panel and open invitations. */
export const people = queryOptions({ queryKey: PEOPLE, queryFn: () => call('GET /users') });

function usePeopleChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PEOPLE });
}

/** The token is in the answer, and nowhere else ever after. */
export function useInvite() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (invitation: Sent<'POST /invitations'>) => call('POST /invitations', { body: invitation }),
    onSuccess: changed,
    gcTime: 0,
  });
}

export function useWithdrawInvitation() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /invitations/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

export function useChangeRole() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: ({ id, role }: { readonly id: string; readonly role: Role }) =>
      call('PATCH /users/{id}', { params: { id }, body: { role } }),
    onSettled: changed,
  });
}

export function useRemoveUser() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /users/{id}', { params: { id } }),
    onSuccess: changed,
  });
}

/** Takes away the second factor of somebody who lost it. */
export function useResetSecondFactor() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /users/{id}/second-factor', { params: { id } }),
    onSettled: changed,
  });
}

/** The password does not stay in the cache of mutations. */
export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (sent: Sent<'POST /invitations/accept'>) => call('POST /invitations/accept', { body: sent }),
    gcTime: 0,
  });
