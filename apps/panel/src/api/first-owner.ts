import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';
import { SESSION_KEY } from './query-client';

/** Where the link leads that the server prints while it has no user. */
export const SET_UP_PATH = '/panel/set-up';

/** Makes the first user of the installation and signs them in. The password does not stay in the cache of mutations. */
export function useMakeFirstOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (owner: Sent<'POST /session/first-owner'>) =>
      call('POST /session/first-owner', { body: owner }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    gcTime: 0,
  });
}
