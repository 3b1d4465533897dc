import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackDns, startLoopbackDns } from '../testing/loopback-dns';
import { unlimited } from '../testing/source-context';
import { createConfirmedHostPort } from './confirmed-host';
import { createDnsClient, reverseLabels } from './dns-client';

const spider6 = '2a03:2880::1';
let server: LoopbackDns;

beforeAll(async () => {
  server = await startLoopbackDns({
    '1.66.249.66.in-addr.arpa PTR': ['crawl-66-249-66-1.googlebot.com'],
    'crawl-66-249-66-1.googlebot.com A': ['66.249.66.1'],
    '7.7.7.7.in-addr.arpa PTR': ['crawl-7-7-7-7.googlebot.com'],
    'crawl-7-7-7-7.googlebot.com A': ['66.249.66.2'],
    '8.7.7.7.in-addr.arpa PTR': ['notgooglebot.com'],
    'notgooglebot.com A': ['7.7.7.8'],
    '9.7.7.7.in-addr.arpa PTR': ['msnbot.search.msn.com'],
    'msnbot.search.msn.com A': 'servfail',
    '6.7.7.7.in-addr.arpa PTR': 'servfail',
    [`${reverseLabels(spider6)}.ip6.arpa PTR`]: ['bot.applebot.apple.com'],
    'bot.applebot.apple.com AAAA': ['2a03:2880:0:0:0:0:0:1'],
  });
});

afterAll(() => server.close());

function lookup(address: string) {
  const dns = createDnsClient({ servers: [server.address], timeoutMs: 500, tries: 1 });
  return createConfirmedHostPort(dns).lookup(address, unlimited());
}

describe('createConfirmedHostPort', () => {
  it('recognizes a search engine if the forward lookup confirms the name', async () => {
    expect(await lookup('66.249.66.1')).toEqual({
      names: ['crawl-66-249-66-1.googlebot.com'],
      confirmed: ['crawl-66-249-66-1.googlebot.com'],
      search_engine_spider: true,
      spider_operator: 'Google',
    });
    expect(await lookup(spider6)).toMatchObject({ search_engine_spider: true, spider_operator: 'Apple' });
  });

  it('does not trust a reverse zone alone', async () => {
    expect(await lookup('7.7.7.7')).toMatchObject({ confirmed: [], search_engine_spider: false });
  });

  it('does not accept a similar domain as a search engine', async () => {
    expect(await lookup('7.7.7.8')).toMatchObject({
      confirmed: ['notgooglebot.com'],
      search_engine_spider: false,
    });
  });

  it('returns null if the DNS neither confirmed nor denied the name', async () => {
    expect(await lookup('7.7.7.9')).toMatchObject({ search_engine_spider: null, spider_operator: null });
    await expect(lookup('7.7.7.6')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('returns false without a name, and null for private addresses', async () => {
    expect(await lookup('7.7.7.5')).toMatchObject({ names: [], search_engine_spider: false });
    expect(await lookup('192.168.1.1')).toBeNull();
  });
});
