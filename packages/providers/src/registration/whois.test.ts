import { afterEach, describe, expect, it } from 'vitest';
import { createAddressPolicy } from '../net/address-policy';
import { type LoopbackWhois, startLoopbackWhois } from '../testing/loopback-whois';
import { unlimited } from '../testing/source-context';
import { createWhoisPort } from './whois';

const addresses: Readonly<Record<string, string>> = {
  'whois.root.example': '127.0.0.2',
  'whois.registry.example': '127.0.0.3',
  'whois.registrar.example': '127.0.0.4',
  'whois.inside.example': '10.0.0.1',
};
const network = {
  policy: createAddressPolicy(['127.0.0.0/8']),
  resolve: async (host: string) => [addresses[host] ?? '10.255.255.255'],
};
const servers: LoopbackWhois[] = [];

afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

// The chain needs several loopback addresses, which only Linux has without setup.
const isLinux = process.platform === 'linux';

type Answer = (question: string) => string | Buffer | null;

/** Root, registry and registrar on one port. */
async function chain(root: Answer, registry: Answer, registrar: Answer = () => '') {
  const first = await startLoopbackWhois('127.0.0.2', 0, root);
  const second = await startLoopbackWhois('127.0.0.3', first.port, registry);
  const third = await startLoopbackWhois('127.0.0.4', first.port, registrar);
  servers.push(first, second, third);
  return {
    asked: [first, second, third].map(({ questions }) => questions),
    port: createWhoisPort({ network, rootServer: 'whois.root.example', port: first.port }),
  };
}

const toRegistry = () => '% IANA WHOIS server\r\nrefer:        whois.registry.example\r\ndomain: TEST\r\n';
const thin = [
  '   Domain Name: EXAMPLE.TEST',
  '   Registrar WHOIS Server: whois.registrar.example',
  '   Creation Date: 1995-08-14T04:00:00Z',
].join('\r\n');

describe.skipIf(!isLinux)('createWhoisPort (Linux only: several loopback addresses)', () => {
  it('follows referrals from the root to the registry to the registrar', async () => {
    const { asked, port } = await chain(
      toRegistry,
      () => thin,
      () => `${thin}\r\nRegistrant Organization: Example\r\n`,
    );
    const answer = await port.lookup('Example.test', unlimited());
    expect(answer).toMatchObject({
      domain: 'example.test',
      registered: true,
      source: 'whois',
      server: 'whois.registrar.example',
      rdap: null,
    });
    expect(answer?.whoisText).toContain('Registrant Organization: Example');
    expect(asked).toEqual([['test'], ['example.test'], ['example.test']]);
  });

  it.each([
    ['reports no match', 'No match for "EXAMPLE.TEST".\r\n'],
    ['sends an empty response', ''],
  ])('uses the registry’s answer if the registrar %s', async (_what, text) => {
    const { port } = await chain(
      toRegistry,
      () => thin,
      () => text,
    );
    expect(await port.lookup('example.test', unlimited())).toMatchObject({
      registered: true,
      server: 'whois.registry.example',
    });
  });

  it('does not follow a referral into the internal network or in a loop', async () => {
    const inside = await chain(
      () => 'whois: whois.inside.example\r\n',
      () => '',
    );
    await expect(inside.port.lookup('example.test', unlimited())).rejects.toMatchObject({
      kind: 'forbidden-address',
    });
    await Promise.all(servers.splice(0).map((server) => server.close()));
    const circle = await chain(toRegistry, () =>
      `${thin}\r\n`.replace('registrar.example', 'registry.example'),
    );
    expect(await circle.port.lookup('example.test', unlimited())).toMatchObject({
      server: 'whois.registry.example',
    });
    expect(circle.asked[1]).toHaveLength(1);
  });

  it('reads old encodings', async () => {
    const { port } = await chain(toRegistry, () =>
      Buffer.from('Registrant: Müller\r\nCreated: 2001-01-01\r\n', 'latin1'),
    );
    expect((await port.lookup('example.test', unlimited()))?.whoisText).toContain('Müller');
  });

  it('returns null if the root has no server', async () => {
    const { port } = await chain(
      () => '% no such TLD\r\n',
      () => '',
    );
    expect(await port.lookup('example.test', unlimited())).toBeNull();
  });

  it('fails on an empty response, an oversized response and a rate limit', async () => {
    const answers = ['', 'x'.repeat(300_000), 'Query limit exceeded. Try again later.\r\n'];
    const { port } = await chain(toRegistry, () => answers.shift()!);
    await expect(port.lookup('example.test', unlimited())).rejects.toMatchObject({ kind: 'unreachable' });
    await expect(port.lookup('example.test', unlimited())).rejects.toMatchObject({ kind: 'too-large' });
    await expect(port.lookup('example.test', unlimited())).rejects.toMatchObject({ kind: 'rate-limited' });
  });

  it('times out', async () => {
    const { port } = await chain(toRegistry, () => null);
    await expect(
      port.lookup('example.test', { deadline: 0, signal: AbortSignal.timeout(50) }),
    ).rejects.toMatchObject({
      kind: 'timeout',
    });
  });

  it('sends nothing but a domain', async () => {
    const { asked, port } = await chain(toRegistry, () => thin);
    expect(await port.lookup('example.test\r\nhelp', unlimited())).toBeNull();
    expect(asked[0]).toEqual([]);
  });
});

describe.skipIf(!isLinux)(
  'registration state in WHOIS texts (Linux only: several loopback addresses)',
  () => {
    it.each([
      ['No match for "FREE.TEST".\r\n>>> Last update of whois database: 2026-01-01 <<<\r\n', false],
      ['Domain: free.test\r\nStatus: free\r\n', false],
      ['% No entries found for the selected source(s).\r\n', false],
      ['The queried object does not exist: previous registration\r\n', false],
      ['Domain:             free.test\r\nStatus:             AVAILABLE\r\n', false],
      ['free.test is free\r\n', false],
      ['No Data Found\r\n', false],
      ['\r\n    No match for "free.test".\r\n\r\n    This domain name has not been registered.\r\n', false],
      ['Domain:\tbusy.test\r\nStatus:\tNOT AVAILABLE\r\nRegistered:\tWed Mar 4 1998\r\n', true],
      ['[Domain Name]                   BUSY.TEST\r\n[Created on]                    2001/03/02\r\n', true],
      ['domain:        busy.test\r\nnserver:       ns.busy.test\r\nchanged:       2026-01-01\r\n', true],
      ['    Domain name:\r\n        busy.test\r\n    Registered on: 04-Mar-1998\r\n', true],
      ['Please read the terms of use.\r\n', null],
    ])('of %j is %s', async (text, registered) => {
      const { port } = await chain(toRegistry, () => text);
      expect(await port.lookup('busy.test', unlimited())).toMatchObject({ registered });
    });
  },
);
