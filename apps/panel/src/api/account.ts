import type { Session } from '@assay/management-api';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Answer, ApiFailure, call, SESSION_KEY, type Sent } from './client';

const ACCOUNT = ['account'] as const;

export type Account = Answer<'GET /account'>;

/** Account settings. */
export const account = queryOptions({ queryKey: ACCOUNT, queryFn: () => call('GET /account') });

/** Changes account settings. Reloads the session, because a setting can restrict what it allows. */
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

/** Returns the bytes of a file in base64. */
async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Replaces the account's logo; null removes it. */
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

/** Currency and time zone of an account. */
type Conventions = Pick<Account, 'currency' | 'time_zone'>;

let current: Conventions = { currency: null, time_zone: null };

/** Sets the conventions; they apply from the next render. */
export function followConventions(next: Conventions): void {
  current = next;
}

/** Currency (ISO 4217) of amounts without one; null shows them without a currency. */
export const defaultCurrency = (): string | null => current.currency;

/** Returns the IANA name of the account's time zone, or of the browser's time zone as a fallback. */
export const timeZone = (): string => current.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

async function currentSession(): Promise<Session | null> {
  try {
    return await call('GET /session');
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
}

/** Session of the signed-in user; null if signed out. */
export const session = queryOptions({ queryKey: SESSION_KEY, queryFn: currentSession, staleTime: 60_000 });

export const useSession = () => useQuery(session);

/** Returns the actor of the signed-in user, such as `user <id>`; empty while the session loads or if signed out. */
export function useMe(): string {
  const { data } = useSession();
  return data ? `${data.actor.kind} ${data.actor.id}` : '';
}

export type Permission = Session['permissions'][number];

/** Returns true if the user's role has a permission. */
export const useMay = (permission: Permission): boolean =>
  useSession().data?.permissions.includes(permission) ?? false;

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Sent<'POST /session'>) => call('POST /session', { body: credentials }),
    onSuccess: (made) => client.setQueryData(SESSION_KEY, made),
  });
}

/** Ends the session and clears the query cache. */
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

/** Names of the account's users, by `user <id>`. */
export const names = queryOptions({
  queryKey: NAMES,
  queryFn: () => call('GET /names'),
  staleTime: FRESH_MS,
});

/**
 * Returns a function that replaces `user <id>` with the user's name. It returns deleted users and other
 * actors unchanged.
 */
export function useNameOf(): (of: string) => string {
  const { data } = useQuery(names);
  return (of) => data?.names.find(({ id }) => id === of)?.name ?? of;
}

/**
 * Returns a function that replaces a user's displayed name with `user <id>`. It returns other texts
 * unchanged.
 */
export function useActorCalled(): (typed: string) => string {
  const { data } = useQuery(names);
  return (typed) => data?.names.find(({ name }) => name === typed.trim())?.id ?? typed;
}

/** Changes the display name of the signed-in user. */
export function useChangeOwnName() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => call('PATCH /session/name', { body: { name } }),
    onSuccess: () => {
      // Any cached query can contain the old name.
      void client.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== SESSION_KEY[0] });
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
