import { MANAGEMENT_PREFIX, SESSION_COOKIE } from '@assay/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PATH = MANAGEMENT_PREFIX.slice(0, MANAGEMENT_PREFIX.lastIndexOf('/'));

/** The session token of a request's Cookie header (RFC 6265 §5.4), or undefined. */
export function sessionToken(request: FastifyRequest): string | undefined {
  return request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${SESSION_COOKIE}=`))
    ?.slice(SESSION_COOKIE.length + 1);
}

/** @param seconds how long the browser keeps it */
function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, seconds: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${SESSION_COOKIE}=${token}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
  );
}

export const keepSession = setCookie;

export const dropSession = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookie(request, reply, '', 0);
