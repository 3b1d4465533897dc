import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * `flows` in both directions; `silent`: accepts connections and bytes and forwards nothing; `slow`: forwards
 * with a delay.
 */
type Trouble = 'flows' | 'silent' | 'slow';

/** A loopback TCP proxy for a database, with which tests simulate network failures. */
export interface TroubledProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  set(trouble: Trouble): void;
  /** Returns the number of connections opened so far. */
  opened(): number;
  close(): Promise<void>;
}

/** Returns the listening address of a database; for a socket file, the host is its folder. */
function targetOf({ hostname, port }: URL): { host: string; port: number } | { path: string } {
  const host = decodeURIComponent(hostname);
  const number = Number(port || 5432);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

/**
 * Starts the proxy.
 * @param slowMs delay of each data chunk while `slow`
 */
export async function startTroubledProxy(databaseUrl: string, slowMs = 300): Promise<TroubledProxy> {
  const database = new URL(databaseUrl);
  const target = targetOf(database);
  let trouble: Trouble = 'flows';
  let opened = 0;
  const sockets = new Set<Socket>();
  /** Bytes dropped while silent are lost, as on a real network: only a new connection helps. */
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
