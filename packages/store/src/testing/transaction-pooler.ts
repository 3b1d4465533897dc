import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A pooler that assigns a database connection to each transaction. */
export interface TransactionPooler {
  /** Address of the database through the pooler. */
  readonly url: string;
  close(): Promise<void>;
}

const [QUERY, SYNC, READY, TERMINATE] = ['Q', 'S', 'Z', 'X'].map((letter) => letter.charCodeAt(0));
const IDLE = 'I'.charCodeAt(0);
const CANCEL_OR_SSL = 0x04d2;

/** Builds a message of the PostgreSQL protocol: one letter, then the length of the rest including itself. */
const message = (letter: string, body: Uint8Array): Buffer => {
  const head = Buffer.alloc(5, letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const WELCOME = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('S', Buffer.from('client_encoding\0UTF8\0')),
  message('Z', Buffer.from('I')),
]);

/**
 * Calls back with every complete message of a byte stream.
 * @param headBytes number of bytes before the length
 */
function readMessages(socket: Socket, headBytes: () => 0 | 1, onMessage: (bytes: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes as Buffer]);
    for (;;) {
      const head = headBytes();
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const whole = rest.subarray(0, length);
      rest = rest.subarray(length);
      onMessage(whole);
    }
  });
}

/** A database connection, which serves one transaction of one client at a time. */
interface Served {
  readonly socket: Socket;
  client: Socket | null;
}

/**
 * Starts a pooler like PgBouncer in mode `transaction`, but stricter: the connection that was used last is
 * reused last, so that code that relies on connection state gets another one.
 * @see https://www.pgbouncer.org/features.html
 */
export async function startTransactionPooler(databaseUrl: string, size = 2): Promise<TransactionPooler> {
  const free: Served[] = [];
  const waiting: ((served: Served) => void)[] = [];
  const clients: pg.Client[] = [];
  const release = (served: Served) => {
    served.client = null;
    const next = waiting.shift();
    if (next) next(served);
    else free.push(served);
  };
  for (let n = 0; n < size; n++) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
    stream.removeAllListeners('data');
    const served: Served = { socket: stream, client: null };
    readMessages(
      stream,
      () => 1,
      (bytes) => {
        served.client?.write(bytes);
        if (bytes[0] === READY && bytes[5] === IDLE) release(served);
      },
    );
    free.push(served);
  }
  const take = (): Promise<Served> => {
    const served = free.shift();
    return served ? Promise.resolve(served) : new Promise((resolve) => waiting.push(resolve));
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let hasBegun = false;
    let unsent: Buffer[] = [];
    let served: Served | null = null;
    const pass = async () => {
      const bytes = Buffer.concat(unsent);
      unsent = [];
      if (served?.client !== socket) {
        served = await take();
        served.client = socket;
      }
      served.socket.write(bytes);
    };
    let turn = Promise.resolve();
    readMessages(
      socket,
      () => (hasBegun ? 1 : 0),
      (bytes) => {
        if (!hasBegun) {
          if (bytes.readInt16BE(4) === CANCEL_OR_SSL) return void socket.write('N');
          hasBegun = true;
          return void socket.write(WELCOME);
        }
        if (bytes[0] === TERMINATE) return void socket.end();
        unsent.push(bytes);
        if (bytes[0] === QUERY || bytes[0] === SYNC) turn = turn.then(pass);
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { username, pathname } = new URL(databaseUrl);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}?pooler=transaction`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      for (const { socket } of free) socket.destroy();
      for (const client of clients) await client.end().catch(() => undefined);
    },
  };
}
