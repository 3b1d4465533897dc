import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Storage size of the database. */
interface DatabaseSize {
  readonly bytes: number;
  readonly largest: readonly {
    readonly table: string;
    readonly bytes: number;
    readonly rows: number | null;
  }[];
}

const LARGEST = 8;

/** SQL sources of the sizes: of the whole database, and of each table. */
interface Sizes {
  readonly bytes: string;
  readonly table: string;
  readonly rows: string;
  readonly tables: string;
}

export const sizeStatement = ({ bytes, table, rows, tables }: Sizes): string => `
  SELECT ${bytes} AS bytes, (
    SELECT coalesce(json_agg(t), '[]') FROM (
      SELECT coalesce(i.inhparent::regclass, c.oid::regclass)::text AS "table", sum(${table})::float8 AS bytes, ${rows} AS rows
      FROM ${tables} LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
      GROUP BY 1 ORDER BY 2 DESC LIMIT ${LARGEST}) t) AS largest`;

const SIZE = sizeStatement({
  bytes: 'pg_database_size(current_database())::float8',
  table: 'pg_total_relation_size(c.oid)',
  rows: 'sum(nullif(c.reltuples, -1))::float8',
  tables: 'pg_class c',
});

/**
 * Returns the size of the database and of its largest tables, with indexes and partitions. Row counts are the
 * database's estimates; null if unavailable, as for tables on several servers.
 */
export async function databaseSize(connection: Connection): Promise<DatabaseSize> {
  const [row] = await connection.query<DatabaseSize>({ text: SIZE, form: { name: 'database_size' } });
  return row ?? { bytes: 0, largest: [] };
}

/** Pending work of an account and its test environment. */
interface Waiting {
  readonly queue: string;
  /** Counted up to 10,000. */
  readonly waiting: number;
  /** Due time of the oldest item, UNIX milliseconds. */
  readonly oldestAt: number | null;
}

const MOST = 10_000;
/** Queries of the pending items of each queue, with their times. */
const QUEUES = {
  'webhook events': `SELECT at FROM webhook_event WHERE account_id = ANY($1) AND NOT fanned_out`,
  'webhook deliveries': `SELECT next_attempt_at AS at FROM webhook_delivery WHERE account_id = ANY($1) AND state = 0 AND next_attempt_at <= $2`,
  'verification checks': `SELECT due_at AS at FROM workflow_job WHERE account_id = ANY($1) AND due_at <= $2`,
  'labels to count': `SELECT at FROM feedback_uncounted WHERE account_id = ANY($1)`,
} as const;

/**
 * Returns the amount of pending work of an account.
 * @param now UNIX milliseconds
 */
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

/** Returns the webhook endpoints of an account that fail or were disabled for failing. */
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

/** Properties of a database server, for operators. */
export interface ServerFacts {
  /** For example `17.2`. */
  readonly version: string;
  /** For example 170002. */
  readonly versionNumber: number;
  /** Settings that can lose confirmed data if they are `off`, by name. */
  readonly durability: { readonly [setting: string]: string };
  /** Maximum number of connections of a role without special privileges. */
  readonly connections: number;
  /** It replicates another server, and accepts no writes. */
  readonly isStandby: boolean;
}

export async function serverFacts(connection: Connection): Promise<ServerFacts> {
  const [row] = await connection.query<ServerFacts>({
    text: `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS "versionNumber",
             json_build_object('fsync', current_setting('fsync'), 'full_page_writes', current_setting('full_page_writes'),
               'synchronous_commit', current_setting('synchronous_commit')) AS durability,
             current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS connections,
             pg_is_in_recovery() AS "isStandby"`,
  });
  return row!;
}
