import type { Database } from '@assay/store';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../platform/metrics';
import type { RateLimiter } from '../platform/rate-limit';
import type { Sources } from '../platform/sources';
import { authenticate } from './authenticate';
import type { Caller, Directory } from './directory';
import type { Scope } from './scopes';

/** What every route needs, wired once. */
export interface Platform {
  readonly database: Database;
  readonly sources: Sources;
  readonly directory: Directory;
  readonly limiter: RateLimiter;
  readonly metrics: Metrics;
}

/**
 * The caller of a request: key, address, scope, then the account's rate limit.
 * @throws ApiError 2001, 2002, 1017, 2003, 4004
 */
export async function admit(platform: Platform, request: FastifyRequest, scope: Scope): Promise<Caller> {
  const caller = await authenticate(platform.directory, request, scope);
  await platform.limiter.spend(caller.account.id, caller.account.settings.rate_limit ?? 0);
  return caller;
}
