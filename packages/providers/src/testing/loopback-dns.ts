import { once } from 'node:events';
import { type AddressInfo, Socket } from 'node:net';
import type DNS from 'dns2';
import { createTCPServer, createUDPServer, Packet } from 'dns2';

type RecordType = 'A' | 'AAAA' | 'MX' | 'PTR' | 'TXT' | 'CNAME';

/** Records as in a zone file, or the failure of the server for the name and type. */
type Entry = readonly string[] | 'nodata' | 'servfail' | 'refused' | 'silent' | 'truncated over UDP';

/** `'example.test MX': ['10 mail.example.test']`; names that are not listed don't exist (NXDOMAIN). */
export type TestZone = Readonly<Record<string, Entry>>;

export interface LoopbackDns {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** Received queries, as `udp name TYPE`. */
  readonly questions: string[];
  close(): Promise<void>;
}

type DnsHandler = DNS.DnsHandler;

const responseCodes = { servfail: 2, nxdomain: 3, refused: 5 } as const;
const typeNames = new Map<number, string>(
  Object.entries(Packet.TYPE).map(([name, number]) => [number, name]),
);
const longText = 'x'.repeat(250);

/** Starts an authoritative DNS server over UDP and TCP on a free port, with the faults of real servers. */
export async function startLoopbackDns(zone: TestZone): Promise<LoopbackDns> {
  const questions: string[] = [];
  const names = new Set(Object.keys(zone).map((key) => key.split(' ')[0]));
  const answer: DnsHandler = (request, send, client) => {
    const question = request.questions[0]!;
    const type = typeNames.get(question.type) ?? String(question.type);
    const transport = client instanceof Socket ? 'tcp' : 'udp';
    const name = question.name.toLowerCase();
    questions.push(`${transport} ${name} ${type}`);
    const response = Packet.createResponseFromRequest(request);
    const entry = zone[`${name} ${type}`] ?? (names.has(name) ? 'nodata' : 'nxdomain');
    if (entry === 'silent') return;
    if (entry === 'nxdomain' || entry === 'servfail' || entry === 'refused') {
      response.header.rcode = responseCodes[entry];
    } else if (entry === 'truncated over UDP') {
      if (transport === 'udp') response.header.tc = 1;
      else response.answers.push(resource(name, 'TXT', `v=spf1 exists:${longText} -all`));
    } else if (entry !== 'nodata') {
      response.answers.push(...entry.map((text) => resource(name, type as RecordType, text)));
    }
    void send(response);
  };
  const { port, close } = await listenOnOnePort(answer);
  return { address: `127.0.0.1:${port}`, questions, close };
}

/** Listens on the same free port for TCP and UDP, because a resolver retries a truncated answer there. */
async function listenOnOnePort(answer: DnsHandler): Promise<{ port: number; close: () => Promise<void> }> {
  for (;;) {
    const tcp = createTCPServer(answer);
    await once(tcp.listen(0, '127.0.0.1'), 'listening');
    const { port } = tcp.address() as AddressInfo;
    const udp = createUDPServer(answer);
    const bound = once(udp, 'listening').then(
      () => true,
      () => false,
    );
    void udp.listen(port, '127.0.0.1');
    if (await bound) {
      return { port, close: async () => void (await Promise.all([closed(tcp), closed(udp)])) };
    }
    await closed(tcp);
  }
}

function closed(server: { close(done: () => void): unknown }): Promise<void> {
  return new Promise((resolve) => {
    server.close(resolve);
  });
}

function resource(name: string, type: RecordType, text: string): DNS.Packet.Resource {
  const record = new Packet.Resource(name, Packet.TYPE[type], Packet.CLASS.IN, 60);
  switch (type) {
    case 'MX': {
      const [priority = '', exchange = ''] = text.split(' ');
      return Object.assign(record, { priority: Number(priority), exchange });
    }
    case 'TXT':
      // A "|" separates the character-strings of one record.
      return Object.assign(record, {
        data: text.split('|').flatMap((part) => part.match(/.{1,255}/gs) ?? ['']),
      });
    case 'PTR':
    case 'CNAME':
      return Object.assign(record, { domain: text });
    case 'A':
    case 'AAAA':
      return Object.assign(record, { address: text });
  }
}
