import { ApiError } from '@assay/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller, Directory } from './directory';
import type { Scope } from './scopes';

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The caller's address; IPv4 that arrived on an IPv6 socket is IPv4. */
export const remoteAddress = (request: FastifyRequest): string => request.ip.replace(V4_MAPPED, '$1');

/**
 * The caller behind the X-API-KEY header.
 * @throws ApiError 2001 (none), 2002 (unknown, revoked, expired), 1017 (address not allowed), 2003 (scope).
 */
export async function authenticate(
  directory: Directory,
  request: FastifyRequest,
  scope: Scope,
): Promise<Caller> {
  const header = request.headers['x-api-key'];
  if (typeof header !== 'string' || header === '') {
    // Nobody has looked at the body, so that the hint is for everybody.
    throw new ApiError(
      'missingKey',
      'Missing license key: send it in the X-API-KEY header, a license_key in the body is not read',
    );
  }
  const result = await directory.authenticate(header, remoteAddress(request));
  if (result.kind === 'invalid-key') throw new ApiError('invalidKey');
  if (result.kind === 'forbidden-address') throw new ApiError('badAuthorizationIp');
  if (!result.caller.key.scopes.includes(scope)) throw new ApiError('missingScope');
  return result.caller;
}
