import pg from 'pg';
import { PreparedQuery, readerOf } from './prepared-query';

/** The store cannot be reached or is shutting down: callers answer 503 and ask to come back. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
    this.name = 'StoreUnavailable';
  }
}

export interface Statement {
  /** Named statements are prepared once a connection; leave the name out for rare ones. */
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export type Row = { readonly [column: string]: unknown };

export interface Connection {
  query<R extends object = Row>(statement: Statement): Promise<readonly R[]>;
}

export interface Database extends Connection {
  /** Runs `work` in one transaction; a throw rolls back. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly maxConnections: number;
  /** Called when an idle connection breaks; carries no statement and no values. */
  readonly onConnectionError?: (code: string) => void;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (format === 'binary' ? pg.types.getTypeParser(oid, format) : readerOf(oid)),
};

const UNAVAILABLE_CLASSES = ['08', '57', '53'];
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK_CODES.has(code) || UNAVAILABLE_CLASSES.includes(code.slice(0, 2))) return true;
  return (
    code === '' &&
    /Connection terminated|timeout exceeded when trying to connect|not queryable|Client was closed|after calling end on the pool/i.test(
      error.message,
    )
  );
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error;
  }
}

const plain = ({ text, values }: Statement): pg.QueryConfig =>
  ({ text, values: values as unknown[], types }) as pg.QueryConfig;

/** Runs a statement on whichever connection is free. */
async function runOnPool<R extends object>(pool: pg.Pool, statement: Statement): Promise<readonly R[]> {
  const { name, text, values = [] } = statement;
  if (name === undefined) return (await pool.query<R>(plain(statement))).rows;
  // The pool sets the callback and promises what it is called with.
  return pool.query(new PreparedQuery(name, text, values)) as unknown as Promise<readonly R[]>;
}

/** Runs a statement on one connection. */
async function runOn<R extends object>(client: pg.PoolClient, statement: Statement): Promise<readonly R[]> {
  const { name, text, values = [] } = statement;
  if (name === undefined) return (await client.query<R>(plain(statement))).rows;
  return new Promise((resolve, reject) => {
    const query = new PreparedQuery(name, text, values);
    query.callback = (error, rows) => (error ? reject(error) : resolve(rows as readonly R[]));
    client.query(query);
  });
}

// The hot statements have one good plan whatever their values are: planning them anew each time costs more than running
// them. A plan made while the tables were still empty must use the indexes as well, for it is kept while they grow.
const SESSION =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off -c jit=off -c timezone=UTC';

/**
 * Opens a pool on a PostgreSQL 15+ server.
 * @throws StoreUnavailable from every method while the server cannot be reached.
 */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 60_000,
    application_name: 'assay',
    options: SESSION,
  });
  // A server that dies may report it right behind an answer, before whoever gets the connection next can listen to it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => options.onConnectionError?.('code' in error ? String(error.code) : 'unknown'));
  return {
    query: (statement) => guarded(() => runOnPool(pool, statement)),
    transaction: (work) =>
      guarded(async () => {
        const client = await pool.connect();
        let broken: Error | undefined;
        // Out of the pool nobody else listens: a connection that dies between two statements must not end the process.
        const onError = (error: Error) => {
          broken = error;
        };
        client.on('error', onError);
        try {
          await client.query('BEGIN');
          const result = await work({ query: (statement) => runOn(client, statement) });
          await client.query('COMMIT');
          return result;
        } catch (error) {
          await client.query('ROLLBACK').catch((rollbackError: Error) => {
            broken = rollbackError;
          });
          throw error;
        } finally {
          client.removeListener('error', onError);
          client.release(broken);
        }
      }),
    close: () => pool.end(),
  };
}
