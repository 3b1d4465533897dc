import type { Connection, Database } from './connection';
import { DISK_FULL } from './unavailable';

/** Returns the database clock in UNIX milliseconds, which all processes of a deployment share. */
export async function databaseTime(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ now: number }>({
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  });
  if (!row) throw new Error('the database returned no time');
  return row.now;
}

/** Rewrites the same version in a row that only migrations write, so no request waits for it. */
const WRITE = `UPDATE schema_migration SET name = name WHERE version = 1
  RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
/** Used after a full disk: allocates new disk blocks, and leaves none allocated. */
const GROW = `CREATE TEMPORARY TABLE assay_room ON COMMIT DROP AS
  SELECT md5(n::text) AS filler FROM generate_series(1, 4096) n`;

/**
 * Checks that the database is writable by writing to it, and resets recorded refusals.
 * @returns its clock, UNIX milliseconds
 * @throws StoreUnavailable if it is not writable
 */
export async function writeProbe(database: Database): Promise<number> {
  const refused = database.refusals.last();
  const write = (connection: Connection) => connection.query<{ now: number }>({ text: WRITE });
  const [row] =
    refused === DISK_FULL
      ? await database.transaction(async (connection) => {
          await connection.query({ text: GROW });
          return write(connection);
        })
      : await write(database);
  if (!row) throw new Error('the schema has no first migration');
  database.refusals.forget();
  return row.now;
}
