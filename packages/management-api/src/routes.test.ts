import { describe, expect, it } from 'vitest';
import { MANAGEMENT } from './routes';

describe('the published routes', () => {
  it('have names of their own, and examples that they themselves accept', () => {
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
