import { MANAGEMENT_PREFIX, SESSION_COOKIE } from '@assay/management-api';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the session token of a request, or undefined. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, SESSION_COOKIE);

/** @param seconds lifetime of the cookie */
export const storeSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void => setCookie(request, reply, { name: SESSION_COOKIE, value: token, seconds });

export const dropSession = (request: FastifyRequest, reply: FastifyReply): void =>
  storeSession(request, reply, '', 0);

const PATH = MANAGEMENT_PREFIX.slice(0, MANAGEMENT_PREFIX.lastIndexOf('/'));

/** Returns a cookie from the Cookie header (RFC 6265 §5.4), or undefined. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Sets a cookie that scripts can't read and other sites' pages don't send.
 * @param seconds lifetime of the cookie; 0 deletes it
 */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, value, seconds }: { readonly name: string; readonly value: string; readonly seconds: number },
): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${name}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}
