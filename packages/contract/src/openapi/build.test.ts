import { describe, expect, it } from 'vitest';
import { ERRORS } from '../errors';
import { buildOpenApi } from './build';
import { FRAUD_ROUTES, LOOKUP_ROUTES, OPERATION_ROUTES } from './routes';

const routes = [...FRAUD_ROUTES, ...LOOKUP_ROUTES, ...OPERATION_ROUTES];
const document = buildOpenApi(routes, { version: '1.0.0', server: '/' });

describe('the OpenAPI document', () => {
  it('has one operation for every route', () => {
    const operations = Object.values(document.paths as object).flatMap(
      (path: object) => Object.values(path) as { operationId: string }[],
    );
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(
      routes.map((route) => route.operationId).sort(),
    );
  });

  it('names every catalogue code in the failure envelope', () => {
    expect(JSON.stringify((document.components as { schemas: object }).schemas)).toContain('"4001"');
    for (const { code } of Object.values(ERRORS))
      expect(JSON.stringify(document.components)).toContain(`"${code}"`);
  });

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });
});
