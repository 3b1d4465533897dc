import { ApiError } from '@assay/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../accounts/directory';
import type { RoutePorts } from '../accounts/route-ports';
import { noteRefusal } from './refusals';
import type { Scope } from './scopes';

const V4_MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The caller's address; IPv4 that arrived on an IPv6 socket is IPv4. */
export const remoteAddress = (request: FastifyRequest): string => request.ip.replace(V4_MAPPED, '$1');

/**
 * The caller behind the X-API-KEY header.
 * @throws ApiError 2001 (none), 2002 (unknown, revoked, expired), 1017 (address not allowed), 2003 (scope).
 */
export async function authenticate(
  routePorts: RoutePorts,
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
  const address = remoteAddress(request);
  const result = await routePorts.directory.authenticate(header, address);
  if (result.kind === 'invalid-key') {
    noteRefusal(routePorts, { action: 'key.refuse', address });
    throw new ApiError('invalidKey');
  }
  if (result.kind === 'forbidden-address') {
    noteRefusal(routePorts, { action: 'key.refuse-address', address, key: result.key });
    throw new ApiError('badAuthorizationIp');
  }
  const { key } = result.caller;
  if (!key.scopes.includes(scope)) {
    noteRefusal(routePorts, { action: 'scope.refuse', address, key, target: scope });
    throw new ApiError('missingScope');
  }
  return result.caller;
}
