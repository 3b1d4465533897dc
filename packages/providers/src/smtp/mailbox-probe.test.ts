import { afterEach, describe, expect, it } from 'vitest';
import { createDnsClient, dnsHostResolver } from '../dns/dns-client';
import { createAddressPolicy } from '../net/address-policy';
import { type LoopbackDns, startLoopbackDns, type TestZone } from '../testing/loopback-dns';
import {
  type LoopbackSmtp,
  type RecipientReply,
  startLoopbackSmtp,
  startScriptedSmtp,
} from '../testing/loopback-smtp';
import { selfSigned } from '../testing/self-signed';
import { unlimited } from '../testing/source-context';
import { createMailboxProbe, isMailboxStateSettled, type MailboxProbeOptions } from './mailbox-probe';

const zone: TestZone = {
  'example.test MX': ['10 mx.example.test'],
  'mx.example.test A': ['127.0.0.1'],
  'backup.test MX': ['10 dead.example.test', '20 mx.example.test'],
  'dead.example.test A': 'nodata',
  'implicit.test A': ['127.0.0.1'],
  'nullmx.test MX': ['0 .'],
  'nomail.test TXT': ['v=spf1 -all'],
  'broken.test MX': 'servfail',
  'inside.test MX': ['10 router.inside.test'],
  'router.inside.test A': ['192.168.0.1'],
};
const random = 'nobody-can-have-this';
const unknownUser: RecipientReply = { code: 550, text: '5.1.1 User unknown' };
let dnsServer: LoopbackDns | undefined;
const smtpServers: LoopbackSmtp[] = [];

afterEach(async () => {
  await Promise.all(smtpServers.splice(0).map((server) => server.close()));
  await dnsServer?.close();
  dnsServer = undefined;
});

async function probe(server: LoopbackSmtp, more: Partial<MailboxProbeOptions> = {}) {
  smtpServers.push(server);
  dnsServer = await startLoopbackDns(zone);
  const dns = createDnsClient({ servers: [dnsServer.address], timeoutMs: 500, tries: 1 });
  return createMailboxProbe({
    dns,
    network: { policy: createAddressPolicy(['127.0.0.1']), resolve: dnsHostResolver(dns) },
    heloName: 'probe.assay.test',
    port: server.port,
    randomLocalPart: () => random,
    ...more,
  });
}

/** Starts a server with one mailbox. */
const oneMailbox = (reply: RecipientReply = null) =>
  startLoopbackSmtp((address) => (address === 'known@example.test' ? reply : unknownUser));

describe('createMailboxProbe', () => {
  it('finds an existing mailbox', async () => {
    const server = await oneMailbox();
    const port = await probe(server);
    expect(await port.lookup('known@example.test', unlimited())).toEqual({
      deliverable: true,
      full_inbox: false,
      accept_all: false,
      evidence: 'smtp',
      reply: { code: 250, enhanced: null },
    });
    expect(server.seen).toEqual(['MAIL <>', 'RCPT known@example.test', `RCPT ${random}@example.test`]);
  });

  it('reports a missing mailbox, without a second query', async () => {
    const server = await oneMailbox();
    const port = await probe(server);
    expect(await port.lookup('missing@example.test', unlimited())).toEqual({
      deliverable: false,
      full_inbox: false,
      accept_all: false,
      evidence: 'smtp',
      reply: { code: 550, enhanced: '5.1.1' },
    });
    expect(server.seen).toEqual(['MAIL <>', 'RCPT missing@example.test']);
  });

  it('reports a full mailbox', async () => {
    const port = await probe(await oneMailbox({ code: 552, text: '5.2.2 Over quota' }));
    const state = await port.lookup('known@example.test', unlimited());
    expect(state).toMatchObject({ deliverable: false, full_inbox: true, accept_all: false });
    expect(isMailboxStateSettled(state!)).toBe(false);
  });

  it('reports a server that accepts every recipient', async () => {
    const port = await probe(await startLoopbackSmtp(() => null));
    expect(await port.lookup('any@example.test', unlimited())).toMatchObject({
      deliverable: true,
      accept_all: true,
    });
  });

  it('returns null for greylisting and for refusals of the sender address', async () => {
    const replies: RecipientReply[] = [
      { code: 451, text: '4.7.1 Greylisted, try again later' },
      { code: 550, text: '5.7.1 Your address is on a block list' },
    ];
    const port = await probe(await startLoopbackSmtp(() => replies.shift() ?? null));
    for (let i = 0; i < 2; i++) {
      const state = await port.lookup('known@example.test', unlimited());
      expect(state).toMatchObject({
        deliverable: null,
        full_inbox: null,
        accept_all: null,
        evidence: 'none',
      });
      expect(isMailboxStateSettled(state!)).toBe(false);
    }
  });

  it('returns null for accept_all if the second query is deferred', async () => {
    const putOff: RecipientReply = { code: 450, text: '4.2.0 later' };
    const port = await probe(
      await startLoopbackSmtp((address) => (address.startsWith(random) ? putOff : null)),
    );
    expect(await port.lookup('known@example.test', unlimited())).toMatchObject({
      deliverable: true,
      accept_all: null,
    });
  });
});

describe('SMTP dialogue', () => {
  const certificate = selfSigned('mx.example.test');

  // Skipped if the openssl command, which creates the certificate, is missing.
  it.skipIf(certificate === null)('upgrades to TLS if offered, with any certificate', async () => {
    const server = await startLoopbackSmtp(() => null, certificate!);
    const port = await probe(server);
    expect(await port.lookup('known@example.test', unlimited())).toMatchObject({ deliverable: true });
    expect(server.seen[0]).toBe('TLS');
  });

  it('retries once without TLS if the handshake fails', async () => {
    const server = await startScriptedSmtp((line) => {
      if (line === '') return '220 mx\r\n';
      if (line.startsWith('EHLO')) return '250-mx\r\n250 STARTTLS\r\n';
      if (line === 'STARTTLS') return '220 go\r\n';
      return line.startsWith('RCPT') || line.startsWith('MAIL') ? '250 ok\r\n' : 'this is no TLS\r\n';
    });
    const port = await probe(server);
    expect(await port.lookup('known@example.test', unlimited())).toMatchObject({ deliverable: true });
    expect(server.seen.filter((line) => line === 'STARTTLS')).toHaveLength(1);
  });

  it('uses HELO with an old server and sends the configured sender', async () => {
    const server = await startScriptedSmtp((line) => {
      if (line === '') return '220 old\r\n';
      if (line.startsWith('EHLO')) return '502 what\r\n';
      return '250 ok\r\n';
    });
    const port = await probe(server, { mailFrom: 'probe@assay.test' });
    expect(await port.lookup('known@example.test', unlimited())).toMatchObject({ deliverable: true });
    expect(server.seen.slice(0, 4)).toEqual([
      'EHLO probe.assay.test',
      'HELO probe.assay.test',
      'MAIL FROM:<probe@assay.test>',
      'RCPT TO:<known@example.test>',
    ]);
    await expect.poll(() => server.seen.at(-1)).toBe('QUIT');
  });

  it.each([
    ['rejects the connection', '554 no\r\n'],
    ['is temporarily unavailable', '421 later\r\n'],
    ['uses another protocol', 'HTTP/1.1 400 Bad Request\r\n'],
    ['sends an endless greeting', `220-${'x'.repeat(100_000)}`],
  ])('returns no result for a server that %s', async (_what, greeting) => {
    const port = await probe(await startScriptedSmtp((line) => (line === '' ? greeting : '250 ok\r\n')));
    expect(await port.lookup('known@example.test', unlimited())).toMatchObject({
      deliverable: null,
      accept_all: null,
    });
  });

  it('returns no result if the sender is refused', async () => {
    const server = await startScriptedSmtp((line) => {
      if (line === '') return '220 mx\r\n';
      return line.startsWith('MAIL') ? '550 5.7.1 no null senders\r\n' : '250 ok\r\n';
    });
    expect(await (await probe(server)).lookup('known@example.test', unlimited())).toMatchObject({
      deliverable: null,
      reply: { code: 550, enhanced: '5.7.1' },
    });
  });

  it('times out at a tarpit', async () => {
    const server = await startScriptedSmtp((line) => (line === '' ? '220-wait\r\n' : null));
    const port = await probe(server);
    const context = { deadline: 0, signal: AbortSignal.timeout(50) };
    await expect(port.lookup('known@example.test', context)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('sends a non-ASCII local part only to a server that supports it', async () => {
    const server = await startScriptedSmtp((line) => {
      if (line === '') return '220 mx\r\n';
      return line.startsWith('EHLO') ? '250 mx\r\n' : '250 ok\r\n';
    });
    expect(await (await probe(server)).lookup('jürgen@example.test', unlimited())).toMatchObject({
      deliverable: null,
    });
    expect(server.seen.some((line) => line.startsWith('RCPT'))).toBe(false);
  });
});

describe('mail server selection', () => {
  it('uses the next server if the best cannot be reached', async () => {
    const port = await probe(await startLoopbackSmtp(() => null));
    expect(await port.lookup('a@backup.test', unlimited())).toMatchObject({ deliverable: true });
  });

  it('uses the domain itself if it has only addresses', async () => {
    const port = await probe(await startLoopbackSmtp(() => null));
    expect(await port.lookup('a@implicit.test', unlimited())).toMatchObject({ deliverable: true });
  });

  it.each([
    'nullmx.test',
    'nomail.test',
    'missing.test',
  ])('selects no server for %s, which accepts no mail', async (domain) => {
    const server = await startLoopbackSmtp(() => null);
    expect(await (await probe(server)).lookup(`a@${domain}`, unlimited())).toMatchObject({
      deliverable: false,
      evidence: 'no-mail-host',
    });
    expect(server.seen).toEqual([]);
  });

  it.each([
    'broken.test',
    'inside.test',
  ])('selects no server for %s: unknown records, or a host inside the internal network', async (domain) => {
    const server = await startLoopbackSmtp(() => null);
    expect(await (await probe(server)).lookup(`a@${domain}`, unlimited())).toMatchObject({
      deliverable: null,
    });
    expect(server.seen).toEqual([]);
  });

  it('selects no server for domains and hosts that are excluded', async () => {
    const server = await startLoopbackSmtp(() => null);
    const port = await probe(server, { neverProbe: ['backup.test', 'mx.example.test'] });
    for (const domain of ['backup.test', 'example.test']) {
      expect(await port.lookup(`a@${domain}`, unlimited())).toMatchObject({
        deliverable: null,
        evidence: 'none',
      });
    }
    expect(server.seen).toEqual([]);
  });

  it.each([
    'no-at-sign',
    '@example.test',
    'a@localhost',
    'a@127.0.0.1',
    'a\r\nRSET@example.test',
    'a>b@example.test',
  ])('selects no server for %j', async (address) => {
    const server = await startLoopbackSmtp(() => null);
    expect(await (await probe(server)).lookup(address, unlimited())).toBeNull();
    expect(server.seen).toEqual([]);
  });

  it('limits the connections per server', async () => {
    const server = await startScriptedSmtp(() => null);
    const port = await probe(server, { perHost: 1 });
    const leaving = new AbortController();
    const first = port.lookup('a@example.test', { deadline: 0, signal: leaving.signal });
    const second = port.lookup('b@example.test', unlimited());
    await expect(second).rejects.toMatchObject({ kind: 'busy' });
    leaving.abort();
    await expect(first).rejects.toMatchObject({ kind: 'timeout' });
  });
});
