/**
 * Partitions of `velocity_event` (migration 55, ADR 15): the current layout, and the next step of the owner's
 * function. Each step is a transaction and its state is read from the catalog, so that any process can
 * continue after another was killed.
 */
import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { codeOf, LOCK_TIMEOUT, StoreUnavailable } from '../connection/unavailable';

const DAY_MS = 86_400_000;
/** The last partition, for rows without another one. */
const REST = 'velocity_event_rest';

/** UNIX milliseconds; null = unbounded. */
interface VelocityPartition {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns the partitions in time order; empty if the table is not partitioned. */
const velocityPartitions = (connection: Connection): Promise<readonly VelocityPartition[]> =>
  connection.query<VelocityPartition>({
    text: 'SELECT part AS name, lower_end AS "from", upper_end AS "to" FROM velocity_partitions()',
  });

/** A completed step and its table. */
export interface PartitionStep {
  /**
   * `begun`: rows beyond its bound are rejected; `checked`: such rows don't exist; `attached`: it is
   * attached, after the earlier rows; `added`: a future partition exists; `dropped`: its rows expired;
   * `restarted`: its bound was too near before it was checked.
   */
  readonly did: 'begun' | 'checked' | 'attached' | 'added' | 'dropped' | 'restarted';
  readonly part: string;
}

/**
 * Runs the next step.
 * @returns `waits`: the table is locked, try again; null = nothing is due, or another process runs it
 */
export async function stepVelocityPartitions(database: Database): Promise<PartitionStep | 'waits' | null> {
  try {
    const [step] = await database.patient(0).query<PartitionStep | { did: null }>({
      text: 'SELECT did, part FROM partition_velocity()',
      accounts: 'every',
    });
    return step === undefined || step.did === null ? null : (step as PartitionStep);
  } catch (error) {
    if (error instanceof StoreUnavailable && codeOf(error.cause) === LOCK_TIMEOUT) return 'waits';
    throw error;
  }
}

/** Current layout of the table. */
export interface VelocityLayout {
  readonly partitions: readonly VelocityPartition[];
  /** The table that is being bounded, and the number of bytes that a check reads. */
  readonly closing: { readonly table: string; readonly isChecked: boolean; readonly bytes: number } | null;
  /** Rows exist beyond all bounded partitions. */
  readonly isRestUsed: boolean;
}

export async function velocityLayout(connection: Connection): Promise<VelocityLayout> {
  const partitions = await velocityPartitions(connection);
  const [closing = null] = await connection.query<NonNullable<VelocityLayout['closing']>>({
    text: `SELECT c.relname AS table, k.convalidated AS "isChecked", pg_relation_size(c.oid)::float8 AS bytes
           FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
           WHERE k.conname = 'velocity_closing' AND c.relnamespace = current_schema()::regnamespace`,
  });
  const [rest] = partitions.some(({ name }) => name === REST)
    ? await connection.query<{ used: boolean }>({
        text: `SELECT EXISTS (SELECT 1 FROM ${REST}) AS used`,
        accounts: 'every',
      })
    : [];
  return { partitions, closing, isRestUsed: rest?.used ?? false };
}

/** Number of rows deleted per statement, small enough to block no request. */
const CHUNK = 2000;
const LOWEST_KEY = '-9223372036854775808';

/** PostgreSQL documentation, appendix A: another process has dropped or renamed the table. */
const UNDEFINED_TABLE = '42P01';

/**
 * Scans the index once, from key to key. Each table is named separately, so that rows are found by their
 * physical location. If a table becomes a partition parent meanwhile, a location can match several rows; rows
 * that are not due stay.
 */
const removal = (table: string): string => `
WITH due AS MATERIALIZED (
  SELECT ctid AS place, key_hash FROM ${table}
  WHERE account_id = $1 AND key_hash >= $2::bigint AND at >= $3 AND at < $4 ORDER BY key_hash LIMIT ${CHUNK}
), gone AS (
  DELETE FROM ${table} WHERE account_id = $1 AND at >= $3 AND at < $4 AND ctid = ANY (ARRAY(SELECT place FROM due)) RETURNING 1
)
SELECT max(key_hash)::text AS last, (SELECT count(*) FROM gone)::int AS rows FROM due`;

async function removeFrom(
  connection: Connection,
  environmentId: EnvironmentId,
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
): Promise<void> {
  for (let key = LOWEST_KEY, rows = CHUNK; rows === CHUNK; ) {
    const [removed] = await connection.query<{ last: string | null; rows: number }>({
      text: removal(name),
      values: [environmentId, key, from, to],
      accounts: [environmentId],
    });
    key = removed!.last ?? key;
    rows = removed!.rows;
  }
}

/** Start of an account's retention period, and the current time; UNIX milliseconds. */
export interface StoredSince {
  readonly before: number;
  readonly now: number;
}

/**
 * Checks whether an account's rows of a partition may stay until the whole partition is dropped. None may
 * stay longer than a sixth of the account's retention, or a day, beyond it.
 */
const waitsForDrop = (
  { from, to }: VelocityPartition,
  { before, now }: StoredSince,
  longestMs: number,
): boolean => {
  const elapsedMs = now - before;
  return from !== null && to !== null && to - from + longestMs - elapsedMs <= Math.max(DAY_MS, elapsedMs / 6);
};

/**
 * Deletes an environment's events from before a given time, except those that will soon be dropped with their
 * partition.
 */
export async function removeOldEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  kept: StoredSince,
): Promise<void> {
  const partitions = await velocityPartitions(connection);
  const [longest] = await connection.query<{ days: number }>({ text: 'SELECT longest_retention() AS days' });
  const whole: VelocityPartition = { name: 'velocity_event', from: null, to: null };
  for (const part of partitions.length === 0 ? [whole] : partitions) {
    const from = part.from ?? 0;
    const to = Math.min(part.to ?? kept.before, kept.before);
    if (from >= to || waitsForDrop(part, kept, longest!.days * DAY_MS)) continue;
    try {
      await removeFrom(connection, environmentId, { name: part.name, from, to });
    } catch (error) {
      if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    }
  }
}
