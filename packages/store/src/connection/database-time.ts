import type { Connection } from './connection';

/** The database's clock, UNIX milliseconds: the one that all processes of a deployment share. */
export async function databaseTime(connection: Connection): Promise<number> {
  const [row] = await connection.query<{ now: number }>({
    text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
  });
  if (!row) throw new Error('the database showed no time');
  return row.now;
}
