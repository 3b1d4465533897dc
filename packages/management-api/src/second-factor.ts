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
    summary: 'Get second-factor status',
    description:
      'Returns the second factor of the caller and the number of remaining recovery codes. Returns 404 for an API key.',
    data: secondFactor,
    errors: ['notFound'],
  }),
  beginSecondFactor: managementRoute({
    operationId: 'beginSecondFactor',
    method: 'post',
    path: '/session/second-factor',
    tag: 'Session',
    summary: 'Start second-factor setup',
    description:
      'Returns the secret for an authenticator app once (TOTP, SHA-1, six digits, 30 seconds). It takes effect after confirmation. Requires the current password, or a fresh login at the identity provider.',
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
    summary: 'Confirm a second factor',
    description:
      'Activates the second factor with a code of the authenticator app, and ends all other sessions of the user. Returns ten recovery codes once. Returns 404 if no setup was started.',
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
    summary: 'Create new recovery codes',
    description:
      'Replaces the recovery codes of the caller and returns the new ones once. Requires the current password, or a fresh login at the identity provider.',
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
    summary: 'Remove your second factor',
    description:
      'Removes the second factor of the caller. Requires the current password, or a fresh login at the identity provider. Returns 409 if the account requires a second factor.',
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
    summary: "Reset a user's second factor",
    description:
      'Removes the second factor and the passkeys of another user and ends their sessions. Only an owner can call this operation, and not for themselves (409).',
    data: closed({}),
    errors: ['notFound', 'conflict'],
  }),
};
