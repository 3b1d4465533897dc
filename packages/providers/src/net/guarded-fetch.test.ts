import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type LoopbackHttp,
  loopbackNetwork,
  type Respond,
  startLoopbackHttp,
} from '../testing/loopback-http';
import { selfSigned } from '../testing/self-signed';
import { createAddressPolicy } from './address-policy';
import { createGuardedFetch } from './guarded-fetch';

const servers: LoopbackHttp[] = [];
const fetch = createGuardedFetch(loopbackNetwork);
const text = (body: Uint8Array) => Buffer.from(body).toString();

async function serve(respond: Respond, tls?: { key: string; cert: string }): Promise<LoopbackHttp> {
  const server = await startLoopbackHttp(respond, tls);
  servers.push(server);
  return server;
}

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

describe('createGuardedFetch', () => {
  it('sends method, headers and body and reads the response', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(201, { 'x-a': ['1', '2'] }).end('made'),
    );
    const response = await fetch(`${server.baseUrl}/things?q=1`, {
      method: 'POST',
      headers: { 'x-key': 'k' },
      body: 'häh',
    });
    expect(response).toMatchObject({ status: 201, url: `${server.baseUrl}/things?q=1` });
    expect(response.headers['x-a']).toBe('1, 2');
    expect(text(response.body)).toBe('made');
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/things?q=1', body: 'häh' });
    expect(server.requests[0]?.headers).toMatchObject({ 'x-key': 'k', 'content-length': '4' });
  });

  it('decodes compressed bodies, and empty ones with a compressed encoding', async () => {
    const server = await serve(({ method }, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' });
      response.end(method === 'HEAD' ? undefined : gzipSync('unpacked'));
    });
    expect(text((await fetch(server.baseUrl)).body)).toBe('unpacked');
    expect((await fetch(server.baseUrl, { method: 'HEAD' })).body).toHaveLength(0);
  });

  it('reuses connections with keepAlive', async () => {
    const sockets = new Set<unknown>();
    const server = await serve((_request, response) => {
      sockets.add(response.socket);
      response.end('x');
    });
    const keeping = createGuardedFetch(loopbackNetwork, { reuseConnections: true });
    for (let i = 0; i < 3; i++) await keeping(server.baseUrl);
    expect(sockets.size).toBe(1);
  });
});

describe('reused connection that the server closes', () => {
  it('is retried for a GET, and not for a POST', async () => {
    const used = new Set<unknown>();
    const server = await serve((_request, response) => {
      // Close any connection that is used a second time.
      if (used.has(response.socket)) response.destroy();
      else response.end('x');
      used.add(response.socket);
    });
    const keeping = createGuardedFetch(loopbackNetwork, { reuseConnections: true });
    await keeping(server.baseUrl);
    expect((await keeping(server.baseUrl)).status).toBe(200);
    await expect(keeping(server.baseUrl, { method: 'POST', body: 'b' })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET', 'POST']);
  });
});

describe('address checks', () => {
  const publicOnly = { policy: createAddressPolicy(), resolve: async () => ['127.0.0.1'] };

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://0/',
    'http://innocent.example/',
  ])('refuse %s', async (url) => {
    await expect(createGuardedFetch(publicOnly)(url)).rejects.toMatchObject({ kind: 'forbidden-address' });
  });

  it('refuse a name with a private address among public ones', async () => {
    const mixed = { policy: createAddressPolicy(), resolve: async () => ['8.8.8.8', '10.0.0.1'] };
    await expect(createGuardedFetch(mixed)('http://mixed.example/')).rejects.toMatchObject({
      kind: 'forbidden-address',
    });
  });

  it('resolve a name once and connect to the checked addresses', async () => {
    const server = await serve((request, response) => response.end(request.headers.host));
    // A rebinding attack passes the check with a different second answer.
    const answers = [['127.0.0.1'], ['169.254.169.254']];
    let asked = 0;
    const rebinding = { policy: loopbackNetwork.policy, resolve: async () => answers[asked++] ?? [] };
    const response = await createGuardedFetch(rebinding)(`http://rebind.example:${server.port}/`);
    expect(text(response.body)).toBe(`rebind.example:${server.port}`);
    expect(asked).toBe(1);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.test/',
    'http://user:secret@example.test/',
    'nonsense',
  ])('refuse the URL %s', async (url) => {
    await expect(fetch(url)).rejects.toMatchObject({ kind: 'forbidden-url' });
  });

  it("don't include the URL in the error", async () => {
    await expect(fetch('http://user:secret@example.test/')).rejects.toThrow(/^[^:]*$/);
  });
});

describe('redirects', () => {
  it('are returned unchanged unless they are followed', async () => {
    const server = await serve((_request, response) => response.writeHead(302, { location: '/next' }).end());
    expect(await fetch(server.baseUrl)).toMatchObject({ status: 302 });
  });

  it('are followed up to the limit', async () => {
    const server = await serve(({ url }, response) => {
      const n = Number(url.slice(1));
      if (n > 0) response.writeHead(302, { location: `/${n - 1}` }).end();
      else response.end('arrived');
    });
    const response = await fetch(`${server.baseUrl}/3`, { maxRedirects: 3 });
    expect(text(response.body)).toBe('arrived');
    expect(response.url).toBe(`${server.baseUrl}/0`);
    await expect(fetch(`${server.baseUrl}/4`, { maxRedirects: 3 })).rejects.toMatchObject({
      kind: 'too-many-redirects',
    });
  });

  it.each([
    'http://169.254.169.254/',
    'http://10.0.0.1/',
    'http://[::1]:1/',
  ])('to %s are refused', async (location) => {
    const server = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetch(server.baseUrl, { maxRedirects: 5 })).rejects.toMatchObject({
      kind: 'forbidden-address',
    });
  });

  it('to another scheme are refused', async () => {
    const server = await serve((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    await expect(fetch(server.baseUrl, { maxRedirects: 5 })).rejects.toMatchObject({ kind: 'forbidden-url' });
  });

  it('to another origin drop the headers that may be secret', async () => {
    const other = await serve((_request, response) => response.end());
    const server = await serve((_request, response) =>
      response.writeHead(302, { location: other.baseUrl }).end(),
    );
    await fetch(server.baseUrl, { maxRedirects: 1, headers: { 'x-api-key': 'secret', accept: 'text/html' } });
    expect(other.requests[0]?.headers.accept).toBe('text/html');
    expect(other.requests[0]?.headers).not.toHaveProperty('x-api-key');
  });

  it('turn a POST into a GET, or repeat it only at the same origin', async () => {
    const other = await serve((_request, response) => response.end());
    const server = await serve(({ url }, response) => {
      if (url === '/302') response.writeHead(302, { location: '/done' }).end();
      else if (url === '/307') response.writeHead(307, { location: '/done' }).end();
      else if (url === '/away') response.writeHead(308, { location: other.baseUrl }).end();
      else response.end();
    });
    const post = { method: 'POST', body: 'b', maxRedirects: 1 } as const;
    await fetch(`${server.baseUrl}/302`, post);
    await fetch(`${server.baseUrl}/307`, post);
    await expect(fetch(`${server.baseUrl}/away`, post)).rejects.toMatchObject({ kind: 'forbidden-url' });
    expect(
      server.requests.filter(({ url }) => url === '/done').map(({ method, body }) => [method, body]),
    ).toEqual([
      ['GET', ''],
      ['POST', 'b'],
    ]);
    expect(other.requests).toHaveLength(0);
  });
});

describe('limits', () => {
  it('stop a body that is too large, compressed or not', async () => {
    const server = await serve(({ url }, response) => {
      if (url === '/bomb')
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(500_000)));
      else response.end(Buffer.alloc(2_000));
    });
    await expect(fetch(server.baseUrl, { maxBytes: 1_999 })).rejects.toMatchObject({ kind: 'too-large' });
    await expect(fetch(`${server.baseUrl}/bomb`, { maxBytes: 100_000 })).rejects.toMatchObject({
      kind: 'too-large',
    });
    expect((await fetch(server.baseUrl, { maxBytes: 2_000 })).body).toHaveLength(2_000);
  });

  it('end an exchange that hangs before or within the body', async () => {
    const server = await serve(({ url }, response) => {
      if (url === '/half') response.writeHead(200, { 'content-length': '10' }).write('half');
    });
    for (const path of ['/', '/half']) {
      await expect(fetch(server.baseUrl + path, { timeoutMs: 50 })).rejects.toMatchObject({
        kind: 'timeout',
      });
    }
    await expect(fetch(server.baseUrl, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'timeout',
    });
  });
});

describe('failures', () => {
  it('report a body that breaks off or cannot be decoded', async () => {
    const server = await serve(({ url }, response) => {
      if (url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
      else {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half', () => response.destroy());
      }
    });
    await expect(fetch(`${server.baseUrl}/broken`)).rejects.toMatchObject({ kind: 'malformed' });
    await expect(fetch(`${server.baseUrl}/half`)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it.each([
    '/broken',
    '/half',
  ])('return the status and the readable part of a damaged body: %s', async (path) => {
    const server = await serve(({ url }, response) => {
      if (url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip');
      else {
        response.writeHead(200, { 'content-length': '10' });
        response.write('half', () => response.destroy());
      }
    });
    const answer = await fetch(`${server.baseUrl}${path}`, { damaged: 'cut', maxBytes: 100 });
    expect(answer.status).toBe(200);
    expect(Buffer.from(answer.body).toString()).toBe(path === '/half' ? 'half' : '');
  });

  it('report a port without a listener', async () => {
    await expect(fetch('http://127.0.0.1:1/')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('report a server with another protocol', async () => {
    const server = createServer((socket) => void socket.end('220 mail.example.test ESMTP\r\n'));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ kind: 'malformed' });
    await expect(fetch(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({ kind: 'tls' });
    server.close();
  });
});

const certificate = selfSigned('gateway.test');

describe.skipIf(certificate === null)('TLS (skipped if the openssl command is missing)', () => {
  it('checks the certificate against the name, at the pinned address', async () => {
    const server = await serve((_request, response) => response.end('secret'), certificate!);
    const trusting = createGuardedFetch(loopbackNetwork, { ca: certificate!.cert });
    expect(text((await trusting(`https://gateway.test:${server.port}/`)).body)).toBe('secret');
    await expect(trusting(`https://other.test:${server.port}/`)).rejects.toMatchObject({ kind: 'tls' });
    await expect(fetch(`https://gateway.test:${server.port}/`)).rejects.toMatchObject({ kind: 'tls' });
    expect(server.requests).toHaveLength(1);
  });
});
