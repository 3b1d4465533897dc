import type { RouteDocument } from '@assay/contract';
import { buildOpenApi } from '@assay/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The parts of a response to check; both Fastify's `inject` and `fetch` provide them. */
interface AnswerToCheck {
  readonly status: number;
  readonly body: unknown;
}

interface PublishedSchema {
  /** @returns the differences between the response and the OpenAPI document; empty when it matches */
  problems(method: string, url: string, answer: AnswerToCheck): readonly string[];
  /** Does the same for a webhook body. */
  webhookProblems(event: string, body: unknown): readonly string[];
}

interface KnownPath {
  readonly template: string;
  readonly pattern: RegExp;
  readonly parameters: number;
}

/** Status codes for requests that match no route: not found, method not allowed, and unreadable requests. */
const NOT_A_ROUTE = new Set([404, 405, 400, 415]);

const pointer = (...steps: readonly string[]) =>
  steps.map((step) => `/${encodeURIComponent(step.replace(/~/g, '~0').replace(/\//g, '~1'))}`).join('');

function knownPath(template: string): KnownPath {
  const pattern = template
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\}/g, '[^/]+')
    // Minor versions are aliases of the major (docs/reference/api-conventions.md).
    .replace(/(\/v\d+)(\\\.\d+)?(?=\/|$)/, '$1(\\.\\d+)?');
  return {
    template,
    pattern: new RegExp(`^${pattern.replace(/\/$/, '')}/?$`),
    parameters: template.split('{').length - 1,
  };
}

function problemsOf(validate: ValidateFunction, body: unknown): readonly string[] {
  if (validate(body)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Returns the JSON pointer of a response: in its operation, or in the shared responses. */
function placeOfResponse(document: object, template: string, method: string, status: number): string {
  const { paths } = document as { paths: { [path: string]: { [method: string]: Operation } } };
  const shared = paths[template]?.[method]?.responses[String(status)]?.$ref;
  return shared === undefined
    ? pointer('paths', template, method, 'responses', String(status))
    : shared.slice(1);
}

interface Operation {
  readonly responses: { readonly [status: string]: { readonly $ref?: string } };
}

/** Returns a checker that validates real responses against the OpenAPI schemas of these routes. */
export function publishedSchema(routes: readonly RouteDocument[]): PublishedSchema {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const document = buildOpenApi(routes, { version: '0.0.0', server: '/' });
  ajv.addSchema(document, 'openapi');
  const failure = ajv.getSchema('openapi#/components/schemas/Failure');
  const failures = (body: unknown) => (failure ? problemsOf(failure, body) : ['no failure is documented']);
  // Paths with fewer parameters match first.
  const paths = [...new Set(routes.map((route) => route.path))]
    .map(knownPath)
    .sort((a, b) => a.parameters - b.parameters);
  const isDocumented = (template: string, method: string) =>
    routes.some((route) => route.path === template && route.method === method);
  return {
    webhookProblems(event, body) {
      const place = pointer(
        'webhooks',
        event,
        'post',
        'requestBody',
        'content',
        'application/json',
        'schema',
      );
      const validate = ajv.getSchema(`openapi#${place}`);
      return validate ? problemsOf(validate, body) : [`the event ${event} is not documented`];
    },
    problems(method, url, answer) {
      const verb = method.toLowerCase();
      const path = url.split('?')[0] ?? '';
      const known = paths.find(({ pattern, template }) => pattern.test(path) && isDocumented(template, verb));
      if (!known) {
        return NOT_A_ROUTE.has(answer.status)
          ? failures(answer.body)
          : [`${method} ${path} is not documented`];
      }
      const place = placeOfResponse(document, known.template, verb, answer.status);
      const validate = ajv.getSchema(`openapi#${place}${pointer('content', 'application/json', 'schema')}`);
      if (!validate) return [`${method} ${known.template} does not document the status ${answer.status}`];
      return problemsOf(validate, answer.body);
    },
  };
}
