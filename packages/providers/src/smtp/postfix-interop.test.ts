import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDnsClient } from '../dns/dns-client';
import { createAddressPolicy } from '../net/address-policy';
import { guardedConnect } from '../net/guarded-network';
import { startLoopbackDns } from '../testing/loopback-dns';
import { unlimited } from '../testing/source-context';
import { freePort, installedProgram, startDaemon, unprivileged } from '../testing/system-daemon';
import { createMailboxProbe } from './mailbox-probe';

const smtpSink = installedProgram('smtp-sink');
const network = { policy: createAddressPolicy(['127.0.0.1']), resolve: async () => ['127.0.0.1'] };
const stops: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Queries Postfix's test server about one address. */
async function ask(...options: string[]) {
  const port = await freePort();
  stops.push(startDaemon(smtpSink!, [...unprivileged(), ...options, `127.0.0.1:${port}`, '16']).stop);
  await vi.waitFor(
    async () => (await guardedConnect('127.0.0.1', port, network, unlimited().signal)).destroy(),
    {
      timeout: 10_000,
    },
  );
  const names = await startLoopbackDns({ 'example.test MX': ['10 mx.example.test'] });
  stops.push(names.close);
  const dns = createDnsClient({ servers: [names.address] });
  const randomLocalPart = () => 'nobody';
  const probe = createMailboxProbe({ dns, network, port, heloName: 'probe.test', randomLocalPart });
  return probe.lookup('a@example.test', unlimited());
}

describe.skipIf(smtpSink === null)('Postfix’s smtp-sink (skipped where Postfix is not installed)', () => {
  it('accepts every recipient', async () => {
    expect(await ask()).toMatchObject({ deliverable: true, accept_all: true });
  });

  it('rejects recipients permanently', async () => {
    const state = await ask('-f', 'RCPT', '-B', '550 5.1.1 unknown user');
    expect(state).toMatchObject({
      deliverable: false,
      accept_all: false,
      reply: { code: 550, enhanced: '5.1.1' },
    });
  });

  it('rejects recipients temporarily', async () => {
    const state = await ask('-r', 'RCPT', '-b', '450 4.2.0 greylisted');
    expect(state).toMatchObject({
      deliverable: null,
      accept_all: null,
      reply: { code: 450, enhanced: '4.2.0' },
    });
  });

  it('does not support EHLO', async () => {
    expect(await ask('-e')).toMatchObject({ deliverable: true });
  });
});
