import { ApiError, liveSpace, type RouteDocument } from '@assay/contract';
import {
  builtInRole,
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
  type ApiKey,
  findKey,
  findPanelUserById,
  type KeptPanelUser,
  type PanelSession,
  type PanelUser,
  usePanelSession,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { chooseCardData } from '../../platform/card-data';
import type { Caller, RoutePorts } from '../accounts/directory';
import { addressAllowed } from '../keys/allowed-addresses';
import { admit, remoteAddress, SCOPES } from '../keys/authenticate';
import { tokenHash } from '../keys/secrets';
import { sessionToken } from '../sign-in/browser-cookie';
import { sessionLife } from '../sign-in/session-life';

type HasRoles = Pick<Account, 'settings'>;

/** The roles of an account: those that are always there, and its own by their names. */
export const rolesOf = ({ settings }: HasRoles): readonly Role[] => [
  ...PANEL_ROLES.map(builtInRole),
  ...[...(settings.roles ?? [])]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id, name, permissions }) => ({ id, name, permissions: permissionsOf(permissions) })),
];

/** A role by what a user's row says. One that is gone, or that a later version wrote, lets nothing be done but what is everybody's. */
export const roleOf = (account: HasRoles, id: string): Role =>
  rolesOf(account).find((role) => role.id === id) ?? {
    id,
    name: 'removed role',
    permissions: permissionsOf([]),
  };

export interface Actor {
  readonly kind: 'user' | 'key';
  readonly id: string;
  /** What they are called: a panel user without a name by their address. */
  readonly name: string;
  /** null = a key. */
  readonly email: string | null;
  /** For the audit trail: a key's prefix and name, or a panel user's id. */
  readonly auditName: string;
}

/** `required`: the account asks for a second factor that the user has not set up yet. A key has none, and needs none. */
export type SecondFactorState = Session['second_factor'];

/** What is open to who has to set up a second factor first. */
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

/** Who manages an account, and by what right. */
export interface Principal {
  /** A panel user acts as a live key of every scope, as far as their role goes. */
  readonly caller: Caller;
  /** A live key is an owner. */
  readonly role: Role;
  readonly actor: Actor;
  readonly secondFactor: SecondFactorState;
  /** null = the request came with a key. */
  readonly session: PanelSession | null;
  /** What was presented: the key, or the session's token. */
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

/** A key with the scope admin is an owner, as far as it is one of live data. */
export const roleOfKey = ({ kind }: Pick<ApiKey, 'kind'>): Role =>
  kind === 'test' ? TEST_KEY_ROLE : builtInRole('owner');

/** The panel user who stands behind a request: who is signed in, or who made the key; null = nobody is known. */
export const userBehind = ({ actor, caller }: Pick<Principal, 'actor' | 'caller'>): string | null =>
  actor.kind === 'user' ? actor.id : (caller.key.madeBy ?? null);

/** Whose a decision is where two people are needed: somebody who is signed in and their own key are one. As the audit trail names them. */
export const personBehind = (principal: Pick<Principal, 'actor' | 'caller'>): string => {
  const user = userBehind(principal);
  return user === null ? principal.actor.auditName : `user ${user}`;
};

/** The form in which a session remembers its actor. */
export const sessionActor = ({ kind, id }: Actor): string => `${kind} ${id}`;

/** How far a panel user is with the second factor that their account may ask for. */
export const secondFactorOf = (
  { hasSecondFactor }: Pick<KeptPanelUser, 'hasSecondFactor'>,
  { settings }: Pick<Account, 'settings'>,
  factorMet: boolean,
): SecondFactorState =>
  hasSecondFactor || factorMet ? 'on' : settings.require_second_factor ? 'required' : 'off';

const ended = () => new ApiError('invalidKey', 'The session has ended: sign in again');

async function keySession(routePorts: RoutePorts, request: FastifyRequest, account: Account, id: string) {
  const key = await findKey(routePorts.database, account.id, id);
  const lives =
    key && !key.revokedAt && (!key.expiresAt || key.expiresAt.getTime() > routePorts.ambient.now());
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

/** The principal behind a session cookie; asked anew at every request, so that ending a key ends its sessions. */
async function sessionPrincipal(
  routePorts: RoutePorts,
  request: FastifyRequest,
  token: string,
): Promise<Principal> {
  const { database, directory, ambient } = routePorts;
  const now = ambient.now();
  const session = await usePanelSession(database, tokenHash(token), new Date(now), (id) =>
    sessionLife(now, directory.account(id)?.settings ?? {}),
  );
  const account = session && directory.account(session.accountId);
  if (!account) throw ended();
  if (!SAFE_METHODS.has(request.method) && request.headers[PANEL_HEADER] !== '1') {
    throw new ApiError('missingScope', 'Changes made with a session need the header X-Assay-Panel: 1');
  }
  await routePorts.limiter.spend(account.id, account.settings.rate_limit ?? 0);
  chooseCardData(request, account.settings.card_numbers);
  const [kind, id = ''] = session.actor.split(' ');
  const { key, actor, role, secondFactor } =
    kind === 'key'
      ? await keySession(routePorts, request, account, id)
      : await userSession(routePorts, account, id, session);
  return {
    caller: { account, key, spaceId: key.kind === 'test' ? account.testSpaceId : liveSpace(account.id) },
    actor,
    role,
    secondFactor,
    session,
    credential: token,
  };
}

/**
 * Who sends a management request: a key with the scope admin, or a panel session. A key counts before a cookie.
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

/** @throws ApiError 2003 unless a live key (or panel user) of the owner's account asks. */
export function requireOwner({ caller }: Principal): void {
  if (!caller.account.owner || caller.key.kind === 'test') {
    throw new ApiError('missingScope', "Only a live key of the owner's account manages accounts");
  }
}

/** @throws ApiError 2003 unless the role goes so far, and a second factor that the account asks for is set up. */
export function requireRole(
  { caller, role, secondFactor }: Principal,
  route: Pick<RouteDocument, 'operationId' | 'method' | 'tag'>,
): void {
  if (secondFactor === 'required' && !SET_UP_OPERATIONS.has(route.operationId))
    throw new ApiError('missingScope', 'The account requires a second factor: set up yours first');
  const isOpen = caller.key.kind === 'test' ? mayAskForTestData(route) : mayAsk(role.permissions, route);
  if (!isOpen)
    throw new ApiError(
      'missingScope',
      `This is not open to the role ${role.name}: ask an owner of the account`,
    );
}
