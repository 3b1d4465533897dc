import { MAX_LAG_MS, type Reads } from '@assay/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal, RoutePorts } from '../identity/index';
import { readCookie, setCookie } from '../identity/index';

/** Cookie of a browser that changed something, valid until the standby has the change. */
const CHANGED_COOKIE = 'assay_changed';
const CHANGED_SECONDS = MAX_LAG_MS / 1000 + 1;

/**
 * Returns the connection for a panel read that may be slightly delayed. Reads by a key, and reads shortly
 * after a change, use the primary.
 */
export const readingOf = (
  { database, standby }: Pick<RoutePorts, 'database' | 'standby'>,
  { session }: Pick<Principal, 'session'>,
  request: FastifyRequest,
): Reads =>
  standby === null || session === null || readCookie(request, CHANGED_COOKIE) !== undefined
    ? database
    : standby.now();

/** Sets the cookie that lets the browser see its own change. */
export function noteChange(
  { standby }: Pick<RoutePorts, 'standby'>,
  { session }: Pick<Principal, 'session'>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (standby !== null && session !== null)
    setCookie(request, reply, { name: CHANGED_COOKIE, value: '1', seconds: CHANGED_SECONDS });
}
