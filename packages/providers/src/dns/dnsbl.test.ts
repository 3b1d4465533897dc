import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { type LoopbackDns, startLoopbackDns, type TestZone } from '../testing/loopback-dns';
import { unlimited } from '../testing/source-context';
import { type DnsblZone, publicDnsblZones } from './data/dnsbl-zones';
import { createDnsClient, reverseLabels } from './dns-client';
import { createDnsblPort } from './dnsbl';

const zones: readonly DnsblZone[] = [
  { ...publicDnsblZones.spamhausZen, zone: 'zen.test' },
  { ...publicDnsblZones.spamCop, zone: 'cop.test' },
];
let server: LoopbackDns | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function lookup(zone: TestZone, address: string, asked: readonly DnsblZone[] = zones) {
  server = await startLoopbackDns(zone);
  const dns = createDnsClient({ servers: [server.address], timeoutMs: 200, tries: 1 });
  return createDnsblPort(dns, asked).lookup(address, unlimited());
}

describe('createDnsblPort', () => {
  it('reports listings with their codes, meanings and reason', async () => {
    const answer = await lookup(
      {
        '8.8.8.8.zen.test A': ['127.0.0.4', '127.0.0.11'],
        '8.8.8.8.zen.test TXT': ['https://list.example/why'],
      },
      '8.8.8.8',
    );
    expect(answer).toEqual({
      listed: true,
      listings: [
        {
          list: 'Spamhaus ZEN',
          codes: ['127.0.0.4', '127.0.0.11'],
          meanings: ['exploited or infected host', 'customer range, named by the list'],
          abuse: true,
          reason: 'https://list.example/why',
        },
      ],
      answered: ['Spamhaus ZEN', 'SpamCop'],
      unanswered: [],
    });
  });

  it('returns false if no list contains the address', async () => {
    expect(await lookup({}, '8.8.4.4')).toMatchObject({ listed: false, listings: [], unanswered: [] });
  });

  it('does not count a policy entry as abuse', async () => {
    const answer = await lookup({ '8.8.8.8.zen.test A': ['127.0.0.10'] }, '8.8.8.8');
    expect(answer).toMatchObject({ listed: false, listings: [{ abuse: false, reason: null }] });
  });

  it('queries IPv6 addresses by nibbles, and only lists with IPv6 entries', async () => {
    const name = `${reverseLabels('2606:4700::1111')}.zen.test`;
    expect(await lookup({ [`${name} A`]: ['127.0.0.2'] }, '2606:4700::1111')).toMatchObject({
      listed: true,
      answered: ['Spamhaus ZEN'],
    });
    expect(server!.questions.every((question) => !question.includes('cop.test'))).toBe(true);
  });

  it.each([
    ['a refusal', ['127.255.255.254']],
    ['an answer outside 127/8', ['203.0.113.7']],
    ['an entry for 127.0.0.1', ['127.0.0.1']],
    ['a failure', 'servfail' as const],
    ['silence', 'silent' as const],
  ])('treats %s as no answer', async (_what, entry) => {
    expect(await lookup({ '8.8.8.8.zen.test A': entry }, '8.8.8.8')).toEqual({
      listed: null,
      listings: [],
      answered: ['SpamCop'],
      unanswered: ['Spamhaus ZEN'],
    });
  });

  it('reports a listing even if another list did not answer', async () => {
    const zone: TestZone = { '8.8.8.8.zen.test A': 'servfail', '8.8.8.8.cop.test A': ['127.0.0.2'] };
    expect(await lookup(zone, '8.8.8.8')).toMatchObject({ listed: true, unanswered: ['Spamhaus ZEN'] });
  });

  it('fails if no list answered', async () => {
    const zone: TestZone = { '8.8.8.8.zen.test A': 'servfail', '8.8.8.8.cop.test A': 'refused' };
    await expect(lookup(zone, '8.8.8.8')).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('sends no query for private addresses', async () => {
    expect(await lookup({}, '10.0.0.1')).toBeNull();
    expect(await lookup({}, 'fd00::1')).toBeNull();
    expect(await lookup({}, 'no address')).toBeNull();
  });
});

const ipsum = fileURLToPath(
  new URL('../../../../../shared/data/feeds/ipsum-level3-2026-08-22.txt', import.meta.url),
);

describe.skipIf(!existsSync(ipsum))('with a real block list (skipped where ../shared is absent)', () => {
  it('finds exactly the listed addresses', async () => {
    const listed = readFileSync(ipsum, 'utf8').split('\n').slice(0, 300);
    const zone = Object.fromEntries(listed.map((ip) => [`${reverseLabels(ip)}.cop.test A`, ['127.0.0.2']]));
    server = await startLoopbackDns(zone);
    const dns = createDnsClient({ servers: [server.address], timeoutMs: 5_000 });
    const port = createDnsblPort(dns, [zones[1]!]);
    const found: string[] = [];
    // One after the other, because hundreds of datagrams at once overflow the socket buffer.
    for (const ip of listed) if ((await port.lookup(ip, unlimited()))?.listed) found.push(ip);
    expect(found).toEqual(listed);
    expect(await port.lookup('8.8.8.8', unlimited())).toMatchObject({ listed: false });
  });
});

describe('reverseLabels', () => {
  it.each([
    ['192.0.2.99', '99.2.0.192'],
    ['2001:db8:1:2:3:4:567:89ab', 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.8.b.d.0.1.0.0.2'],
  ])('returns the reverse labels of %s (RFC 5782)', (address, expected) =>
    expect(reverseLabels(address)).toBe(expected));

  it('returns null for a text that is not an address', () =>
    expect(reverseLabels('example.test')).toBeNull());
});
