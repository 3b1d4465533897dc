import { LOOKUP_ROUTES, type RouteDocument } from '@assay/contract';
import { MANAGEMENT_ROUTES } from '@assay/management-api';
import { ALL_ROUTES } from '@assay/openapi';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Client, Method, Send } from '../../apps/server/src/testing/client';
import { addresses, emails, fraudBodies, phones } from './fraud-requests';
import { anything, damaged, mostly, valuesOf } from './schema-values';

/** Number of concurrent requests; they share round trips, like those of many clients. */
const TOGETHER = 25;

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

interface Call {
  readonly method: Method;
  readonly url: string;
  readonly send: Send;
}

/**
 * @throws Error for a response outside its schema, a 5xx that no reserved value causes, or an internal
 *   failure
 */
async function check(client: Client, { method, url, send }: Call): Promise<void> {
  const { status, text } = await client.send(method, url, send);
  const asked = client === shop.test && /"code":"4001"/.test(text);
  if (status >= 500 && !asked) throw new Error(`${method} ${url} answered ${status}: ${text}`);
}

/**
 * Sends a number of generated requests through two clients; a failure reports its seed and the smallest
 * failing requests.
 */
async function sends(
  calls: fc.Arbitrary<Call>,
  count: number,
  [one, other]: readonly [Client, Client] = [shop.live, shop.test],
): Promise<void> {
  const together = fc.array(fc.tuple(fc.boolean(), calls), { minLength: TOGETHER, maxLength: TOGETHER });
  await fc.assert(
    fc.asyncProperty(together, async (batch) => {
      await Promise.all(batch.map(([first, call]) => check(first ? one : other, call)));
      expect(server.takeFaults()).toEqual([]);
    }),
    { numRuns: count / TOGETHER, includeErrorInReport: true },
  );
}

const post = (path: string, body: string | Buffer): Call => ({
  method: 'POST',
  url: `/RestService/${path}`,
  send: { bytes: body },
});

/** Generates bodies of a lookup: the target is mostly valid, the config follows its schema. */
function lookupBodies(
  operationId: 'lookUpEmail' | 'lookUpPhone',
  target: string,
  targets: fc.Arbitrary<unknown>,
) {
  const { config } = LOOKUP_ROUTES[operationId].body.properties;
  const bodies = fc
    .record({ [target]: mostly(targets), config: mostly(valuesOf(config)) }, { requiredKeys: [] })
    .map((body) => JSON.stringify(body));
  return fc.oneof({ weight: 9, arbitrary: bodies }, { weight: 1, arbitrary: damaged(bodies) });
}

/** Half surrogate pairs are not possible in a URL: UTF-8 encoding turns them into U+FFFD. */
const encoded = (value: unknown) =>
  encodeURIComponent(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString());

/** A path segment: any text except the dots that mean a folder. */
const part = fc
  .oneof(
    anything,
    fc.uuid(),
    fc.integer({ min: -1, max: 3 }).map(String),
    fc.constantFrom('blocked_ips', 'HC401'),
  )
  .map(encoded)
  .filter((text) => text.length < 400 && !/^(\.|%2e)*$/i.test(text));

/** Generates GET requests of a documented route with any path and query. */
function getsOf({ path, parameters = [] }: RouteDocument): fc.Arbitrary<Call> {
  const names = [...path.matchAll(/\{\w+\}/g)].map(([name]) => name);
  const queries = parameters.filter((parameter) => parameter.in === 'query');
  const query = fc.record(
    Object.fromEntries(queries.map(({ name, schema }) => [name, mostly(valuesOf(schema))])),
    { requiredKeys: [] },
  );
  return fc.tuple(fc.tuple(...names.map(() => part)), query).map(([values, asked]) => {
    const filled = names.reduce((text, name, index) => text.replace(name, () => values[index] ?? ''), path);
    // Cut off at any place, including the middle of an escape.
    const search = Object.entries(asked).map(
      ([name, value]) => `${name}=${encoded(value ?? '').slice(0, 300)}`,
    );
    const url = search.length > 0 ? `${filled}?${search.join('&')}` : filled;
    return { method: 'GET', url, send: {} };
  });
}

/** Returns requests of a route with an escaped NUL in its path, and in each of its query parameters. */
function withNul({ path, method, body, parameters = [] }: RouteDocument): readonly Call[] {
  const send: Send = body ? { json: {} } : {};
  const filled = path.replace(/\{\w+\}/g, 'a%00b');
  const asked = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `${path.replace(/\{\w+\}/g, '7')}?${name}=a%00b`);
  const urls = path.includes('{') ? [filled, ...asked] : asked;
  return urls.map((url) => ({ method: method.toUpperCase() as Method, url, send }));
}

it('an escaped NUL is refused as documented in every place', async () => {
  const calls = ALL_ROUTES.flatMap(withNul);
  for (const call of calls) await check(server.owner.live, call);
  expect(server.takeFaults()).toEqual([]);
  expect(calls.length).toBeGreaterThan(100);
});

describe('generated requests get valid responses', { timeout: 180_000 }, () => {
  it('from the fraud API', () =>
    sends(
      fraudBodies.map((body) => post('fraud-api/v2/', body)),
      16_000,
    ));

  it('from the email lookup', () =>
    sends(
      lookupBodies('lookUpEmail', 'email', emails).map((body) => post('email-api/v3/', body)),
      3_000,
    ));

  it('from the phone lookup', () =>
    sends(
      lookupBodies('lookUpPhone', 'phone', phones).map((body) => post('phone-api/v2/', body)),
      3_000,
    ));

  it('from the IP lookup', () => {
    const usual = fc
      .tuple(addresses, fc.constantFrom('', '?include=history,flags,id', '?flags_timeframe_days=7'))
      .map(([ip, query]): Call => ({ method: 'GET', url: `/RestService/ip-api/v1/${ip}${query}`, send: {} }));
    return sends(fc.oneof(usual, getsOf(LOOKUP_ROUTES.lookUpIp)), 3_000);
  });

  it('from all read routes of the management API', () => {
    const gets = MANAGEMENT_ROUTES.filter(({ method }) => method === 'get');
    return sends(fc.oneof(...gets.map(getsOf)), 3_000, [shop.live, server.owner.live]);
  });
});
