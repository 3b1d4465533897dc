import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { SESSION_KEY } from './query-client';

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
