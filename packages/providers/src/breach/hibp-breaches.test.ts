import { afterEach, describe, expect, it } from 'vitest';
import { json, type Respond } from '../testing/loopback-http';
import { type LoopbackVendor, startVendor } from '../testing/loopback-vendor';
import { unlimited } from '../testing/source-context';
import { createHibpPort } from './breaches';

let server: LoopbackVendor;

afterEach(() => server.close());

async function vendor(respond: Respond) {
  server = await startVendor(respond);
  return server.endpoint;
}

describe('Have I Been Pwned v3', () => {
  const breach = {
    Name: 'Adobe',
    Title: 'Adobe',
    Domain: 'adobe.com',
    BreachDate: '2013-10-04',
    AddedDate: '2013-12-04T00:00:00Z',
    PwnCount: 152445165,
    DataClasses: ['Email addresses', 'Passwords'],
    IsVerified: true,
    IsSpamList: false,
  };

  it('sends the key and user agent, and reads the breaches, oldest first', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, [
        breach,
        { ...breach, Name: 'Older', BreachDate: '2010-01-01', DataClasses: null },
      ]),
    );
    const port = createHibpPort({ ...endpoint, baseUrl: `${endpoint.baseUrl}/api/v3/`, apiKey: 'key' });
    const answer = await port.lookup('A+b/c@Example.test', unlimited());
    expect(answer?.breaches.map(({ name }) => name)).toEqual(['Older', 'Adobe']);
    expect(answer?.breaches[1]).toEqual({
      name: 'Adobe',
      title: 'Adobe',
      domain: 'adobe.com',
      date: '2013-10-04',
      accounts: 152445165,
      dataClasses: ['Email addresses', 'Passwords'],
      verified: true,
      spamList: false,
    });
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/v3/breachedaccount/a%2Bb%2Fc%40example.test?truncateResponse=false',
    });
    expect(server.requests[0]?.headers).toMatchObject({ 'hibp-api-key': 'key', 'user-agent': 'Assay-test' });
  });

  it('reads 404 as "in no breach"', async () => {
    const port = createHibpPort({
      ...(await vendor((_request, response) => response.writeHead(404).end())),
      apiKey: 'k',
    });
    expect(await port.lookup('a@example.test', unlimited())).toEqual({ breaches: [] });
  });

  it.each([
    [429, { 'retry-after': '6' }, { kind: 'rate-limited', retryAfterMs: 6_000 }],
    [401, {}, { kind: 'unauthorised' }],
  ])('reports status %i as a failure', async (status, headers, failure) => {
    const endpoint = await vendor((_request, response) => json(response, status, {}, headers));
    await expect(
      createHibpPort({ ...endpoint, apiKey: 'k' }).lookup('a@example.test', unlimited()),
    ).rejects.toMatchObject(failure);
  });

  it('rejects a response that is not a list', async () => {
    const endpoint = await vendor((_request, response) => json(response, 200, { message: 'hello' }));
    await expect(
      createHibpPort({ ...endpoint, apiKey: 'k' }).lookup('a@example.test', unlimited()),
    ).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});
