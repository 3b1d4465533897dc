import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../i18n/language';
import { call } from './client';
import { ApiFailure } from './failure';
import { SESSION_KEY } from './query-client';
import { again } from './second-factor';

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
      t('The browser has no passkey to show: it was cancelled, took too long, or there is none.'),
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
export async function passkeyAnswer() {
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
