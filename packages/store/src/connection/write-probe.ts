import type { Connection, Database } from './connection';
import { DISK_FULL } from './unavailable';

/** The database's clock, UNIX milliseconds: the one that all processes of a deployment share. */
export async function databaseTime(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ now: number }>({
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  });
  if (!row) throw new Error('the database showed no time');
  return row.now;
}

/** A row of the process's own making that no call waits for: the same version, written again. */
const WRITE = `UPDATE schema_migration SET name = name WHERE version = 1
  RETURNING (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`;
/** While the disk was full: needs new blocks of it, and leaves none behind. */
const GROW = `CREATE TEMPORARY TABLE assay_room ON COMMIT DROP AS
  SELECT md5(n::text) AS filler FROM generate_series(1, 4096) n`;

/**
 * Tries whether the database can be written, by writing, and forgets what it refused before.
 * @returns its clock, UNIX milliseconds
 * @throws StoreUnavailable when it cannot
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
