import type pg from 'pg';

const IS_THERE = `SELECT to_regclass('pg_catalog.pg_dist_partition') IS NOT NULL AS is`;
const IS_USED = `SELECT EXISTS (
  SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = to_regclass('evaluation') AND partmethod = 'h') AS is`;

/**
 * Whether the tables of accounts lie on several servers: `evaluation` says it of all, for `assay db distribute` leaves none of them
 * alone for longer than it runs. The catalogue of Citus is asked only where it is.
 * @see https://docs.citusdata.com/en/stable/develop/api_metadata.html
 */
export async function isDistributed(pool: pg.Pool): Promise<boolean> {
  const says = async (text: string) => (await pool.query<{ is: boolean }>(text)).rows[0]?.is === true;
  return (await says(IS_THERE)) && (await says(IS_USED));
}
