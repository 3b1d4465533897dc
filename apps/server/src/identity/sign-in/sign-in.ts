import { ApiError, badInput } from '@assay/contract';
import type { Role } from '@assay/management-api';
import {
  type Account,
  type ApiKey,
  findFactor,
  findPanelUser,
  findPanelUserById,
  findPasskey,
  hasIdentity,
  type StoredPanelUser,
} from '@assay/store';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/rate-limit';
import type { RoutePorts } from '../accounts/directory';
import { noteRefusal, remoteAddress, SCOPES } from '../keys/authenticate';
import { passwordMatches } from '../keys/secrets';
import type { OidcProvider } from '../oidc/provider';
import {
  type Actor,
  keyActor,
  roleOf,
  roleOfKey,
  type SecondFactorState,
  secondFactorOf,
  userActor,
} from '../roles/principal';
import { type BrowserAnswer, checkUse, siteOf } from './passkey';
import { type Proof, proofOf } from './second-factor';
import { beginSignIn, type SignInAttempt } from './sign-in-guard';

export interface Credentials {
  readonly email?: string;
  readonly password?: string;
  readonly code?: string;
  readonly passkey?: BrowserAnswer;
  readonly api_key?: string;
}

/** A user during sign-in, as read when the credentials were checked. */
interface ByUser {
  readonly user: StoredPanelUser;
  /** Second factor to consume; null = the user has none. */
  readonly proof: Proof | null;
  /**
   * Ended only after the session is open, because the code may turn out to be used. null = a passkey, which
   * can't be guessed.
   */
  readonly attempt: SignInAttempt | null;
}

/** Shared parameters of every sign-in. */
interface SignInWays {
  /** A hash that no password matches. */
  readonly unmatchable: string;
  /** null = not configured. */
  readonly provider: OidcProvider | null;
}

/** An authenticated user or key. */
export interface SignedIn {
  readonly account: Account;
  readonly actor: Actor;
  readonly role: Role;
  readonly scopes: readonly string[];
  readonly secondFactor: SecondFactorState;
  /** null = signed in with a key. */
  readonly byUser: ByUser | null;
  /** Set for a user verified by a provider. */
  readonly byProvider?: {
    /** The provider's second factor is sufficient; Assay requires none. */
    readonly factorMet: boolean;
    /** Maximum session length, in minutes. */
    readonly minutes: number;
  };
}

/** Returns the same error for every wrong credential. */
export const wrongCredentials = () => new ApiError('invalidKey', 'Wrong email, password or key');

/** Returns the error for an invalid passkey response. */
export const wrongPasskey = () =>
  new ApiError('invalidKey', "The passkey isn't registered here, or the sign-in took too long. Try again");

/** The password is correct and a second factor is required. */
export class CodeMissing extends ApiError {
  constructor() {
    super('secondFactor');
  }
}

/** Returns the error for a wrong code; sent only after a correct password. */
export const wrongCode = () => new ApiError('secondFactor', 'The code is wrong or was already used');

/** Records a rejected sign-in in the audit log. Resolves when it is stored. */
export async function refuseSignIn(
  routePorts: RoutePorts,
  request: FastifyRequest,
  known: { readonly key?: ApiKey; readonly user?: StoredPanelUser } = {},
): Promise<void> {
  await noteRefusal(routePorts, { action: 'session.refuse', address: remoteAddress(request), ...known });
}

async function byKey(routePorts: RoutePorts, request: FastifyRequest, apiKey: string): Promise<SignedIn> {
  const result = await routePorts.directory.authenticate(apiKey, remoteAddress(request));
  if (result.kind === 'invalid-key') {
    await refuseSignIn(routePorts, request);
    throw wrongCredentials();
  }
  if (result.kind === 'forbidden-address') {
    await refuseSignIn(routePorts, request, { key: result.key });
    throw new ApiError('badAuthorizationIp');
  }
  const { account, key } = result.caller;
  if (!key.scopes.includes('admin')) {
    await refuseSignIn(routePorts, request, { key });
    throw new ApiError('missingScope');
  }
  return {
    account,
    actor: keyActor(key),
    role: roleOfKey(key),
    scopes: key.scopes,
    secondFactor: 'off',
    byUser: null,
  };
}

/**
 * Checks the second factor after the first. A missing code isn't a failure; a wrong code counts as one, like
 * a wrong password.
 * @returns null when the user has no second factor
 */
export async function secondStep(
  routePorts: RoutePorts,
  request: FastifyRequest,
  { user, attempt, code }: { user: StoredPanelUser; attempt: SignInAttempt; code: string | undefined },
): Promise<Proof | null> {
  const { database, runtime } = routePorts;
  const factor = await findFactor(database, { accountId: user.accountId, userId: user.id }, 'holds');
  if (!factor) {
    // A factor that can't be decrypted is not the same as a missing one.
    if (user.hasSecondFactor)
      throw new ApiError(
        'secondFactor',
        "The second factor can't be used any more. Ask an owner to reset it",
      );
    return null;
  }
  if (code === undefined) {
    await attempt.withdrawn();
    throw new CodeMissing();
  }
  const proof = proofOf(factor, code, runtime.now());
  if (!proof) {
    await refuseSignIn(routePorts, request, { user });
    throw wrongCode();
  }
  return proof;
}

/**
 * Requires users whose role the provider assigns to sign in there, because otherwise their role wouldn't be
 * checked.
 * @throws ApiError 2011
 */
async function requireOwnWay(
  routePorts: RoutePorts,
  request: FastifyRequest,
  provider: OidcProvider | null,
  user: StoredPanelUser,
): Promise<void> {
  if (!provider || provider.settings.roles.length === 0) return;
  const { issuer, name } = provider.settings;
  const who = { accountId: user.accountId, userId: user.id };
  if (!(await hasIdentity(routePorts.database, who, issuer))) return;
  await refuseSignIn(routePorts, request, { user });
  throw new ApiError('providerNoAccess', `Sign in with ${name}: your role comes from this provider`);
}

/**
 * @param ways.unmatchable a hash that no password matches, so an unknown address costs the same time as a wrong
 *   password
 */
async function byPassword(
  routePorts: RoutePorts,
  request: FastifyRequest,
  { email, password, code }: { email: string; password: string; code: string | undefined },
  { unmatchable, provider }: SignInWays,
): Promise<SignedIn> {
  const address = email.trim().toLowerCase();
  const attempt = await beginSignIn(
    routePorts.database,
    address,
    networkOf(remoteAddress(request)),
    new Date(routePorts.runtime.now()),
  );
  const user = await findPanelUser(routePorts.database, address);
  const matches = await passwordMatches(password, user?.passwordHash ?? unmatchable, routePorts.runtime);
  const account = user && routePorts.directory.account(user.accountId);
  if (!matches || !account) {
    await refuseSignIn(routePorts, request, user ? { user } : {});
    throw wrongCredentials();
  }
  await requireOwnWay(routePorts, request, provider, user);
  return {
    account,
    actor: userActor(user),
    role: roleOf(account, user.role),
    scopes: SCOPES,
    secondFactor: secondFactorOf(user, account, false),
    byUser: { user, attempt, proof: await secondStep(routePorts, request, { user, attempt, code }) },
  };
}

interface PasskeyAnswer {
  readonly proof: Extract<Proof, { by: 'passkey' }> | null;
  /** User of the named passkey, even if the response is invalid. */
  readonly user: StoredPanelUser | null;
}

/** Returns the proof in a passkey response and its user. */
export async function passkeyAnswer(
  routePorts: RoutePorts,
  request: FastifyRequest,
  answer: BrowserAnswer,
): Promise<PasskeyAnswer> {
  const { database } = routePorts;
  const named = typeof answer.id === 'string' ? Buffer.from(answer.id, 'base64url') : null;
  const passkey = named && (await findPasskey(database, named));
  const use = passkey && (await checkUse(routePorts, siteOf(request), passkey, answer));
  const user = passkey && (await findPanelUserById(database, passkey.accountId, passkey.userId));
  return { user, proof: use && user ? { by: 'passkey', passkey, use } : null };
}

/** Returns the user of the passkey that signed the response. */
async function byPasskey(
  routePorts: RoutePorts,
  request: FastifyRequest,
  { answer, provider }: { readonly answer: BrowserAnswer; readonly provider: OidcProvider | null },
): Promise<SignedIn> {
  const { user, proof } = await passkeyAnswer(routePorts, request, answer);
  const account = user && routePorts.directory.account(user.accountId);
  if (!proof || !account) {
    await refuseSignIn(routePorts, request, user ? { user } : {});
    throw wrongPasskey();
  }
  await requireOwnWay(routePorts, request, provider, user);
  return {
    account,
    actor: userActor(user),
    role: roleOf(account, user.role),
    scopes: SCOPES,
    secondFactor: secondFactorOf(user, account, true),
    byUser: { user, attempt: null, proof },
  };
}

/**
 * Returns the user or key that the credentials belong to.
 * @throws ApiError 1006, 1017, 2002, 2003, 2011, 2015, 4004
 */
export function checkCredentials(
  routePorts: RoutePorts,
  request: FastifyRequest,
  { email, password, code, passkey, api_key }: Credentials,
  ways: SignInWays,
): Promise<SignedIn> {
  const others = email ?? password ?? code ?? api_key;
  if (passkey && others === undefined)
    return byPasskey(routePorts, request, { answer: passkey, provider: ways.provider });
  if (api_key && !email && !password && !passkey) return byKey(routePorts, request, api_key);
  if (email && password && !api_key && !passkey)
    return byPassword(routePorts, request, { email, password, code }, ways);
  throw badInput([{ field: 'api_key', expected: 'an API key, email and password, or a passkey' }]);
}
