import { ApiError, KEY_SCOPES } from '@assay/contract';
import type { ApiKey } from '@assay/store';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { chooseCardData } from '../../platform/card-data';
import { networkOf } from '../../platform/rate-limit';
import type { Caller, RoutePorts } from '../accounts/directory';

/** Scopes of an API key. `admin` manages its account; in the owner's account it also creates accounts. */
export const SCOPES = KEY_SCOPES;
export type Scope = (typeof SCOPES)[number];

/** A rejected request or sign-in. */
interface Refusal {
  readonly action: 'key.refuse' | 'key.refuse-address' | 'scope.refuse' | 'session.refuse';
  readonly address: string;
  /** The API key, if it was recognized. */
  readonly key?: Pick<ApiKey, 'accountId' | 'prefix' | 'name'>;
  /** The panel user that the attempt was for. */
  readonly user?: { readonly accountId: number; readonly id: string };
  readonly target?: string;
}

/**
 * Records a refusal in the audit log of the affected account, or of the owner's account when no account is
 * known. Resolves when it is stored.
 */
export async function noteRefusal(
  { trail, directory, runtime }: Pick<RoutePorts, 'trail' | 'directory' | 'runtime'>,
  { action, address, key, user, target = '' }: Refusal,
): Promise<void> {
  const account = key?.accountId ?? user?.accountId ?? directory.owner()?.id;
  if (account === undefined) return;
  await trail.note(
    {
      account,
      actor: key ? `key ${key.prefix} (${key.name})` : 'nobody',
      action,
      target: user ? `user ${user.id}` : target,
      network: networkOf(address),
    },
    runtime.now(),
  );
}

/**
 * Authenticates a request by its headers only: key, address, scope, then the account's rate limit.
 * @throws ApiError 2001, 2002, 1017, 2003, 4004
 */
export async function admit(routePorts: RoutePorts, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const caller = await authenticate(routePorts, request, scope);
  await routePorts.limiter.spend(caller.account.id, caller.account.settings.rate_limit ?? 0);
  chooseCardData(request, caller.account.settings.card_numbers);
  return caller;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/**
 * Returns a route hook that authenticates the caller before the body is read, so a refusal never depends on
 * the body.
 */
export const admits =
  (routePorts: RoutePorts, scope: Scope): onRequestAsyncHookHandler =>
  async (request) => {
    callers.set(request, await admit(routePorts, request, scope));
  };

/** Returns the caller that `admits` authenticated for this route. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error("a route without access rules can't be called");
  return caller;
}

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Returns the caller's address; an IPv4 address received on an IPv6 socket is returned as IPv4. */
export const remoteAddress = (request: FastifyRequest): string => request.ip.replace(V4_MAPPED, '$1');

/**
 * Authenticates the X-API-KEY header.
 * @throws ApiError 2001 (missing), 2002 (unknown, revoked, expired), 1017 (address not allowed), 2003 (scope)
 */
async function authenticate(routePorts: RoutePorts, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const header = request.headers['x-api-key'];
  if (typeof header !== 'string' || header === '') {
    // The body hasn't been read at this point, so every caller gets this hint.
    throw new ApiError('missingKey', 'Missing license key: send it in the X-API-KEY header, not in the body');
  }
  const address = remoteAddress(request);
  const result = await routePorts.directory.authenticate(header, address);
  if (result.kind === 'invalid-key') {
    await noteRefusal(routePorts, { action: 'key.refuse', address });
    throw new ApiError('invalidKey');
  }
  if (result.kind === 'forbidden-address') {
    await noteRefusal(routePorts, { action: 'key.refuse-address', address, key: result.key });
    throw new ApiError('badAuthorizationIp');
  }
  const { key } = result.caller;
  if (!key.scopes.includes(scope)) {
    await noteRefusal(routePorts, { action: 'scope.refuse', address, key, target: scope });
    throw new ApiError('missingScope');
  }
  return result.caller;
}
