import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createBinlistPort } from './binlist';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('binlist v3', () => {
  it('sends the version header and at most eight digits', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        number: { length: 16, luhn: true },
        scheme: 'visa',
        type: 'debit',
        brand: 'Visa Classic',
        prepaid: false,
        country: { numeric: '208', alpha2: 'dk', name: 'Denmark' },
        bank: { name: 'Jyske Bank', url: 'www.jyskebank.dk', phone: '+4589893300', city: 'Hjørring' },
      }),
    );
    expect(await createBinlistPort(endpoint).lookup('457173604321', unlimited())).toEqual({
      scheme: 'visa',
      type: 'debit',
      brand: 'Visa Classic',
      prepaid: false,
      countryCode: 'DK',
      countryName: 'Denmark',
      bankName: 'Jyske Bank',
      bankUrl: 'www.jyskebank.dk',
      bankPhone: '+4589893300',
      bankCity: 'Hjørring',
    });
    expect(server.requests[0]).toMatchObject({ url: '/45717360', headers: { 'accept-version': '3' } });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('reads partial responses, and returns null for 404', async () => {
    const endpoint = await vendor(({ url }, response) => {
      if (url === '/400000') response.writeHead(404).end();
      else json(response, 200, { scheme: 'mastercard', bank: {}, country: null, prepaid: 'no' });
    });
    const port = createBinlistPort({ ...endpoint, apiKey: 'k' });
    expect(await port.lookup('510000', unlimited())).toMatchObject({
      scheme: 'mastercard',
      type: null,
      prepaid: null,
      countryCode: null,
      bankName: null,
    });
    expect(await port.lookup('400000', unlimited())).toBeNull();
    expect(await port.lookup('12345', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer k');
  });
});
