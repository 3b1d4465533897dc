import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { LookupFailure } from '../lookup';
import { createAddressPolicy } from '../net/address-policy';
import { createGuardedFetch } from '../net/guarded-fetch';
import {
  type LoopbackHttp,
  loopbackNetwork,
  type Respond,
  startLoopbackHttp,
} from '../testing/loopback-http';
import { unlimited } from '../testing/source-context';
import { createWebsitePort } from './website';

let http: LoopbackHttp | undefined;
let hanging: Server | undefined;

afterEach(async () => {
  await http?.close();
  hanging?.close();
});

// No server listens on port 1, so https fails there and the http server decides.
async function site(respond: Respond, network = loopbackNetwork) {
  http = await startLoopbackHttp(respond);
  return createWebsitePort({
    fetch: createGuardedFetch(network),
    userAgent: 'Assay-test',
    ports: { https: 1, http: http.port },
  });
}

describe('website_exists', () => {
  it.each([
    [200, true],
    [401, true],
    [403, true],
    [429, true],
    [404, false],
    [410, false],
    [500, null],
    [503, null],
  ])('is derived from status %i: %s', async (status, expected) => {
    const port = await site((_request, response) => response.writeHead(status).end());
    expect(await port.lookup('example.test', unlimited())).toEqual({ website_exists: expected, status });
  });

  it('sends HEAD first, and GET if HEAD is refused', async () => {
    const port = await site(({ method }, response) =>
      response.writeHead(method === 'HEAD' ? 405 : 200).end('hello'),
    );
    expect(await port.lookup('Example.test', unlimited())).toEqual({ website_exists: true, status: 200 });
    expect(http?.requests.map(({ method }) => method)).toEqual(['HEAD', 'GET']);
    expect(http?.requests[0]?.headers).toMatchObject({
      host: `example.test:${http?.port}`,
      'user-agent': 'Assay-test',
    });
  });

  it('follows redirects, but not into the internal network', async () => {
    const port = await site(({ url }, response) => {
      const location = url === '/' ? '/home' : 'http://169.254.169.254/latest/';
      response.writeHead(302, { location }).end();
    });
    expect(await port.lookup('example.test', unlimited())).toEqual({ website_exists: false, status: null });
    expect(http?.requests.map(({ url }) => url)).toEqual(['/', '/home']);
  });

  it('is false for a domain with a private address or without DNS records', async () => {
    const inside = { policy: createAddressPolicy(), resolve: async () => ['10.0.0.1'] };
    expect(await (await site(() => {}, inside)).lookup('example.test', unlimited())).toMatchObject({
      website_exists: false,
    });
    const nowhere = {
      policy: createAddressPolicy(),
      resolve: () => Promise.reject(new LookupFailure('host-not-found')),
    };
    await http?.close();
    expect(await (await site(() => {}, nowhere)).lookup('example.test', unlimited())).toMatchObject({
      website_exists: false,
    });
  });

  it('is true for a server with a broken certificate', async () => {
    // A server on the https port without TLS makes the handshake fail.
    hanging = createServer((socket) => socket.end('no tls here'));
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
    const { port: https } = hanging.address() as { port: number };
    const port = createWebsitePort({
      fetch: createGuardedFetch(loopbackNetwork),
      userAgent: 'Assay-test',
      ports: { https, http: 1 },
    });
    expect(await port.lookup('example.test', unlimited())).toEqual({ website_exists: true, status: null });
  });

  it('times out', async () => {
    const port = await site(() => {});
    const context = { deadline: 0, signal: AbortSignal.timeout(50) };
    await expect(port.lookup('example.test', context)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('accepts only domains', async () => {
    const port = await site(() => {});
    for (const input of ['127.0.0.1', 'localhost', 'example.test/path', 'user@example.test']) {
      expect(await port.lookup(input, unlimited())).toBeNull();
    }
  });
});
