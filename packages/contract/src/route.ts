import type { ErrorName } from './errors';
import type { Static, TSchema } from './schema';

/** Description of one route for the OpenAPI document and the response tests. */
export interface RouteDocument<Answer extends Success = Success> {
  readonly operationId: string;
  readonly method: Method;
  /** With `{name}` parameters, from the server root. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: TSchema | JsonSchema;
  /** Default: `application/json`. */
  readonly bodyType?: string;
  readonly bodyExample?: unknown;
  /** The body is optional: a missing body is read as an empty one. */
  readonly bodyMayBeMissing?: true;
  readonly success: Answer;
  /** A response with another status that is not a failure in the envelope. */
  readonly otherwise?: Success & { readonly description: string };
  readonly errors: readonly ErrorName[];
  /** Schema of its failures; default: the common envelope. */
  readonly failure?: JsonSchema;
  /** Required key scope; null = no key is needed. */
  readonly scope: string | null;
  /** The route whose response this one returns unmasked, for a stated reason. */
  readonly reveals?: RouteDocument;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
  readonly description: string;
  /** Default: only path parameters are required. */
  readonly required?: true;
}

/** Header of every route that runs at most once per key. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description:
    'Key of the request: a repetition within 24 hours returns the first response; another body returns 409',
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `data` is sent in the envelope. */
export interface Enveloped<S extends TSchema = TSchema> {
  readonly status: number;
  readonly data: S;
}

/** `plain` is the whole body. */
interface Plain<S extends TSchema = TSchema> {
  readonly status: number;
  readonly plain: { readonly type: string; readonly schema: S };
}

export type Success = Enveloped | Plain;

/** A route that returns `data` in the envelope. */
export type DataRoute<S extends TSchema = TSchema> = RouteDocument<Enveloped<S>>;

/** Response type of a route: `data` of the envelope, or the whole body of a route without one. */
export type ResponseOf<R extends RouteDocument> =
  R extends RouteDocument<Enveloped<infer S>>
    ? Static<S>
    : R extends RouteDocument<Plain<infer S>>
      ? Static<S>
      : never;

/** Preserves the literal type of a route, in particular the type of its response. */
export const documented = <const R extends RouteDocument>(route: R): R => route;

export type JsonSchema = { readonly [keyword: string]: unknown };
