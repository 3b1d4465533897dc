import pg from 'pg';
import { primaryOf } from '../../connection/servers';
import { isUnavailable, StoreUnavailable } from '../../connection/unavailable';

const CONNECT_MS = 5000;

/** How a whole database is reached. */
export interface WholeAddress {
  readonly url: string;
  /** The role whose rights the connection has, where it is another than that of the address. */
  readonly role?: string;
}

interface WholeClient {
  readonly client: pg.Client;
  /** What a failure is to the caller: StoreUnavailable where it is the server's state. */
  failure(error: unknown): unknown;
  close(): Promise<void>;
}

// A file that is not there is not the database.
const failure = (error: unknown): unknown =>
  isUnavailable(error) && !('path' in (error as Error)) ? new StoreUnavailable(error) : error;

/**
 * One connection that sees the rows of all accounts and waits for its statements as long as they take; texts of dates,
 * numbers and bytes are the same on every server.
 * @throws StoreUnavailable
 */
export async function openWholeClient({ url, role }: WholeAddress): Promise<WholeClient> {
  const settings = [
    ...[
      'timezone=UTC',
      'datestyle=ISO',
      'intervalstyle=postgres',
      'bytea_output=hex',
      'extra_float_digits=1',
    ],
    ...['client_encoding=UTF8', 'statement_timeout=0', 'lock_timeout=0', 'assay.accounts=*'],
    ...(role === undefined ? [] : [`role=${role}`]),
  ];
  const client = new pg.Client({
    connectionString: await primaryOf(url),
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'assay',
    keepAlive: true,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  });
  // What it breaks with, the statement under way reports.
  client.on('error', () => undefined);
  const close = () => client.end().catch(() => undefined);
  try {
    await client.connect();
  } catch (error) {
    await close();
    throw failure(error);
  }
  return { client, failure, close };
}

/** {@link openWholeClient} for the time of some work. */
export async function withWholeClient<T>(
  address: WholeAddress,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { client, close } = await openWholeClient(address);
  try {
    return await work(client);
  } catch (error) {
    throw failure(error);
  } finally {
    await close();
  }
}
