import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import type { ServerProcess } from '../../apps/server/src/testing/program';

/**
 * A balancer of servers: requests /readyz of each ten times a second, and sends calls to the ready ones in turn. The outcome of
 * one server's request says nothing about another server, and no server has two of them at once.
 */
export function balancer(places: readonly (ServerProcess | null)[], key: string) {
  const ready = new Map<ServerProcess, Client>();
  const looking = new Map<ServerProcess, Promise<void>>();
  let turn = 0;
  const lookAt = async (server: ServerProcess): Promise<void> => {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.status === 200) ready.set(server, clientAt(server.url, key));
    else ready.delete(server);
    looking.delete(server);
  };
  const look = async (): Promise<void> => {
    const looks = places.map((server) => {
      if (server && !looking.has(server)) looking.set(server, lookAt(server));
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
