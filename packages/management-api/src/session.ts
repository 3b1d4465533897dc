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
    summary: 'Sign in to the panel',
    description:
      'Signs in with email and password, a passkey, or an API key with the scope `admin`, and sets the cookie `assay_session`. Users with a second factor also send `code`. Repeated failures return 429.',
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
    summary: 'Get the current session',
    description: 'Returns the user or API key of the request, its account, role and permissions.',
    data: session,
  }),
  signOut: managementRoute({
    operationId: 'signOut',
    method: 'delete',
    path: '/session',
    tag: 'Session',
    summary: 'Sign out',
    description:
      "Ends the session, so that its cookie becomes invalid. A request with an API key doesn't have a session to end.",
    data: closed({}),
    errors: ['notFound'],
  }),
  listSignIns: managementRoute({
    operationId: 'listSignIns',
    method: 'get',
    path: '/sign-ins',
    tag: 'Session',
    summary: 'List active sessions',
    description:
      'Returns the sessions of all panel users and API keys of the account, with the network from which each user signed in. The most recently active session comes first.',
    data: closed({ sessions: Type.Array(openSession) }),
  }),
  endSignIn: managementRoute({
    operationId: 'endSignIn',
    method: 'delete',
    path: '/sign-ins/{id}',
    tag: 'Session',
    summary: 'End a session',
    description: 'Ends a session of the account. Its user must sign in again.',
    data: closed({}),
    errors: ['notFound'],
  }),
  endOtherSignIns: managementRoute({
    operationId: 'endOtherSignIns',
    method: 'delete',
    path: '/sign-ins',
    tag: 'Session',
    summary: 'End all other sessions',
    description:
      'Ends all sessions of the caller except the current one. A request with an API key ends every session that the key opened.',
    data: closed({ ended: integer }),
  }),
  changeOwnName: managementRoute({
    operationId: 'changeOwnName',
    method: 'patch',
    path: '/session/name',
    tag: 'Session',
    summary: 'Change your display name',
    description:
      'Sets the name that the panel shows for the caller; `null` shows the email address. Returns 404 for an API key.',
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
    summary: 'Change your password',
    description:
      'Sets a new password after a check of the current one, and ends all other sessions of the user. The rate limits for logins apply. Returns 404 for an API key.',
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
