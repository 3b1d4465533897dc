import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';

let asked = 0;
let server: AssayServer;
let shop: TestAccount;

/** A fictional credit bureau with data on one person. */
const vendor = createServer((_request, response) => {
  asked++;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ people: [{ name: 'Ana Souza', cpf: '39053344705' }] }));
});

beforeAll(async () => {
  vendor.listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const bureau = {
    name: 'bureau',
    baseUrl: `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`,
    types: ['BR_ID_CPF_EXT'] as const,
    request: { path: 'people', body: { number: '{id_value}' } },
    answer: {
      person: {
        full_name: 'people.0.name',
        national_ids: { each: 'people', value: 'cpf' },
      },
    },
    cost: { perQuestion: 0.5, perDay: 1 },
  };
  server = await startAssay({ providers: { allowNetworks: ['127.0.0.0/8'], identity: [bureau] } });
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server.close();
  vendor.close();
  vendor.closeAllConnections();
});

const check = async (client = shop.live) => {
  const config = {
    ekyc_api: true,
    ekyc: { type: 'BR_ID_CPF_EXT' },
    response_fields: 'ekyc_data,ekyc_result',
  };
  const { data } = await client.fraud({ id_value: '39053344705', config });
  return String(data.ekyc_result);
};

describe('identity service', () => {
  it('is not used by a test key', async () => {
    expect(await check(shop.test)).toBe('ERROR');
    expect(asked).toBe(0);
  });

  it('is used until its daily budget is spent, and again the next day', async () => {
    expect([await check(), await check(), await check()]).toEqual(['SUCCESS', 'SUCCESS', 'ERROR']);
    expect(asked).toBe(2);
    server.clock.advance(86_400_000);
    expect(await check()).toBe('SUCCESS');
    expect(asked).toBe(3);
  });
});
