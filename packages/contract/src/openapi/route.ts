import type { ErrorName } from '../errors';
import type { TSchema } from '../schema';

/** What the OpenAPI file and the response tests know of one route. */
export interface RouteDocument {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` parameters, from the server's root. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: TSchema | JsonSchema;
  readonly bodyExample?: unknown;
  readonly success: Success;
  /** An answer of another status that is no failure in the envelope. */
  readonly otherwise?: Success & { readonly description: string };
  readonly errors: readonly ErrorName[];
  /** What its failures look like; left out, the common envelope. */
  readonly failure?: JsonSchema;
  /** Scope of the key; null = no key is needed. */
  readonly scope: string | null;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: JsonSchema;
  readonly description: string;
}

/** `data` goes out inside the envelope; `plain` is the body itself. */
export type Success =
  | { readonly status: number; readonly data: TSchema | JsonSchema }
  | { readonly status: number; readonly plain: { readonly type: string; readonly schema: JsonSchema } };

export type JsonSchema = { readonly [keyword: string]: unknown };
