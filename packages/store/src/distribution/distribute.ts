import type { Connection, Database } from '../database';
import { hasCurrentSchema, UnusableDatabase } from '../migrate';
import { WALLS_BY_FUNCTION } from '../wall/raise-wall';
import { type CitusFacts, citusFacts, type DistributionStep, stepsToDistribute } from './layout';
import { ROW_TRIGGERS } from './row-triggers';

/** Tried on 13.2; what came before is not known to carry row triggers and walls. */
const OLDEST_CITUS = 13;

/** What stands in the way, as a sentence for the operator; null = nothing. */
function hindrance({ version, isSuperuser, workers, isCoordinator, others }: CitusFacts): string | null {
  if (version === null)
    return 'This database has no Citus: install it on every server, run CREATE EXTENSION citus in this database on each, and add the workers with citus_add_node.';
  if (Number.parseInt(version, 10) < OLDEST_CITUS)
    return `Assay needs Citus ${OLDEST_CITUS} or newer; this database has ${version}.`;
  if (!isCoordinator) return 'This server is a worker of Citus; use the address of the coordinator.';
  if (workers === 0)
    return 'This database knows no workers: add them with citus_add_node, in this database, and run this again.';
  if (!isSuperuser)
    return 'Only a superuser may distribute tables that have walls and triggers; use the address of one.';
  if (others > 0)
    return `Other processes of Assay have ${others} connections to this database; stop them first: they would not know that their tables have moved.`;
  return null;
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
const allow = (connection: Connection, shards: number) =>
  connection.query({
    text: `SET LOCAL plan_cache_mode = auto; SET LOCAL citus.enable_unsafe_triggers = on; SET LOCAL citus.shard_count = ${shards};
           SET LOCAL client_min_messages = warning; SET LOCAL assay.accounts = '*'`,
    script: true,
  });

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

/**
 * Lays the tables of accounts on the workers of Citus. Each table is a transaction: who is interrupted begins again and goes on
 * where it stopped. Nobody may use the database meanwhile.
 * @throws UnusableDatabase where something stands in the way
 */
export async function distribute(database: Database, { shards, onStep }: DistributeOptions): Promise<void> {
  const facts = await citusFacts(database);
  const sentence = hindrance(facts);
  if (sentence !== null) throw new UnusableDatabase(sentence);
  if (!(await hasCurrentSchema(database)))
    throw new UnusableDatabase('The schema is not that of this version: run "assay db migrate" first.');
  const { transaction } = database.patient(0);
  await transaction(async (connection) => {
    await allow(connection, shards);
    await connection.query({ text: WALLS_BY_FUNCTION, script: true });
    await connection.query({ text: ROW_TRIGGERS, script: true });
    await connection.query({ text: REPLICA_IDENTITIES, script: true });
  });
  const steps = await stepsToDistribute(database);
  for (const [place, step] of steps.entries()) {
    await transaction(async (connection) => {
      await allow(connection, shards);
      await take(connection, step);
    });
    onStep?.(step, steps.length - place - 1);
  }
}
