import { closed, string, Type, timestamp } from '@assay/contract';
import { managementRoute } from './document';
import { browserAnswer } from './passkeys';
import { secondCode } from './second-factor';
import { session } from './session';

/** Path below the panel's address to which the provider redirects users. */
export const OIDC_RETURN_PATH = '/panel/oidc';

/** Maximum number of characters of a provider response. */
const LONGEST_ANSWER = 6000;

export const OIDC_ROUTES = {
  beginProviderSignIn: managementRoute({
    operationId: 'beginProviderSignIn',
    method: 'post',
    path: '/session/provider/begin',
    tag: 'Session',
    summary: 'Begins to sign in at the OpenID Connect provider',
    description:
      'Answers the address to go to, and sets the cookie assay_oidc, which belongs to it, for ten minutes and one sign-in. 404 where no provider is configured; 503, code 2012, while it does not answer: passwords, passkeys and keys work on.',
    data: closed({ url: string }),
    errors: ['notFound', 'rateLimited', 'providerAway', 'system', 'unavailable'],
    scope: null,
  }),
  signInByProvider: managementRoute({
    operationId: 'signInByProvider',
    method: 'post',
    path: '/session/provider',
    tag: 'Session',
    summary: 'Signs in by what the OpenID Connect provider answered',
    description:
      'Takes the query of the address that the provider came back to, once, with the cookie assay_oidc of the same browser; Assay itself fetches and checks what it stands for. Somebody is known by issuer and subject; who comes for the first time, by a verified e-mail address that a user or an invitation has, or by a role that the operator maps. Mapped roles are taken anew each time. Nobody without one gets in: 403, code 2011. Where the operator has codes asked for here as well, the answer is 401, code 2015: send `code` then, or the answer of a `passkey` to the options of `POST /session/options`, alone, within five minutes. Where the token says of the sign-in what the operator takes for a second factor, none is asked for. The session lasts as long as the operator says, 60 minutes by default.',
    body: closed({
      answer: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_ANSWER })),
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
    summary: 'Begins to sign in anew at the provider, to prove who one is',
    description:
      'Where others type their password once more. Answers the address to go to, which asks the provider for a sign-in of now (`max_age=0`), and sets the cookie assay_oidc for ten minutes. For users who are somebody of the provider (404).',
    data: closed({ url: string }),
    errors: ['notFound', 'rateLimited', 'providerAway'],
  }),
  proveByProvider: managementRoute({
    operationId: 'proveByProvider',
    method: 'post',
    path: '/session/provider/proof',
    tag: 'Session',
    summary: 'Proves who one is by what the provider answered',
    description:
      'Takes the query of the address that the provider came back to, once. It has to be of the same person (403, code 2011), and `auth_time` of its token no older than the beginning (401, code 2010). For five minutes this session then needs no password for setting up, renewing or removing a second factor and passkeys: the cookie assay_proof, which is good for this session only.',
    body: closed({ answer: Type.String({ minLength: 1, maxLength: LONGEST_ANSWER }) }),
    bodyExample: { answer: 'code=EXAMPLE&state=EXAMPLE&iss=https%3A%2F%2Fid.example.com' },
    data: closed({ proved_until: timestamp }),
    errors: ['notFound', 'rateLimited', 'providerRefused', 'providerNoAccess', 'providerAway'],
  }),
};
