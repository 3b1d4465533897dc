import pg from 'pg';
import { primaryOf } from '../../connection/servers';
import { isUnavailable, StoreUnavailable } from '../../connection/unavailable';

const CONNECT_MS = 5000;

/** Address of a whole database. */
export interface WholeAddress {
  readonly url: string;
  /** Role with whose privileges the connection runs, if it differs from that of the address. */
  readonly role?: string;
}

interface WholeClient {
  readonly client: pg.Client;
  /** Converts an error for the caller: StoreUnavailable if it is caused by the server state. */
  failure(error: unknown): unknown;
  close(): Promise<void>;
}

// A missing file is not an unavailable database.
const failure = (error: unknown): unknown =>
  isUnavailable(error) && !('path' in (error as Error)) ? new StoreUnavailable(error) : error;

/**
 * Opens a connection that sees the rows of all accounts and lacks a statement timeout; the text format of
 * dates, numbers and bytes is the same on every server.
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
  // The running statement reports the connection error.
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

/** Runs work with {@link openWholeClient} and closes it. */
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
