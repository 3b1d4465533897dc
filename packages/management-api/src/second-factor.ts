import { boolean, closed, integer, nullable, string, Type, timestamp } from '@assay/contract';
import { managementRoute } from './document';

/** Not required within a short time after a new sign-in at the provider, which is equivalent proof. */
export const currentPassword = Type.Optional(Type.String({ minLength: 1, maxLength: 1000 }));
/** Six digits of an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const secondCode = Type.String({
  minLength: 6,
  maxLength: 40,
  description: 'six digits, or a recovery code',
});

const secondFactor = closed({
  /** True if each sign-in requires a code. */
  enabled: boolean,
  enabled_at: nullable(timestamp),
  /** Number of unused recovery codes. */
  recovery_codes_left: integer,
  /** True if the account requires a second factor of all users. */
  required: boolean,
  /** Sign-in provider of the user, which replaces their password here; null = none. */
  provider: nullable(
    closed({
      name: string,
      /**
       * Time until which the password is not required, because the user signed in at the provider recently;
       * null = they did not.
       */
      proved_until: nullable(timestamp),
    }),
  ),
});

const again = { current_password: 'correct horse battery staple' };
const recoveryCodes = closed({ recovery_codes: Type.Array(string) });

export const SECOND_FACTOR_ROUTES = {
  readSecondFactor: managementRoute({
    operationId: 'readSecondFactor',
    method: 'get',
    path: '/session/second-factor',
    tag: 'Session',
    summary: 'Whether who is signed in has a second factor',
    description: 'With the number of recovery codes that are left. A key has none (404).',
    data: secondFactor,
    errors: ['notFound'],
  }),
  beginSecondFactor: managementRoute({
    operationId: 'beginSecondFactor',
    method: 'post',
    path: '/session/second-factor',
    tag: 'Session',
    summary: 'Begins to set up a second factor (TOTP, RFC 6238)',
    description:
      'Answers the secret for an authenticator app, this once, as text and as the address that is drawn as a QR code: SHA-1, six digits, thirty seconds. It holds once a code of it is confirmed; until then the factor of before does. The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`).',
    body: closed({ current_password: currentPassword }),
    bodyExample: again,
    data: closed({ secret: string, uri: string }),
    errors: ['notFound', 'rateLimited'],
  }),
  confirmSecondFactor: managementRoute({
    operationId: 'confirmSecondFactor',
    method: 'post',
    path: '/session/second-factor/confirm',
    tag: 'Session',
    summary: 'Confirms a second factor by a code of it',
    description:
      'From now on each sign-in with the password needs a code. Answers ten recovery codes, this once: each opens the door one time when the app is lost. All other sessions of the user end. Without a factor that was begun: 404.',
    body: closed({ code: secondCode }),
    bodyExample: { code: '492039' },
    data: recoveryCodes,
    errors: ['notFound'],
  }),
  renewRecoveryCodes: managementRoute({
    operationId: 'renewRecoveryCodes',
    method: 'post',
    path: '/session/second-factor/recovery-codes',
    tag: 'Session',
    summary: 'Makes new recovery codes',
    description:
      'Those of before are of no use any more. The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`).',
    body: closed({ current_password: currentPassword }),
    bodyExample: again,
    data: recoveryCodes,
    errors: ['notFound', 'rateLimited'],
  }),
  removeSecondFactor: managementRoute({
    operationId: 'removeSecondFactor',
    method: 'post',
    path: '/session/second-factor/remove',
    tag: 'Session',
    summary: 'Removes the second factor of who is signed in',
    description:
      'The password is asked for once more, or a fresh sign-in at the provider (`POST /session/provider/proof`). Not where the account requires one of everybody (409): set up another, which takes its place.',
    body: closed({ current_password: currentPassword }),
    bodyExample: again,
    data: closed({}),
    errors: ['notFound', 'conflict', 'rateLimited'],
  }),
  resetSecondFactor: managementRoute({
    operationId: 'resetSecondFactor',
    method: 'delete',
    path: '/users/{id}/second-factor',
    tag: 'People',
    summary: "Takes away another user's second factor",
    description:
      'For somebody who lost their app and their recovery codes: their passkeys go as well, they sign in with the password alone, and set up another where the account requires it. Their sessions end. Only an owner does (403), and nobody for themselves (409).',
    data: closed({}),
    errors: ['notFound', 'conflict'],
  }),
};
