import { createHmac } from 'node:crypto';
import { keyHasher } from '@assay/store';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { exportPerson } from '../privacy/erase/export-person';
import { personScope } from '../privacy/erase/scope';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import type { Client, Json } from '../testing/client';
import { deploymentKeysOf } from '../testing/test-keys';
import { type Answer, type EndpointServer, startEndpoint } from './testing/endpoint-server';
import { until } from './testing/until';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true' } });
});
afterAll(() => server.close());

const endpoints: EndpointServer[] = [];
const open = async (answer?: Answer, answerPing?: Answer) => {
  const endpoint = await startEndpoint(answer, answerPing);
  endpoints.push(endpoint);
  return endpoint;
};
afterEach(() => Promise.all(endpoints.splice(0).map((endpoint) => endpoint.close())));

const register = (
  client: Client,
  url: string,
  events: readonly string[] = ['transaction/processed'],
  name = 'Shop',
) => client.manage('POST', '/webhooks', { name, url, events });

async function registered(client: Client, url: string, events?: readonly string[]) {
  const { data } = await register(client, url, events);
  return { id: String(data.webhook?.id), secret: String(data.secret) };
}

const hmac = (secret: string, body: string) => createHmac('sha256', secret).update(body).digest('hex');
const deliveriesOf = async (client: Client, query = '') =>
  (await client.manage('GET', `/webhook-deliveries${query}`)).data.deliveries as unknown as readonly Json[];
const settled = (client: Client, state: string) =>
  until(async () => {
    const [delivery] = await deliveriesOf(client);
    return String(delivery?.state) === state ? delivery : undefined;
  });

const inState = (client: Client, id: string, state: string) =>
  until(async () => {
    const { data } = await client.manage('GET', `/webhooks/${id}`);
    return String(data.webhook?.state) === state;
  });

describe('webhook endpoint on the machine of the server', () => {
  let strict: AssayServer;
  beforeAll(async () => {
    strict = await startAssay();
  });
  afterAll(() => strict?.close());

  it.each([
    'http://127.0.0.1:8790/hooks',
    'http://localhost:8790/hooks',
    'https://[::1]/hooks',
  ])('is refused with the name of the variable that allows it: %s', async (url) => {
    const { status, error } = await register(strict.owner.live, url);
    expect([status, error.code]).toEqual([400, '1006']);
    expect(error.details).toEqual([
      { field: 'url', expected: expect.stringContaining('ASSAY_ALLOW_LOOPBACK_WEBHOOKS=true') },
    ]);
  });

  it('is not suggested for other http URLs', async () => {
    const { error } = await register(strict.owner.live, 'http://shop.example/hooks');
    expect(error.details).toEqual([
      { field: 'url', expected: 'an https URL without credentials, with at most 2048 characters' },
    ]);
  });
});

describe('webhook endpoint', () => {
  let shop: TestAccount;
  beforeAll(async () => {
    shop = await server.newAccount('Endpoints');
  });

  it('is saved when an unsigned ping gets a 200, and its secret is shown once', async () => {
    const endpoint = await open();
    const { data, status } = await register(shop.live, endpoint.url);
    expect(status).toBe(200);
    expect(data.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(data.webhook).toMatchObject({ name: 'Shop', url: endpoint.url, state: 'ACTIVE', notice: null });
    const [ping] = endpoint.pings;
    expect(JSON.parse(ping?.body ?? '')).toEqual({ event: 'ping', timestamp: expect.any(String), data: {} });
    expect(
      Object.keys(ping?.headers ?? {}).filter((name) => /signature|webhook|request-id/.test(name)),
    ).toEqual([]);
    const read = await shop.live.manage('GET', `/webhooks/${data.webhook?.id}`);
    expect(read.text).not.toContain('whsec_');
    const stored = await server.database.query<{ secret: Buffer }>({
      text: 'SELECT secret FROM webhook_endpoint',
    });
    expect(stored.some(({ secret }) => secret.toString('latin1').includes('whsec_'))).toBe(false);
    await shop.live.manage('DELETE', `/webhooks/${data.webhook?.id}`);
  });

  it.each([
    ['another status', (_request, response) => void response.writeHead(204).end()],
    ['an error', (_request, response) => void response.writeHead(500).end()],
    ['no response', (_request, response) => void response.destroy()],
    [
      'a redirect to a forbidden address',
      (_r, response) => void response.writeHead(307, { location: 'https://10.0.0.1/' }).end(),
    ],
  ] satisfies [string, Answer][])('is not saved when the ping gets %s', async (_what, answerPing) => {
    const endpoint = await open(undefined, answerPing);
    const refused = await register(shop.live, endpoint.url);
    expect(refused.status).toBe(400);
    expect(refused.error.details?.[0]?.field).toBe('url');
    expect((await shop.live.manage('GET', '/webhooks')).data.webhooks).toEqual([]);
  });

  it.each([
    'http://example.com/hook',
    'ftp://example.com/hook',
    'https://user:secret@example.com/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://10.1.2.3/hook',
    'https://[fd00::1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'not a URL',
    `https://example.com/${'a'.repeat(2048)}`,
  ])('is not saved with the URL %s', async (url) => {
    const refused = await register(shop.live, url);
    expect(refused.status).toBe(400);
    expect(refused.error.details?.[0]?.field).toBe('url');
  });

  it('requires known events, at least one, each once', async () => {
    const { url } = await open();
    for (const events of [[], ['transaction/unheard'], ['lists/updated', 'lists/updated']]) {
      expect((await register(shop.live, url, events)).status).toBe(400);
    }
  });

  it('is limited to ten per account', async () => {
    const { url } = await open();
    const many = await server.newAccount('Many');
    for (let n = 1; n <= 10; n++) expect((await register(many.live, `${url}/${n}`)).status).toBe(200);
    const refused = await register(many.live, `${url}/11`);
    expect([refused.status, refused.error.code]).toEqual([409, '3009']);
    expect((await many.live.manage('GET', '/webhooks')).data.webhooks).toHaveLength(10);
    expect((await register(shop.live, url)).status).toBe(200);
  });

  it('is visible only to its account', async () => {
    const { url } = await open();
    const { id } = await registered(shop.live, url);
    const other = await server.newAccount('Stranger');
    for (const [method, path, body] of [
      ['GET', `/webhooks/${id}`],
      ['PATCH', `/webhooks/${id}`, { name: 'Mine' }],
      ['DELETE', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}/ping`],
      ['POST', `/webhooks/${id}/rotate`, { overlap_seconds: 0 }],
      ['POST', `/webhooks/${id}/enable`],
      ['POST', `/webhooks/${id}/disable`],
      ['POST', `/webhooks/${id}/resend`, {}],
    ] as const) {
      expect((await other.live.manage(method, path, body)).status, path).toBe(404);
    }
  });
});

describe('transaction/processed', () => {
  it('arrives with both signatures and the data of the response', async () => {
    const shop = await server.newAccount('Signed');
    const endpoint = await open();
    const { secret } = await registered(shop.live, endpoint.url);
    const call = await shop.live.fraud({
      transaction_id: 'order-1',
      user_id: 'u1',
      email: 'Eve@example.com',
    });
    const [request] = await endpoint.has(1);
    expect(JSON.parse(request?.body ?? '')).toEqual({
      event: 'transaction/processed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      data: call.data,
    });
    const headers = request?.headers as Record<string, string>;
    expect(headers['service-signature']).toBe(hmac(secret, request?.body ?? ''));
    expect(headers['request-id']).toBe(headers['webhook-id']);
    expect(new Webhook(secret).verify(request?.body ?? '', headers)).toMatchObject({
      event: 'transaction/processed',
    });
    const delivery = await settled(shop.live, 'DELIVERED');
    expect(delivery).toMatchObject({ id: headers['request-id'], attempts: 1, last_status: 200 });
  });

  it('is not stored without a subscribed endpoint', async () => {
    const quiet = await server.newAccount('Quiet');
    await registered(quiet.live, (await open()).url, ['lists/updated']);
    await quiet.live.fraud({ transaction_id: 'unheard' });
    const rows = await server.database.query({
      text: 'SELECT 1 FROM webhook_event WHERE account_id = $1',
      values: [quiet.id],
    });
    expect(rows).toEqual([]);
  });

  it('of a test key goes only to endpoints of test keys, and that of a live key only to live ones', async () => {
    const shop = await server.newAccount('Both kinds');
    const made = await shop.live.manage('POST', '/keys', {
      name: 'T',
      kind: 'test',
      scopes: ['fraud', 'admin'],
    });
    const test = server.withKey(String(made.data.api_key));
    const [live, tested] = [await open(), await open()];
    await registered(shop.live, live.url);
    await registered(test, tested.url);
    await test.fraud({ transaction_id: 'of-the-test' });
    await shop.live.fraud({ transaction_id: 'of-the-shop' });
    expect((await tested.has(1)).map(({ data }) => data.id)).toEqual(['of-the-test']);
    expect((await live.has(1)).map(({ data }) => data.id)).toEqual(['of-the-shop']);
    expect((await test.manage('GET', '/webhooks')).data.webhooks).toHaveLength(1);
    expect(await deliveriesOf(test)).toHaveLength(1);
  });

  it('arrives in the order of the requests', async () => {
    const shop = await server.newAccount('Order');
    const endpoint = await open();
    await registered(shop.live, endpoint.url);
    const ids = Array.from({ length: 12 }, (_, n) => `order-${n}`);
    for (const id of ids) await shop.live.fraud({ transaction_id: id });
    expect((await endpoint.has(12)).map(({ data }) => data.id)).toEqual(ids);
  });
});

describe('lists/updated', () => {
  it('reports added and removed values, and the removal of a list', async () => {
    const shop = await server.newAccount('Lists');
    const endpoint = await open();
    await registered(shop.live, endpoint.url, ['lists/updated']);
    await shop.live.manage('POST', '/lists', { id: 'mules', name: 'Mules', kind: 'plain', field: 'email' });
    await shop.live.manage('POST', '/lists/mules/entries', { values: ['a@example.com', 'b@example.com'] });
    await shop.live.manage('DELETE', '/lists/mules/entries', { values: ['b@example.com', 'c@example.com'] });
    await shop.live.manage('DELETE', '/lists/mules/entries', { values: ['c@example.com'] });
    await shop.live.manage('DELETE', '/lists/mules');
    const list = { id: 'mules', name: 'Mules', kind: 'plain', field: 'email' };
    const news = (await endpoint.has(3)).map(({ data: { added, removed, cleared, list: of } }) => ({
      added,
      removed,
      cleared,
      of,
    }));
    expect(news).toEqual([
      { added: ['a@example.com', 'b@example.com'], removed: [], cleared: false, of: list },
      { added: [], removed: ['b@example.com'], cleared: false, of: list },
      { added: [], removed: [], cleared: true, of: list },
    ]);
  });

  it('is found and erased by every address of a mailbox, also if a version before 0.2 stored it as sent', async () => {
    const shop = await server.newAccount('Mailboxes');
    const endpoint = await open();
    await registered(shop.live, endpoint.url, ['lists/updated']);
    await shop.live.manage('POST', '/lists', { id: 'mules', name: 'Mules', kind: 'block', field: 'email' });
    const sent = ['j.doe+x@gmail.com', 'jd.oe@gmail.com', 'jdo@gmail.com'];
    for (const value of sent) await shop.live.manage('POST', '/lists/mules/entries', { values: [value] });
    await endpoint.has(3);
    const { pepper } = await deploymentKeysOf(server.database);
    const hasher = keyHasher(pepper);
    const place = { environmentId: shop.id, accountId: shop.id, hasher };
    const scope = personScope({ emails: ['jdoe@googlemail.com'], userIds: [] }, place);
    const news: unknown[] = [];
    for await (const { table, row } of exportPerson(server.database, scope))
      if (table === 'webhook_event') news.push(row.data);
    expect(news).toMatchObject([{ added: [sent[0]] }, { added: [sent[1]] }]);
    await server.database.query({
      text: 'UPDATE webhook_event SET email_hashes = ARRAY[$2::bigint] WHERE account_id = $1 AND email_hashes <> ARRAY[$3::bigint]',
      values: [shop.id, ...[sent[0]!, sent[2]!].map((email) => hasher('email', email))],
    });
    const erased = await shop.live.send('POST', '/RestService/erase-api/v2', {
      json: { domains: ['FRAUD'], emails: ['jdoe@googlemail.com'] },
    });
    await until(async () => {
      const { data } = await shop.live.send('GET', `/RestService/erase-api/v2/${erased.data.request_id}`);
      return String(data.status) === 'COMPLETED';
    });
    const left = await server.database.query({
      text: 'SELECT 1 FROM webhook_event WHERE account_id = $1',
      values: [shop.id],
    });
    expect([left.length, (await deliveriesOf(shop.live)).length]).toEqual([1, 1]);
  });

  it('reports values that a rule adds to a list', async () => {
    const shop = await server.newAccount('Rule list');
    const endpoint = await open();
    await registered(shop.live, endpoint.url, ['lists/updated']);
    await shop.live.manage('POST', '/lists', { id: 'seen', name: 'Seen', kind: 'plain', field: 'user_id' });
    const effect = { list: { list_id: 'seen', field: 'user_id', action: 'add' } };
    const rule = await shop.live.manage('POST', '/rules', {
      id: 'ADD',
      name: 'Adds',
      when: 'user_country = "DE"',
      // As JSON text, because the linter treats a literal member `then` as a promise's method.
      ...JSON.parse(`{"then":${JSON.stringify(effect)}}`),
    });
    expect(rule.status).toBe(200);
    await shop.live.fraud({ user_id: 'u-7', user_country: 'DE' });
    const [news] = await endpoint.has(1);
    expect(news?.data).toMatchObject({ added: ['u-7'], author: 'rule ADD', list: { id: 'seen' } });
  });
});

describe('decision webhook', () => {
  it('contains the members in response_fields, and always the id and the state', async () => {
    const shop = await server.newAccount('Shaped');
    const endpoint = await open();
    await registered(shop.live, endpoint.url);
    const config = { response_fields: 'fraud_score,version' };
    const { data } = await shop.live.fraud({ transaction_id: 'shaped-1', config });
    expect(data).toEqual({ fraud_score: 0, version: 'v2' });
    const [news] = await endpoint.has(1);
    expect(news?.data).toEqual({ id: 'shaped-1', state: 'APPROVE', fraud_score: 0, version: 'v2' });
  });
});

describe('delivery log', () => {
  it('shows every attempt with request and response, and resends with the same ids', async () => {
    const shop = await server.newAccount('Log');
    const endpoint = await open((_request, response, nth) =>
      nth === 1 ? void response.writeHead(410, { 'x-why': 'gone' }).end('gone\0') : void response.end('fine'),
    );
    const { id } = await registered(shop.live, endpoint.url);
    await shop.live.fraud({ transaction_id: 'order-1' });
    const failed = await settled(shop.live, 'FAILED');
    expect(failed).toMatchObject({ attempts: 1, last_status: 410, next_attempt_at: null });
    const { data } = await shop.live.manage('GET', `/webhook-deliveries/${failed?.id}`);
    expect(data.body).toMatchObject({ event: 'transaction/processed', data: { id: 'order-1' } });
    expect(data.log).toMatchObject([
      {
        status: 410,
        error: null,
        response_body: 'gone\ufffd',
        response_headers: { 'x-why': 'gone' },
        request_headers: { 'Request-Id': failed?.id },
      },
    ]);
    await inState(shop.live, id, 'FAILING');

    expect((await shop.live.manage('POST', `/webhook-deliveries/${failed?.id}/resend`)).status).toBe(200);
    const [first, second] = await endpoint.has(2);
    expect(second?.body).toBe(first?.body);
    expect(second?.headers['request-id']).toBe(first?.headers['request-id']);
    await settled(shop.live, 'DELIVERED');
    await inState(shop.live, id, 'ACTIVE');
    const other = await server.newAccount('Curious');
    expect((await other.live.manage('GET', `/webhook-deliveries/${failed?.id}`)).status).toBe(404);
    expect((await other.live.manage('POST', `/webhook-deliveries/${failed?.id}/resend`)).status).toBe(404);
    expect(await deliveriesOf(other.live)).toEqual([]);
  });

  it('is returned in pages, filtered, and resent in part', async () => {
    const shop = await server.newAccount('Pages');
    const endpoint = await open();
    const { id } = await registered(shop.live, endpoint.url);
    for (let n = 0; n < 5; n++) await shop.live.fraud({ transaction_id: `order-${n}` });
    await endpoint.has(5);
    await until(async () => (await deliveriesOf(shop.live, '?state=DELIVERED')).length === 5);
    const first = await shop.live.manage('GET', `/webhook-deliveries?webhook_id=${id}&limit=3`);
    const second = await shop.live.manage('GET', `/webhook-deliveries?limit=3&before=${first.data.next}`);
    expect(second.data.deliveries).toHaveLength(2);
    expect(second.data.next).toBeNull();
    expect(await deliveriesOf(shop.live, '?event=lists/updated')).toEqual([]);
    expect(await deliveriesOf(shop.live, '?since=2100-01-01T00:00:00Z')).toEqual([]);
    expect((await shop.live.manage('GET', '/webhook-deliveries?webhook_id=x')).status).toBe(400);
    const resent = await shop.live.manage('POST', `/webhooks/${id}/resend`, { state: 'DELIVERED' });
    expect(resent.data).toEqual({ resent: 5 });
    await endpoint.has(10);
  });
});

describe('rotated secret', () => {
  it('signs together with its successor until the overlap ends', async () => {
    const shop = await server.newAccount('Rotation');
    const endpoint = await open();
    const { id, secret } = await registered(shop.live, endpoint.url);
    const rotated = await shop.live.manage('POST', `/webhooks/${id}/rotate`, { overlap_seconds: 3600 });
    const next = String(rotated.data.secret);
    expect(rotated.data.webhook?.previous_secret_ends_at).toEqual(expect.any(String));
    await shop.live.fraud({ transaction_id: 'both' });
    const [both] = await endpoint.has(1);
    const headers = both?.headers as Record<string, string>;
    for (const each of [secret, next]) new Webhook(each).verify(both?.body ?? '', headers);
    expect(headers['service-signature']).toBe(hmac(secret, both?.body ?? ''));
    expect(headers['service-signature-next']).toBe(hmac(next, both?.body ?? ''));

    await shop.live.manage('POST', `/webhooks/${id}/rotate`, { overlap_seconds: 0 });
    const ping = await shop.live.manage('POST', `/webhooks/${id}/ping`);
    expect(ping.data).toMatchObject({ delivered: true, status: 200 });
    const signed = endpoint.pings.at(-1);
    expect(() =>
      new Webhook(next).verify(signed?.body ?? '', signed?.headers as Record<string, string>),
    ).toThrow();
  });
});

describe('disabled endpoint', () => {
  it('receives nothing, and gets pending deliveries when it is enabled again', async () => {
    const shop = await server.newAccount('Off');
    const endpoint = await open(
      (_request, response, nth) => void response.writeHead(nth === 1 ? 503 : 200).end(),
    );
    const { id } = await registered(shop.live, endpoint.url);
    await shop.live.fraud({ transaction_id: 'waits' });
    await until(async () => (await deliveriesOf(shop.live))[0]?.attempts);
    const off = await shop.live.manage('POST', `/webhooks/${id}/disable`);
    expect(off.data.webhook).toMatchObject({ state: 'DISABLED', disabled_reason: 'operator' });
    await shop.live.fraud({ transaction_id: 'unheard' });
    server.clock.advance(70_000);
    const on = await shop.live.manage('POST', `/webhooks/${id}/enable`);
    expect(on.data.webhook).toMatchObject({ state: 'ACTIVE', failing_since: null });
    const [, second] = await endpoint.has(2);
    expect(second?.data.id).toBe('waits');
    await settled(shop.live, 'DELIVERED');
    expect(await deliveriesOf(shop.live)).toHaveLength(1);
  });

  it('is deleted with its log', async () => {
    const shop = await server.newAccount('Removed');
    const endpoint = await open();
    const { id } = await registered(shop.live, endpoint.url);
    await shop.live.fraud({ transaction_id: 'order' });
    await settled(shop.live, 'DELIVERED');
    expect((await shop.live.manage('DELETE', `/webhooks/${id}`)).data).toEqual({});
    expect(await deliveriesOf(shop.live)).toEqual([]);
    expect((await shop.live.manage('GET', `/webhooks/${id}`)).status).toBe(404);
  });
});
