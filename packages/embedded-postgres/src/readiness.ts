import { Client } from 'pg';
import type { Clock } from './clock';
import { DATABASE_NAME, databaseUrl, type Endpoint, ROLE_NAME } from './endpoint';
import { EmbeddedError, systemErrorCode } from './errors';
import type { Postmaster } from './postmaster';

/** `invalid_catalog_name`: the database does not exist (PostgreSQL error codes, appendix A). */
const NO_SUCH_DATABASE = '3D000';
/** `duplicate_database` */
const DATABASE_EXISTS = '42P04';
/** `invalid_password` */
const INVALID_PASSWORD = '28P01';

const POLL_MS = 20;
const CONNECT_TIMEOUT_MS = 2_000;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The server may die under an open connection; the awaited call reports that, this event would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(endpoint: Endpoint, password: string): Promise<void> {
  await withClient(databaseUrl(endpoint, password, 'postgres'), async (client) => {
    await client.query(`CREATE DATABASE ${DATABASE_NAME} OWNER ${ROLE_NAME}`);
  });
}

/** True when the server answers a statement in our database now. Creates the database when the server has none. */
export async function answers(endpoint: Endpoint, password: string): Promise<boolean> {
  try {
    await withClient(databaseUrl(endpoint, password), (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    switch (systemErrorCode(error)) {
      case INVALID_PASSWORD:
        throw new EmbeddedError(
          'password_refused',
          'PostgreSQL refused the password stored beside its database.',
        );
      case NO_SUCH_DATABASE:
        await createDatabase(endpoint, password).catch((cause) => {
          if (systemErrorCode(cause) !== DATABASE_EXISTS) throw cause;
        });
        return false;
      default:
        // Not listening yet, still recovering, or going down: all of them are "not now".
        return false;
    }
  }
}

/**
 * Waits until the server answers, however long its crash recovery takes.
 *
 * @returns false when its process ended first
 */
export async function becomesReady(
  postmaster: Postmaster,
  endpoint: Endpoint,
  password: string,
  clock: Clock,
): Promise<boolean> {
  let ended = false;
  void postmaster.exited.then(() => {
    ended = true;
  });
  while (!ended) {
    if (await answers(endpoint, password)) return true;
    await Promise.race([postmaster.exited, clock.sleep(POLL_MS)]);
  }
  return false;
}
