import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let service: Server;
let server: AssayServer;
let asked = 0;
let respond: (response: ServerResponse) => void;

const answer =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const VERIFIED = {
  result: {
    verdict: { validationGranularity: 'PREMISE' },
    address: {
      postalAddress: {
        addressLines: ['5 Hauptstraße'],
        locality: 'Berlin',
        postalCode: '10115',
      },
    },
  },
};

beforeAll(async () => {
  service = createServer((_request, response) => {
    asked += 1;
    respond(response);
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  server = await startAssay({
    providers: {
      addressVerification: {
        shape: 'google',
        apiKey: 'key',
        baseUrl: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
        allowNetworks: ['127.0.0.0/8'],
        countries: ['DE'],
        cost: { perQuestion: 0.5, perDay: 2 },
        limits: { timeoutMs: 300, cache: { ttlMs: 0, negativeTtlMs: 0 } },
      },
    },
  });
});
afterAll(async () => {
  await server?.close();
  service?.close();
  service?.closeAllConnections();
});
beforeEach(() => {
  asked = 0;
});

const look = async (client: typeof server.owner.live, fields: object) => {
  const { data } = await client.fraud({
    user_country: 'DE',
    user_city: 'Berlin',
    user_zip: '10115',
    ...fields,
    config: {
      address_api: true,
      address: { verify_user_address: true },
      response_fields: 'address_details',
    },
  });
  return data.address_details?.user_address;
};

/** This test sends four queries, which is the limit per day, so the order matters. */
it('verifies by the service, continues if the service fails, and stops at the daily limit', async () => {
  respond = answer(VERIFIED);
  const found = await look(server.owner.live, { user_street: 'Hauptstr. 5' });
  expect(found).toMatchObject({
    status: 'VERIFIED',
    precision: 'PREMISE',
    canonical_full_id: expect.any(String),
    geocoding: null,
    region_specific_details: null,
  });
  const again = await look(server.owner.live, { user_street: 'HAUPTSTRASSE 5' });
  expect(again?.canonical_full_id).toBe(found?.canonical_full_id);
  expect(asked).toBe(2);

  respond = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
  const local = { status: 'PARTIAL', precision: 'LOCALITY' };
  expect(await look(server.owner.live, { user_street: 'Hauptstr. 7' })).toMatchObject(local);
  // The service never responds.
  respond = () => {};
  expect(await look(server.owner.live, { user_street: 'Hauptstr. 9' })).toMatchObject(local);
  expect(asked).toBe(4);

  respond = answer(VERIFIED);
  expect(await look(server.owner.live, { user_street: 'Hauptstr. 11' })).toMatchObject(local);
  expect(asked).toBe(4);
});

it('sends no query for a test key, for a country that is not configured, or without a street', async () => {
  respond = answer(VERIFIED);
  await look(server.owner.test, { user_street: 'Hauptstr. 5' });
  await look(server.owner.live, { user_country: 'FR', user_street: '10 rue de Rivoli' });
  expect(await look(server.owner.live, {})).toBeNull();
  expect(asked).toBe(0);
});

it('counts the verified addresses that services charge for', async () => {
  const { body } = await server.app.inject('/metrics');
  expect(body).toMatch(/^assay_addresses_verified_total\{region="international",account="\d+"\} [1-9]/m);
});
