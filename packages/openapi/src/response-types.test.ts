import {
  closed,
  integer,
  type ResponseOf,
  type RouteDocument,
  string,
  type TSchema,
  Type,
} from '@assay/contract';
import { MANAGEMENT, managementRoute } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { ROUTES } from './all-routes';

/** `true` if both are the same type. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Operations = typeof ROUTES;
/** Operations whose response lacks a type, so that nothing would enforce their document. */
type Untyped = {
  [Id in keyof Operations]: unknown extends ResponseOf<Operations[Id]> ? Id : never;
}[keyof Operations];

/** The compiler evaluates each type claim: a wrong one fails `npm run typecheck`. */
const holds = <Claim extends true>(claim: Claim) => expect(claim).toBe(true);

describe('response types', () => {
  it('every route declares its response type', () => holds<Same<Untyped, never>>(true));

  it('a route without a data schema does not compile', () => {
    type Declared = Parameters<typeof managementRoute>[0];
    type WithoutData = Omit<Declared, 'data'>;
    type WithoutSuccess = Omit<RouteDocument, 'success'>;
    holds<Same<WithoutData extends Declared ? true : false, false>>(true);
    holds<Same<WithoutSuccess extends RouteDocument ? true : false, false>>(true);
  });

  it('a schema without a type is detected', () => {
    const loose = managementRoute({
      operationId: 'loose',
      method: 'get',
      path: '/loose',
      tag: 'Loose',
      summary: 'Returns any value',
      description: 'Undocumented.',
      data: Type.Unknown() as TSchema,
    });
    holds<Same<unknown extends ResponseOf<typeof loose> ? true : false, true>>(true);
  });

  it('the response type is the read-only type of its schema', () => {
    const rows = managementRoute({
      operationId: 'rows',
      method: 'get',
      path: '/rows/{id}',
      tag: 'Rows',
      summary: 'Rows',
      description: 'Every row.',
      data: closed({ rows: Type.Array(closed({ id: string, note: Type.Optional(integer) })) }),
    });
    type Rows = { readonly rows: readonly { readonly id: string; readonly note?: number }[] };
    holds<Same<ResponseOf<typeof rows>['rows'][number]['id'], string>>(true);
    holds<Rows extends ResponseOf<typeof rows> ? true : false>(true);
    holds<Same<{ rows: { id: number }[] } extends ResponseOf<typeof rows> ? true : false, false>>(true);
    holds<Same<typeof rows.path, '/management-api/v1/rows/{id}'>>(true);
    holds<Same<typeof rows.method, 'get'>>(true);
  });

  it('the name of each route equals its operationId', () => {
    for (const [name, { operationId }] of Object.entries({ ...ROUTES, ...MANAGEMENT }))
      expect(operationId).toBe(name);
  });
});
