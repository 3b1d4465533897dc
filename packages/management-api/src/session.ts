import {
  boolean,
  closed,
  integer,
  KEY_SCOPES,
  literals,
  named,
  nullable,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { personName } from './members';
import { browserAnswer } from './passkeys';
import { secondCode } from './second-factor';

export const SESSION_COOKIE = 'assay_session';
/** Header sent with every change in a session; a page of another site can't set it. */
export const PANEL_HEADER = 'x-assay-panel';

export const session = named('Session', {
  /** A panel user, or the key that signed in. */
  actor: named('SessionActor', {
    kind: literals(['user', 'key']),
    id: string,
    /** Name of the user, otherwise their email address; for a key, its name. */
    name: string,
    /** null = a key. */
    email: stringOrNull,
  }),
  account: named('SessionAccount', { id: integer, name: string, owner: boolean }),
  scopes: Type.Array(literals(KEY_SCOPES)),
  /** Role of a panel user: a built-in role, or the id of a custom role. A key is an owner. */
  role: string,
  role_name: string,
  /** Permissions of the role, by area. */
  permissions: Type.Array(string),
  /**
   * `required`: the account requires a second factor that is not set up yet; until then other routes are
   * blocked. Always `off` for a key.
   */
  second_factor: literals(['off', 'on', 'required']),
  /** null = the request was made with a key instead of a session. */
  expires_at: nullable(timestamp),
});
export type Session = Static<typeof session>;

/** An open session of the account. */
const openSession = closed({
  id: string,
  /** `user <id>` or `key <id>` */
  actor: string,
  network: string,
  created_at: timestamp,
  /** To the minute. */
  used_at: timestamp,
  expires_at: timestamp,
  /** True for the session of this request. */
  current: boolean,
});
export type OpenSession = Static<typeof openSession>;

const credentials = closed({
  email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  password: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  /** Second-factor code, if the user has one; error 2015 requests it. */
  code: Type.Optional(secondCode),
  /** Passkey response to previously requested options; sent without other members. */
  passkey: Type.Optional(browserAnswer),
  api_key: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
});

export const SESSION_ROUTES = {
  signIn: managementRoute({
    operationId: 'signIn',
    method: 'post',
    path: '/session',
    tag: 'Session',
    summary: 'Signs in to the panel: by e-mail and password, by a passkey, or by a key with the scope admin',
    description:
      'Sets the cookie assay_session for 12 hours; unused for two, it is over. Whoever has a second factor sends `code` beside e-mail and password; without it the answer is 401, code 2015, once the password is right. A code is taken once, and a wrong one is a failed attempt. A passkey needs neither password nor code: its device verified its user. Changes made with the cookie need the header X-Assay-Panel: 1. Ten failed attempts from a network within a minute answer 429, and so do five in a row with one e-mail address, for a time that doubles with each more; thirty within an hour from networks that never signed in with it close the door to all such networks, and never to those that did.',
    body: credentials,
    bodyExample: { api_key: 'assay_live_…' },
    data: session,
    errors: [
      'invalidKey',
      'secondFactor',
      'providerNoAccess',
      'badAuthorizationIp',
      'missingScope',
      'rateLimited',
      'system',
      'unavailable',
    ],
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
  listSignIns: managementRoute({
    operationId: 'listSignIns',
    method: 'get',
    path: '/sign-ins',
    tag: 'Session',
    summary: 'Who is signed in to the account, the last active first',
    description: 'Sessions of every panel user and key of the account, with the network that signed in.',
    data: closed({ sessions: Type.Array(openSession) }),
  }),
  endSignIn: managementRoute({
    operationId: 'endSignIn',
    method: 'delete',
    path: '/sign-ins/{id}',
    tag: 'Session',
    summary: 'Ends a session',
    description: 'Whoever holds its cookie has to sign in again.',
    data: closed({}),
    errors: ['notFound'],
  }),
  endOtherSignIns: managementRoute({
    operationId: 'endOtherSignIns',
    method: 'delete',
    path: '/sign-ins',
    tag: 'Session',
    summary: 'Ends all other sessions of who asks',
    description: 'The session that asks stays. A key ends all the sessions that it signed in.',
    data: closed({ ended: integer }),
  }),
  changeOwnName: managementRoute({
    operationId: 'changeOwnName',
    method: 'patch',
    path: '/session/name',
    tag: 'Session',
    summary: 'What who is signed in is called',
    description:
      'Shown in place of their address wherever somebody of the account is named; null = the address again. A key has another name (404).',
    body: closed({ name: nullable(personName) }),
    bodyExample: { name: 'Anna Schmidt' },
    data: closed({ name: stringOrNull }),
    errors: ['notFound'],
  }),
  changePassword: managementRoute({
    operationId: 'changePassword',
    method: 'patch',
    path: '/session/password',
    tag: 'Session',
    summary: 'Changes the password of who is signed in',
    description:
      'The present password is asked for once more, and the same limits as for signing in hold. All other sessions of the user end. A key has no password (404).',
    body: closed({
      current_password: Type.String({ minLength: 1, maxLength: 1000 }),
      new_password: Type.String({ minLength: 12, maxLength: 1000 }),
    }),
    bodyExample: {
      current_password: 'correct horse battery staple',
      new_password: 'a sentence that only I would say',
    },
    data: closed({ ended: integer }),
    errors: ['notFound', 'rateLimited', 'conflict'],
  }),
};
