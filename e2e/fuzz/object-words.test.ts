import { ALL_ROUTES } from '@assay/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Method } from '../../apps/server/src/testing/client';

/**
 * Members of every JavaScript object: a lookup table that is a plain object would contain them, unless own
 * members are checked.
 */
const WORDS = ['constructor', '__proto__', 'constructor toString', '12 Constructor St, valueOf'];
/** Number of concurrent requests. */
const TOGETHER = 10;
/** Routes that would revoke the calling key or lock the account. */
const LEFT_OUT = /\/keys\/|\/session$|\/accounts?$/;

let server: AssayServer;
let shop: TestAccount;
beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
}, 180_000);
afterAll(() => server.close());

/** Yields copies of a value, each with a different text replaced. */
function* replaced(value: unknown, word: string): Generator<unknown> {
  if (typeof value === 'string') yield word;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value))
    for (const other of replaced(member, word))
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
}

/** All text fields of a fraud request. */
const PERSON = {
  config: {
    ip_api: true,
    email_api: true,
    phone_api: true,
    aml_api: true,
    address_api: true,
    geolocation_api: true,
  },
  email: 'jane@example.com',
  user_id: 'user-1',
  user_fullname: 'Jane Doe',
  user_firstname: 'Jane',
  user_lastname: 'Doe',
  user_name: 'jane',
  user_country: 'US',
  user_city: 'Springfield',
  user_region: 'IL',
  user_zip: '62701',
  user_street: '1 Main St',
  user_street2: 'Apt 2',
  billing_country: 'US',
  billing_city: 'Springfield',
  billing_region: 'IL',
  billing_zip: '62701',
  billing_street: '1 Main St',
  shipping_country: 'DE',
  shipping_city: 'Berlin',
  shipping_street: 'Allee 1',
  card_fullname: 'Jane Doe',
  payment_mode: 'card',
  order_memo: 'none',
  device_id: 'd-1',
  session_id: 's-1',
  custom_fields: { note: 'a note' },
};

it('names of object members are ordinary values in every field of a request', async () => {
  const calls = ALL_ROUTES.filter(({ path, bodyExample }) => bodyExample && !LEFT_OUT.test(path)).map(
    ({ method, path, bodyExample }) => ({
      method: method.toUpperCase() as Method,
      url: path.replace(/\{\w+\}/g, 'constructor'),
      body: bodyExample as unknown,
    }),
  );
  calls.push({ method: 'POST', url: '/RestService/fraud-api/v2/', body: PERSON });
  const requests = calls.flatMap(({ body, ...call }) =>
    WORDS.flatMap((word) =>
      [...replaced(body, word)].map((payload) => ({ ...call, payload: payload as object })),
    ),
  );
  expect(requests.length).toBeGreaterThan(500);
  const failed: string[] = [];
  let answered = 0;
  for (let sent = 0; sent < requests.length; sent += TOGETHER) {
    await Promise.all(
      requests.slice(sent, sent + TOGETHER).map(async (request) => {
        const { statusCode } = await server.app.inject({
          ...request,
          headers: { 'x-api-key': shop.liveKey },
        });
        if (statusCode >= 500)
          failed.push(`${request.method} ${request.url} ${JSON.stringify(request.payload)}`);
        if (statusCode === 200) answered++;
      }),
    );
  }
  expect([failed.slice(0, 5), server.takeFaults()]).toEqual([[], []]);
  expect(answered).toBeGreaterThan(requests.length / 10);
}, 180_000);
