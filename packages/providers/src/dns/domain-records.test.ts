import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoopbackDns, startLoopbackDns } from '../testing/loopback-dns';
import { unlimited } from '../testing/source-context';
import { createDnsClient } from './dns-client';
import { areDomainRecordsComplete, createDomainRecordsPort, type DomainQuestion } from './domain-records';

let server: LoopbackDns;

beforeAll(async () => {
  server = await startLoopbackDns({
    'full.test MX': ['20 b.full.test', '10 a.full.test'],
    'full.test A': ['192.0.2.1'],
    'full.test TXT': ['google-site-verification=1', 'v=spf1 mx -all'],
    '_dmarc.full.test TXT': ['v=DMARC1; p=reject', 'unrelated'],
    'redirecting.test TXT': ['v=spf1 redirect=_spf.redirecting.test'],
    '_spf.redirecting.test TXT': ['v=spf1 redirect=end.redirecting.test'],
    'end.redirecting.test TXT': ['v=spf1 ~all'],
    'decided.test TXT': ['v=spf1 -all redirect=_spf.redirecting.test'],
    'loop.test TXT': ['v=spf1 redirect=loop.test'],
    'dangling.test TXT': ['v=spf1 redirect=broken.test'],
    'twice.test TXT': ['v=spf1 -all', 'v=spf1 ~all', 'v=spf10 is something else'],
    'nullmx.test MX': ['0 .'],
    'sub.org.test A': ['192.0.2.9'],
    '_dmarc.org.test TXT': ['v=DMARC1; p=none; sp=quarantine'],
    'broken.test MX': 'servfail',
    'broken.test A': 'servfail',
    'broken.test AAAA': 'servfail',
    'broken.test TXT': 'servfail',
    '_dmarc.broken.test TXT': 'servfail',
    'partly.test MX': ['10 mail.partly.test'],
    'partly.test TXT': 'servfail',
    '_dmarc.partly.test TXT': 'servfail',
  });
});

afterAll(() => server.close());

function lookup(question: DomainQuestion) {
  const dns = createDnsClient({ servers: [server.address], timeoutMs: 500, tries: 1 });
  return createDomainRecordsPort(dns).lookup(question, unlimited());
}

describe('createDomainRecordsPort', () => {
  it('collects all records that a mail domain publishes', async () => {
    const records = await lookup({ domain: 'Full.test.' });
    expect(records).toEqual({
      domain: 'full.test',
      exists: true,
      mx: [
        { exchange: 'a.full.test', preference: 10 },
        { exchange: 'b.full.test', preference: 20 },
      ],
      valid_mx: true,
      a: ['192.0.2.1'],
      aaaa: [],
      has_a: true,
      txt: expect.arrayContaining(['google-site-verification=1', 'v=spf1 mx -all']),
      spf: [{ domain: 'full.test', record: 'v=spf1 mx -all' }],
      dmarcTxt: ['v=DMARC1; p=reject'],
      dmarcDomain: 'full.test',
    });
    expect(areDomainRecordsComplete(records!)).toBe(true);
  });

  it('returns false for a domain that does not exist', async () => {
    expect(await lookup({ domain: 'missing.test' })).toMatchObject({
      exists: false,
      mx: [],
      valid_mx: false,
      has_a: false,
      spf: [],
      dmarcTxt: [],
      dmarcDomain: null,
    });
  });

  it('does not count a null MX as a mail host', async () => {
    expect(await lookup({ domain: 'nullmx.test' })).toMatchObject({
      exists: true,
      valid_mx: false,
      has_a: false,
    });
  });

  it('returns null for records without an answer', async () => {
    const records = await lookup({ domain: 'partly.test' });
    expect(records).toMatchObject({ valid_mx: true, txt: null, spf: null, dmarcTxt: null });
    expect(areDomainRecordsComplete(records!)).toBe(false);
  });

  it('fails without any answer', async () => {
    await expect(lookup({ domain: 'broken.test' })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('sends no query for an invalid domain', async () => {
    const before = server.questions.length;
    expect(await lookup({ domain: 'localhost' })).toBeNull();
    expect(await lookup({ domain: '192.0.2.1' })).toBeNull();
    expect(server.questions.length).toBe(before);
  });
});

describe('SPF redirects', () => {
  it('are followed to the final record', async () => {
    expect((await lookup({ domain: 'redirecting.test' }))?.spf).toEqual([
      { domain: 'redirecting.test', record: 'v=spf1 redirect=_spf.redirecting.test' },
      { domain: '_spf.redirecting.test', record: 'v=spf1 redirect=end.redirecting.test' },
      { domain: 'end.redirecting.test', record: 'v=spf1 ~all' },
    ]);
  });

  it('are ignored if there is an "all"', async () => {
    expect((await lookup({ domain: 'decided.test' }))?.spf).toHaveLength(1);
  });

  it('end after ten records', async () => {
    expect((await lookup({ domain: 'loop.test' }))?.spf).toHaveLength(10);
  });

  it('return an unknown policy if they lead nowhere', async () => {
    expect((await lookup({ domain: 'dangling.test' }))?.spf).toBeNull();
  });

  it('are not followed if there are two records', async () => {
    expect((await lookup({ domain: 'twice.test' }))?.spf?.map(({ record }) => record).toSorted()).toEqual([
      'v=spf1 -all',
      'v=spf1 ~all',
    ]);
  });
});

it('uses the DMARC record of the organizational domain if the domain has no record', async () => {
  expect(await lookup({ domain: 'sub.org.test', organisationalDomain: 'org.test' })).toMatchObject({
    dmarcTxt: ['v=DMARC1; p=none; sp=quarantine'],
    dmarcDomain: 'org.test',
  });
  expect(await lookup({ domain: 'sub.org.test' })).toMatchObject({ dmarcTxt: [], dmarcDomain: null });
});
