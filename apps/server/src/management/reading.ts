import { MOST_BEHIND_MS, type Reads } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal, RoutePorts } from '../identity/index';
import { readCookie, setCookie } from '../identity/index';

/** A browser that changed something carries it until the standby has the change. */
const CHANGED_COOKIE = 'assay_changed';
const CHANGED_SECONDS = MOST_BEHIND_MS / 1000 + 1;

/**
 * Where a read of the panel is made that may be a moment old. What a key asks, and what somebody asks who has just changed
 * something, is read where it was written.
 */
export const readingOf = (
  { database, standby }: Pick<RoutePorts, 'database' | 'standby'>,
  { session }: Pick<Principal, 'session'>,
  request: FastifyRequest,
): Reads =>
  standby === null || session === null || readCookie(request, CHANGED_COOKIE) !== undefined
    ? database
    : standby.now();

/** From now on the browser sees what it changed. */
export function noteChange(
  { standby }: Pick<RoutePorts, 'standby'>,
  { session }: Pick<Principal, 'session'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (standby !== null && session !== null)
    setCookie(request, reply, { name: CHANGED_COOKIE, value: '1', seconds: CHANGED_SECONDS });
}
