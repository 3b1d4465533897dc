import type { DataRoute, Static, TSchema } from '@assay/contract';
import type { Answer } from './idempotency';

/** JSON text of a `T`, for what is kept as it was sent. */
export type JsonOf<T> = string & { readonly '~json': T };

export const jsonOf = <T>(value: T): JsonOf<T> => JSON.stringify(value) as JsonOf<T>;

/** What a route answers, as it is sent, around data that is JSON text already. */
export const answerOfJson = <S extends TSchema>(route: DataRoute<S>, data: JsonOf<Static<S>>): Answer => ({
  status: route.success.status,
  body: `{"success":true,"error":{},"data":${data}}`,
});

/** What a route answers, as it is sent: data that the route's document does not declare does not compile. */
export const answerOf = <S extends TSchema>(route: DataRoute<S>, data: Static<S>): Answer =>
  answerOfJson(route, jsonOf(data));
