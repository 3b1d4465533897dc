import { KEY_SCOPES, type RouteDocument } from '@assay/contract';
import { ALL_ROUTES } from '@assay/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

/**
 * Operations that may be called without a key, with their reason; all others without a key have separate
 * credentials.
 */
const OPEN_TO_ALL = [
  'signIn',
  'beginPasskeySignIn',
  'readSignInMethods',
  'deviceAgentConfig',
  'isAlive',
  'isReady',
  'openApi',
  'metrics',
];

/** Responses for a missing scope in interfaces with a separate error table. */
const OWN_WORDS: { readonly [operation: string]: string } = {
  scoreTransactionV1: '401 1011',
  initWorkflow: '403 FORBIDDEN',
};

/** A caller: a name for messages, and the headers it sends. */
interface Role {
  readonly name: string;
  readonly headers: { readonly [name: string]: string };
  /** Scopes of its key; null = the server doesn't know its key. */
  readonly scopes: readonly string[] | null;
}

let server: AssayServer;
let shop: TestAccount;
let roles: readonly Role[];

const keyed = (name: string, apiKey: string, scopes: Role['scopes']): Role => ({
  name,
  headers: { 'x-api-key': apiKey },
  scopes,
});

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  const made = async (name: string, rest: object): Promise<{ readonly id: string; readonly key: string }> => {
    const { data } = await shop.live.manage('POST', '/keys', { name, ...rest });
    return { id: String(data.id), key: String(data.api_key) };
  };
  const single = await Promise.all(
    KEY_SCOPES.map(async (scope) =>
      keyed(`key for ${scope}`, (await made(scope, { scopes: [scope] })).key, [scope]),
    ),
  );
  const ended = await made('ended', { scopes: [...KEY_SCOPES] });
  await shop.live.manage('DELETE', `/keys/${ended.id}`);
  roles = [
    { name: 'nobody', headers: {}, scopes: null },
    keyed('wrong key', 'assay_live_wrong', null),
    keyed('ended key', ended.key, null),
    { name: 'forged session', headers: { cookie: 'assay_session=AAAA', 'x-assay-panel': '1' }, scopes: null },
    { name: 'forged page', headers: { authorization: 'Bearer eyJhIjoxfQ.AAAA' }, scopes: null },
    ...single,
    keyed('test key for tags', (await made('test', { scopes: ['tags'], kind: 'test' })).key, ['tags']),
  ];
}, 120_000);
afterAll(() => server.close());

/** Returns the response of a route to a role: the status and, for an error, its code. */
type Ask = (
  route: RouteDocument,
  role: Role,
) => Promise<{ readonly status: number; readonly code: string | null }>;

/** Returns a URL of a route with IDs that don't exist. */
const addressOf = ({ path }: RouteDocument) =>
  path.replace(/\{\w+\}/g, '0193a5a0-0000-7000-8000-00000000dead');

const askServer: Ask = async (route, { headers }) => {
  const method = route.method.toUpperCase() as 'POST';
  const { statusCode, payload } = await server.app.inject({ method, url: addressOf(route), headers });
  let code: string | null = null;
  try {
    code = (JSON.parse(payload) as { error?: { code?: string } }).error?.code ?? null;
  } catch {
    // Not every route returns JSON.
  }
  return { status: statusCode, code };
};

/** Returns the cases in which a route's response differs from its documentation. */
async function strayed(ask: Ask, route: RouteDocument, asking: readonly Role[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const role of asking) {
    const { status, code } = await ask(route, role);
    const answered = `${status} ${code}`;
    const place = `${route.operationId} for ${role.name}: ${answered}`;
    const withoutScope = OWN_WORDS[route.operationId] ?? '403 2003';
    if (route.scope === null) {
      if (!OPEN_TO_ALL.includes(route.operationId) && status < 400) found.push(place);
    } else if (role.scopes === null) {
      if (status !== 401 && status !== 402) found.push(place);
    } else if (role.scopes.includes(route.scope)) {
      // Some routes are only for the owner's account; its live key is refused with the same response.
      if ([401, 402, 403].includes(status) && answered !== '403 2003') found.push(place);
    } else if (answered !== withoutScope) found.push(place);
  }
  return found;
}

describe('every route', () => {
  const all = ALL_ROUTES.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);

  it('is tested', () => {
    expect(all.length).toBeGreaterThan(150);
  });

  it.each(all)('%s accepts exactly the callers with its scope', async (_name, route) => {
    expect(await strayed(askServer, route, roles)).toEqual([]);
  });

  it('without authentication would be found', async () => {
    const route = ALL_ROUTES.find(({ operationId }) => operationId === 'listKeys')!;
    const forgets: Ask = async () => ({ status: 200, code: null });
    const found = await strayed(forgets, route, roles);
    expect(found).toHaveLength(roles.filter(({ scopes }) => !scopes?.includes('admin')).length);
    const asksForLess: Ask = (asked, role) => askServer({ ...asked, path: '/tags-api/v1/values' }, role);
    expect((await strayed(asksForLess, { ...route, scope: 'tags' }, roles)).length).toBeGreaterThan(0);
  });
});

it('an erasure of one account is unknown to another, in every request', async () => {
  const stranger = await server.newAccount('Stranger');
  const path = '/RestService/erase-api/v2';
  const json = { domains: ['FRAUD'], user_ids: ['u-1'] };
  const asked = await shop.live.send<{ request_id: string }>('POST', path, { json });
  expect(asked.status).toBe(200);
  const url = `${path}/${asked.data.request_id}`;
  expect((await shop.live.send('GET', url)).status).toBe(200);
  for (const client of [stranger.live, server.owner.live]) {
    const { status, error } = await client.send('GET', url);
    expect([status, error.code]).toEqual([404, '3001']);
  }
});
