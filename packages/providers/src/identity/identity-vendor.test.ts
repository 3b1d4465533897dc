import { createHmac } from 'node:crypto';
import type { IdentityQuestion } from '@assay/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { createProviders } from '../providers';
import type { IdentityVendorConfig } from '../providers-config';
import { json, type LoopbackHttp, type Respond, startLoopbackHttp } from '../testing/loopback-http';
import { ManualClock } from '../testing/manual-clock';

let server: LoopbackHttp;
afterEach(() => server.close());

/** Returns the single configured source of a vendor on loopback. */
async function vendor(
  config: Omit<IdentityVendorConfig, 'name' | 'baseUrl'>,
  respond: Respond,
  clock?: ManualClock,
) {
  server = await startLoopbackHttp(respond);
  const source = { name: 'vendor', baseUrl: server.baseUrl, ...config };
  const [provider] = createProviders(
    { allowNetworks: ['127.0.0.0/8'], identity: [source] },
    clock ? { clock } : {},
  ).identity;
  if (!provider) throw new Error('a configured source is there');
  return provider.lookup;
}

const CPF: IdentityQuestion = { type: 'BR_ID_CPF_EXT', inputs: { id_value: '39053344705' } };
const NAMED: IdentityQuestion = {
  type: 'NG_ID_NIN',
  inputs: {
    user_firstname: 'Chidi',
    user_lastname: 'Okafor',
    user_dob: '1990-01-01',
    id_value: '12345678901',
  },
};

/** A fictitious bureau: a POST with all data in the body, signed in hex over time and body. */
const BUREAU: Omit<IdentityVendorConfig, 'name' | 'baseUrl'> = {
  types: ['BR_ID_CPF_EXT'],
  request: {
    path: 'v1/people/search',
    headers: { 'x-client': 'assay' },
    body: { document: { kind: 'CPF', number: '{id_value}' }, name: '{user_fullname}', deep: true },
  },
  signature: { secret: 'bureau-secret', prefix: 'v1=' },
  answer: {
    found: { path: 'result.status', equals: ['FOUND'] },
    person: {
      full_name: 'result.person.name',
      date_of_birth: 'result.person.bornAt',
      phones: 'result.person.phones[].number',
      national_ids: { each: 'result.person.documents', type: 'kind', value: 'number', country: 'country' },
      addresses: { each: 'result.person.homes', line1: 'street', city: 'town', postal_code: 'cep' },
    },
    additional: {
      mother_name: 'result.person.mother',
      relatives: { each: 'result.family', name: 'name', cpf: 'document' },
    },
  },
};

/** A fictitious registry: a GET with the number in the path, signed in base64 over method, target and time. */
const REGISTRY: Omit<IdentityVendorConfig, 'name' | 'baseUrl'> = {
  types: ['NG_ID_NIN'],
  request: { path: 'nin/{id_value}', query: { born: '{user_dob}', middle: '{user_middlename}' } },
  signature: {
    secret: 'registry-secret',
    algorithm: 'sha512',
    encoding: 'base64',
    over: '{method}\\n{target}\\n{timestamp}',
    header: 'authorization',
    prefix: 'HMAC ',
    timestampHeader: 'date-ms',
    timestamp: 'milliseconds',
  },
  answer: {
    person: { first_name: '0.given', last_name: '0.family', gender: '0.sex', date_of_birth: '0.dob' },
  },
};

describe('identity vendor with a map', () => {
  it('queries a bureau with a signed body and reads its response', async () => {
    const source = await vendor(BUREAU, (_request, response) =>
      json(response, 200, {
        result: {
          status: 'FOUND',
          person: {
            name: 'Ana Souza',
            bornAt: '1984-09-12T00:00:00Z',
            mother: 'Maria Souza',
            phones: [{ number: '+5511999990000' }, { other: 1 }, null],
            documents: [{ kind: 'CPF', number: 39053344705, country: 'BR' }],
            homes: [{ street: 'Rua Um 1', town: 'São Paulo', cep: '01000-000' }, 'nonsense'],
          },
          family: [{ name: 'João Souza', document: null }],
        },
      }),
    );
    const { status, value } = await source.lookup(CPF);
    expect(status).toBe('ok');
    expect(value).toMatchObject({
      person: {
        full_name: 'Ana Souza',
        first_name: null,
        date_of_birth: '1984-09-12',
        phones: [{ value: '+5511999990000', type: null }],
        national_ids: [{ type: 'CPF', value: '39053344705', country: 'BR' }],
        addresses: [{ line1: 'Rua Um 1', city: 'São Paulo', postal_code: '01000-000', state: null }],
      },
      additional: { mother_name: 'Maria Souza', relatives: [{ name: 'João Souza', cpf: null }] },
    });
    const [{ method, url, headers, body }] = server.requests as [(typeof server.requests)[number]];
    expect([method, url, headers['x-client']]).toEqual(['POST', '/v1/people/search', 'assay']);
    // Members without an input are left out.
    expect(JSON.parse(body)).toEqual({ document: { kind: 'CPF', number: '39053344705' }, deep: true });
    const signed = `${headers['x-timestamp']}.${body}`;
    expect(headers['x-signature']).toBe(
      `v1=${createHmac('sha256', 'bureau-secret').update(signed).digest('hex')}`,
    );
  });

  it('queries a registry with a signed URL and reads the first person', async () => {
    const source = await vendor(REGISTRY, (_request, response) =>
      json(response, 200, [{ given: 'Chidi', family: 'Okafor', sex: 'M', dob: '1990-01-01' }]),
    );
    expect((await source.lookup(NAMED)).value?.person).toMatchObject({
      first_name: 'Chidi',
      last_name: 'Okafor',
      gender: 'M',
      date_of_birth: '1990-01-01',
    });
    const [{ method, url, headers, body }] = server.requests as [(typeof server.requests)[number]];
    expect([method, url, body]).toEqual(['GET', '/nin/12345678901?born=1990-01-01', '']);
    const signed = `GET\n${url}\n${headers['date-ms']}`;
    expect(headers.authorization).toBe(
      `HMAC ${createHmac('sha512', 'registry-secret').update(signed).digest('base64')}`,
    );
  });

  it("returns no person for 404 and for the map's value of unknown", async () => {
    const bureau = await vendor(BUREAU, (_request, response) =>
      json(response, 200, { result: { status: 'NONE' } }),
    );
    expect(await bureau.lookup(CPF)).toMatchObject({ status: 'ok', value: null });
    await server.close();
    const registry = await vendor(REGISTRY, (_request, response) => json(response, 404, {}));
    expect(await registry.lookup(NAMED)).toMatchObject({ status: 'ok', value: null });
  });

  it.each<[string, string, Respond]>([
    ['an unknown layout', 'malformed', (_request, response) => json(response, 200, { anything: 'else' })],
    ['a text', 'malformed', (_request, response) => json(response, 200, 'yes')],
    [
      'HTML',
      'unexpected-content',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    [
      'truncated JSON',
      'malformed',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":{"sta'),
    ],
    ['429', 'rate-limited', (_request, response) => json(response, 429, {})],
    ['500', 'server-error', (_request, response) => json(response, 500, {})],
    ['nothing', 'unreachable', (_request, response) => void response.destroy()],
  ])('that answers %s returns a reason and no person', async (_name, failure, respond) => {
    const source = await vendor(BUREAU, respond);
    expect(await source.lookup(CPF)).toMatchObject({ status: 'error', failure, value: null });
  });

  it('is not queried while its breaker is open, and is queried again after it recovers', async () => {
    const limits = { breaker: { failures: 2, windowMs: 60_000, openMs: 60_000 } };
    const clock = new ManualClock();
    let works = false;
    const source = await vendor(
      { ...BUREAU, limits },
      (_request, response) => json(response, works ? 200 : 500, { result: { status: 'NONE' } }),
      clock,
    );
    await source.lookup(CPF);
    await source.lookup(CPF);
    expect(await source.lookup(CPF)).toMatchObject({ status: 'open', value: null });
    expect(server.requests).toHaveLength(2);
    works = true;
    clock.advance(60_000);
    expect(await source.lookup(CPF)).toMatchObject({ status: 'ok', value: null });
    expect(source.stats().breaker).toBe('closed');
    expect(await source.lookup(CPF)).toMatchObject({ status: 'ok', value: null });
    expect(server.requests).toHaveLength(4);
  });

  it('times out if it does not respond', async () => {
    const clock = new ManualClock();
    // Advance the clock after the request has arrived.
    const source = await vendor(BUREAU, () => clock.advance(1_000), clock);
    const outcome = await source.lookup(CPF, { deadline: clock.now() + 1_000 });
    expect(outcome).toMatchObject({ status: 'timeout', value: null });
  });
});
