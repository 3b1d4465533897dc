import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { operationRoutes } from './health';
import { insideOf, isLoopback, PRIVATE_NETWORKS } from './inside';

function askedFrom(remoteAddress: string, from = PRIVATE_NETWORKS) {
  const app = Fastify();
  operationRoutes(app, {
    inside: insideOf(from),
    components: async () => [{ name: 'database', state: 'ok' }],
    metrics: async () => ({ type: 'text/plain', text: 'up 1\n' }),
    openapi: () => ({}),
  });
  return (url: string) => app.inject({ method: 'GET', url, remoteAddress });
}

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:10.1.2.3',
  '192.168.7.7',
  'fd12::1',
  'fe80::1%eth0',
])('metrics and the state of components are shown to %s', async (address) => {
  const ask = askedFrom(address);
  expect((await ask('/metrics')).body).toBe('up 1\n');
  expect((await ask('/readyz')).json()).toEqual({
    ready: true,
    components: [{ name: 'database', state: 'ok' }],
  });
});

it.each([
  '8.8.8.8',
  '2a00::1',
  '::ffff:8.8.8.8',
  '172.32.0.1',
])('metrics return 404 for %s, and readiness shows only the overall state', async (address) => {
  const ask = askedFrom(address);
  const metrics = await ask('/metrics');
  expect(metrics.statusCode).toBe(404);
  expect(metrics.json().error.code).toBe('3001');
  const ready = await ask('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }]);
  expect((await ask('/healthz')).statusCode).toBe(200);
});

it('operators can configure other networks', async () => {
  expect((await askedFrom('203.0.113.9', ['203.0.113.0/24'])('/metrics')).statusCode).toBe(200);
  expect((await askedFrom('127.0.0.1', ['203.0.113.0/24'])('/metrics')).statusCode).toBe(404);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
])('isLoopback of %s is %s', (host, alone) => {
  expect(isLoopback(host)).toBe(alone);
});
