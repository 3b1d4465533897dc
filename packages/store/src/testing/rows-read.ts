import type { Connection } from '../connection/connection';

/**
 * Returns the number of rows of some tables that a connection has read so far, by index or sequential scan;
 * compare two values within one transaction.
 */
export async function rowsRead(connection: Connection, tables: readonly string[]): Promise<number> {
  const [read] = await connection.query<{ rows: number }>({
    text: `SELECT coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::int AS rows
           FROM pg_stat_xact_user_tables WHERE relname = ANY($1)`,
    values: [tables],
  });
  return read?.rows ?? 0;
}
