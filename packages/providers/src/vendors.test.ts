import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { createBinlistPort } from './bin/binlist';
import { createHibpPort } from './breach/hibp-breaches';
import { createPwnedPasswordsPort } from './breach/pwned-passwords';
import { createAbuseIpDbPort } from './ip/abuseipdb';
import { createInternetDbPort } from './ip/internetdb';
import { createGuardedFetch } from './net/guarded-fetch';
import { createCnamPort } from './phone/cnam';
import { createHlrPort } from './phone/hlr';
import {
  json,
  type LoopbackHttp,
  loopbackNetwork,
  type Respond,
  startLoopbackHttp,
} from './testing/loopback-http';
import { unlimited } from './testing/source-context';

let server: LoopbackHttp;

afterEach(() => server.close());

/** A server that honours the vendor's contract, and how to reach it. */
async function vendor(respond: Respond) {
  server = await startLoopbackHttp(respond);
  return { baseUrl: server.baseUrl, fetch: createGuardedFetch(loopbackNetwork), userAgent: 'Assay-test' };
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

  it('asks with key and user agent and reads the breaches, oldest first', async () => {
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

  it('takes 404 for "in no breach"', async () => {
    const port = createHibpPort({
      ...(await vendor((_request, response) => response.writeHead(404).end())),
      apiKey: 'k',
    });
    expect(await port.lookup('a@example.test', unlimited())).toEqual({ breaches: [] });
  });

  it.each([
    [429, { 'retry-after': '6' }, { kind: 'rate-limited', retryAfterMs: 6_000 }],
    [401, {}, { kind: 'unauthorised' }],
  ])('passes on %i', async (status, headers, failure) => {
    const endpoint = await vendor((_request, response) => json(response, status, {}, headers));
    await expect(
      createHibpPort({ ...endpoint, apiKey: 'k' }).lookup('a@example.test', unlimited()),
    ).rejects.toMatchObject(failure);
  });

  it('refuses an answer that is no list', async () => {
    const endpoint = await vendor((_request, response) => json(response, 200, { message: 'hello' }));
    await expect(
      createHibpPort({ ...endpoint, apiKey: 'k' }).lookup('a@example.test', unlimited()),
    ).rejects.toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('Pwned Passwords', () => {
  const sha1 = createHash('sha1').update('password1').digest('hex');
  const suffix = sha1.slice(5).toUpperCase();

  it('sends five digits of the hash only, with padding, and finds the count', async () => {
    const endpoint = await vendor((_request, response) =>
      response.end(`${'0'.repeat(35)}:0\r\n${suffix}:2427158\r\n${'F'.repeat(35)}:3`),
    );
    expect(await createPwnedPasswordsPort(endpoint).lookup(sha1, unlimited())).toEqual({
      occurrences: 2427158,
    });
    expect(server.requests[0]?.url).toBe(`/range/${sha1.slice(0, 5).toUpperCase()}`);
    expect(server.requests[0]?.headers['add-padding']).toBe('true');
  });

  it('counts 0 for a hash that is not there', async () => {
    const endpoint = await vendor((_request, response) => response.end(`${'0'.repeat(35)}:0\r\n`));
    expect(await createPwnedPasswordsPort(endpoint).lookup(sha1, unlimited())).toEqual({ occurrences: 0 });
  });

  it('refuses what is no list of suffixes, and asks nothing about another kind of hash', async () => {
    const endpoint = await vendor((_request, response) => response.end('<html>'));
    const port = createPwnedPasswordsPort(endpoint);
    await expect(port.lookup(sha1, unlimited())).rejects.toMatchObject({ kind: 'malformed' });
    expect(await port.lookup('$2b$12$abcdefghijklmnopqrstuv', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(1);
  });
});

describe('binlist v3', () => {
  it('asks with the version header and eight digits at most', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        number: { length: 16, luhn: true },
        scheme: 'visa',
        type: 'debit',
        brand: 'Visa Classic',
        prepaid: false,
        country: { numeric: '208', alpha2: 'dk', name: 'Denmark' },
        bank: { name: 'Jyske Bank', url: 'www.jyskebank.dk', phone: '+4589893300', city: 'Hjørring' },
      }),
    );
    expect(await createBinlistPort(endpoint).lookup('457173604321', unlimited())).toEqual({
      scheme: 'visa',
      type: 'debit',
      brand: 'Visa Classic',
      prepaid: false,
      countryCode: 'DK',
      countryName: 'Denmark',
      bankName: 'Jyske Bank',
      bankUrl: 'www.jyskebank.dk',
      bankPhone: '+4589893300',
      bankCity: 'Hjørring',
    });
    expect(server.requests[0]).toMatchObject({ url: '/45717360', headers: { 'accept-version': '3' } });
    expect(server.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('reads partial answers, and null from 404', async () => {
    const endpoint = await vendor(({ url }, response) => {
      if (url === '/400000') response.writeHead(404).end();
      else json(response, 200, { scheme: 'mastercard', bank: {}, country: null, prepaid: 'no' });
    });
    const port = createBinlistPort({ ...endpoint, apiKey: 'k' });
    expect(await port.lookup('510000', unlimited())).toMatchObject({
      scheme: 'mastercard',
      type: null,
      prepaid: null,
      countryCode: null,
      bankName: null,
    });
    expect(await port.lookup('400000', unlimited())).toBeNull();
    expect(await port.lookup('12345', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(2);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer k');
  });
});

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

  it('answers null from 404 and for what is no number, and refuses an answer without a status', async () => {
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

describe('CNAM', () => {
  it('asks with basic authentication and reads name and type', async () => {
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

  it('tells "no name" from an error of the source', async () => {
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

describe('AbuseIPDB', () => {
  it('asks with the key and reads the report', async () => {
    const endpoint = await vendor((_request, response) =>
      json(response, 200, {
        data: {
          ipAddress: '118.25.6.39',
          abuseConfidenceScore: 100,
          totalReports: 12,
          lastReportedAt: '2026-01-01T00:00:00+00:00',
          usageType: 'Data Center/Web Hosting/Transit',
          isTor: false,
          isWhitelisted: null,
        },
      }),
    );
    const port = createAbuseIpDbPort({ ...endpoint, apiKey: 'key' });
    expect(await port.lookup('118.25.6.39', unlimited())).toEqual({
      confidence: 100,
      reports: 12,
      lastReportedAt: '2026-01-01T00:00:00+00:00',
      usageType: 'Data Center/Web Hosting/Transit',
      tor: false,
      whitelisted: null,
    });
    expect(server.requests[0]).toMatchObject({ url: '/api/v2/check?ipAddress=118.25.6.39&maxAgeInDays=90' });
    expect(server.requests[0]?.headers.key).toBe('key');
  });

  it('refuses an answer without data and asks nothing about private addresses', async () => {
    const endpoint = await vendor((_request, response) => json(response, 200, { errors: [] }));
    const port = createAbuseIpDbPort({ ...endpoint, apiKey: 'key' });
    await expect(port.lookup('118.25.6.39', unlimited())).rejects.toMatchObject({ kind: 'malformed' });
    expect(await port.lookup('10.0.0.1', unlimited())).toBeNull();
    expect(server.requests).toHaveLength(1);
  });
});

describe('InternetDB', () => {
  it('reads ports, names and tags; 404 = nothing seen', async () => {
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
