import { MANAGEMENT_PREFIX } from '@assay/management-api';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PATH = MANAGEMENT_PREFIX.slice(0, MANAGEMENT_PREFIX.lastIndexOf('/'));

/** A cookie of a request's Cookie header (RFC 6265 §5.4), or undefined. */
export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Hands the browser a cookie that no script reads and no other site's page sends.
 * @param seconds how long the browser keeps it; 0 = no longer
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
