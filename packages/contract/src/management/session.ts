import { boolean, closed, integer, literals, nullable, type Static, string, Type } from '../schema';
import { managementRoute } from './document';
import { KEY_SCOPES } from './keys';
import { timestamp } from './members';

export const SESSION_COOKIE = 'assay_session';
/** Sent with every change that a session makes: another site's page cannot set it. */
export const PANEL_HEADER = 'x-assay-panel';

const session = closed({
  /** A panel user, or the key that signed in. */
  actor: closed({ kind: literals(['user', 'key']), id: string, name: string }),
  account: closed({ id: integer, name: string, owner: boolean }),
  scopes: Type.Array(literals(KEY_SCOPES)),
  /** null = the request came with a key instead of a session. */
  expires_at: nullable(timestamp),
});
export type Session = Static<typeof session>;

const credentials = closed({
  email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  api_key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

export const SESSION_ROUTES = {
  signIn: managementRoute({
    operationId: 'signIn',
    method: 'post',
    path: '/session',
    tag: 'Session',
    summary: 'Signs in to the panel: by e-mail and password, or by a key with the scope admin',
    description:
      'Sets the cookie assay_session for 12 hours. Changes made with the cookie need the header X-Assay-Panel: 1. Ten failed attempts from an address within a minute answer 429.',
    body: credentials,
    bodyExample: { api_key: 'assay_live_…' },
    data: session,
    errors: ['invalidKey', 'badAuthorizationIp', 'missingScope', 'rateLimited', 'system', 'unavailable'],
    scope: null,
  }),
  readSession: managementRoute({
    operationId: 'readSession',
    method: 'get',
    path: '/session',
    tag: 'Session',
    summary: 'Who is signed in',
    description: 'Answers the person or the key behind the call, the account and the scopes.',
    data: session,
  }),
  signOut: managementRoute({
    operationId: 'signOut',
    method: 'delete',
    path: '/session',
    tag: 'Session',
    summary: 'Ends the session',
    description:
      'The cookie is of no use any more, wherever it was copied to. A call with a key has no session to end.',
    data: closed({}),
    errors: ['notFound'],
  }),
};
