import { closed, string, Type, timestamp } from '@assay/contract';
import { managementRoute } from './document';
import { browserAnswer } from './passkeys';
import { secondCode } from './second-factor';
import { session } from './session';

/** Path below the panel's address to which the provider redirects users. */
export const OIDC_RETURN_PATH = '/panel/oidc';

/** Maximum number of characters of a provider response. */
const MAX_ANSWER_LENGTH = 6000;

export const OIDC_ROUTES = {
  beginProviderSignIn: managementRoute({
    operationId: 'beginProviderSignIn',
    method: 'post',
    path: '/session/provider/begin',
    tag: 'Session',
    summary: 'Start SSO login',
    description:
      'Returns the address of the OpenID Connect provider and sets the cookie `assay_oidc` for ten minutes. Returns 404 if no provider is configured, and 503 with code 2012 if it is unavailable.',
    data: closed({ url: string }),
    errors: ['notFound', 'rateLimited', 'providerAway', 'system', 'unavailable'],
    scope: null,
  }),
  signInByProvider: managementRoute({
    operationId: 'signInByProvider',
    method: 'post',
    path: '/session/provider',
    tag: 'Session',
    summary: 'Complete SSO login',
    description:
      "Exchanges the query of the provider's redirect for a session, once, with the cookie `assay_oidc`. Users are matched by issuer and subject, then by verified email address or mapped role. Returns code 2015 if a second factor is required.",
    body: closed({
      answer: Type.Optional(Type.String({ minLength: 1, maxLength: MAX_ANSWER_LENGTH })),
      code: Type.Optional(secondCode),
      passkey: Type.Optional(browserAnswer),
    }),
    bodyExample: { answer: 'code=EXAMPLE&state=EXAMPLE&iss=https%3A%2F%2Fid.example.com' },
    data: session,
    errors: [
      'secondFactor',
      'providerRefused',
      'providerNoAccess',
      'providerAway',
      'notFound',
      'conflict',
      'rateLimited',
      'system',
      'unavailable',
    ],
    scope: null,
  }),
  beginProviderProof: managementRoute({
    operationId: 'beginProviderProof',
    method: 'post',
    path: '/session/provider/proof/begin',
    tag: 'Session',
    summary: 'Start a fresh login at the identity provider',
    description:
      'Returns the address of the identity provider for a new login (`max_age=0`) and sets the cookie `assay_oidc` for ten minutes. The proof replaces the password check. Returns 404 for users without an identity at the provider.',
    data: closed({ url: string }),
    errors: ['notFound', 'rateLimited', 'providerAway'],
  }),
  proveByProvider: managementRoute({
    operationId: 'proveByProvider',
    method: 'post',
    path: '/session/provider/proof',
    tag: 'Session',
    summary: 'Complete a fresh login at the identity provider',
    description:
      "Exchanges the query of the provider's redirect for a proof that replaces the password check for five minutes. Returns 403 for another person and 401 for an old login.",
    body: closed({ answer: Type.String({ minLength: 1, maxLength: MAX_ANSWER_LENGTH }) }),
    bodyExample: { answer: 'code=EXAMPLE&state=EXAMPLE&iss=https%3A%2F%2Fid.example.com' },
    data: closed({ proved_until: timestamp }),
    errors: ['notFound', 'rateLimited', 'providerRefused', 'providerNoAccess', 'providerAway'],
  }),
};
