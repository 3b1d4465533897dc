import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/language';
import { ApiFailure, call, SESSION_KEY, type Sent } from './client';

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

/** What this installation offers to sign in by, beside password, passkey and key. */
export function useSignInWays() {
  return useQuery({ queryKey: ['sign-in-ways'], queryFn: () => call('GET /session/methods') });
}

const SECOND_FACTOR = ['second-factor'] as const;

const CODE_NEEDED = '2015';

/** Returns whether a sign-in failed only because the second factor's code is missing or wrong. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === CODE_NEEDED;

/** The second factor of who is signed in. */
export const secondFactor = queryOptions({
  queryKey: SECOND_FACTOR,
  queryFn: () => call('GET /session/second-factor'),
});

/** To be called when recovery codes were seen: a session that waited for the factor opens everything then. */
export function useSecondFactorChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [SECOND_FACTOR, SESSION_KEY, ['people']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** What proves that it is them once more; without a password, a sign-in at the provider of a moment ago does. */
const again = (password: string | undefined): Sent<'POST /session/second-factor'> =>
  password === undefined ? {} : { current_password: password };

/** The secret is in the answer, and nowhere else ever after. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor', { body: again(password) }),
    gcTime: 0,
  });

/** The recovery codes are in the answer, and nowhere else ever after. */
export const useConfirmSecondFactor = () =>
  useMutation({
    mutationFn: (code: string) => call('POST /session/second-factor/confirm', { body: { code } }),
    gcTime: 0,
  });

export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor/recovery-codes', { body: again(password) }),
    gcTime: 0,
  });

export function useRemoveSecondFactor() {
  const changed = useSecondFactorChanged();
  return useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor/remove', { body: again(password) }),
    onSuccess: changed,
    gcTime: 0,
  });
}

const PASSKEYS = ['passkeys'] as const;

/** Loaded when somebody uses a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Browsers have them on pages over TLS, and on this machine. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** The browser's refusals as something that can be shown. */
async function asked<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking();
  } catch {
    throw new ApiFailure(
      0,
      '',
      t('The browser didn’t provide a passkey. Try again or use another sign-in method.'),
    );
  }
}

/** The passkeys of who is signed in. */
export const passkeys = queryOptions({ queryKey: PASSKEYS, queryFn: () => call('GET /session/passkeys') });

function usePasskeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PASSKEYS });
}

interface NewPasskey {
  readonly name: string;
  readonly password: string | undefined;
}

/** The password does not stay in the cache of mutations. */
export function useAddPasskey() {
  const changed = usePasskeysChanged();
  return useMutation({
    async mutationFn({ name, password }: NewPasskey) {
      const { options } = await call('POST /session/passkeys/options', {
        body: again(password),
      });
      const { startRegistration } = await webAuthn();
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const answer = await asked(() => startRegistration({ optionsJSON }));
      return call('POST /session/passkeys', { body: { name, answer: { ...answer } } });
    },
    onSuccess: changed,
    gcTime: 0,
  });
}

/** The password does not stay in the cache of mutations. */
export function useRemovePasskey() {
  const changed = usePasskeysChanged();
  return useMutation({
    mutationFn: ({ id, password }: { readonly id: string; readonly password: string | undefined }) =>
      call('POST /session/passkeys/{id}/remove', { params: { id }, body: again(password) }),
    onSuccess: changed,
    gcTime: 0,
  });
}

/** What a passkey of this browser answers to a challenge of now. */
async function passkeyAnswer() {
  const { options } = await call('POST /session/options');
  const { startAuthentication } = await webAuthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { ...(await asked(() => startAuthentication({ optionsJSON }))) };
}

export function usePasskeySignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => call('POST /session', { body: { passkey: await passkeyAnswer() } }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    gcTime: 0,
  });
}

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
