import type { Connection, Database } from '../connection/connection';
import { UnusableDatabase } from '../connection/unusable-database';
import { layTables, prepareTables } from './lay';
import { stepsToDistribute } from './layout';

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
