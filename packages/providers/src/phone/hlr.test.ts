import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createHlrPort } from './phone-lookups';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('HLR', () => {
  it('posts the number and reads the networks', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        status: 'connected',
        imsi: '262011234567890',
        serving_msc: '491710760000',
        original: { carrier: 'Telekom', mccmnc: '26201' },
        ported: { carrier: 'Vodafone', mccmnc: '26202' },
        roaming: { carrier: 'Orange', mccmnc: '20801', country: 'fr' },
      }),
    );
    const port = createHlrPort({ ...endpoint, apiKey: 'token' });
    expect(await port.lookup('+491711234567', unlimited())).toEqual({
      status: 'CONNECTED',
      imsi: '262011234567890',
      serving_msc: '491710760000',
      original_carrier: { carrier: 'Telekom', carrier_prefix: '26201' },
      ported_carrier: { carrier: 'Vodafone', carrier_prefix: '26202' },
      roaming_carrier: { carrier: 'Orange', carrier_prefix: '20801', carrier_country: 'FR' },
    });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/hlr',
      body: '{"msisdn":"491711234567"}',
    });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer token');
  });

  it.each([
    ['UNKNOWN_SUBSCRIBER', 'INVALID_MSISDN'],
    ['absent_subscriber', 'ABSENT'],
    ['something new', 'UNDETERMINED'],
  ])('maps the status %s to %s', async (status, expected) => {
    const endpoint = await vendor((_request, response) => json(response, 200, { status }));
    expect(
      await createHlrPort({ ...endpoint, apiKey: 't' }).lookup('491711234567', unlimited()),
    ).toMatchObject({
      status: expected,
      ported_carrier: null,
    });
  });

  it('returns null for 404 and for an invalid number, and rejects a response without a status', async () => {
    const endpoint = await vendor(({ body }, response) => {
      if (body.includes('4917')) json(response, 404, {});
      else json(response, 200, { imsi: '1' });
    });
    const port = createHlrPort({ ...endpoint, apiKey: 't' });
    expect(await port.lookup('491711234567', unlimited())).toBeNull();
    expect(await port.lookup('0171', unlimited())).toBeNull();
    await expect(port.lookup('441711234567', unlimited())).rejects.toMatchObject({ kind: 'malformed' });
  });
});
