import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import packet, { type Packet, type Question } from 'dns-packet';
import { afterEach, describe, expect, it } from 'vitest';
import { startAssay } from '../testing/assay-server';
import { answerDns, type DnsZone } from './dns-answer';
import { type DnsServer, startDnsServer } from './dns-server';
import { isOwnDnsLabel, makeDnsLabel } from './open-devices';
import { fetchConfig, sessionText } from './testing/session-text';

const secret = randomBytes(32);
const label = makeDnsLabel(secret, Buffer.from('0123456789'));
const zone: DnsZone = {
  name: 'r.example.com',
  address: '192.0.2.1',
  isOwn: (text) => isOwnDnsLabel(secret, text),
};

const question = (name: string, type: Question['type'] = 'A', more: Partial<Packet> = {}): Buffer =>
  packet.encode({
    type: 'query',
    id: 7,
    flags: packet.RECURSION_DESIRED,
    questions: [{ type, name }],
    ...more,
  });

describe('isOwnDnsLabel', () => {
  it('accepts an issued label in any spelling, and only the complete label', () => {
    expect(isOwnDnsLabel(secret, label.toUpperCase())).toBe(true);
    expect(isOwnDnsLabel(secret, `${label.slice(0, 20)}${'0'.repeat(6)}`)).toBe(false);
    expect(isOwnDnsLabel(randomBytes(32), label)).toBe(false);
    for (const other of ['', 'www', 'z'.repeat(26), `${label}0`])
      expect(isOwnDnsLabel(secret, other)).toBe(false);
  });
});

describe('answerDns', () => {
  const ask = (message: Buffer) => {
    const answered = answerDns(message, zone);
    return answered ? { ...answered, packet: packet.decode(answered.reply) } : null;
  };

  it('resolves an issued label to the address with TTL 0 and preserves the spelling', () => {
    const name = `${label.toUpperCase()}.R.example.COM`;
    const answered = ask(question(name));
    expect(answered?.token).toBe(label);
    expect(answered?.packet.questions?.[0]?.name).toBe(name);
    expect(answered?.packet.answers).toMatchObject([{ type: 'A', ttl: 0, data: '192.0.2.1', name }]);
  });

  it('returns no IPv6 address but records the query', () => {
    const answered = ask(question(`${label}.r.example.com`, 'AAAA'));
    expect(answered?.token).toBe(label);
    expect(answered?.packet).toMatchObject({ rcode: 'NOERROR', answers: [] });
    expect(answered?.packet.authorities?.[0]?.type).toBe('SOA');
  });

  it.each([
    ['www.r.example.com', 'NXDOMAIN'],
    ['example.org', 'REFUSED'],
    ['evilr.example.com', 'REFUSED'],
    ['r.example.com', 'NOERROR'],
  ])('responds to %s with %s and matches no session', (name, rcode) => {
    expect(ask(question(name))).toMatchObject({ token: null, packet: { rcode } });
  });

  it('supports EDNS with any options', () => {
    const edns: Packet['additionals'] = [
      {
        type: 'OPT',
        name: '.',
        udpPayloadSize: 4096,
        extendedRcode: 0,
        ednsVersion: 0,
        flags: 0,
        flag_do: false,
        options: [{ code: 'CLIENT_SUBNET', ip: '198.51.100.0', sourcePrefixLength: 24 } as never],
      },
    ];
    const answered = ask(question(`${label}.r.example.com`, 'A', { additionals: edns }));
    expect(answered?.packet.additionals).toMatchObject([{ type: 'OPT', udpPayloadSize: 1232 }]);
    expect(ask(question(`${label}.r.example.com`))?.packet.additionals).toEqual([]);
  });

  it('ignores messages that are not queries', () => {
    expect(ask(Buffer.alloc(0))).toBeNull();
    expect(ask(Buffer.alloc(11))).toBeNull();
    expect(ask(packet.encode({ type: 'response', id: 1, questions: [], answers: [] }))).toBeNull();
    for (let length = 1; length < 40; length++) {
      expect(() => answerDns(randomBytes(length), zone)).not.toThrow();
    }
  });
});

describe('DNS server', () => {
  let dns: DnsServer | null = null;
  afterEach(async () => {
    await dns?.stop();
    dns = null;
  });

  const overUdp = async (port: number, message: Buffer): Promise<Packet> => {
    const socket = createSocket('udp4');
    socket.send(message, port, '127.0.0.1');
    const [reply] = (await once(socket, 'message')) as [Buffer];
    socket.close();
    return packet.decode(reply);
  };

  it('responds over UDP and TCP and records the resolver', async () => {
    const looks: string[] = [];
    const onLookup = (token: string, resolver: string) => looks.push(`${token} ${resolver}`);
    dns = await startDnsServer({ host: '127.0.0.1', port: 0, zone, now: () => Date.now(), onLookup });
    const asked = question(`${label}.r.example.com`);
    expect((await overUdp(dns.port, asked)).answers).toHaveLength(1);
    const socket = connect(dns.port, '127.0.0.1');
    const framed = Buffer.concat([Buffer.from([0, asked.length]), asked]);
    // In two parts, as TCP may deliver it.
    socket.write(framed.subarray(0, 9));
    socket.write(framed.subarray(9));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(packet.decode(reply.subarray(2)).answers).toHaveLength(1);
    expect(looks).toEqual([`${label} 127.0.0.1`, `${label} 127.0.0.1`]);
  });

  it('stops responding when it receives too many queries', async () => {
    let looks = 0;
    const onLookup = () => {
      looks++;
    };
    dns = await startDnsServer({ host: '127.0.0.1', port: 0, zone, now: () => 0, onLookup });
    const asked = question(`${label}.r.example.com`);
    const framed = Buffer.concat([Buffer.from([0, asked.length]), asked]);
    const socket = connect(dns.port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(Buffer.concat(Array.from({ length: 300 }, () => framed)));
    await once(socket, 'close');
    expect(looks).toBe(200);
  });

  it('matches a resolver to the session of its browser', async () => {
    const server = await startAssay({
      env: { ASSAY_DNS_ZONE: 'r.example.com.', ASSAY_DNS_HOST: '127.0.0.1', ASSAY_DNS_PORT: '0' },
    });
    try {
      const started = await server.startDns();
      dns = started;
      const config = await fetchConfig(server);
      expect(config.dnsDomain).toMatch(/^[0-9a-v]{26}\.r\.example\.com$/);
      await overUdp(started?.port ?? 0, question(config.dnsDomain ?? ''));
      const kept = () => server.database.query({ text: 'SELECT 1 FROM device_resolver' });
      await expect.poll(async () => (await kept()).length).toBe(1);
      const call = async (session: string) => {
        const answer = await server.owner.live.fraud({ config: { device_fingerprinting: true }, session });
        return answer.data.device_details?.dns_ip;
      };
      expect(await call(await sessionText(server, { ticket: config.ticket }))).toBe('127.0.0.1');
      expect(await call(await sessionText(server))).toBeNull();
    } finally {
      await server.close();
    }
  });
});
