import type { Connection, Database } from '../connection/connection';
import { againWhenOvertaken } from '../connection/overtaken';
import { UnusableDatabase } from '../connection/unavailable';
import { hasCurrentSchema } from '../schema/migrate';
import { type DistributeOptions, layTables, prepareTables } from './lay';
import { citusFacts, hindrance } from './layout';

/** A move of one part of every account table from one worker to another. */
export interface Move {
  readonly shard: string;
  readonly from: Node;
  readonly to: Node;
}

interface Node {
  readonly host: string;
  readonly port: number;
}

/** Tables whose row-level security does or doesn't apply to their owner. */
const OWNERS = `SELECT c.oid::regclass::text AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relrowsecurity AND c.relforcerowsecurity <> $1
  ORDER BY c.relname`;

/**
 * Enables or disables row-level security for the table owner. PostgreSQL doesn't allow replication into a
 * table with `FORCE ROW LEVEL SECURITY`. Citus, which copies as a member of the owner's role, would finish
 * such a move without concurrent writes. The serving role is not the owner, so its row-level security stays
 * active. Tables are changed one at a time, because holding several would lock in another order than requests
 * do.
 */
async function bindOwner(patient: Database, bound: boolean): Promise<void> {
  for (const { name } of await patient.query<{ name: string }>({ text: OWNERS, values: [bound] })) {
    const text = `ALTER TABLE ${name} ${bound ? 'FORCE' : 'NO FORCE'} ROW LEVEL SECURITY`;
    await againWhenOvertaken(() => patient.query({ text }));
  }
}

/** Returns the next part to move from a worker with more parts than others; null = they are balanced. */
async function nextMove(connection: Connection): Promise<Move | null> {
  const [move] = await connection.query<{
    shard: string;
    fromHost: string;
    fromPort: number;
    toHost: string;
    toPort: number;
  }>({
    text: `SELECT shardid::text AS shard, sourcename AS "fromHost", sourceport AS "fromPort", targetname AS "toHost", targetport AS "toPort"
           FROM get_rebalance_table_shards_plan('policy', rebalance_strategy => 'by_shard_count') LIMIT 1`,
  });
  if (!move) return null;
  const { shard, fromHost, fromPort, toHost, toPort } = move;
  return { shard, from: { host: fromHost, port: fromPort }, to: { host: toHost, port: toPort } };
}

/**
 * Checks for processes that serve as the table owner: row-level security doesn't apply to them while parts
 * move.
 */
async function servesAsOwner(connection: Connection): Promise<boolean> {
  const found = await connection.query({
    text: `SELECT 1 FROM pg_stat_activity a JOIN pg_class c ON c.oid = 'policy'::regclass JOIN pg_roles r ON r.oid = a.usesysid
           WHERE a.datname = current_database() AND a.application_name = 'assay' AND a.pid <> pg_backend_pid()
             AND (a.usesysid = c.relowner OR r.rolsuper OR r.rolbypassrls) LIMIT 1`,
  });
  return found.length > 0;
}

/**
 * Moves parts to workers with fewer parts, during normal operation, until all have equal numbers; resumes an
 * interrupted run.
 * @param onMove called before each move
 * @throws UnusableDatabase if a precondition is not met
 */
export async function rebalance(database: Database, onMove: (move: Move) => void): Promise<void> {
  const sentence = hindrance({ ...(await citusFacts(database)), others: 0 });
  if (sentence !== null) throw new UnusableDatabase(sentence);
  if (!(await database.isDistributed()))
    throw new UnusableDatabase(
      'The tables of this database aren\'t distributed. Run "assay db distribute" first.',
    );
  if (await servesAsOwner(database))
    throw new UnusableDatabase(
      'Assay processes are connected as the owner of the tables, who bypasses row-level security while shards move. Use the serving role instead ("assay db roles").',
    );
  const patient = database.patient(0);
  try {
    await bindOwner(patient, false);
    await patient.query({ text: `SELECT replicate_reference_tables('force_logical')` });
    for (let move = await nextMove(patient); move; move = await nextMove(patient)) {
      onMove(move);
      const { shard, from, to } = move;
      await againWhenOvertaken(() =>
        patient.query({
          text: `SELECT citus_move_shard_placement($1::bigint, $2, $3::int, $4, $5::int, 'force_logical')`,
          values: [shard, from.host, from.port, to.host, to.port],
        }),
      );
    }
  } finally {
    await bindOwner(patient, true);
  }
}

/**
 * Distributes the account tables to the Citus workers. Each table is one transaction, so an interrupted run
 * can be started again and continues. The database must not be used meanwhile.
 * @throws UnusableDatabase if a precondition is not met
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
