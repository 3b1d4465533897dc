import type { Database } from '@assay/store';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Ambient } from '../platform/ambient';
import { chooseCardData } from '../platform/card-data';
import type { Metrics } from '../platform/metrics';
import type { RateLimiter } from '../platform/rate-limit';
import { authenticate } from './authenticate';
import type { Caller, Directory } from './directory';
import type { Scope } from './scopes';

/** What every route needs, wired once. */
export interface RoutePorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
}

/**
 * The caller of a request by its headers alone: key, address, scope, then the account's rate limit.
 * @throws ApiError 2001, 2002, 1017, 2003, 4004
 */
export async function admit(routePorts: RoutePorts, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const caller = await authenticate(routePorts.directory, request, scope);
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
