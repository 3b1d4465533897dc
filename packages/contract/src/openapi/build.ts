import { ERRORS, type ErrorName } from '../errors';
import type { JsonSchema, RouteDocument, Success } from './route';

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['success', 'error', 'data'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      additionalProperties: false,
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: [...new Set(Object.values(ERRORS).map((entry) => entry.code))] },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
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

/** What each group of routes is for. */
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
  Feedback: 'Labels, manual reviews and tags, as the panel gives them.',
  Screening: 'Names against lists: the call, search profiles, monitoring, the lists themselves.',
  Cases: 'Screening matches and what was decided about them.',
  Sources: 'Embedded data, feeds and live providers.',
  Session: 'Signing in to the panel.',
  Verification: 'Workflows started for end users, and what came of them.',
  'Verification flow': 'The end user’s page, by the token of init-workflow; it cannot read results.',
  Workflows: 'Verification workflows, their executions, and manual review.',
  'Session monitoring':
    'How a monitored session was used: the browser package writes, fraud calls and analysts read.',
};

/** Errors that any route with a key may answer. */
const KEY_ERRORS: readonly ErrorName[] = [
  'missingKey',
  'invalidKey',
  'badAuthorizationIp',
  'missingScope',
  'rateLimited',
  'system',
  'unavailable',
];

/** The success envelope around the schema of `data`. */
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

function errorResponses(
  names: readonly ErrorName[],
  failure: JsonSchema = { $ref: '#/components/schemas/Failure' },
): { [status: string]: JsonSchema } {
  const byStatus = new Map<number, Set<string>>();
  for (const name of names) {
    const { status, code, message } = ERRORS[name];
    byStatus.set(status, (byStatus.get(status) ?? new Set()).add(`${code} ${message}`));
  }
  return Object.fromEntries(
    [...byStatus.entries()].map(([status, texts]) => [
      String(status),
      {
        description: [...texts].join('; '),
        ...(status === 429 || status === 503
          ? { headers: { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds to wait' } } }
          : {}),
        content: { 'application/json': { schema: failure } },
      },
    ]),
  );
}

const contentOf = (answer: Success): JsonSchema =>
  'data' in answer
    ? { 'application/json': { schema: envelopeOf(answer.data) } }
    : { [answer.plain.type]: { schema: answer.plain.schema } };

function operation(route: RouteDocument): JsonSchema {
  const { success, otherwise } = route;
  const errors = route.scope === null ? route.errors : [...route.errors, ...KEY_ERRORS];
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(route.description ? { description: route.description } : {}),
    ...(route.parameters
      ? { parameters: route.parameters.map((p) => ({ ...p, required: p.in === 'path' })) }
      : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: route.body,
                ...(route.bodyExample ? { example: route.bodyExample } : {}),
              },
            },
          },
        }
      : {}),
    responses: {
      [String(success.status)]: { description: 'Success', content: contentOf(success) },
      ...(otherwise
        ? {
            [String(otherwise.status)]: { description: otherwise.description, content: contentOf(otherwise) },
          }
        : {}),
      ...errorResponses(errors, route.failure),
    },
    security: route.scope === null ? [] : [{ apiKey: [] }],
    ...(route.scope === null ? {} : { 'x-scope': route.scope }),
  };
}

/** The OpenAPI 3.1 document of the given routes. */
export function buildOpenApi(
  routes: readonly RouteDocument[],
  info: { readonly version: string; readonly server: string },
): JsonSchema {
  const paths: { [path: string]: { [method: string]: JsonSchema } } = {};
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: info.version,
      description: 'Fraud scoring and identity verification, self-hosted.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.server, description: 'This deployment' }],
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({
      name,
      description: TAGS[name] ?? name,
    })),
    paths,
    components: {
      schemas: { Failure: ERROR_SCHEMA },
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'X-API-KEY' } },
    },
  };
}
