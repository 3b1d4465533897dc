import { ALL_ROUTES } from '@assay/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Method } from '../../apps/server/src/testing/client';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_PATH_ALIASES: '/OldService=/RestService' } });
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('paths', () => {
  it.each([
    'v2',
    'v2/',
    'v2.0',
    'v2.0/',
  ])('POST fraud-api/%s scores the transaction and reports v2', async (version) => {
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
    ['POST', 'phone-api/v2', { phone: '+٣٦٣٠١٢٣٤٥٦٧' }],
    ['POST', 'phone-api/v2.0/', { phone: '36301234567' }],
  ] as const)('%s %s responds', async (method, path, json) => {
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
    ['POST', '/RestService/ip-api/v1/8.8.8.8', 'GET, HEAD'],
    ['PUT', '/RestService/email-api/v3/', 'POST'],
    ['POST', '/healthz', 'GET, HEAD'],
  ] as const)('%s %s is refused with the allowed method', async (method, url, allowed) => {
    const { status, error, headers } = await shop.live.send(method, url, { json: {} });
    expect([status, error.code, headers.allow]).toEqual([405, '4005', allowed]);
  });

  it('accepts a GET with a content type and no body', async () => {
    const { status } = await shop.live.send('GET', '/RestService/ip-api/v1/8.8.8.8', {
      headers: { 'content-type': 'application/json', 'content-length': '0' },
    });
    expect(status).toBe(200);
  });
});

const VERSIONED = ALL_ROUTES.filter(({ path }) => /\/v\d+/.test(path)).map((route) => ({
  name: `${route.method.toUpperCase()} ${route.path}`,
  method: route.method.toUpperCase() as Method,
  url: route.path.replace(/\{\w+\}/g, '8.8.8.8'),
}));

describe('minor versions', () => {
  const answerAt = async (method: Method, url: string) => {
    // Without a key, the route rejects the request before anything else.
    const answer = await server.app.inject({ method, url });
    const code = answer.statusCode < 400 ? undefined : answer.json().error.code;
    return [answer.statusCode, code] as const;
  };

  it('are checked on every versioned route', () => {
    expect(VERSIONED.length).toBeGreaterThan(100);
  });

  it.each(VERSIONED)('are accepted for $name', async ({ method, url }) => {
    const major = await answerAt(method, url);
    expect(major[0]).not.toBe(405);
    for (const minor of ['.0', '.1', '.37']) {
      const at = url.replace(/(\/v\d+)(\.\d+)?/, `$1${minor}`);
      expect(await answerAt(method, at), at).toEqual(major);
      expect(await answerAt(method, `${at.replace(/\/$/, '')}/`), at).toEqual(major);
    }
    // The retired label route is followed by an ID, and `v99` could be one.
    if (url.includes('/fraud-api/label/')) return;
    for (const none of ['v99', 'v99.1', 'v1.', 'v2.0.1', 'v1.x', 'V1.0'])
      expect((await answerAt(method, url.replace(/v\d+(\.\d+)?/, none)))[0], none).toBe(404);
  });

  it("don't affect IDs that look like versions", async () => {
    const id = 'v1.7';
    await shop.live.fraud({ transaction_id: id });
    const tags = `/RestService/tag-api/v1.4/tags/${id}`;
    await shop.live.send('POST', `${tags}/add`, { json: { tags: ['seen'] } });
    expect((await shop.live.send('GET', tags)).data).toEqual({ tags: ['seen'] });
    const labelled = await shop.live.send('PUT', '/RestService/fraud-api/label/v9.9', {
      json: { label: 'fraud_detection_fraud' },
    });
    expect([labelled.status, labelled.error.code]).toEqual([400, '1006']);
  });
});

/** Returns `GET /path/{}` for each route registered in Fastify. */
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
        .replace(/(.)\/$/, '$1');
      found.add(`${method} ${path}`);
    }
  }
  return found;
}

/** The files of the pages and the browser packages are not part of the API. */
const isPageFile = (route: string) =>
  /^(GET|HEAD) (\/|\/panel.*|\/docs.*|\/assets\/.*|\/js\/.*|\/flow\/.*)$/.test(route);

/** Requests of browsers before they call from another origin. */
const isPreflight = (route: string) => route.startsWith('OPTIONS ');

describe('OpenAPI document', () => {
  it('describes every route of the server, and no other', () => {
    const documented = ALL_ROUTES.flatMap(({ method, path }) => {
      const major = path
        .replace(/\{\w+\}/g, '{}')
        .replace(/(\/v\d+)\.\d+/, '$1')
        .replace(/(.)\/$/, '$1');
      // RFC 9110 §9.1: HEAD for every GET.
      return method === 'get' ? [`GET ${major}`, `HEAD ${major}`] : [`${method.toUpperCase()} ${major}`];
    });
    const routes = [...registered(server.app)].filter((route) => !isPageFile(route) && !isPreflight(route));
    expect(routes.sort()).toEqual([...new Set(documented)].sort());
  });

  it('is served as published', async () => {
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
