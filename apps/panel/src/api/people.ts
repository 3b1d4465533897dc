import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { names } from './account';
import { type Answer, call, type Sent } from './client';

type Roles = Answer<'GET /roles'>;
export type Role = Roles['roles'][number];
/** What roles are made of. */
export type Permission = Sent<'POST /roles'>['permissions'][number];

const PEOPLE = ['people'] as const;
const ROLES = ['roles'] as const;

/** The roles of the account, and what roles can be made of. */
export const roles = queryOptions({ queryKey: ROLES, queryFn: () => call('GET /roles') });

/** Users of the panel and open invitations. */
export const people = queryOptions({ queryKey: PEOPLE, queryFn: () => call('GET /users') });

function usePeopleChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: PEOPLE }),
      client.invalidateQueries({ queryKey: ROLES }),
      client.invalidateQueries({ queryKey: names.queryKey }),
    ]);
}

/** Makes a role, or changes the one of the id. */
export function useSaveRole(id: string | null) {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (role: Sent<'POST /roles'>) =>
      id === null
        ? call('POST /roles', { body: role })
        : call('PATCH /roles/{id}', { params: { id }, body: role }),
    onSuccess: changed,
  });
}

export function useDeleteRole() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /roles/{id}', { params: { id } }),
    onSuccess: changed,
  });
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
    mutationFn: ({ id, role }: { readonly id: string; readonly role: string }) =>
      call('PATCH /users/{id}', { params: { id }, body: { role } }),
    onSettled: changed,
  });
}

/** What a user is called; null = by their address. */
export function useRenameUser() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string | null }) =>
      call('PATCH /users/{id}', { params: { id }, body: { name } }),
    onSuccess: changed,
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
