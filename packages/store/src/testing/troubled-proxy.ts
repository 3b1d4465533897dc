import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** `flows` both ways; `silent`: takes connections and bytes and passes nothing on; `slow`: passes on after a delay. */
type Trouble = 'flows' | 'silent' | 'slow';

/** A loopback TCP proxy before a server, which tests make as bad as networks are. */
export interface TroubledProxy {
  readonly port: number;
  set(trouble: Trouble): void;
  /** Connections that were opened so far. */
  opened(): number;
  close(): Promise<void>;
}

/** @param slowMs delay of each piece of data while `slow` */
export async function startTroubledProxy(
  target: { readonly host: string; readonly port: number } | { readonly path: string },
  slowMs = 300,
): Promise<TroubledProxy> {
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
  return {
    port: (server.address() as AddressInfo).port,
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
