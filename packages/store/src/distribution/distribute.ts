import type { Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unusable-database';
import { hasCurrentSchema } from '../schema/migrate';
import { type DistributeOptions, layTables, prepareTables } from './lay';
import { citusFacts, hindrance } from './layout';

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
