import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import type { ServerProcess } from '../../apps/server/src/testing/program';

/**
 * Creates a load balancer: requests /readyz of each server ten times a second, and sends requests to the
 * ready servers in turn. A slow server does not delay the checks of another, and each server gets one check
 * at a time.
 */
export function balancer(places: readonly (ServerProcess | null)[], key: string) {
  const ready = new Map<ServerProcess, Client>();
  const looking = new Map<ServerProcess, Promise<void>>();
  let turn = 0;
  const inspect = async (server: ServerProcess): Promise<void> => {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.status === 200) ready.set(server, clientAt(server.url, key));
    else ready.delete(server);
    looking.delete(server);
  };
  const look = async (): Promise<void> => {
    const looks = places.map((server) => {
      if (server && !looking.has(server)) looking.set(server, inspect(server));
      return server && looking.get(server);
    });
    await Promise.all(looks);
  };
  const timer = setInterval(() => void look(), 100);
  const fraud: Client['fraud'] = (request) => {
    const clients = places.flatMap((server) => (server && ready.get(server)) ?? []);
    const client = clients[turn++ % clients.length];
    if (!client) throw new Error('no server is ready');
    return client.fraud(request);
  };
  return { look, client: { fraud } as Client, stop: () => clearInterval(timer) };
}
