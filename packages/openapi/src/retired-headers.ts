import type { JsonSchema, RouteDocument } from '@assay/contract';

/** What every answer of a retired version says about itself, for `components.headers`. */
export const RETIRED_HEADERS = {
  Deprecation: {
    schema: { type: 'string' },
    description: 'Since when the version is deprecated: `@` and UNIX seconds (RFC 9745)',
    example: '@1795132800',
  },
  Sunset: {
    schema: { type: 'string' },
    description: 'From when on it may be gone: an HTTP date (RFC 8594)',
    example: 'Mon, 20 Nov 2028 00:00:00 GMT',
  },
  Link: {
    schema: { type: 'string' },
    description: 'The path of the version that follows it, as `successor-version` (RFC 8288)',
    example: '</RestService/fraud-api/v2/>; rel="successor-version"',
  },
} as const satisfies JsonSchema;

export const isRetired = ({ tag }: RouteDocument): boolean => tag === 'Retired';

/** The headers of a route's answers, failures among them. */
export const headersOf = (route: RouteDocument): JsonSchema =>
  isRetired(route)
    ? Object.fromEntries(
        Object.keys(RETIRED_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      )
    : {};
