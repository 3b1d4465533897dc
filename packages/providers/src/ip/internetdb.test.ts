import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createInternetDbPort } from './ip-lookups';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('InternetDB', () => {
  it('reads ports, names and tags; 404 = nothing found', async () => {
    const endpoint = await vendor(({ url }, response) => {
      if (url === '/8.8.4.4') json(response, 404, { detail: 'No information available' });
      else
        json(response, 200, {
          ip: '8.8.8.8',
          ports: [53, 443, 'x'],
          hostnames: ['dns.google'],
          tags: ['cloud'],
        });
    });
    const port = createInternetDbPort(endpoint);
    expect(await port.lookup('8.8.8.8', unlimited())).toEqual({
      openPorts: [53, 443],
      hostnames: ['dns.google'],
      tags: ['cloud'],
    });
    expect(await port.lookup('8.8.4.4', unlimited())).toEqual({ openPorts: [], hostnames: [], tags: [] });
  });
});
