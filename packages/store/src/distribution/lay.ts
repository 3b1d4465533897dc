import type { Connection, Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unavailable';
import { GRANT_SEQUENCES } from './forms';
import { DISTRIBUTE_KEEP_CALLS_FUNCTION, KEEP_CALLS_FUNCTION } from './keep-calls';
import { type DistributionStep, stepsToDistribute } from './layout';
import { PART_HERE } from './place';
import { OWNER_FUNCTIONS, RESTRICTIONS_BY_FUNCTION, ROW_TRIGGERS } from './schema-texts';

/** Additional steps of a migration. */
interface MigrationSteps {
  /** In its transaction, before the first change. */
  readonly before: (connection: Connection) => Promise<void>;
  /** In its transaction, after the last change. */
  readonly behind: (connection: Connection) => Promise<void>;
  /** After its commit. */
  readonly committed: () => Promise<void>;
}

/** A transaction that changes a table and tables that refer to it can't use several connections to a node. */
const ONE_AFTER_ANOTHER = `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`;

const nothing = async (): Promise<void> => undefined;

/** Returns the additional steps of a migration for distributed tables; they do nothing on one server. */
export async function migrationSteps(database: Database): Promise<MigrationSteps> {
  if (!(await database.isDistributed())) return { before: nothing, behind: nothing, committed: nothing };
  return {
    before: async (connection) => void (await connection.query({ text: ONE_AFTER_ANOTHER, script: true })),
    behind: prepareTables,
    committed: () => layTables(database),
  };
}

/**
 * Checks that the tables are not partially distributed.
 * @throws UnusableDatabase if only some of the tables are on several servers
 */
export async function refuseHalfLaid(database: Database): Promise<void> {
  if ((await database.isDistributed()) && (await stepsToDistribute(database)).length > 0)
    throw new UnusableDatabase(
      'Only some tables are distributed to the Citus workers. Run "assay db distribute" again to continue.',
    );
}

/** Rows without a primary key can be moved to another node if the whole row is their identity. */
const REPLICA_IDENTITIES = `
DO $identity$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT c.oid::regclass AS name FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND c.relreplident = 'd'
      AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisprimary)
  LOOP
    EXECUTE format('ALTER TABLE %s REPLICA IDENTITY FULL', found.name);
  END LOOP;
END $identity$;`;

/** Citus plans by values, and requires this setting for triggers that run on the nodes. */
const ALLOWED = `SET LOCAL plan_cache_mode = auto; SET LOCAL citus.enable_unsafe_triggers = on;
  SET LOCAL client_min_messages = warning; SET LOCAL assay.accounts = '*'`;

/** Makes array searches use indexes (`schema/roles.ts`) on the workers too, if this role may set it. */
const INDEXED_ON_WORKERS = `
DO $indexed$
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    PERFORM run_command_on_workers('ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF');
    PERFORM run_command_on_workers('ALTER FUNCTION pg_catalog.arrayoverlap(anyarray, anyarray) LEAKPROOF');
  END IF;
END $indexed$;`;

async function take(connection: Connection, step: DistributionStep): Promise<void> {
  if (step.kind === 'reference') {
    await connection.query({ text: 'SELECT create_reference_table($1)', values: [step.table] });
    return;
  }
  const { table, by, colocatedWith } = step;
  await connection.query({
    text: 'SELECT create_distributed_table($1, $2, colocate_with => $3)',
    values: [table, by, colocatedWith ?? 'none'],
  });
}

export interface DistributeOptions {
  /**
   * Number of parts of each table, distributed over the workers: at least the maximum future number of
   * workers.
   */
  readonly shards: number;
  /** Called after each step, with the number of remaining steps. */
  readonly onStep?: (step: DistributionStep, left: number) => void;
}

/**
 * Prepares the tables of this schema for distribution: row-level security, triggers and identities that Citus
 * supports.
 */
export async function prepareTables(connection: Connection): Promise<void> {
  for (const text of [
    ALLOWED,
    RESTRICTIONS_BY_FUNCTION,
    ROW_TRIGGERS,
    REPLICA_IDENTITIES,
    OWNER_FUNCTIONS,
    INDEXED_ON_WORKERS,
  ])
    await connection.query({ text, script: true });
}

/**
 * Distributes the remaining tables to the workers, each in one transaction.
 * @param options omitted for new tables that are colocated with others
 */
export async function layTables(database: Database, options?: DistributeOptions): Promise<void> {
  const steps = await stepsToDistribute(database);
  for (const [place, step] of steps.entries()) {
    await database.patient(0).transaction(async (connection) => {
      await connection.query({ text: ALLOWED, script: true });
      if (options)
        await connection.query({ text: `SET LOCAL citus.shard_count = ${options.shards}`, script: true });
      await take(connection, step);
    });
    options?.onStep?.(step, steps.length - place - 1);
  }
  await database.patient(0).transaction(async (connection) => {
    for (const text of [
      ALLOWED,
      KEEP_CALLS_FUNCTION,
      DISTRIBUTE_KEEP_CALLS_FUNCTION,
      PART_HERE,
      GRANT_SEQUENCES,
    ])
      await connection.query({ text, script: true });
  });
}
