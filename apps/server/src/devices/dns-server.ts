import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, isIP, type Socket } from 'node:net';
import { addressLimit } from '../platform/rate-limit';
import { answerDns, type DnsZone } from './dns-answer';

const MAX_CONNECTIONS = 100;
const IDLE_MS = 5000;
const LARGEST_QUESTION = 1024;
/** Number of attempts to find a free port for both sockets; another program may take it in between. */
const ATTEMPTS = 5;

interface DnsServerOptions {
  readonly host: string;
  /** 0 = a free port. */
  readonly port: number;
  readonly zone: DnsZone;
  readonly now: () => number;
  /** Called when a resolver queries an issued label. */
  readonly onLookup: (token: string, resolver: string) => void;
}

export interface DnsServer {
  readonly port: number;
  stop(): Promise<void>;
}

const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/**
 * Starts the authoritative DNS server of the zone on UDP and TCP. Queries above a resolver's limit get no
 * response.
 */
export async function startDnsServer(options: DnsServerOptions): Promise<DnsServer> {
  const allowed = addressLimit(options.now, { burst: 200, perSecond: 100 });
  const answer = (message: Buffer, from: string): Buffer | null => {
    const resolver = plainAddress(from);
    if (!allowed(resolver)) return null;
    const answered = answerDns(message, options.zone);
    if (answered?.token) options.onLookup(answered.token, resolver);
    return answered?.reply ?? null;
  };

  const connections = new Set<Socket>();
  const tcp = createServer((socket) => {
    connections.add(socket);
    serveConnection(socket, (message) => answer(message, socket.remoteAddress ?? ''));
    socket.once('close', () => connections.delete(socket));
  });
  tcp.maxConnections = MAX_CONNECTIONS;
  let udp: UdpSocket | undefined;
  for (let attempt = 1; ; attempt++) {
    tcp.listen({ host: options.host, port: options.port });
    await once(tcp, 'listening');
    const bound = tcp.address();
    const port = typeof bound === 'object' && bound ? bound.port : options.port;
    try {
      udp = await bindUdp(options.host, port);
      break;
    } catch (error) {
      await new Promise((resolve) => tcp.close(resolve));
      if (options.port !== 0 || attempt === ATTEMPTS) throw error;
    }
  }
  const socket = udp;
  socket.on('message', (message, from) => {
    const reply = answer(message, from.address);
    // A send error means that the client is gone, so it is ignored.
    if (reply) socket.send(reply, from.port, from.address, () => undefined);
  });
  socket.on('error', () => undefined);
  return {
    port: socket.address().port,
    async stop() {
      for (const connection of connections) connection.destroy();
      await Promise.all([
        new Promise<void>((resolve) => socket.close(resolve)),
        new Promise((resolve) => tcp.close(resolve)),
      ]);
    },
  };
}

async function bindUdp(host: string, port: number): Promise<UdpSocket> {
  const socket = createSocket(isIP(host) === 6 ? 'udp6' : 'udp4');
  socket.bind(port, host);
  // `once` rejects on 'error'.
  await once(socket, 'listening');
  return socket;
}

/** TCP messages have a length prefix (RFC 1035 §4.2.2). */
function serveConnection(socket: Socket, answer: (message: Buffer) => Buffer | null): void {
  let waiting = Buffer.alloc(0);
  socket.setTimeout(IDLE_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk]);
    while (waiting.length >= 2) {
      const length = waiting.readUInt16BE(0);
      if (length > LARGEST_QUESTION) return void socket.destroy();
      if (waiting.length < 2 + length) return;
      const reply = answer(waiting.subarray(2, 2 + length));
      waiting = waiting.subarray(2 + length);
      if (!reply) return void socket.destroy();
      const framed = Buffer.alloc(2 + reply.length);
      framed.writeUInt16BE(reply.length, 0);
      reply.copy(framed, 2);
      socket.write(framed);
    }
  });
}
