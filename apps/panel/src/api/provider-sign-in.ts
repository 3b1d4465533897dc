import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Sent } from './client';
import { SESSION_KEY } from './query-client';

/** Where the provider sends people back to; the server tells it the same address. */
export const RETURN_PATH = '/panel/oidc';

const WANTED_PAGE = 'assay.wanted-page';

/** Remembers the page that somebody wanted before they went to the provider: it comes back to one address only. */
function rememberWantedPage(): void {
  try {
    sessionStorage.setItem(WANTED_PAGE, window.location.pathname + window.location.search);
  } catch {
    // A browser that keeps nothing opens the first page.
  }
}

/** The page that was wanted, once; never another site's. */
export function takeWantedPage(): string {
  try {
    const wanted = sessionStorage.getItem(WANTED_PAGE) ?? '';
    sessionStorage.removeItem(WANTED_PAGE);
    return /^\/panel\/(?!oidc)/.test(wanted) ? wanted : '/panel';
  } catch {
    return '/panel';
  }
}

/** Leaves for the provider. */
export function useLeaveForProvider() {
  return useMutation({
    async mutationFn() {
      const { url } = await call('POST /session/provider/begin');
      rememberWantedPage();
      window.location.assign(url);
    },
    gcTime: 0,
  });
}

/** Signs in by what the provider answered, or by the code that is asked for after it. */
export function useProviderSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sent: Sent<'POST /session/provider'>) => call('POST /session/provider', { body: sent }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    gcTime: 0,
  });
}
