import { ApiError, type RETIRED_VERSIONS } from '@assay/contract';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../identity/index';

export type RetiredVersion = (typeof RETIRED_VERSIONS)[number];

/** When the versions were deprecated, and when they may go: the dates of every answer. */
const DEPRECATED = Date.UTC(2026, 10, 20);
const SUNSET = Date.UTC(2028, 10, 20);

/**
 * Reports that an answer is of a retired version: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and the path of the
 * version that follows it (RFC 8288).
 */
export function markRetired(reply: FastifyReply, successor: string): void {
  reply.headers({
    deprecation: `@${DEPRECATED / 1000}`,
    sunset: new Date(SUNSET).toUTCString(),
    link: `<${successor}>; rel="successor-version"`,
  });
}

/** @throws ApiError 4010 when the account switched the version off. */
export function requireEnabled({ account }: Caller, version: RetiredVersion): void {
  if (account.settings.disabled_versions?.includes(version)) throw new ApiError('versionOff');
}
