import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './client';
import { passkeyAnswer } from './passkeys';
import { SESSION_KEY } from './query-client';

/** Where the provider sends people back to; the server tells it the same address. */
export const RETURN_PATH = '/panel/oidc';

const WANTED_PAGE = 'assay.wanted-page';
const PROVES = 'assay.provider-proof';

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

/** `proof`: what the provider answered within a session. `passkey`: the browser is asked for one. */
export type ProviderAnswer =
  | { readonly answer: string }
  | { readonly proof: string }
  | { readonly code: string }
  | { readonly passkey: true };

/** Whether the provider was asked, within a session, who somebody is; once. */
export function takeProving(): boolean {
  try {
    const proves = sessionStorage.getItem(PROVES) !== null;
    sessionStorage.removeItem(PROVES);
    return proves;
  } catch {
    return false;
  }
}

/** Leaves for the provider within a session, to come back as who has just signed in there. */
export function useLeaveForProof() {
  return useMutation({
    async mutationFn() {
      const { url } = await call('POST /session/provider/proof/begin');
      rememberWantedPage();
      sessionStorage.setItem(PROVES, '1');
      window.location.assign(url);
    },
    gcTime: 0,
  });
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

/** Signs in by what the provider answered, or by the code or the passkey that is asked for after it; or proves within a session who one is. */
export function useProviderSignIn() {
  const client = useQueryClient();
  return useMutation({
    async mutationFn(sent: ProviderAnswer) {
      if ('proof' in sent) await call('POST /session/provider/proof', { body: { answer: sent.proof } });
      else {
        const body = 'passkey' in sent ? { passkey: await passkeyAnswer() } : sent;
        client.setQueryData(SESSION_KEY, await call('POST /session/provider', { body }));
      }
    },
    gcTime: 0,
  });
}
