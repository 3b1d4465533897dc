import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, call, type Sent } from './client';
import { SESSION_KEY } from './query-client';

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
