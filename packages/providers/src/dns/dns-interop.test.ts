import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlimited } from '../testing/source-context';
import { freePort, installedProgram, startDaemon, unprivileged } from '../testing/system-daemon';
import { publicDnsblZones } from './data/dnsbl-zones';
import { createDnsClient, type DnsClient } from './dns-client';
import { createDnsblPort } from './dnsbl';
import { createDomainRecordsPort } from './domain-records';

const nsd = installedProgram('nsd');
const unbound = installedProgram('unbound');
const rbldnsd = installedProgram('rbldnsd');
const never = new AbortController().signal;
const stops: (() => Promise<void>)[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dns-'));
});

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await rm(folder, { recursive: true });
});

function start(program: string, options: readonly string[]): void {
  stops.unshift(startDaemon(program, options).stop);
}

/** Returns a client once the server answers queries for `name`. */
async function clientOf(port: number, name: string): Promise<DnsClient> {
  const dns = createDnsClient({ servers: [`127.0.0.1:${port}`], timeoutMs: 500, tries: 1 });
  await vi.waitFor(async () => expect((await dns.a(name, never)).status).not.toBe('unknown'), {
    timeout: 10_000,
  });
  return dns;
}

const zone = `
$ORIGIN example.test.
@ 60 IN SOA ns admin 1 60 60 60 60
@ 60 IN NS ns
ns 60 IN A 127.0.0.1
@ 60 IN MX 20 backup
@ 60 IN MX 10 mail
@ 60 IN TXT ( "v=spf1 " "redirect=_spf.example.test" )
@ 60 IN TXT "${'x'.repeat(255)}" "${'y'.repeat(255)}" "${'z'.repeat(255)}"
@ 60 IN TXT "${'1'.repeat(255)}" "${'2'.repeat(255)}" "${'3'.repeat(255)}"
_spf 60 IN TXT "v=spf1 -all"
_dmarc 60 IN TXT "v=DMARC1; p=reject"
`;

async function startNsd(): Promise<number> {
  const port = await freePort();
  const quoted = (file: string) => `"${join(folder, file)}"`;
  await writeFile(join(folder, 'example.zone'), zone);
  await writeFile(
    join(folder, 'nsd.conf'),
    `server:
  ip-address: 127.0.0.1@${port}
  username: ""
  zonesdir: "${folder}"
  database: ""
  logfile: ${quoted('nsd.log')}
  pidfile: ${quoted('nsd.pid')}
  xfrdfile: ""
  xfrdir: "${folder}"
  zonelistfile: ${quoted('zone.list')}
  server-count: 1
remote-control:
  control-enable: no
zone:
  name: example.test
  zonefile: example.zone
`,
  );
  start(nsd!, ['-d', '-c', join(folder, 'nsd.conf')]);
  return port;
}

async function startUnbound(authority: number): Promise<number> {
  const port = await freePort();
  await writeFile(
    join(folder, 'unbound.conf'),
    `server:
  interface: 127.0.0.1@${port}
  port: ${port}
  do-daemonize: no
  username: ""
  chroot: ""
  directory: "${folder}"
  pidfile: ""
  use-syslog: no
  logfile: "${join(folder, 'unbound.log')}"
  do-not-query-localhost: no
  module-config: "iterator"
  local-zone: "test." nodefault
remote-control:
  control-enable: no
stub-zone:
  name: "example.test"
  stub-addr: 127.0.0.1@${authority}
`,
  );
  start(unbound!, ['-d', '-c', join(folder, 'unbound.conf')]);
  return port;
}

async function expectTheZone(dns: DnsClient): Promise<void> {
  const records = await createDomainRecordsPort(dns).lookup({ domain: 'example.test' }, unlimited());
  expect(records).toMatchObject({
    exists: true,
    valid_mx: true,
    mx: [
      { exchange: 'mail.example.test', preference: 10 },
      { exchange: 'backup.example.test', preference: 20 },
    ],
    has_a: false,
    spf: [
      { domain: 'example.test', record: 'v=spf1 redirect=_spf.example.test' },
      { domain: '_spf.example.test', record: 'v=spf1 -all' },
    ],
    dmarcTxt: ['v=DMARC1; p=reject'],
  });
  // These records are too long for UDP, so they came over TCP.
  expect(records?.txt?.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([33, 765, 765]);
  expect(await dns.mx('missing.example.test', never)).toEqual({ status: 'absent', nxdomain: true });
}

describe.skipIf(nsd === null)('NSD (skipped where it is not installed)', () => {
  it('serves the records of a mail domain', async () => {
    await expectTheZone(await clientOf(await startNsd(), 'example.test'));
  });
});

describe.skipIf(nsd === null || unbound === null)(
  'Unbound before NSD (skipped where they are not installed)',
  () => {
    it('resolves the records of a mail domain', async () => {
      const authority = await startNsd();
      await clientOf(authority, 'example.test');
      await expectTheZone(await clientOf(await startUnbound(authority), 'example.test'));
    });
  },
);

describe.skipIf(rbldnsd === null)('rbldnsd (skipped where it is not installed)', () => {
  it('lists IPv4 and IPv6 addresses with codes and reasons', async () => {
    const port = await freePort();
    await writeFile(
      join(folder, 'v4.list'),
      ':127.0.0.2:https://list.example/$\n8.8.8.0/24\n9.9.9.9 :127.0.0.4:exploited\n',
    );
    await writeFile(join(folder, 'v6.list'), ':3:listed\n2606:4700::/32\n');
    await chmod(folder, 0o755);
    const lists = ['list.test:ip4trie:v4.list', 'list.test:ip6trie:v6.list'];
    start(rbldnsd!, ['-n', ...unprivileged(), '-w', folder, '-b', `127.0.0.1/${port}`, ...lists]);
    const dns = await clientOf(port, '2.0.0.127.list.test');
    const dnsbl = createDnsblPort(dns, [{ ...publicDnsblZones.spamhausZen, zone: 'list.test' }]);
    expect(await dnsbl.lookup('8.8.8.8', unlimited())).toMatchObject({
      listed: true,
      listings: [{ codes: ['127.0.0.2'], meanings: ['spam source'], reason: 'https://list.example/8.8.8.8' }],
    });
    expect(await dnsbl.lookup('9.9.9.9', unlimited())).toMatchObject({
      listings: [{ codes: ['127.0.0.4'] }],
    });
    expect(await dnsbl.lookup('2606:4700::1111', unlimited())).toMatchObject({
      listings: [{ codes: ['127.0.0.3'] }],
    });
    expect(await dnsbl.lookup('8.8.4.4', unlimited())).toMatchObject({ listed: false, listings: [] });
  });
});
