import pg from 'pg';
import type { DatabaseSession } from './database-session';
import { codeOf } from './unavailable';

const CONNECT_MS = 3000;
const KEEP_ALIVE_AFTER_MS = 5000;
/** How long connections get to say good-bye. */
const CLOSE_MS = 2000;

interface Limited {
  readonly query_timeout: number;
}

/** A text that goes as it is. */
export const plain = (text: string, limit: Limited): pg.QueryConfig => ({ text, ...limit }) as pg.QueryConfig;

/** The part of a client that pg does not type: its connection, and the socket of that. */
export const connectionOf = (client: pg.PoolClient) =>
  (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection;

interface PoolOptions {
  readonly url: string;
  readonly maxConnections: number;
  readonly startup: DatabaseSession['startup'];
  /** Called when an idle connection breaks, with the code of its error. */
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
      // Awaited by the pool before anybody gets the connection.
      onConnect: async (client) => {
        if (statement) await client.query(plain(statement, { query_timeout: CONNECT_MS }));
      },
      ...(options === undefined ? {} : { options }),
    });
    // A server that dies may report it right behind an answer, before whoever gets the connection next can listen to it.
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined);
      this.clients.add(client);
    });
    this.pool.on('remove', (client) => this.clients.delete(client));
    this.pool.on('error', (error) => {
      // A server that stops right after its last client said good-bye may cut that one off meanwhile: nothing is lost.
      if (!this.isClosing) onConnectionError?.(codeOf(error) || 'unknown');
    });
  }

  /** Who is about to get an idle connection is still counted as waiting. */
  waiting(): number {
    return this.pool.waitingCount - this.pool.idleCount;
  }

  /** Says good-bye; a server that does not answer is not waited for. */
  async close(): Promise<void> {
    this.isClosing = true;
    const late = setTimeout(() => this.cutOff(), CLOSE_MS);
    await this.pool.end();
    clearTimeout(late);
  }

  /** Ends it at once, whatever is under way. */
  giveUp(): void {
    this.cutOff();
    void this.pool.end();
  }

  private cutOff(): void {
    for (const client of this.clients) connectionOf(client).stream.destroy();
    this.clients.clear();
  }
}
