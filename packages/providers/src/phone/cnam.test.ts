import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createCnamPort } from './phone-lookups';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('CNAM', () => {
  it('sends basic authentication and reads name and type', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        phone_number: '+14159929960',
        caller_name: { caller_name: 'Sergio Suarez', caller_type: 'CONSUMER', error_code: null },
      }),
    );
    const port = createCnamPort({ ...endpoint, username: 'sid', password: 'token' });
    expect(await port.lookup('14159929960', unlimited())).toEqual({
      name: 'Sergio Suarez',
      type: 'CONSUMER',
    });
    expect(server.requests[0]).toMatchObject({ url: '/v2/PhoneNumbers/%2B14159929960?Fields=caller_name' });
    expect(server.requests[0]?.headers.authorization).toBe(
      `Basic ${Buffer.from('sid:token').toString('base64')}`,
    );
  });

  it('distinguishes "no name" from an error of the source', async () => {
    const entries = [null, { caller_name: null, caller_type: null, error_code: null }, { error_code: 60600 }];
    const endpoint = await vendor((_request, response) =>
      json(response, 200, { caller_name: entries.shift() }),
    );
    const port = createCnamPort({ ...endpoint, username: 'u', password: 'p' });
    expect(await port.lookup('14159929960', unlimited())).toBeNull();
    expect(await port.lookup('14159929960', unlimited())).toEqual({ name: null, type: null });
    await expect(port.lookup('14159929960', unlimited())).rejects.toMatchObject({ kind: 'server-error' });
  });
});
