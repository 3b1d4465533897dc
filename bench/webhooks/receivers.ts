import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

interface Receivers {
  readonly urls: readonly string[];
  /** Resolves once each of the healthy ones has so many deliveries. */
  haveAll(deliveries: number): Promise<void>;
  close(): Promise<void>;
}

/** Receivers on loopback; the first `dead` of them take every request and never answer. */
export async function startReceivers(count: number, dead: number): Promise<Receivers> {
  const counts = new Array<number>(count).fill(0);
  let check: () => void = () => undefined;
  const servers = await Promise.all(
    counts.map(async (_, index) => {
      const server = createServer((request, response: ServerResponse) => {
        request.resume().on('end', () => {
          if (index < dead) return;
          counts[index] = (counts[index] ?? 0) + 1;
          response.end();
          check();
        });
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  return {
    urls: servers.map((server) => {
      const address = server.address();
      if (typeof address !== 'object' || address === null) throw new Error('no port');
      return `http://127.0.0.1:${address.port}/`;
    }),
    haveAll: (deliveries) =>
      new Promise((resolve) => {
        check = () => {
          if (counts.every((received, index) => index < dead || received >= deliveries)) resolve();
        };
        check();
      }),
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
