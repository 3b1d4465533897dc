import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `flows` both ways; `silent`: takes connections and bytes and passes nothing on; `slow`: passes on after a delay. */
type Trouble = 'flows' | 'silent' | 'slow';

/** A loopback TCP proxy before a database, which tests make as bad as networks are. */
export interface TroubledProxy {
  /** The database's address, by way of the proxy. */
  readonly url: string;
  set(trouble: Trouble): void;
  /** Connections that were opened so far. */
  opened(): number;
  close(): Promise<void>;
}

/** Where a database listens: one on a socket file has its folder for a host. */
function targetOf({ hostname, port }: URL): { host: string; port: number } | { path: string } {
  const host = decodeURIComponent(hostname);
  const number = Number(port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

/** @param slowMs delay of each piece of data while `slow` */
export async function startTroubledProxy(databaseUrl: string, slowMs = 300): Promise<TroubledProxy> {
  const database = new URL(databaseUrl);
  const target = targetOf(database);
  let trouble: Trouble = 'flows';
  let opened = 0;
  const sockets = new Set<Socket>();
  /** Bytes swallowed while silent are lost, as on a network that drops them: only a new connection helps. */
  const pass = (from: Socket, to: Socket) => {
    let isDead = false;
    from.on('data', (bytes) => {
      isDead ||= trouble === 'silent';
      if (isDead) return;
      if (trouble === 'slow') setTimeout(() => to.write(bytes), slowMs);
      else to.write(bytes);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
    sockets.add(from);
  };
  const server = createServer((client) => {
    opened++;
    const upstream = connect(target);
    pass(client, upstream);
    pass(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${database.username}:${database.password}@127.0.0.1:${port}${database.pathname}`,
    set: (next) => {
      trouble = next;
    },
    opened: () => opened,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
