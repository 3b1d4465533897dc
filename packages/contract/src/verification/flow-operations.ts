import type { AnswerOf } from '../route';
import type { Static, TSchema } from '../schema';
import type { VERIFICATION_ROUTES } from './routes';
import type { FLOW_PREFIX } from './steps';

type Below<Path extends string> = Path extends `${typeof FLOW_PREFIX}${infer Rest}` ? Rest : never;
type Route = Extract<
  (typeof VERIFICATION_ROUTES)[keyof typeof VERIFICATION_ROUTES],
  { readonly path: `${typeof FLOW_PREFIX}${string}` }
>;

/**
 * The flow API by `METHOD /path` below its prefix: what each operation takes and answers, as its route documents it.
 * Types only, so that the page carries no schemas.
 */
export type FlowOperations = {
  readonly [R in Route as `${Uppercase<R['method']>} ${Below<R['path']>}`]: {
    /** undefined = it takes none. */
    readonly body: R extends { readonly body: infer B extends TSchema } ? Static<B> : undefined;
    readonly data: AnswerOf<R>;
  };
};
