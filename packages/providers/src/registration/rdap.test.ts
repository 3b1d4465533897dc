import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedFetch } from '../net/guarded-fetch';
import {
  json,
  type LoopbackHttp,
  loopbackNetwork,
  type Respond,
  startLoopbackHttp,
} from '../testing/loopback-http';
import { unlimited } from '../testing/source-context';
import { createRdapPort } from './rdap';
import { readRdapBootstrap } from './rdap-bootstrap';

const servers: LoopbackHttp[] = [];
const document = { objectClassName: 'domain', ldhName: 'example.test', events: [] };

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function registry(respond: Respond): Promise<LoopbackHttp> {
  const server = await startLoopbackHttp(respond);
  servers.push(server);
  return server;
}

function port(...urls: string[]) {
  const bootstrap = readRdapBootstrap({ services: [[['test'], urls]] })!;
  return createRdapPort({
    bootstrap: async () => bootstrap,
    fetch: createGuardedFetch(loopbackNetwork),
    userAgent: 'Assay-test',
  });
}

describe('RDAP', () => {
  it('queries the registry of the TLD and returns the raw document with the parsed one', async () => {
    const server = await registry((_request, response) =>
      json(response, 200, document, { 'content-type': 'application/rdap+json' }),
    );
    const answer = await port(`${server.baseUrl}/rdap`).lookup('Example.TEST', unlimited());
    expect(answer).toMatchObject({
      domain: 'example.test',
      registered: true,
      source: 'rdap',
      server: `127.0.0.1:${server.port}`,
      rdap: { ldhName: 'example.test' },
      rdapJson: document,
      whoisText: null,
    });
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/rdap/domain/example.test' });
    expect(server.requests[0]?.headers.accept).toMatch(/^application\/rdap\+json/);
  });

  it('queries in punycode', async () => {
    const server = await registry((_request, response) => response.writeHead(404).end());
    await port(server.baseUrl).lookup('bücher.test', unlimited());
    expect(server.requests[0]?.url).toBe('/domain/xn--bcher-kva.test');
  });

  it('reads 404 as "not registered"', async () => {
    const server = await registry((_request, response) => response.writeHead(404).end());
    expect(await port(server.baseUrl).lookup('free.test', unlimited())).toMatchObject({
      registered: false,
      rdap: null,
    });
  });

  it('follows redirects to another server and reports the final one', async () => {
    const second = await registry((_request, response) => json(response, 200, document));
    const first = await registry(({ url }, response) =>
      response.writeHead(301, { location: second.baseUrl + url }).end(),
    );
    expect(await port(first.baseUrl).lookup('example.test', unlimited())).toMatchObject({
      server: `127.0.0.1:${second.port}`,
    });
  });

  it('tries the registry’s other URL after a failure, but not after a rate limit', async () => {
    const failing = await registry((_request, response) => response.writeHead(500).end());
    const limiting = await registry((_request, response) =>
      response.writeHead(429, { 'retry-after': '9' }).end(),
    );
    const working = await registry((_request, response) => json(response, 200, document));
    expect(await port(failing.baseUrl, working.baseUrl).lookup('example.test', unlimited())).toMatchObject({
      registered: true,
    });
    await expect(
      port(limiting.baseUrl, working.baseUrl).lookup('example.test', unlimited()),
    ).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterMs: 9_000,
    });
    expect(working.requests).toHaveLength(1);
  });

  it.each([
    [
      'a redirect into the own network',
      { status: 302, headers: { location: 'http://10.0.0.1/' } },
      'forbidden-address',
    ],
    ['a redirect loop', { status: 302, headers: { location: '/domain/example.test' } }, 'too-many-redirects'],
    [
      'a web page',
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<html>' },
      'unexpected-content',
    ],
    [
      'a truncated document',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"a"' },
      'malformed',
    ],
    [
      'an unexpected object',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{}' },
      'malformed',
    ],
    [
      'an oversized response',
      { status: 200, headers: { 'content-type': 'application/json' }, body: `"${'x'.repeat(600_000)}"` },
      'too-large',
    ],
  ])('fails on %s', async (_what, {
    status,
    headers,
    body,
  }: { status: number; headers: object; body?: string }, kind) => {
    const server = await registry((_request, response) =>
      response.writeHead(status, { ...headers }).end(body),
    );
    await expect(port(server.baseUrl).lookup('example.test', unlimited())).rejects.toMatchObject({ kind });
  });

  it('returns null for a TLD without RDAP', async () => {
    expect(await port('http://127.0.0.1:1/').lookup('example.nowhere', unlimited())).toBeNull();
  });
});
