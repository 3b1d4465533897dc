import type { Session } from '@assay/management-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, ApiFailure, call, SESSION_KEY, type Sent } from './client';

const ACCOUNT = ['account'] as const;

export type Account = Answer<'GET /account'>;

/** Settings of the account. */
export const account = queryOptions({ queryKey: ACCOUNT, queryFn: () => call('GET /account') });

/** Who asks may be kept from the rest by it: the session is read anew, too. */
export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Sent<'PATCH /account'>) => call('PATCH /account', { body: change }),
    onSuccess: (changed) => {
      client.setQueryData(ACCOUNT, changed);
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}

/** A file's bytes in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Replaces the account's logo; null takes it away. */
export function useChangeLogo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (picture: File | null) =>
      picture
        ? call('PUT /account/logo', { body: { picture: await base64Of(picture) } })
        : call('DELETE /account/logo'),
    onSuccess: (changed) => client.setQueryData(ACCOUNT, changed),
  });
}

/** How an account writes money and times. */
type Conventions = Pick<Account, 'currency' | 'time_zone'>;

let current: Conventions = { currency: null, time_zone: null };

/** Holds from the next time that something is drawn. */
export function followConventions(next: Conventions): void {
  current = next;
}

/** ISO 4217, of amounts that name none; null = they stay bare numbers. */
export const defaultCurrency = (): string | null => current.currency;

/** IANA name of the account's time zone, or of this browser's where it has none. */
export const timeZone = (): string => current.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

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

const NAMES = ['names'] as const;
const FRESH_MS = 60_000;

/** What the users of the account are called, by `user <id>`. */
export const names = queryOptions({
  queryKey: NAMES,
  queryFn: () => call('GET /names'),
  staleTime: FRESH_MS,
});

/** Calls whoever did something by name: histories name a user by `user <id>`, which is what is left of who is gone; all others as they are. */
export function useNameOf(): (of: string) => string {
  const { data } = useQuery(names);
  return (of) => data?.names.find(({ id }) => id === of)?.name ?? of;
}

/** The other way round: `user <id>` of a name as it is shown; all others as they are typed. */
export function useActorCalled(): (typed: string) => string {
  const { data } = useQuery(names);
  return (typed) => data?.names.find(({ name }) => name === typed.trim())?.id ?? typed;
}

/** What who is signed in is called from now on. */
export function useChangeOwnName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => call('PATCH /session/name', { body: { name } }),
    onSuccess: () => {
      // Whoever is named anywhere may be this one.
      void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== SESSION_KEY[0] });
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
