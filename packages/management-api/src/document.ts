import {
  closed,
  type DataRoute,
  type ErrorName,
  IDEMPOTENCY_KEY,
  type Method,
  named,
  type Parameter,
  readBody,
  readQuery,
  type Static,
  type TSchema,
  Type,
} from '@assay/contract';

export const MANAGEMENT_PREFIX = '/management-api/v1';

/** A documented route that also parses its input, so that the published schema is the one that is validated. */
export interface ManagementRoute<
  Body = unknown,
  Query = unknown,
  Data extends TSchema = TSchema,
  M extends Method = Method,
  Path extends string = string,
> extends DataRoute<Data> {
  readonly method: M;
  readonly path: Path;
  /**
   * Parses the body.
   * @throws ApiError 1000, 1006
   */
  readonly readBody: (body: unknown) => Body;
  /**
   * Parses the query.
   * @throws ApiError 1006
   */
  readonly readQuery: (query: unknown) => Query;
}

type Read<S> = S extends TSchema ? Static<S> : undefined;

interface RouteText<B, Q, D = TSchema, M = Method, P = string> {
  readonly operationId: string;
  readonly method: M;
  /** Below the prefix, with `{name}` parameters. */
  readonly path: P;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly body?: B;
  readonly bodyExample?: unknown;
  /** The body is optional: a missing body is read as an empty one. */
  readonly bodyMayBeMissing?: true;
  readonly query?: Q;
  readonly status?: number;
  readonly data: D;
  /** Errors in addition to those implied by the method, the parameters and the body. */
  readonly errors?: readonly ErrorName[];
  /** null = a sign-in route, which needs no key. */
  readonly scope?: null;
}

const PATH_PARAMETERS: { readonly [name: string]: string } = {
  id: 'ID of the object',
  media_id: 'ID of a media file from the review data of the execution',
  attachment_id: 'ID of an attachment',
  item_id: 'ID of the evaluation, case or execution in the queue',
  name: 'Name, URL-encoded',
  version: 'Number of the version',
  from: 'Policy version to compare from',
  to: 'Policy version to compare with',
  transaction_id: '`transaction_id` of the scoring request, URL-encoded',
  stream_id: 'ID of the monitored session',
};

/** Descriptions of query parameters whose schema has none. */
const QUERY_PARAMETERS: { readonly [name: string]: string } = {
  assignee: 'Only cases of this assignee',
  list: 'Only cleared matches of this list',
  segment: 'Field by which the counts are split',
  status: 'Only items with this status',
};

const BODY_ERRORS: readonly ErrorName[] = [
  'emptyBody',
  'badJson',
  'length',
  'requestTimeout',
  'unsupportedMediaType',
];

function parametersOf(route: RouteText<TSchema | undefined, TSchema | undefined>): readonly Parameter[] {
  const path = [...route.path.matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']): Parameter => ({
      name,
      in: 'path',
      schema: { type: 'string' },
      description: PATH_PARAMETERS[name] ?? name,
    }),
  );
  const { properties = {}, required = [] } = (route.query ?? {}) as {
    readonly properties?: { readonly [name: string]: TSchema & { readonly description?: string } };
    readonly required?: readonly string[];
  };
  const query = Object.entries(properties).map(
    ([name, { description = QUERY_PARAMETERS[name] ?? name, ...schema }]): Parameter => {
      const must = required.includes(name) ? ({ required: true } as const) : {};
      return { name, in: 'query', schema, description, ...must };
    },
  );
  const repeatable = route.scope !== null && (route.method === 'post' || route.method === 'put');
  return [...path, ...query, ...(repeatable ? [IDEMPOTENCY_KEY] : [])];
}

function errorsOf(route: RouteText<TSchema | undefined, TSchema | undefined>): readonly ErrorName[] {
  return [
    ...new Set<ErrorName>([
      ...(route.errors ?? []),
      ...(route.body ? BODY_ERRORS : []),
      ...(route.query ? (['badJson'] as const) : []),
      ...(route.path.includes('{') ? (['notFound'] as const) : []),
      ...(route.method === 'post' || route.method === 'put' ? (['conflict'] as const) : []),
    ]),
  ];
}

const NO_QUERY = closed({});

/** Builds the document of a management route; the rest of the OpenAPI entry is derived from these members. */
export function managementRoute<
  D extends TSchema,
  M extends Method,
  const P extends string,
  B extends TSchema | undefined = undefined,
  Q extends TSchema | undefined = undefined,
>(
  route: RouteText<B, Q, D, M, P>,
): ManagementRoute<Read<B>, Read<Q>, D, M, `${typeof MANAGEMENT_PREFIX}${P}`> {
  const { body, query } = route;
  const missing = route.bodyMayBeMissing ? {} : undefined;
  return {
    operationId: route.operationId,
    method: route.method,
    path: `${MANAGEMENT_PREFIX}${route.path}`,
    tag: route.tag,
    summary: route.summary,
    description: route.description,
    parameters: parametersOf(route),
    ...(body ? { body } : {}),
    ...(route.bodyExample ? { bodyExample: route.bodyExample } : {}),
    ...(route.bodyMayBeMissing ? { bodyMayBeMissing: route.bodyMayBeMissing } : {}),
    success: { status: route.status ?? 200, data: route.data },
    errors: errorsOf(route),
    scope: route.scope === null ? null : 'admin',
    readBody: (value) =>
      (body ? readBody(body, value === undefined ? missing : value) : undefined) as Read<B>,
    readQuery: (value) => readQuery(query ?? NO_QUERY, value) as Read<Q>,
  };
}

/** Minimum length of a reason; shorter text can't explain the access later. */
const MIN_REASON_LENGTH = 5;
const MAX_REASON_LENGTH = 300;

const reveal = named('RevealReason', {
  reason: Type.String({
    minLength: MIN_REASON_LENGTH,
    maxLength: MAX_REASON_LENGTH,
    pattern: '\\S.*\\S',
    description:
      'Reason for the access, 5 to 300 characters. The audit log stores it, so do not name a person.',
  }),
});
interface Reveal {
  readonly reason: string;
}

/** A route that returns a record unmasked. */
export type RevealRoute<Query, D extends TSchema> = ManagementRoute<Reveal, Query, D>;

/**
 * Builds the route that returns the same record as another route, unmasked, for roles that receive it masked.
 * @param what name of the record in the summary
 */
export function revealOf<Query, D extends TSchema, const P extends string>(
  operationId: string,
  route: ManagementRoute<undefined, Query, D, 'get', P>,
  what: string,
): ManagementRoute<Reveal, Query, D, 'post', `${P}/reveal`> {
  const base = managementRoute({
    operationId,
    method: 'post',
    path: `${route.path.slice(MANAGEMENT_PREFIX.length)}/reveal`,
    tag: route.tag,
    summary: `Reveal ${what}`,
    description:
      'Returns the same record without masking, for roles that get personal data masked. The audit log records caller, record and reason of each request.',
    body: reveal,
    bodyExample: { reason: 'Complaint 4711: the customer requests their data' },
    data: route.success.data,
  });
  const errors = base.errors.filter((name) => name !== 'conflict');
  return {
    ...base,
    path: `${route.path}/reveal`,
    parameters: route.parameters ?? [],
    errors: [...new Set([...errors, ...route.errors])],
    readQuery: route.readQuery,
    reveals: route,
  };
}
