import { closed, string, Type } from '../schema';
import { managementRoute } from './document';
import { secondCode } from './second-factor';
import { session } from './session';

/** Below the panel's address: where the provider sends people back to. */
export const OIDC_RETURN_PATH = '/panel/oidc';

/** Most characters of what a provider sends back. */
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
      'Takes the query of the address that the provider came back to, once, with the cookie assay_oidc of the same browser; Assay itself fetches and checks what it stands for. Somebody is known by issuer and subject; who comes for the first time, by a verified e-mail address that a user or an invitation has, or by a role that the operator maps. Mapped roles are taken anew each time. Nobody without one gets in: 403, code 2011. Where the operator has codes asked for here as well, the answer is 401, code 2006: send `code` then, alone, within five minutes.',
    body: closed({
      answer: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_ANSWER })),
      code: Type.Optional(secondCode),
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
};
