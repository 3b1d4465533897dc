import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { chooseCardData } from '../../platform/card-data';
import type { Caller } from '../accounts/directory';
import type { RoutePorts } from '../accounts/route-ports';
import { authenticate } from './authenticate';
import type { Scope } from './scopes';

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
