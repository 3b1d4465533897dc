import {
  closed,
  ERRORS,
  type JsonSchema,
  openObject,
  type RouteDocument,
  type Success,
} from '@assay/contract';
import { ANSWER_EXAMPLES } from './examples/index';
import { FAILURE, failureResponses, headersOf, isRetired, RETIRED_HEADERS } from './failures';
import { type NamedSchemas, nameSchemas, pascal, type SchemaRoot } from './named-schemas';
import { webhookHeaders, webhookOperations, webhookRoots } from './webhooks';

/** Description of each tag. */
const TAGS: { readonly [tag: string]: string } = {
  Fraud: 'The fraud call: one request, one decision with its reasons.',
  'Look-ups': 'The modules of the fraud call, each on its own.',
  Devices: 'What the browser agent fetches.',
  Operation: 'Health, metrics and this document; no key is needed.',
  Account: 'Accounts of the deployment and the settings of one’s own.',
  Keys: 'API keys: scopes, kinds, allowed addresses, rotation.',
  Rules: 'The rules of the account, their categories and a check of their text.',
  Policy: 'Rules, categories, lists and thresholds as one versioned document.',
  Lists: 'Allow, block and plain lists and what is on them.',
  Audit: 'Who changed what; each record seals the one before it.',
  Evaluations: 'Kept decisions, what they saw, and why they came out so.',
  Tags: 'Words on transactions, to find them again.',
  Labels: 'What a transaction turned out to be: it corrects its state and trains the model.',
  Erase: 'Everything that is kept of a person goes.',
  Persons: 'What is kept of a person, for who asks about it.',
  Retired: 'Earlier versions, translated to those of today.',
  Webhooks: 'Endpoints that events are sent to, the log of deliveries, and sending again.',
  Models: 'Models that score, their training, rules suggested by labels, back-tests.',
  Feedback: 'Labels, manual reviews and tags, as the panel gives them.',
  Screening: 'Names against lists: the call, search profiles, monitoring, the lists themselves.',
  Cases: 'Screening matches and what was decided about them.',
  Queues: 'What waits for a person: taken, noted and decided, with who did what.',
  Dashboards: 'Sums of what was decided, for charts over any range.',
  Sources: 'Embedded data, feeds and live providers.',
  Health: 'How the installation is, and what to do about what is wrong.',
  Session: 'Signing in to the panel.',
  People: 'Who uses the panel, and what they may do.',
  Verification: 'Workflows started for end users, and what came of them.',
  'Verification flow': 'The end user’s page, by the token of init-workflow; it cannot read results.',
  Workflows: 'Verification workflows, their executions, and manual review.',
  'Session monitoring':
    'How a monitored session was used: the browser package writes, fraud calls and analysts read.',
};

const DESCRIPTION = `Fraud scoring and identity verification, self-hosted.

Rules of every route: minor versions in a path (\`v2.0\`, \`v1.7\`) are aliases of their major, and paths work with and without a last slash. Key, scope, allowed addresses and the rate limit are judged before a body is read. A body may be packed with \`Content-Encoding: gzip\`, within the same limit when it is opened, and may begin with a byte order mark. \`HEAD\` works wherever \`GET\` does. An \`Idempotency-Key\` replays the first answer for 24 hours.`;

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
function answerRoots(route: RouteDocument, answer: Success): readonly SchemaRoot[] {
  const called = pascal(route.operationId);
  if ('plain' in answer) {
    return [
      {
        at: `${route.operationId}:${answer.status}`,
        schema: answer.plain.schema as JsonSchema,
        name: () => `${called}Answer`,
      },
    ];
  }
  const at = `${route.operationId}:data`;
  return [
    { at, schema: answer.data as JsonSchema, name: () => `${called}Data` },
    {
      at: `${route.operationId}:answer`,
      schema: envelopeOf(answer.data),
      name: (nameAt) => `${(nameAt(at) ?? called).replace(/Data$/, '')}Answer`,
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
  ...answerRoots(route, route.success),
  ...(route.otherwise ? answerRoots(route, route.otherwise) : []),
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
function contentOf(answer: Success, example: unknown, schemas: NamedSchemas): JsonSchema {
  if ('data' in answer) {
    const schema = schemas.refer(envelopeOf(answer.data));
    return { 'application/json': { schema, example: { success: true, error: {}, data: example } } };
  }
  return { [answer.plain.type]: { schema: schemas.refer(answer.plain.schema as JsonSchema), example } };
}

function operation(
  route: RouteDocument,
  schemas: NamedSchemas,
  failures: { readonly [status: string]: JsonSchema },
): JsonSchema {
  const { success, otherwise } = route;
  const example = ANSWER_EXAMPLES[route.operationId];
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: route.description,
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
        description: 'Success',
        ...(isRetired(route) ? { headers: headersOf(route) } : {}),
        content: contentOf(success, example, schemas),
      },
      ...(otherwise
        ? {
            [String(otherwise.status)]: {
              description: otherwise.description,
              content: contentOf(
                otherwise,
                ANSWER_EXAMPLES[`${route.operationId}:${otherwise.status}`],
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
    paths,
    webhooks: webhookOperations(schemas),
    'x-errors': ERRORS,
    components: {
      schemas: schemas.components(),
      parameters: webhookHeaders(),
      headers: RETIRED_HEADERS,
      responses: failures.components(),
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
  };
}
