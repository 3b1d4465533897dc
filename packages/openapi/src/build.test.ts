import { ERRORS, type JsonSchema, type RouteDocument, WEBHOOK_EVENTS, withoutNames } from '@assay/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { ALL_ROUTES } from './all-routes';
import { buildOpenApi, envelopeOf } from './build';
import { RESPONSE_EXAMPLES } from './examples/index';
import { isObjectSchema } from './named-schemas';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: Content;
  readonly responses: { readonly [status: string]: Content };
}
interface Content {
  readonly content: { readonly [type: string]: { readonly schema: JsonSchema; readonly example?: unknown } };
}
interface Document extends JsonSchema {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly webhooks: { readonly [event: string]: { readonly post: Operation } };
  readonly components: { readonly [kind: string]: { readonly [name: string]: JsonSchema } };
}

const document = buildOpenApi(ALL_ROUTES, { version: '1.0.0', server: '/' }) as unknown as Document;

/** Yields every value within a value, with its path. */
function* within(value: unknown, at = ''): Generator<readonly [string, JsonSchema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as JsonSchema];
  for (const [key, child] of Object.entries(value)) {
    yield* within(child, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

/** Resolves references recursively. */
function dereferenced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dereferenced);
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) {
    const [, , kind = '', name = ''] = String(value.$ref).split('/');
    return dereferenced(document.components[kind]?.[name]);
  }
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, dereferenced(child)]));
}

/** Removes descriptions, which the document adds. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => key !== 'description' || typeof member !== 'string')
      .map(([key, member]) => [key, withoutDescriptions(member)]),
  );
}

/** Converts a schema to JSON, without the names and the descriptions of its parts. */
const plain = (value: object): unknown =>
  withoutDescriptions(JSON.parse(JSON.stringify(withoutNames(value))));
/** Resolves references and removes descriptions. */
const shapeOf = (value: unknown): unknown => withoutDescriptions(dereferenced(value));
const operationOf = ({ path, method }: RouteDocument) => document.paths[path]?.[method] as Operation;

describe('buildOpenApi', () => {
  it('has one operation for every route', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      ALL_ROUTES.map((route) => route.operationId).sort(),
    );
  });

  it('names every catalog code in the failure envelope', () => {
    for (const { code } of Object.values(ERRORS))
      expect(JSON.stringify(document.components.schemas)).toContain(`"${code}"`);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('contains no unnamed object', () => {
    const isProperties = (at: string) => at.endsWith('/properties');
    const inline = [...within(document)].filter(
      ([at, schema]) =>
        isObjectSchema(schema) && !isProperties(at) && !/^\/components\/schemas\/[^/]+$/.test(at),
    );
    expect(inline.map(([at]) => at)).toEqual([]);
  });

  it('describes every route like the contract, with references resolved', () => {
    for (const route of ALL_ROUTES) {
      const { requestBody, responses } = operationOf(route);
      if (route.body) {
        expect(shapeOf(requestBody?.content[route.bodyType ?? 'application/json']?.schema)).toEqual(
          plain(route.body),
        );
      }
      const answer = responses[String(route.success.status)]?.content ?? {};
      const [[type = '', media] = []] = Object.entries(answer);
      if ('data' in route.success) {
        expect(shapeOf(media?.schema)).toEqual(plain(envelopeOf(route.success.data)));
      } else {
        expect(type).toBe(route.success.plain.type);
        expect(shapeOf(media?.schema)).toEqual(plain(route.success.plain.schema));
      }
      if (route.failure) {
        const failure = shapeOf(responses['400']) as Content;
        expect(failure.content['application/json']?.schema).toEqual(plain(route.failure));
      }
    }
  });

  it('names schemas by their $id, and prints no `$id`', () => {
    const carried = new Set(
      [...within(ALL_ROUTES.map(({ success, body }) => [success, body]))].flatMap(([, { $id, ...schema }]) =>
        typeof $id === 'string' && isObjectSchema(schema) ? [$id] : [],
      ),
    );
    expect(carried.size).toBeGreaterThan(300);
    expect(Object.keys(document.components.schemas ?? {})).toEqual(expect.arrayContaining([...carried]));
    expect(JSON.stringify(document)).not.toContain('"$id"');
  });

  it('contains every sent event, and documented headers', () => {
    expect(Object.keys(document.webhooks).sort()).toEqual([...WEBHOOK_EVENTS, 'ping'].sort());
    for (const { post } of Object.values(document.webhooks)) {
      const parameters = dereferenced(post.parameters) as readonly JsonSchema[];
      expect(parameters.map(({ name }) => name)).toContain('Service-Signature');
    }
  });

  it('lists the headers of every response of a retired route', () => {
    const retired = ALL_ROUTES.filter(({ tag }) => tag === 'Retired');
    const answers = retired.flatMap((route) => Object.values(operationOf(route).responses).map(dereferenced));
    expect(answers.length).toBeGreaterThan(retired.length);
    for (const answer of answers) {
      expect((answer as JsonSchema).headers).toMatchObject({
        Deprecation: { schema: { type: 'string' } },
        Sunset: { schema: { type: 'string' } },
        Link: { schema: { type: 'string' } },
      });
    }
  });

  it('has a summary and an example for every operation', () => {
    const operations = [...Object.values(document.paths), ...Object.values(document.webhooks)].flatMap(
      (path) => Object.values(path),
    );
    const lacking = operations.flatMap(({ operationId, description, requestBody, responses }) => {
      const shared = Object.values(responses).filter((response) => response.content);
      const media = [requestBody, ...shared].flatMap((content) => Object.values(content?.content ?? {}));
      const examples = media.every(({ example }) => example !== undefined);
      return examples && /[.!?]$/.test(description) ? [] : [operationId];
    });
    expect(lacking).toEqual([]);
  });

  it('contains examples for existing operations only', () => {
    const ids = ALL_ROUTES.flatMap(({ operationId, otherwise }) =>
      otherwise ? [operationId, `${operationId}:${otherwise.status}`] : [operationId],
    );
    expect(Object.keys(RESPONSE_EXAMPLES).sort()).toEqual(ids.sort());
  });

  it('has the Idempotency-Key on every route that can return a conflict', () => {
    const keyed = ALL_ROUTES.filter(
      ({ scope, method, errors }) =>
        scope !== null && (method === 'post' || method === 'put') && errors.includes('conflict'),
    );
    // Read-only routes need no Idempotency-Key.
    expect(keyed.length).toBeGreaterThan(40);
    const without = keyed.filter(
      ({ parameters = [], path, reveals }) =>
        !reveals &&
        !path.startsWith('/flow-api/') &&
        !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('marks retired operations as deprecated, and no others', () => {
    const deprecated = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .filter((operation) => 'deprecated' in operation);
    expect(deprecated.map(({ operationId }) => operationId).sort()).toEqual(
      ALL_ROUTES.filter(({ tag }) => tag === 'Retired')
        .map(({ operationId }) => operationId)
        .sort(),
    );
  });

  it('has examples that match its schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, 'openapi');
    const problems = [
      ...within({
        paths: document.paths,
        webhooks: document.webhooks,
        components: { responses: document.components.responses },
      }),
    ].flatMap(([at, media]) => {
      if (!('schema' in media && ('example' in media || 'examples' in media))) return [];
      const place = at
        .split('/')
        .map((step) => encodeURIComponent(step))
        .join('/');
      const validate = ajv.getSchema(`openapi#${place}/schema`);
      const several = Object.values((media.examples ?? {}) as JsonSchema) as readonly JsonSchema[];
      const values = 'example' in media ? [media.example] : several.map(({ value }) => value);
      return values.flatMap((value) =>
        validate?.(value)
          ? []
          : (validate?.errors ?? []).map((error) => `${at}: ${error.instancePath} ${error.message}`),
      );
    });
    expect(problems).toEqual([]);
  });
});
