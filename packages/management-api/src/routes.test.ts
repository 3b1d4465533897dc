import { describe, expect, it } from 'vitest';
import { MANAGEMENT } from './routes';

describe('MANAGEMENT_ROUTES', () => {
  it('have unique names, and examples that their schemas accept', () => {
    const routes = Object.entries(MANAGEMENT);
    expect(routes.map(([name, route]) => [name, route.operationId])).toEqual(
      routes.map(([name]) => [name, name]),
    );
    for (const [, route] of routes) {
      if (route.bodyExample !== undefined)
        expect(route.readBody(route.bodyExample)).toEqual(route.bodyExample);
    }
  });
});
