import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { names } from './account';
import { type Answer, call, type Sent } from './client';

type Roles = Answer<'GET /roles'>;
export type Role = Roles['roles'][number];
/** Permission that a role can contain. */
export type Permission = Sent<'POST /roles'>['permissions'][number];

const PEOPLE = ['people'] as const;
const ROLES = ['roles'] as const;

/** Roles of the account, and permissions that roles can contain. */
export const roles = queryOptions({ queryKey: ROLES, queryFn: () => call('GET /roles') });

/** Panel users and open invitations. */
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

/** Creates a role, or changes the role with this ID. */
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

/** Creates an invitation. The token is only in this response. */
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

/** Renames a user; null shows the email address. */
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

/** Resets the second factor of a user who lost it. */
export function useResetSecondFactor() {
  const changed = usePeopleChanged();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /users/{id}/second-factor', { params: { id } }),
    onSettled: changed,
  });
}

/** Accepts an invitation. The password doesn't stay in the mutation cache. */
export const useAcceptInvitation = () =>
  useMutation({
    mutationFn: (sent: Sent<'POST /invitations/accept'>) => call('POST /invitations/accept', { body: sent }),
    gcTime: 0,
  });
