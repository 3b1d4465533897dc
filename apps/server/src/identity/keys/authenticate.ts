import { ApiError, KEY_SCOPES } from '@assay/contract';
import type { ApiKey } from '@assay/store';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { chooseCardData } from '../../platform/card-data';
import { networkOf } from '../../platform/rate-limit';
import type { Caller, RoutePorts } from '../accounts/directory';

/** What a key may do. `admin` manages its account; the owner's account also makes accounts. */
export const SCOPES = KEY_SCOPES;
export type Scope = (typeof SCOPES)[number];

/** A call or a sign-in that was turned away. */
interface Refusal {
  readonly action: 'key.refuse' | 'key.refuse-address' | 'scope.refuse' | 'session.refuse';
  readonly address: string;
  /** The key that was known, if it was one. */
  readonly key?: Pick<ApiKey, 'accountId' | 'prefix' | 'name'>;
  /** The panel user that it was about. */
  readonly user?: { readonly accountId: number; readonly id: string };
  readonly target?: string;
}

/** Notes a refusal in the trail of whom it concerns; what concerns nobody known is the owner's to know. */
export function noteRefusal(
  { trail, directory, ambient }: Pick<RoutePorts, 'trail' | 'directory' | 'ambient'>,
  { action, address, key, user, target = '' }: Refusal,
): void {
  const account = key?.accountId ?? user?.accountId ?? directory.owner()?.id;
  if (account === undefined) return;
  trail.note(
    {
      account,
      actor: key ? `key ${key.prefix} (${key.name})` : 'nobody',
      action,
      target: user ? `user ${user.id}` : target,
      network: networkOf(address),
    },
    ambient.now(),
  );
}

/**
 * The caller of a request by its headers alone: key, address, scope, then the account's rate limit.
 * @throws ApiError 2001, 2002, 1017, 2003, 4004
 */
export async function admit(routePorts: RoutePorts, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const caller = await authenticate(routePorts, request, scope);
  await routePorts.limiter.spend(caller.account.id, caller.account.settings.rate_limit ?? 0);
  chooseCardData(request, caller.account.settings.card_numbers);
  return caller;
}

const callers = new WeakMap<FastifyRequest, Caller>();

/** A route's hook that admits its caller before a body is read: a refusal depends on nothing that was sent in it. */
export const admits =
  (routePorts: RoutePorts, scope: Scope): onRequestAsyncHookHandler =>
  async (request) => {
    callers.set(request, await admit(routePorts, request, scope));
  };

/** Who was admitted to a route with `admits`. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request);
  if (!caller) throw new Error('a route asks for its caller and admits nobody');
  return caller;
}

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The caller's address; IPv4 that arrived on an IPv6 socket is IPv4. */
export const remoteAddress = (request: FastifyRequest): string => request.ip.replace(V4_MAPPED, '$1');

/**
 * The caller behind the X-API-KEY header.
 * @throws ApiError 2001 (none), 2002 (unknown, revoked, expired), 1017 (address not allowed), 2003 (scope).
 */
async function authenticate(routePorts: RoutePorts, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const header = request.headers['x-api-key'];
  if (typeof header !== 'string' || header === '') {
    // Nobody has looked at the body, so that the hint is for everybody.
    throw new ApiError(
      'missingKey',
      'Missing license key: send it in the X-API-KEY header, a license_key in the body is not read',
    );
  }
  const address = remoteAddress(request);
  const result = await routePorts.directory.authenticate(header, address);
  if (result.kind === 'invalid-key') {
    noteRefusal(routePorts, { action: 'key.refuse', address });
    throw new ApiError('invalidKey');
  }
  if (result.kind === 'forbidden-address') {
    noteRefusal(routePorts, { action: 'key.refuse-address', address, key: result.key });
    throw new ApiError('badAuthorizationIp');
  }
  const { key } = result.caller;
  if (!key.scopes.includes(scope)) {
    noteRefusal(routePorts, { action: 'scope.refuse', address, key, target: scope });
    throw new ApiError('missingScope');
  }
  return result.caller;
}
