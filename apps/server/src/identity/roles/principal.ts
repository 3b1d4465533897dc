import { ApiError, liveSpace, type RouteDocument } from '@assay/contract';
import {
  builtInRole,
  DEFAULT_SESSION_HOURS,
  DEFAULT_SESSION_IDLE_MINUTES,
  mayAsk,
  mayAskForTestData,
  PANEL_HEADER,
  PANEL_ROLES,
  permissionsOf,
  type Role,
  type Session,
  TEST_KEY_ROLE,
} from '@assay/management-api';
import {
  type Account,
  type AccountSettings,
  type ApiKey,
  findKey,
  findPanelUserById,
  type PanelSession,
  type PanelUser,
  type SessionLife,
  type StoredPanelUser,
  usePanelSession,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { chooseCardData } from '../../platform/card-data';
import type { Caller, RoutePorts } from '../accounts/directory';
import { addressAllowed } from '../keys/allowed-addresses';
import { admit, remoteAddress, SCOPES } from '../keys/authenticate';
import { tokenHash } from '../keys/secrets';
import { sessionToken } from '../sign-in/browser-cookie';

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 3600;

/** Returns the maximum session length of an account, in seconds. */
export const sessionSeconds = ({ session_hours: hours = DEFAULT_SESSION_HOURS }: AccountSettings): number =>
  hours * HOUR_SECONDS;

/**
 * Returns the limits of a valid session: the current time, and the earliest times of last use and of opening.
 * @param now UNIX milliseconds
 */
export const sessionLife = (now: number, settings: AccountSettings): SessionLife => ({
  now: new Date(now),
  usedSince: new Date(now - (settings.session_idle_minutes ?? DEFAULT_SESSION_IDLE_MINUTES) * MINUTE_MS),
  openedSince: new Date(now - sessionSeconds(settings) * 1000),
});

type HasRoles = Pick<Account, 'settings'>;

/** Returns the roles of an account: the built-in roles, then the custom roles by name. */
export const rolesOf = ({ settings }: HasRoles): readonly Role[] => [
  ...PANEL_ROLES.map(builtInRole),
  ...[...(settings.roles ?? [])]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id, name, permissions }) => ({ id, name, permissions: permissionsOf(permissions) })),
];

/**
 * Returns a role by id. A deleted role, or one from a later version, has only the permissions that every user
 * has.
 */
export const roleOf = (account: HasRoles, id: string): Role =>
  rolesOf(account).find((role) => role.id === id) ?? {
    id,
    name: 'removed role',
    permissions: permissionsOf([]),
  };

export interface Actor {
  readonly kind: 'user' | 'key';
  readonly id: string;
  /** Display name; the email address for a panel user without a name. */
  readonly name: string;
  /** null for an API key. */
  readonly email: string | null;
  /** Name in the audit log: a key's prefix and name, or a panel user's id. */
  readonly auditName: string;
}

/**
 * `required` means that the account requires a second factor that the user has not set up. Not applicable to
 * keys.
 */
export type SecondFactorState = Session['second_factor'];

/** Operations available to a user who must set up a second factor first. */
const SET_UP_OPERATIONS: ReadonlySet<string> = new Set([
  'readSession',
  'signOut',
  'changePassword',
  'readSecondFactor',
  'beginSecondFactor',
  'confirmSecondFactor',
  'beginProviderProof',
  'proveByProvider',
]);

/** The authenticated sender of a management request. */
export interface Principal {
  /** A panel user acts as a live key with every scope, limited by their role. */
  readonly caller: Caller;
  /** A live key has the owner role. */
  readonly role: Role;
  readonly actor: Actor;
  readonly secondFactor: SecondFactorState;
  /** The presented credential: the key, or the session token. */
  readonly session: PanelSession | null;
  /** null = the request used a key. */
  readonly credential: string;
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const keyActor = (key: ApiKey): Actor => ({
  kind: 'key',
  id: key.id,
  name: key.name,
  email: null,
  auditName: `key ${key.prefix} (${key.name})`,
});

export const userActor = ({ id, email, name }: Pick<PanelUser, 'id' | 'email' | 'name'>): Actor => ({
  kind: 'user',
  id,
  name: name ?? email,
  email,
  auditName: `user ${id}`,
});

/** Returns the owner role for a live key with the admin scope. */
export const roleOfKey = ({ kind }: Pick<ApiKey, 'kind'>): Role =>
  kind === 'test' ? TEST_KEY_ROLE : builtInRole('owner');

/**
 * Returns the panel user responsible for a request: the signed-in user, or the creator of the key; null =
 * unknown.
 */
export const userBehind = ({ actor, caller }: Pick<Principal, 'actor' | 'caller'>): string | null =>
  actor.kind === 'user' ? actor.id : (caller.key.madeBy ?? null);

/**
 * Returns the person for four-eyes approval, named as in the audit log. A user and the keys they created
 * count as one person.
 */
export const personBehind = (principal: Pick<Principal, 'actor' | 'caller'>): string => {
  const user = userBehind(principal);
  return user === null ? principal.actor.auditName : `user ${user}`;
};

/** Returns the actor as a session stores it. */
export const sessionActor = ({ kind, id }: Actor): string => `${kind} ${id}`;

/** Returns the state of a panel user's second factor. */
export const secondFactorOf = (
  { hasSecondFactor }: Pick<StoredPanelUser, 'hasSecondFactor'>,
  { settings }: Pick<Account, 'settings'>,
  factorMet: boolean,
): SecondFactorState =>
  hasSecondFactor || factorMet ? 'on' : settings.require_second_factor ? 'required' : 'off';

const ended = () => new ApiError('invalidKey', 'The session has expired. Sign in again');

async function keySession(routePorts: RoutePorts, request: FastifyRequest, account: Account, id: string) {
  const key = await findKey(routePorts.database, account.id, id);
  const lives =
    key && !key.revokedAt && (!key.expiresAt || key.expiresAt.getTime() > routePorts.runtime.now());
  if (!lives || !key.scopes.includes('admin')) throw ended();
  if (!addressAllowed(key.allowedIps, remoteAddress(request))) throw new ApiError('badAuthorizationIp');
  return { key, actor: keyActor(key), role: roleOfKey(key), secondFactor: 'off' as const };
}

async function userSession(routePorts: RoutePorts, account: Account, id: string, session: PanelSession) {
  const user = await findPanelUserById(routePorts.database, account.id, id);
  if (!user) throw ended();
  const actor = userActor(user);
  const key: ApiKey = {
    id: user.id,
    accountId: account.id,
    name: 'Panel user',
    prefix: '',
    kind: 'live',
    scopes: SCOPES,
    allowedIps: [],
    createdAt: session.expiresAt,
    expiresAt: session.expiresAt,
    revokedAt: null,
  };
  return {
    key,
    actor,
    role: roleOf(account, user.role),
    secondFactor: secondFactorOf(user, account, session.factorMet),
  };
}

/**
 * Returns the principal of a session cookie. It is resolved on every request, so revoking a key ends its
 * sessions.
 */
async function sessionPrincipal(
  routePorts: RoutePorts,
  request: FastifyRequest,
  token: string,
): Promise<Principal> {
  const { database, directory, runtime } = routePorts;
  const now = runtime.now();
  const session = await usePanelSession(database, tokenHash(token), new Date(now), (id) =>
    sessionLife(now, directory.account(id)?.settings ?? {}),
  );
  const account = session && directory.account(session.accountId);
  if (!account) throw ended();
  if (!SAFE_METHODS.has(request.method) && request.headers[PANEL_HEADER] !== '1') {
    throw new ApiError(
      'missingScope',
      'Requests of a session that change data need the header X-Assay-Panel: 1',
    );
  }
  await routePorts.limiter.spend(account.id, account.settings.rate_limit ?? 0);
  chooseCardData(request, account.settings.card_numbers);
  const [kind, id = ''] = session.actor.split(' ');
  const { key, actor, role, secondFactor } =
    kind === 'key'
      ? await keySession(routePorts, request, account, id)
      : await userSession(routePorts, account, id, session);
  return {
    caller: {
      account,
      key,
      environmentId: key.kind === 'test' ? account.testEnvironmentId : liveSpace(account.id),
    },
    actor,
    role,
    secondFactor,
    session,
    credential: token,
  };
}

/**
 * Authenticates a management request by a key with the admin scope or a panel session. A key takes precedence
 * over a cookie.
 * @throws ApiError 2001, 2002, 1017, 2003, 4004
 */
export async function identify(routePorts: RoutePorts, request: FastifyRequest): Promise<Principal> {
  const token = sessionToken(request);
  const sent = request.headers['x-api-key'];
  if (token && !sent) return sessionPrincipal(routePorts, request, token);
  const caller = await admit(routePorts, request, 'admin');
  return {
    caller,
    actor: keyActor(caller.key),
    role: roleOfKey(caller.key),
    secondFactor: 'off',
    session: null,
    credential: String(sent),
  };
}

/** @throws ApiError 2003 unless the caller is a live key or panel user of the owner's account */
export function requireOwner({ caller }: Principal): void {
  if (!caller.account.owner || caller.key.kind === 'test') {
    throw new ApiError('missingScope', 'Only a live key of the owner account can manage accounts');
  }
}

/** @throws ApiError 2003 when the role lacks the permission, or a required second factor isn't set up */
export function requireRole(
  { caller, role, secondFactor }: Principal,
  route: Pick<RouteDocument, 'operationId' | 'method' | 'tag'>,
): void {
  if (secondFactor === 'required' && !SET_UP_OPERATIONS.has(route.operationId))
    throw new ApiError('missingScope', 'The account requires a second factor. Set one up first');
  const isOpen = caller.key.kind === 'test' ? mayAskForTestData(route) : mayAsk(role.permissions, route);
  if (!isOpen)
    throw new ApiError(
      'missingScope',
      `The role ${role.name} doesn't have access. Ask an owner of the account`,
    );
}
