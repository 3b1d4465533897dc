import type { AnswerOf } from '@assay/contract';
import type { MANAGEMENT_PREFIX, ManagementRoute } from './document';
import type { MANAGEMENT } from './routes';
import type { STREAM_MANAGEMENT } from './streams';

type Routes = typeof MANAGEMENT & typeof STREAM_MANAGEMENT;
type Route = Routes[keyof Routes];

type Below<Path extends string> = Path extends `${typeof MANAGEMENT_PREFIX}${infer Rest}` ? Rest : never;
type Key<R extends Route> = `${Uppercase<R['method']>} ${Below<R['path']>}`;

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

type Read<R> = R extends ManagementRoute<infer Body, infer Query> ? { body: Body; query: Query } : never;

/**
 * The management API by `METHOD /path` below its prefix: what each operation takes and what it answers, as its route
 * documents it. Types only, so that a page that calls it carries no schemas.
 */
export type ManagementApi = {
  readonly [R in Route as Key<R>]: {
    /** Values for the `{name}` parts of the path. */
    readonly params: { readonly [name in ParameterNames<R['path']>]: string | number };
    /** undefined = it takes none. */
    readonly query: Read<R>['query'];
    readonly body: Read<R>['body'];
    readonly data: AnswerOf<R>;
  };
};
