import { ALL_ROUTES } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_PATH_ALIASES: '/OldService=/RestService' } });
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('paths', () => {
  it.each(['v2', 'v2/', 'v2.0', 'v2.0/'])('POST fraud-api/%s decides, and says v2', async (version) => {
    const { status, data } = await shop.live.send<{ version: string }>(
      'POST',
      `/RestService/fraud-api/${version}`,
      { json: {} },
    );
    expect([status, data.version]).toEqual([200, 'v2']);
  });

  it.each([
    ['GET', 'ip-api/v1/8.8.8.8', undefined],
    ['GET', 'ip-api/v1/8.8.8.8/', undefined],
    ['GET', 'ip-api/v1.1/8.8.8.8', undefined],
    ['POST', 'email-api/v3', { email: 'a@example.com' }],
    ['POST', 'email-api/v3.0/', { email: 'a@example.com' }],
    ['POST', 'phone-api/v2', { phone: '36301234567' }],
    ['POST', 'phone-api/v2.0/', { phone: '36301234567' }],
  ] as const)('%s %s answers', async (method, path, json) => {
    const { status } = await shop.live.send(method, `/RestService/${path}`, json ? { json } : {});
    expect(status).toBe(200);
  });

  it.each([
    '/restservice/fraud-api/v2/',
    '/RestService/Fraud-Api/v2/',
    '/RestService/fraud-api/V2/',
    '/RestService/fraud-api/v9/',
    '/RestService/fraud-api/',
    '/nowhere',
  ])('%s is unknown: paths are case-sensitive', async (url) => {
    const { status, error } = await shop.live.send('POST', url, { json: {} });
    expect([status, error.code]).toEqual([404, '3001']);
  });

  it('maps the extra prefixes of a deployment', async () => {
    const { status } = await server.app
      .inject({
        method: 'POST',
        url: '/OldService/fraud-api/v2/',
        headers: { 'x-api-key': shop.liveKey, 'content-type': 'application/json' },
        payload: '{}',
      })
      .then((answer) => ({ status: answer.statusCode }));
    expect(status).toBe(200);
  });

  it.each([
    ['DELETE', '/RestService/fraud-api/v2/', 'POST'],
    ['GET', '/RestService/fraud-api/v2.0', 'POST'],
    ['POST', '/RestService/ip-api/v1/8.8.8.8', 'GET'],
    ['PUT', '/RestService/email-api/v3/', 'POST'],
    ['POST', '/healthz', 'GET'],
  ] as const)('%s %s is refused with the method that is allowed', async (method, url, allowed) => {
    const { status, error, headers } = await shop.live.send(method, url, { json: {} });
    expect([status, error.code, headers.allow]).toEqual([405, '4005', allowed]);
  });

  it('takes a GET that names a content type and has no body', async () => {
    const { status } = await shop.live.send('GET', '/RestService/ip-api/v1/8.8.8.8', {
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
    expect(status).toBe(200);
  });
});

/** `GET /path/{}` of each route as Fastify reports it; minor-version aliases become their major, but for fraud v1.0. */
function registered(app: AssayServer['app']): ReadonlySet<string> {
  const found = new Set<string>();
  let prefix: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ]*)[├└]── (\S*)(?: \((.*)\))?$/.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    prefix = [...prefix.slice(0, indent.length / 4), part];
    for (const method of methods.split(', ').filter(Boolean)) {
      const path = prefix
        .join('')
        .replace(/:[\w|:{}]+/g, '{}')
        .replace(/(?<!fraud-api\/)(v\d+)\.\d+|(?<=fraud-api\/)(v[2-9])\.\d+/, '$1$2')
        .replace(/(.)\/$/, '$1');
      found.add(`${method} ${path}`);
    }
  }
  return found;
}

/** The pages' own files and the browser packages are no part of the API. */
const isPageFile = (route: string) =>
  /^(GET|HEAD) (\/|\/panel.*|\/assets\/.*|\/js\/.*|\/flow\/.*)$/.test(route);

/** What browsers ask before they call from another origin. */
const isPreflight = (route: string) => route.startsWith('OPTIONS ');

describe('the OpenAPI document', () => {
  it('describes every route that the server has, and no other', () => {
    const documented = ALL_ROUTES.map(
      ({ method, path }) =>
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}').replace(/(.)\/$/, '$1')}`,
    );
    const routes = [...registered(server.app)].filter((route) => !isPageFile(route) && !isPreflight(route));
    expect(routes.sort()).toEqual([...new Set(documented)].sort());
  });

  it('is served as it is published', async () => {
    const answer = await server.app.inject('/openapi.json');
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Assay' } });
  });
});

describe('operation', () => {
  it('reports its health and its metrics', async () => {
    expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await shop.live.send('GET', '/readyz');
    expect(ready).toMatchObject({
      ready: true,
      components: expect.arrayContaining([
        { name: 'database', state: 'ok' },
        { name: 'ip-data', state: 'ok' },
      ]),
    });
    const metrics = await server.app.inject('/metrics');
    expect(metrics.headers['content-type']).toMatch(/^text\/plain/);
    expect(metrics.body).toMatch(/^assay_decisions_total\{state="APPROVE"\} \d+$/m);
    expect(metrics.body).toMatch(/^assay_database_up 1$/m);
  });
});
