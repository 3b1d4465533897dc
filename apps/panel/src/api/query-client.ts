import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './failure';

export const SESSION_KEY = ['session'] as const;

/** Of what was asked for with a reason: each asking is a record in the audit trail, so that none is by itself. */
export const REVEALED = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const MOST_RETRIES = 2;

/** Worth asking again: the server was not reached, or answered that it is not well. */
function mayPass(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}

/** The cache of everything the panel has read. An ended session, wherever it shows, leads back to the sign-in. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiFailure && error.status === 401) client.setQueryData(SESSION_KEY, null);
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < MOST_RETRIES && mayPass(error),
      },
    },
  });
  return client;
}
