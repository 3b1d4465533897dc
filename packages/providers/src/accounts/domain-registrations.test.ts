import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createRegistrationsPort } from './domain-registrations';

let server: LoopbackVendor;
afterEach(() => server.close());

async function ask(respond: Respond) {
  server = await startVendor(respond);
  return createRegistrationsPort({ ...server.endpoint, apiKey: 'secret' }).lookup(
    'ann@example.org',
    unlimited(),
  );
}

describe('domain registrations by registrant email', () => {
  it("sends the request in the service's format", async () => {
    const found = await ask((_request, response) => json(response, 200, { status: 1, total_results: 0 }));
    expect(found).toEqual({ total: 0, domains: [] });
    expect(server.requests[0]?.url).toBe('/?key=secret&reverse=whois&email=ann%40example.org');
  });

  it.each([
    ['a refusal', 200, { status: 0, status_reason: 'Invalid API Key' }, 'unauthorised'],
    ['another layout', 200, { count: 3 }, 'malformed'],
    ['an invalid count', 200, { status: 1, total_results: 'many' }, 'malformed'],
    ['a rate limit', 429, {}, 'rate-limited'],
    ['a server error', 500, {}, 'server-error'],
  ])('reports %s as a failure', async (_what, status, body, kind) => {
    await expect(ask((_request, response) => json(response, status, body))).rejects.toMatchObject({ kind });
  });

  it.each([
    ['an HTML page', 'text/html', '<html>', 'unexpected-content'],
    ['a truncated response', 'application/json', '{"status":1,', 'malformed'],
    ['an empty body', 'application/json', '', 'malformed'],
  ])('reports %s as a failure', async (_what, type, body, kind) => {
    const found = ask((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(body);
    });
    await expect(found).rejects.toMatchObject({ kind });
  });
});
