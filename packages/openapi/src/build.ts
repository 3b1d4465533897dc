import {
  closed,
  ERRORS,
  type JsonSchema,
  openObject,
  type RouteDocument,
  type Success,
} from '@assay/contract';
import { MANAGEMENT_PREFIX, neededFor } from '@assay/management-api';
import { RESPONSE_EXAMPLES } from './examples/index';
import { FAILURE, failureResponses, headersOf, isRetired, RETIRED_HEADERS } from './failures';
import { type NamedSchemas, nameSchemas, pascal, type SchemaRoot } from './named-schemas';
import { propertyDescriptions } from './property-descriptions';
import { TAG_GROUPS, TAGS } from './tags';
import { webhookHeaders, webhookOperations, webhookRoots } from './webhooks';

const DESCRIPTION = `Fraud scoring and identity verification, self-hosted.

Rules for every operation: Minor versions in a path (\`v2.0\`, \`v1.7\`) are aliases of their major version, and a trailing slash is optional. The server checks key, scope, allowed IP addresses and rate limit before it reads the body. A body can be compressed with \`Content-Encoding: gzip\` and can start with a byte order mark; the size limit applies to the decompressed body. \`HEAD\` works wherever \`GET\` does. A request with a repeated \`Idempotency-Key\` returns the first response for 24 hours.`;

/** Returns the sentence about the access that an operation requires. */
function accessTo(route: RouteDocument): string {
  if (route.scope === null) return 'Requires no API key.';
  if (!route.path.startsWith(MANAGEMENT_PREFIX))
    return `Requires an API key with the scope \`${route.scope}\`.`;
  const permissions = neededFor(route).map((permission) => `\`${permission}\``);
  if (permissions.join() === '`own`') return 'Every signed-in user can call it.';
  return permissions.length === 1
    ? `Requires the permission ${permissions[0]}.`
    : `Requires the permissions ${permissions.join(' and ')}.`;
}

/** Returns the success envelope around the schema of `data`. */
export const envelopeOf = (data: object): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: ['success', 'error', 'data'],
  properties: {
    success: { const: true },
    error: { type: 'object', additionalProperties: false, properties: {} },
    data,
  },
});

/** Returns the schemas of one response: `data` before the envelope that is named after it. */
function responseRoots(route: RouteDocument, response: Success): readonly SchemaRoot[] {
  const called = pascal(route.operationId);
  if ('plain' in response) {
    return [
      {
        at: `${route.operationId}:${response.status}`,
        schema: response.plain.schema as JsonSchema,
        name: () => `${called}Response`,
      },
    ];
  }
  const at = `${route.operationId}:data`;
  return [
    { at, schema: response.data as JsonSchema, name: () => `${called}Data` },
    {
      at: `${route.operationId}:response`,
      schema: envelopeOf(response.data),
      name: (nameAt) => `${(nameAt(at) ?? called).replace(/Data$/, '')}Response`,
      leaveOut: ['data'],
    },
  ];
}

/** Returns all schemas of a route: body, responses, special failure format. */
const rootsOf = (route: RouteDocument): readonly SchemaRoot[] => [
  ...(route.body
    ? [
        {
          at: `${route.operationId}:body`,
          schema: route.body as JsonSchema,
          name: () => `${pascal(route.operationId)}Body`,
        },
      ]
    : []),
  ...responseRoots(route, route.success),
  ...(route.otherwise ? responseRoots(route, route.otherwise) : []),
  ...(route.failure
    ? [
        {
          at: `${route.operationId}:failure`,
          schema: route.failure,
          name: () => `${pascal(route.operationId)}Failure`,
        },
      ]
    : []),
];

/** Returns a response with its example: `data` inside the envelope, or the whole body. */
function contentOf(response: Success, example: unknown, schemas: NamedSchemas): JsonSchema {
  if ('data' in response) {
    const schema = schemas.refer(envelopeOf(response.data));
    return { 'application/json': { schema, example: { success: true, error: {}, data: example } } };
  }
  return { [response.plain.type]: { schema: schemas.refer(response.plain.schema as JsonSchema), example } };
}

function operation(
  route: RouteDocument,
  schemas: NamedSchemas,
  failures: { readonly [status: string]: JsonSchema },
): JsonSchema {
  const { success, otherwise } = route;
  const example = RESPONSE_EXAMPLES[route.operationId];
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description} ${accessTo(route)}`,
    ...(isRetired(route) ? { deprecated: true } : {}),
    ...(route.parameters
      ? { parameters: route.parameters.map((p) => ({ ...p, required: p.required ?? p.in === 'path' })) }
      : {}),
    ...(route.body
      ? {
          requestBody: {
            required: !route.bodyMayBeMissing,
            content: {
              [route.bodyType ?? 'application/json']: {
                schema: schemas.refer(route.body as JsonSchema),
                ...(route.bodyExample ? { example: route.bodyExample } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      [String(success.status)]: {
        description: 'The request succeeded.',
        ...(isRetired(route) ? { headers: headersOf(route) } : {}),
        content: contentOf(success, example, schemas),
      },
      ...(otherwise
        ? {
            [String(otherwise.status)]: {
              description: otherwise.description,
              content: contentOf(
                otherwise,
                RESPONSE_EXAMPLES[`${route.operationId}:${otherwise.status}`],
                schemas,
              ),
            },
          }
        : {}),
      ...failures,
    },
    security: route.scope === null ? [] : [{ apiKey: [] }],
    ...(route.scope === null ? {} : { 'x-scope': route.scope }),
  };
}

/** Unnamed objects that occur in many places. */
const COMMON: readonly SchemaRoot[] = [
  { at: 'Nothing', schema: closed({}) as unknown as JsonSchema, name: () => 'Nothing' },
  { at: 'AnyObject', schema: openObject as unknown as JsonSchema, name: () => 'AnyObject' },
  { at: 'Failure', schema: FAILURE, name: () => 'Failure' },
];

/** Names all schemas of the routes. */
const schemasOf = (routes: readonly RouteDocument[]): NamedSchemas =>
  nameSchemas([...COMMON, ...routes.flatMap(rootsOf), ...webhookRoots()]);

/**
 * Builds the OpenAPI 3.1 document of the given routes: every object is under `components.schemas` and
 * referenced elsewhere.
 * @throws Error if two different schemas would have the same name
 */
export function buildOpenApi(
  routes: readonly RouteDocument[],
  info: { readonly version: string; readonly server: string },
): JsonSchema {
  const schemas = schemasOf(routes);
  const failures = failureResponses(schemas);
  const paths: { [path: string]: { [method: string]: JsonSchema } } = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operation(route, schemas, failures.of(route)),
    };
  }
  return {
    openapi: '3.1.0',
    'x-generated': 'Written by `npm run openapi` from packages/contract. Change the contract, not this file.',
    info: {
      title: 'Assay',
      version: info.version,
      description: DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.server, description: 'This deployment' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({
      name,
      description: TAGS[name] ?? name,
    })),
    'x-tagGroups': TAG_GROUPS,
    paths,
    webhooks: webhookOperations(schemas),
    'x-errors': ERRORS,
    components: {
      schemas: propertyDescriptions().describe(schemas.components()),
      parameters: webhookHeaders(),
      headers: RETIRED_HEADERS,
      responses: failures.components(),
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
  };
}
