import type { Database } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { startAssay } from '../../testing/assay-server';
import type { MovableClock } from '../../testing/movable-clock';
import { type Client, clientsOf } from './management-server';

/** The management API with the routes of every feature: the whole server. */
export interface WholeServer {
  /** For requests outside the management API. */
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly runtime: MovableClock;
  readonly ownerKey: string;
  withKey(apiKey: string): Client;
  withHeaders(headers: { readonly [name: string]: string }): Client;
  /** Creates another account and returns its first key. */
  newAccount(name: string): Promise<string>;
  close(): Promise<void>;
}

/** @param env variables of the server */
export async function startWhole(env: { readonly [name: string]: string } = {}): Promise<WholeServer> {
  const server = await startAssay({ env });
  const withHeaders = clientsOf(server.app, () => server.takeFaults()[0]);
  return {
    app: server.app,
    database: server.database,
    runtime: server.clock,
    ownerKey: server.owner.liveKey,
    withHeaders,
    withKey: (apiKey) => withHeaders({ 'x-api-key': apiKey }),
    newAccount: async (name) => (await server.newAccount(name)).liveKey,
    close: () => server.close(),
  };
}
