import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/language';
import { ApiFailure, call, SESSION_KEY, type Sent } from './client';

/** Path of the setup link that the server prints until the first user exists. */
export const SET_UP_PATH = '/panel/set-up';

/** Creates the first user and signs in. The password doesn't stay in the mutation cache. */
export function useMakeFirstOwner() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (owner: Sent<'POST /session/first-owner'>) =>
      call('POST /session/first-owner', { body: owner }),
    onSuccess: (session) => client.setQueryData(SESSION_KEY, session),
    gcTime: 0,
  });
}

/** Returns the sign-in methods of this installation in addition to password, passkey and API key. */
export function useSignInWays() {
  return useQuery({ queryKey: ['sign-in-ways'], queryFn: () => call('GET /session/methods') });
}

const SECOND_FACTOR = ['second-factor'] as const;

const CODE_NEEDED = '2015';

/** Returns whether a sign-in failed only because the second factor's code is missing or wrong. */
export const needsCode = (error: unknown): boolean =>
  error instanceof ApiFailure && error.code === CODE_NEEDED;

/** Second factor of the signed-in user. */
export const secondFactor = queryOptions({
  queryKey: SECOND_FACTOR,
  queryFn: () => call('GET /session/second-factor'),
});

/**
 * Returns a function to call after the recovery codes were shown: a session that was waiting for the factor
 * then gets full access.
 */
export function useSecondFactorChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [SECOND_FACTOR, SESSION_KEY, ['people']].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
}

/** Returns the proof of identity: the password, or nothing after a recent sign-in at the identity provider. */
const again = (password: string | undefined): Sent<'POST /session/second-factor'> =>
  password === undefined ? {} : { current_password: password };

/** Starts second-factor setup. The secret is only in this response. */
export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (password: string | undefined) =>
      call('POST /session/second-factor', { body: again(password) }),
    gcTime: 0,
  });

/** Confirms the second factor. The recovery codes are only in this response. */
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

/** Loaded when a user uses a passkey. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Returns true if passkeys are available: over TLS and on localhost. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;

/** Converts browser errors to messages for the user. */
async function asked<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking();
  } catch {
    throw new ApiFailure(0, '', t('The browser didn’t provide a passkey. Try again or use another method.'));
  }
}

/** Passkeys of the signed-in user. */
export const passkeys = queryOptions({ queryKey: PASSKEYS, queryFn: () => call('GET /session/passkeys') });

function usePasskeysChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: PASSKEYS });
}

interface NewPasskey {
  readonly name: string;
  readonly password: string | undefined;
}

/** Adds a passkey. The password doesn't stay in the mutation cache. */
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

/** Removes a passkey. The password doesn't stay in the mutation cache. */
export function useRemovePasskey() {
  const changed = usePasskeysChanged();
  return useMutation({
    mutationFn: ({ id, password }: { readonly id: string; readonly password: string | undefined }) =>
      call('POST /session/passkeys/{id}/remove', { params: { id }, body: again(password) }),
    onSuccess: changed,
    gcTime: 0,
  });
}

/** Returns the passkey's response to a new challenge. */
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

/** Redirect path of the identity provider; the server sends the same URL. */
export const RETURN_PATH = '/panel/oidc';

const WANTED_PAGE = 'assay.wanted-page';
const PROVES = 'assay.provider-proof';

/** Stores the current page before the redirect to the identity provider, which returns to one fixed URL. */
function rememberWantedPage(): void {
  try {
    sessionStorage.setItem(WANTED_PAGE, window.location.pathname + window.location.search);
  } catch {
    // Without session storage, the first page opens.
  }
}

/** Returns and removes the stored page; never a URL of another site. */
export function takeWantedPage(): string {
  try {
    const wanted = sessionStorage.getItem(WANTED_PAGE) ?? '';
    sessionStorage.removeItem(WANTED_PAGE);
    return /^\/panel\/(?!oidc)/.test(wanted) ? wanted : '/panel';
  } catch {
    return '/panel';
  }
}

/** `proof`: the provider's response within a session. `passkey`: request a passkey from the browser. */
export type ProviderAnswer =
  | { readonly answer: string }
  | { readonly proof: string }
  | { readonly code: string }
  | { readonly passkey: true };

/** Returns true once if the provider was asked to confirm the identity within a session. */
export function takeProving(): boolean {
  try {
    const proves = sessionStorage.getItem(PROVES) !== null;
    sessionStorage.removeItem(PROVES);
    return proves;
  } catch {
    return false;
  }
}

/** Redirects to the identity provider within a session to confirm the user's identity. */
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

/** Redirects to the identity provider. */
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

/**
 * Signs in with the provider's response and, if required, a code or passkey; or confirms the identity within
 * a session.
 */
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
