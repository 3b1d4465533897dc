import { SESSION_COOKIE } from '@assay/management-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './browser-cookie';

/** The session token of a request, or undefined. */
export const sessionToken = (request: FastifyRequest): string | undefined =>
  readCookie(request, SESSION_COOKIE);

/** @param seconds how long the browser keeps it */
export const keepSession = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  seconds: number,
): void => setCookie(request, reply, { name: SESSION_COOKIE, value: token, seconds });

export const dropSession = (request: FastifyRequest, reply: FastifyReply): void =>
  keepSession(request, reply, '', 0);
