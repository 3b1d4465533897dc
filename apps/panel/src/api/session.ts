import type { Session } from '@assay/management-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';
import { ApiFailure } from './failure';
import { SESSION_KEY } from './query-client';

async function currentSession(): Promise<Session | null> {
  try {
    return await call('GET /session');
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
}

/** Who is signed in; null = nobody. */
export const session = queryOptions({ queryKey: SESSION_KEY, queryFn: currentSession, staleTime: 60_000 });

export const useSession = () => useQuery(session);

export type Permission = Session['permissions'][number];

/** Whether the role of who is signed in allows it. */
export const useMay = (permission: Permission): boolean =>
  useSession().data?.permissions.includes(permission) ?? false;

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Sent<'POST /session'>) => call('POST /session', { body: credentials }),
    onSuccess: (made) => client.setQueryData(SESSION_KEY, made),
  });
}

/** Ends the session and forgets everything that was read with it. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /session'),
    onSettled: () => {
      client.setQueryData(SESSION_KEY, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
    },
  });
}
