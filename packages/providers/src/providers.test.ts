import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { publicDnsblZones } from './dns/data/dnsbl-zones';
import type { ProviderName } from './provider-limits';
import { createProviders, type Providers } from './providers';
import { startLoopbackDns, type TestZone } from './testing/loopback-dns';
import { json, type Respond, startLoopbackHttp } from './testing/loopback-http';
import { startLoopbackSmtp } from './testing/loopback-smtp';
import { ManualClock } from './testing/manual-clock';

const allowNetworks = ['127.0.0.0/8'];
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

function closing<T extends { close(): unknown }>(closable: T): T {
  closers.unshift(() => closable.close());
  return closable;
}

const web = async (respond: Respond) => closing(await startLoopbackHttp(respond));
const dns = async (zone: TestZone) => closing(await startLoopbackDns(zone));

describe('createProviders configuration', () => {
  it.each([
    [{ mailboxx: { heloName: 'probe.test' } }, '"mailboxx" isn\'t a setting of live lookups.'],
    [{ breaches: { apiKey: 'k', baseURL: 'https://a.example' } }, '"breaches.baseURL" isn\'t a setting'],
    [{ website: true }, '"website" must be an object.'],
    [{ website: null }, '"website" must be an object.'],
    [{ constructor: {} }, '"constructor" isn\'t a setting of live lookups.'],
    [{ identity: [{ name: 'a', wrong: 1 }] }, '"identity[0].wrong" isn\'t a setting of live lookups.'],
    [[], 'The settings must be an object.'],
  ])('rejects an unknown setting by its path: %j', (config, message) => {
    expect(() => createProviders(config as never)).toThrow(message);
  });

  it('creates no source if it is empty', () => {
    const providers = createProviders({});
    expect(Object.keys(providers).toSorted()).toEqual(['accounts', 'close', 'identity', 'stats']);
    expect(providers.stats()).toEqual([]);
  });

  it('enables each source separately and sends no request during setup', () => {
    const providers = closing(
      createProviders({
        dns: { servers: ['127.0.0.1:1'] },
        dnsbl: { zones: [publicDnsblZones.spamCop] },
        confirmedHost: {},
        registration: { whois: {} },
        mailbox: { heloName: 'probe.test' },
        website: {},
        breaches: { apiKey: 'k' },
        pwnedPasswords: {},
        binIssuer: {},
        hlr: { baseUrl: 'https://hlr.example', apiKey: 'k' },
        callerName: { username: 'u', password: 'p' },
        abuseReports: { apiKey: 'k' },
        scannedHost: {},
      }),
    );
    const names: Exclude<ProviderName, 'identity' | 'accounts' | 'addressVerification'>[] = [
      'domainRecords',
      'dnsbl',
      'confirmedHost',
      'registration',
      'mailbox',
      'website',
      'breaches',
      'pwnedPasswords',
      'binIssuer',
      'hlr',
      'callerName',
      'abuseReports',
      'scannedHost',
    ];
    expect(providers.stats().map(({ name }) => name)).toEqual(names);
    expect(providers.identity).toEqual([]);
    for (const name of names) expect(providers[name]?.name).toBe(name);
    expect(providers.stats().every(({ calls, flights }) => calls === 0 && flights === 0)).toBe(true);
  });

  it.each([
    [{ dnsbl: { zones: [] } }, /"dnsbl" needs "dns"/],
    [{ mailbox: { heloName: 'x' } }, /"mailbox" needs "dns"/],
    [{ registration: {} }, /"registration" needs/],
    [{ hlr: { baseUrl: 'ftp://user:secret@x/', apiKey: 'k' } }, /^"hlr.baseUrl" must be an http\(s\) URL\.$/],
  ])('rejects an unusable setting by name, without its value: %j', (config, message) => {
    expect(() => createProviders(config)).toThrow(message);
  });
});

describe('lookups', () => {
  it('combine DNS, mail servers, websites, registries and vendors', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'providers-'));
    closers.push(() => rm(folder, { recursive: true }));
    const smtp = closing(await startLoopbackSmtp(() => null));
    const site = await web((_request, response) => response.end('hello'));
    const registry = await web((_request, response) =>
      json(response, 200, { objectClassName: 'domain', ldhName: 'shop.test' }),
    );
    const vendor = await web((_request, response) => json(response, 200, { scheme: 'visa' }));
    const names = await dns({
      'shop.test MX': ['10 shop.test'],
      'shop.test A': ['127.0.0.1'],
      'shop.test TXT': ['v=spf1 -all'],
      '8.8.8.8.bl.spamcop.net A': ['127.0.0.2'],
    });
    await writeFile(join(folder, 'dns.json'), JSON.stringify({ services: [[['test'], [registry.baseUrl]]] }));

    const providers: Providers = closing(
      createProviders({
        allowNetworks,
        dns: { servers: [names.address] },
        dnsbl: { zones: [publicDnsblZones.spamCop] },
        registration: { rdapBootstrap: folder },
        mailbox: { heloName: 'probe.test', port: smtp.port },
        website: { ports: { https: 1, http: site.port } },
        binIssuer: { baseUrl: vendor.baseUrl },
      }),
    );
    const outcomes = await Promise.all([
      providers.domainRecords?.lookup({ domain: 'shop.test' }),
      providers.dnsbl?.lookup('8.8.8.8'),
      providers.registration?.lookup('shop.test'),
      providers.mailbox?.lookup('a@shop.test'),
      providers.website?.lookup('shop.test'),
      providers.binIssuer?.lookup('457173'),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'ok', source: 'domainRecords', value: { valid_mx: true, spf: [{ record: 'v=spf1 -all' }] } },
      { status: 'ok', source: 'dnsbl', value: { listed: true } },
      { status: 'ok', source: 'registration', value: { registered: true, source: 'rdap' } },
      { status: 'ok', source: 'mailbox', value: { deliverable: true, accept_all: true } },
      { status: 'ok', source: 'website', value: { website_exists: true } },
      { status: 'ok', source: 'binIssuer', value: { scheme: 'visa' } },
    ]);
  });

  it('refuse the internal network unless the operator allows it', async () => {
    const vendor = await web((_request, response) => json(response, 200, { scheme: 'visa' }));
    const config = { baseUrl: vendor.baseUrl };
    const closed = closing(createProviders({ binIssuer: config }));
    expect(await closed.binIssuer?.lookup('457173')).toMatchObject({
      status: 'error',
      failure: 'forbidden-address',
    });
    const open = closing(createProviders({ binIssuer: { ...config, allowNetworks } }));
    expect(await open.binIssuer?.lookup('457173')).toMatchObject({ status: 'ok' });
    expect(vendor.requests).toHaveLength(1);
  });

  it('are not repeated before the time that a source named', async () => {
    const clock = new ManualClock();
    const vendor = await web((_request, response) => json(response, 429, {}, { 'retry-after': '20' }));
    const { breaches } = closing(
      createProviders({ allowNetworks, breaches: { baseUrl: vendor.baseUrl, apiKey: 'k' } }, { clock }),
    );
    expect(await breaches?.lookup('a@example.test')).toMatchObject({
      status: 'error',
      failure: 'rate-limited',
    });
    clock.advance(19_999);
    expect(await breaches?.lookup('b@example.test')).toMatchObject({ status: 'open' });
    expect(vendor.requests).toHaveLength(1);
    clock.advance(1);
    await breaches?.lookup('b@example.test');
    expect(vendor.requests).toHaveLength(2);
  });

  it('are not delayed by another source that hangs', async () => {
    const clock = new ManualClock();
    const hanging = await web(() => {});
    const working = await web((_request, response) => json(response, 200, { scheme: 'visa' }));
    const providers = closing(
      createProviders(
        {
          allowNetworks,
          breaches: { baseUrl: hanging.baseUrl, apiKey: 'k', limits: { concurrency: 3 } },
          binIssuer: { baseUrl: working.baseUrl },
        },
        { clock },
      ),
    );
    const deadline = clock.now() + 2_000;
    const stuck = ['a', 'b', 'c', 'd'].map((name) =>
      providers.breaches!.lookup(`${name}@example.test`, { deadline }),
    );
    // The clock doesn't advance, so these answers did not wait for the hanging lookups.
    expect(await stuck[3]).toMatchObject({ status: 'overload' });
    for (let bin = 400000; bin < 400020; bin++) {
      expect(await providers.binIssuer?.lookup(String(bin), { deadline })).toMatchObject({ status: 'ok' });
    }
    clock.advance(2_000);
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([
      'timeout',
      'timeout',
      'timeout',
      'overload',
    ]);
  });
});

it('reveal no secret and no queried person in an outcome, statistic or error', async () => {
  const vendor = await web(({ url }, response) => {
    if (url.includes('alice')) response.destroy();
    else json(response, 500, { error: 'alice@example.test 491711234567 top-secret' });
  });
  const source = { baseUrl: vendor.baseUrl, apiKey: 'top-secret' };
  const providers = closing(createProviders({ allowNetworks, breaches: source, hlr: source }));
  const outcomes = await Promise.all([
    providers.breaches?.lookup('alice@example.test'),
    providers.hlr?.lookup('491711234567'),
  ]);
  expect(outcomes.map((outcome) => outcome?.status)).toEqual(['error', 'error']);
  expect(JSON.stringify([outcomes, providers.stats()])).not.toMatch(/alice|4917|top-secret/);
});
