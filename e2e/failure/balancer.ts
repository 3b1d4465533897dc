import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import type { ServerProcess } from '../../apps/server/src/testing/program';

/** A balancer of servers: asks each ten times a second whether it is ready, and sends calls to those that are, in turn. */
export function balancer(places: readonly (ServerProcess | null)[], key: string) {
  let ready: readonly Client[] = [];
  let turn = 0;
  const look = async () => {
    const looks = places.map(async (server) => {
      const answer = server && (await fetch(`${server.url}/readyz`).catch(() => null));
      return server && answer?.status === 200 ? [clientAt(server.url, key)] : [];
    });
    ready = (await Promise.all(looks)).flat();
  };
  const timer = setInterval(() => void look(), 100);
  const fraud: Client['fraud'] = (request) => {
    const client = ready[turn++ % ready.length];
    if (!client) throw new Error('no server is ready');
    return client.fraud(request);
  };
  return { look, client: { fraud } as Client, stop: () => clearInterval(timer) };
}
