import type { Database } from '../database';
import { hasCurrentSchema } from '../migrate';
import { UnusableDatabase } from '../unusable-database';
import { type DistributeOptions, layTables, prepareTables } from './lay';
import { type CitusFacts, citusFacts } from './layout';

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

/**
 * Lays the tables of accounts on the workers of Citus. Each table is a transaction: who is interrupted begins again and goes on
 * where it stopped. Nobody may use the database meanwhile.
 * @throws UnusableDatabase where something stands in the way
 */
export async function distribute(database: Database, options: DistributeOptions): Promise<void> {
  const facts = await citusFacts(database);
  const sentence = hindrance(facts);
  if (sentence !== null) throw new UnusableDatabase(sentence);
  if (!(await hasCurrentSchema(database)))
    throw new UnusableDatabase('The schema is not that of this version: run "assay db migrate" first.');
  await database.patient(0).transaction(prepareTables);
  await layTables(database, options);
}
