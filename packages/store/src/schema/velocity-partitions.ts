/**
 * The partitions of `velocity_event` (migration 55, ADR 15): what there is, and the next step of what the owner's function does. Each
 * step is a transaction, and what is done is read from the catalogue: who is killed leaves the rest to whoever comes next.
 */
import type { SpaceId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { codeOf, LOCK_TIMEOUT, StoreUnavailable } from '../connection/unavailable';

const DAY_MS = 86_400_000;
/** The last partition: whatever has no other. */
const REST = 'velocity_event_rest';

/** UNIX milliseconds; null = from the beginning, without an end. */
interface VelocityPartition {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** In the order of time; none while the table is in one piece. */
const velocityPartitions = (connection: Connection): Promise<readonly VelocityPartition[]> =>
  connection.query<VelocityPartition>({
    text: 'SELECT part AS name, lower_end AS "from", upper_end AS "to" FROM velocity_partitions()',
  });

/** What was done to which table. */
export interface PartitionStep {
  /**
   * `begun`: rows behind its end are refused; `checked`: it has none; `attached`: it has its place, and what came before it goes on;
   * `added`: there is room ahead; `dropped`: its time was over; `restarted`: its end came too near before it was checked.
   */
  readonly did: 'begun' | 'checked' | 'attached' | 'added' | 'dropped' | 'restarted';
  readonly part: string;
}

/** Does the next step. @returns `waits`: somebody holds the table, come again; null = there is nothing to do, or another process does it */
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

/** How the table stands. */
export interface VelocityLayout {
  readonly partitions: readonly VelocityPartition[];
  /** The table that is being given an end, and the bytes of it that a check reads. */
  readonly closing: { readonly table: string; readonly isChecked: boolean; readonly bytes: number } | null;
  /** Rows came that no partition was made for. */
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

/** Rows removed in one statement: short enough that no call waits for it. */
const CHUNK = 2000;
const LOWEST_KEY = '-9223372036854775808';

/** PostgreSQL documentation, appendix A: another process has dropped or renamed the table. */
const UNDEFINED_TABLE = '42P01';

/**
 * Walks the index once, from key to key; each table is named by itself, so that rows are found by their place in it. What becomes a
 * parent meanwhile has several rows at a place: those that are not due stay.
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
  spaceId: SpaceId,
  { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
): Promise<void> {
  for (let key = LOWEST_KEY, rows = CHUNK; rows === CHUNK; ) {
    const [removed] = await connection.query<{ last: string | null; rows: number }>({
      text: removal(name),
      values: [spaceId, key, from, to],
      accounts: [spaceId],
    });
    key = removed!.last ?? key;
    rows = removed!.rows;
  }
}

/** Since when an account's events are kept, and by which moment; UNIX milliseconds. */
export interface KeptSince {
  readonly before: number;
  readonly now: number;
}

/**
 * Whether an account's rows of a partition may stay until all of it is dropped: none then stays longer than a sixth of the
 * time that the account keeps it, or a day, beyond that time.
 */
const waitsForDrop = (
  { from, to }: VelocityPartition,
  { before, now }: KeptSince,
  longestMs: number,
): boolean => {
  const keptMs = now - before;
  return from !== null && to !== null && to - from + longestMs - keptMs <= Math.max(DAY_MS, keptMs / 6);
};

/** Removes a space's events from before a moment, but for those that are soon dropped with their partition. */
export async function removeOldEvents(
  connection: Connection,
  spaceId: SpaceId,
  kept: KeptSince,
): Promise<void> {
  const partitions = await velocityPartitions(connection);
  const [longest] = await connection.query<{ days: number }>({ text: 'SELECT longest_retention() AS days' });
  const whole: VelocityPartition = { name: 'velocity_event', from: null, to: null };
  for (const part of partitions.length === 0 ? [whole] : partitions) {
    const from = part.from ?? 0;
    const to = Math.min(part.to ?? kept.before, kept.before);
    if (from >= to || waitsForDrop(part, kept, longest!.days * DAY_MS)) continue;
    try {
      await removeFrom(connection, spaceId, { name: part.name, from, to });
    } catch (error) {
      if (codeOf(error) !== UNDEFINED_TABLE) throw error;
    }
  }
}
