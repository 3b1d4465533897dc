import type { ErrorName } from './errors';
import type { Static, TSchema } from './schema';

/** What the OpenAPI file and the response tests know of one route. */
export interface RouteDocument<Answer extends Success = Success> {
  readonly operationId: string;
  readonly method: Method;
  /** With `{name}` parameters, from the server's root. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: TSchema | JsonSchema;
  /** Left out, `application/json`. */
  readonly bodyType?: string;
  readonly bodyExample?: unknown;
  /** Nothing need be sent: no body at all is an empty one. */
  readonly bodyMayBeMissing?: true;
  readonly success: Answer;
  /** An answer of another status that is no failure in the envelope. */
  readonly otherwise?: Success & { readonly description: string };
  readonly errors: readonly ErrorName[];
  /** What its failures look like; left out, the common envelope. */
  readonly failure?: JsonSchema;
  /** Scope of the key; null = no key is needed. */
  readonly scope: string | null;
  /** The route whose answer this one gives in the clear, for a reason. */
  readonly reveals?: RouteDocument;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
  readonly description: string;
  /** Left out, only what stands in the path has to be there. */
  readonly required?: true;
}

/** Of every route that runs at most once for a key. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', maxLength: 255 },
  description: 'Replays the first answer for 24 hours; the same key with another body is 409',
};

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** `data` goes out inside the envelope. */
export interface Enveloped<S extends TSchema = TSchema> {
  readonly status: number;
  readonly data: S;
}

/** `plain` is the body itself. */
interface Plain<S extends TSchema = TSchema> {
  readonly status: number;
  readonly plain: { readonly type: string; readonly schema: S };
}

export type Success = Enveloped | Plain;

/** A route that answers `data` in the envelope. */
export type DataRoute<S extends TSchema = TSchema> = RouteDocument<Enveloped<S>>;

/** What a route answers: `data` of the envelope, or the whole body of a route without one. */
export type AnswerOf<R extends RouteDocument> =
  R extends RouteDocument<Enveloped<infer S>>
    ? Static<S>
    : R extends RouteDocument<Plain<infer S>>
      ? Static<S>
      : never;

/** Keeps what is special to one route, the type of its answer above all. */
export const documented = <const R extends RouteDocument>(route: R): R => route;

export type JsonSchema = { readonly [keyword: string]: unknown };
