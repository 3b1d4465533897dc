import type { Connection, Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unavailable';
import { GRANT_SEQUENCES } from './forms';
import { DISTRIBUTE_KEEP_CALLS_FUNCTION, KEEP_CALLS_FUNCTION } from './keep-calls';
import { type DistributionStep, stepsToDistribute } from './layout';
import { PART_HERE } from './place';
import { OWNER_FUNCTIONS, ROW_TRIGGERS, WALLS_BY_FUNCTION } from './schema-texts';

/** What goes with a migration. */
interface MigrationSteps {
  /** In its transaction, before anything is changed. */
  readonly before: (connection: Connection) => Promise<void>;
  /** In its transaction, behind the last change. */
  readonly behind: (connection: Connection) => Promise<void>;
  /** Once it has committed. */
  readonly committed: () => Promise<void>;
}

/** A transaction that changes a table and what refers to it may not do so on several connections to a node. */
const ONE_AFTER_ANOTHER = `SET LOCAL citus.multi_shard_modify_mode = 'sequential'`;

const nothing = async (): Promise<void> => undefined;

/** What goes with a migration of tables that lie on several servers; on one server, nothing. */
export async function migrationSteps(database: Database): Promise<MigrationSteps> {
  if (!(await database.isDistributed())) return { before: nothing, behind: nothing, committed: nothing };
  return {
    before: async (connection) => void (await connection.query({ text: ONE_AFTER_ANOTHER, script: true })),
    behind: prepareTables,
    committed: () => layTables(database),
  };
}

/** @throws UnusableDatabase where only some of the tables lie on several servers */
export async function refuseHalfLaid(database: Database): Promise<void> {
  if ((await database.isDistributed()) && (await stepsToDistribute(database)).length > 0)
    throw new UnusableDatabase(
      'Only some of the tables lie on the workers of Citus: run "assay db distribute" again, which goes on where it stopped.',
    );
}

/** Rows without a primary key can be moved to another node when all of a row says which it is. */
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

/** Citus plans by values, and asks to be told of triggers that run where the rows are. */
const ALLOWED = `SET LOCAL plan_cache_mode = auto; SET LOCAL citus.enable_unsafe_triggers = on;
  SET LOCAL client_min_messages = warning; SET LOCAL assay.accounts = '*'`;

/** Arrays that are searched by an index (`schema/roles.ts`), on the workers as here; where this role may say so. */
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
  const { table, by, beside } = step;
  await connection.query({
    text: 'SELECT create_distributed_table($1, $2, colocate_with => $3)',
    values: [table, by, beside ?? 'none'],
  });
}

export interface DistributeOptions {
  /** Parts that each table is cut into, spread over the workers: at least as many as there will ever be workers. */
  readonly shards: number;
  /** Called behind each step, with how many are left. */
  readonly onStep?: (step: DistributionStep, left: number) => void;
}

/** Gives the tables of this schema what those of a distributed database have: walls, triggers and identities that Citus carries. */
export async function prepareTables(connection: Connection): Promise<void> {
  for (const text of [
    ALLOWED,
    WALLS_BY_FUNCTION,
    ROW_TRIGGERS,
    REPLICA_IDENTITIES,
    OWNER_FUNCTIONS,
    INDEXED_ON_WORKERS,
  ])
    await connection.query({ text, script: true });
}

/** Lays what is not there yet on the workers, each table in a transaction of its own. @param options left out for tables beside others */
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
