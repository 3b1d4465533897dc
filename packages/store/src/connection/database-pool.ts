import pg from 'pg';
import type { DatabaseSession } from './database-session';
import { codeOf } from './unavailable';

const CONNECT_MS = 3000;
const KEEP_ALIVE_AFTER_MS = 5000;
/** Time for connections to close gracefully, in milliseconds. */
const CLOSE_MS = 2000;

interface Limited {
  readonly query_timeout: number;
}

/** Creates a query that is sent as plain text. */
export const plain = (text: string, limit: Limited): pg.QueryConfig => ({ text, ...limit }) as pg.QueryConfig;

/** Returns the part of a client that pg doesn't type: its connection with its socket. */
export const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection;

interface PoolOptions {
  readonly url: string;
  readonly maxConnections: number;
  readonly startup: DatabaseSession['startup'];
  /** Called when an idle connection breaks, with its error code. */
  readonly onConnectionError?: ((code: string) => void) | undefined;
}

/** The connections to one server. */
export class ConnectionPool {
  readonly pool: pg.Pool;
  private readonly clients = new Set<pg.PoolClient>();
  private isClosing = false;

  constructor({ url, maxConnections, startup: { options, statement }, onConnectionError }: PoolOptions) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: maxConnections,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      application_name: 'assay',
      // The pool awaits this before it hands out the connection.
      onConnect: async (client) => {
        if (statement) await client.query(plain(statement, { query_timeout: CONNECT_MS }));
      },
      ...(options === undefined ? {} : { options }),
    });
    // A dying server may report an error immediately after a response, before the next user of the connection
    // can listen.
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.clients.add(client);
    });
    this.pool.on('remove', (client) => this.clients.delete(client));
    this.pool.on('error', (error) => {
      // A server that stops after its last client disconnected may cut the connection off; no data is lost.
      if (!this.isClosing) onConnectionError?.(codeOf(error) || 'unknown');
    });
  }

  /** Requests that are about to get an idle connection are still counted as waiting, so they are subtracted. */
  waiting(): number {
    return this.pool.waitingCount - this.pool.idleCount;
  }

  /** Closes the connections gracefully; an unresponsive server is not waited for. */
  async close(): Promise<void> {
    this.isClosing = true;
    const late = setTimeout(() => this.cutOff(), CLOSE_MS);
    await this.pool.end();
    clearTimeout(late);
  }

  /** Closes all connections immediately, even during a statement. */
  giveUp(): void {
    this.cutOff();
    void this.pool.end();
  }

  private cutOff(): void {
    for (const client of this.clients) connectionOf(client).stream.destroy();
    this.clients.clear();
  }
}
