import {
  ApiError,
  ERRORS,
  type ErrorName,
  failureEnvelope,
  type JsonSchema,
  type RouteDocument,
} from '@assay/contract';
import type { NamedSchemas } from './named-schemas';

/** Headers of every response of a retired version, for `components.headers`. */
export const RETIRED_HEADERS = {
  Deprecation: {
    schema: { type: 'string' },
    description: 'Time of the deprecation: `@` and UNIX seconds (RFC 9745)',
    example: '@1795132800',
  },
  Sunset: {
    schema: { type: 'string' },
    description: 'Time after which the version can be removed: an HTTP date (RFC 8594)',
    example: 'Mon, 20 Nov 2028 00:00:00 GMT',
  },
  Link: {
    schema: { type: 'string' },
    description: 'Path of the next version, as `successor-version` (RFC 8288)',
    example: '</RestService/fraud-api/v2/>; rel="successor-version"',
  },
} as const satisfies JsonSchema;

export const isRetired = ({ tag }: RouteDocument): boolean => tag === 'Retired';

/** Returns the headers of a route's responses, including failures. */
export const headersOf = (route: RouteDocument): JsonSchema =>
  isRetired(route)
    ? Object.fromEntries(
        Object.keys(RETIRED_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
      )
    : {};

/** The failure envelope of almost every route. */
export const FAILURE: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['success', 'error', 'data'],
  properties: {
    success: { const: false },
    error: {
      $id: 'FailureError',
      type: 'object',
      additionalProperties: false,
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: [...new Set(Object.values(ERRORS).map((entry) => entry.code))] },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            $id: 'WrongField',
            type: 'object',
            additionalProperties: false,
            required: ['field', 'expected'],
            properties: { field: { type: 'string' }, expected: { type: 'string' } },
          },
        },
      },
    },
    data: { type: 'object', additionalProperties: false, properties: {} },
  },
};

/** Errors that any route with a key may return. */
const KEY_ERRORS: readonly ErrorName[] = [
  'missingKey',
  'invalidKey',
  'badAuthorizationIp',
  'missingScope',
  'rateLimited',
  'system',
  'unavailable',
];

const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait before the next attempt' },
};

/** Returns a failure as it is sent; init-workflow repeats code and message at the top level. */
function failureExample(name: ErrorName, repeats: boolean): JsonSchema {
  const envelope = failureEnvelope(new ApiError(name));
  const { code, message } = envelope.error;
  return { ...envelope, ...(repeats ? { code, message } : {}) };
}

/** Builds the failures of one status: every code with its message, its remedy and an example. */
function failureResponse(
  status: number,
  errors: readonly ErrorName[],
  { schema, repeats }: { readonly schema: JsonSchema; readonly repeats: boolean },
  ofRoute: JsonSchema,
): JsonSchema {
  const headers = { ...(status === 429 || status === 503 ? RETRY_AFTER : {}), ...ofRoute };
  const texts = new Set(errors.map((error) => `${ERRORS[error].code} ${ERRORS[error].message}`));
  const examples = errors.map((name): readonly [string, JsonSchema] => {
    const { code, message, remedy } = ERRORS[name];
    return [
      name,
      { summary: `${code} ${message}`, description: remedy, value: failureExample(name, repeats) },
    ];
  });
  return {
    description: [...texts].join('; '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: { 'application/json': { schema, examples: Object.fromEntries(examples) } },
  };
}

/** Failures of routes, each stored once under `components.responses`. */
interface FailureResponses {
  /** References by status. */
  of(route: RouteDocument): { readonly [status: string]: JsonSchema };
  components(): { readonly [name: string]: JsonSchema };
}

/**
 * Creates the failure responses. A response is named by its schema, its status and its errors:
 * `Failure.409.conflict`, `….retired`.
 */
export function failureResponses(schemas: NamedSchemas): FailureResponses {
  const kept = new Map<string, JsonSchema>();
  function keep(status: number, errors: readonly ErrorName[], route: RouteDocument): JsonSchema {
    const schema = schemas.refer(route.failure ?? FAILURE);
    const repeats = route.failure !== undefined;
    const response = failureResponse(status, [...new Set(errors)], { schema, repeats }, headersOf(route));
    const owner = String(schema.$ref).split('/').at(-1);
    const name = [owner, status, ...new Set(errors), ...(isRetired(route) ? ['retired'] : [])].join('.');
    kept.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }
  return {
    of(route) {
      const errors = route.scope === null ? route.errors : [...route.errors, ...KEY_ERRORS];
      const statuses = [...new Set(errors.map((error) => ERRORS[error].status))];
      return Object.fromEntries(
        statuses.map((status) => {
          const ofStatus = errors.filter((error) => ERRORS[error].status === status);
          return [String(status), keep(status, ofStatus, route)];
        }),
      );
    },
    components: () => Object.fromEntries([...kept].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
