import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/database';

/** How much room what is kept takes. */
interface DatabaseSize {
  readonly bytes: number;
  readonly largest: readonly {
    readonly table: string;
    readonly bytes: number;
    readonly rows: number | null;
  }[];
}

const LARGEST = 8;

const sized = (bytes: string, table: string, rows: string, tables: string): string => `
  SELECT ${bytes} AS bytes, (
    SELECT coalesce(json_agg(t), '[]') FROM (
      SELECT coalesce(i.inhparent::regclass, c.oid::regclass)::text AS "table", sum(${table})::float8 AS bytes, ${rows} AS rows
      FROM ${tables} LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${LARGEST}) t) AS largest`;

const ON_ONE_SERVER = sized(
  'pg_database_size(current_database())::float8',
  'pg_total_relation_size(c.oid)',
  'sum(nullif(c.reltuples, -1))::float8',
  'pg_class c',
);
const ON_SEVERAL_SERVERS = sized(
  "(SELECT sum(result::float8) FROM run_command_on_all_nodes('SELECT pg_database_size(current_database())'))",
  'CASE WHEN p.logicalrelid IS NULL THEN pg_total_relation_size(c.oid) ELSE citus_total_relation_size(c.oid) END',
  'sum(CASE WHEN p.logicalrelid IS NULL THEN nullif(c.reltuples, -1) END)::float8',
  'pg_class c LEFT JOIN pg_dist_partition p ON p.logicalrelid = c.oid',
);

/**
 * The size of the database and of its largest tables, with their indexes and partitions; rows are the database's own estimate, null where it has
 * none, as of tables that lie on several servers.
 */
export async function databaseSize(connection: Connection): Promise<DatabaseSize> {
  const text = (await connection.isDistributed()) ? ON_SEVERAL_SERVERS : ON_ONE_SERVER;
  const [row] = await connection.query<DatabaseSize>({ text });
  return row ?? { bytes: 0, largest: [] };
}

/** Work that waits in the tables of an account and its test keys. */
interface Waiting {
  readonly queue: string;
  /** Counted up to 10,000. */
  readonly waiting: number;
  /** When the oldest was due, UNIX milliseconds. */
  readonly oldestAt: number | null;
}

const MOST = 10_000;
/** Each with what waits in it, and since when. */
const QUEUES = {
  'webhook events': `SELECT at FROM webhook_event WHERE account_id = ANY($1) AND NOT fanned_out`,
  'webhook deliveries': `SELECT next_attempt_at AS at FROM webhook_delivery WHERE account_id = ANY($1) AND state = 0 AND next_attempt_at <= $2`,
  'verification checks': `SELECT due_at AS at FROM workflow_job WHERE account_id = ANY($1) AND due_at <= $2`,
  'labels to count': `SELECT at FROM feedback_uncounted WHERE account_id = ANY($1)`,
} as const;

/** How much waits to be done for an account. @param now UNIX milliseconds */
export async function waitingWork(
  connection: Connection,
  spaces: readonly number[],
  now: number,
): Promise<readonly Waiting[]> {
  return connection.query({
    accounts: spaces,
    text: Object.entries(QUEUES)
      .map(
        ([queue, waiting]) =>
          `SELECT '${queue}' AS queue, count(*)::int AS waiting, min(at)::float8 AS "oldestAt" FROM (${waiting} LIMIT ${MOST}) w WHERE $2::bigint > 0`,
      )
      .join(' UNION ALL '),
    values: [spaces, now],
  });
}

/** Endpoints of an account's webhooks that fail or were switched off for it. */
export const failingEndpoints = (
  connection: Connection,
  spaces: readonly AccountId[] | readonly number[],
): Promise<
  readonly { readonly id: string; readonly failingSince: number | null; readonly disabledAt: number | null }[]
> =>
  connection.query({
    accounts: spaces,
    text: `SELECT id::text AS id, failing_since AS "failingSince", disabled_at AS "disabledAt" FROM webhook_endpoint
           WHERE account_id = ANY($1) AND (failing_since IS NOT NULL OR disabled_at IS NOT NULL) ORDER BY id`,
    values: [spaces],
  });
