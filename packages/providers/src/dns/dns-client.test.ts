import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackDns, startLoopbackDns } from '../testing/loopback-dns';
import { createDnsClient, type DnsClient, dnsHostResolver } from './dns-client';

const never = new AbortController().signal;
let server: LoopbackDns;
let dns: DnsClient;

beforeAll(async () => {
  server = await startLoopbackDns({
    'example.test MX': ['20 Backup.example.test', '10 mail.example.test'],
    'example.test A': ['192.0.2.1', '192.0.2.2'],
    'example.test AAAA': ['2001:db8::1'],
    'example.test TXT': ['v=spf1 include:|_spf.example.test -all', 'other=1'],
    'nullmx.test MX': ['0 .'],
    'empty.test A': 'nodata',
    'broken.test MX': 'servfail',
    'refusing.test MX': 'refused',
    'silent.test MX': 'silent',
    'long.test TXT': 'truncated over UDP',
    '1.2.0.192.in-addr.arpa PTR': ['Mail.Example.test'],
    '1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa PTR': ['six.example.test'],
  });
  dns = createDnsClient({ servers: [server.address], timeoutMs: 200, tries: 1 });
});

afterAll(() => server.close());

describe('createDnsClient', () => {
  it('reads MX, A, AAAA and PTR records', async () => {
    expect(await dns.mx('example.test', never)).toEqual({
      status: 'found',
      records: expect.arrayContaining([
        { exchange: 'mail.example.test', preference: 10 },
        { exchange: 'backup.example.test', preference: 20 },
      ]),
    });
    expect(await dns.a('example.test', never)).toEqual({
      status: 'found',
      records: ['192.0.2.1', '192.0.2.2'],
    });
    expect(await dns.aaaa('example.test', never)).toEqual({ status: 'found', records: ['2001:db8::1'] });
    expect(await dns.ptr('192.0.2.1', never)).toEqual({ status: 'found', records: ['mail.example.test'] });
    expect(await dns.ptr('2001:db8::1', never)).toEqual({ status: 'found', records: ['six.example.test'] });
  });

  it('joins the character-strings of one TXT record and separates records', async () => {
    expect(await dns.txt('example.test', never)).toEqual({
      status: 'found',
      records: ['v=spf1 include:_spf.example.test -all', 'other=1'],
    });
  });

  it('reads a null MX as an empty host', async () => {
    expect(await dns.mx('nullmx.test', never)).toEqual({
      status: 'found',
      records: [{ exchange: '', preference: 0 }],
    });
  });

  it('retries over TCP if the answer is truncated', async () => {
    const answer = await dns.txt('long.test', never);
    expect(answer).toMatchObject({
      status: 'found',
      records: [expect.stringMatching(/^v=spf1 exists:x{250} -all$/)],
    });
    expect(server.questions).toContain('tcp long.test TXT');
  });
});

describe('missing answers and missing records', () => {
  it.each([
    ['missing.test', { status: 'absent', nxdomain: true }],
    ['empty.test', { status: 'absent', nxdomain: false }],
    ['broken.test', { status: 'unknown' }],
    ['refusing.test', { status: 'unknown' }],
    ['silent.test', { status: 'unknown' }],
    ['not..a name', { status: 'absent', nxdomain: true }],
  ])('are distinguished for %s', async (domain, expected) =>
    expect(await dns.mx(domain, never)).toEqual(expected));

  it('return unknown at once when the caller aborts', async () => {
    const leaving = new AbortController();
    const answer = dns.mx('silent.test', leaving.signal);
    leaving.abort();
    expect(await answer).toEqual({ status: 'unknown' });
  });

  it('return unknown if no server listens', async () => {
    const nowhere = createDnsClient({ servers: ['127.0.0.1:1'], timeoutMs: 200, tries: 1 });
    expect(await nowhere.mx('example.test', never)).toEqual({ status: 'unknown' });
  });
});

it('are not cached in the client, because the cache above it has the ttl', async () => {
  const before = server.questions.length;
  await dns.a('example.test', never);
  await dns.a('example.test', never);
  expect(server.questions.length).toBe(before + 2);
});

describe('dnsHostResolver', () => {
  it('returns the addresses of both families', async () => {
    expect(await dnsHostResolver(dns)('example.test', never)).toEqual([
      '192.0.2.1',
      '192.0.2.2',
      '2001:db8::1',
    ]);
  });

  it('distinguishes a missing host from an unanswered query', async () => {
    const resolve = dnsHostResolver(dns);
    await expect(resolve('missing.test', never)).rejects.toMatchObject({ kind: 'host-not-found' });
    const nowhere = createDnsClient({ servers: ['127.0.0.1:1'], timeoutMs: 200, tries: 1 });
    await expect(dnsHostResolver(nowhere)('example.test', never)).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });
});

it('rejects a server that is not an address', () => {
  expect(() => createDnsClient({ servers: ['resolver.example'] })).toThrow(TypeError);
});
