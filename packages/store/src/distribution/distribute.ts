import type { Connection, Database } from '../connection/connection';
import { againWhenOvertaken } from '../connection/overtaken';
import { UnusableDatabase } from '../connection/unavailable';
import { hasCurrentSchema } from '../schema/migrate';
import { type DistributeOptions, layTables, prepareTables } from './lay';
import { citusFacts, hindrance } from './layout';

/** One part of every table of accounts, from one worker to another. */
export interface Move {
  readonly shard: string;
  readonly from: Node;
  readonly to: Node;
}

interface Node {
  readonly host: string;
  readonly port: number;
}

/** Tables whose walls bind their owner, or do not. */
const OWNERS = `SELECT c.oid::regclass::text AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relrowsecurity AND c.relforcerowsecurity <> $1
  ORDER BY c.relname`;

/**
 * PostgreSQL lets nobody replicate into a table whose owner its walls bind (`FORCE ROW LEVEL SECURITY`), and Citus, which copies as a
 * member of the owner's role, finishes such a move without what was written meanwhile. Whoever serves is not the owner: the walls bind that role
 * all the same. Each table by itself: who held several would lock in another order than calls do.
 */
async function bindOwner(patient: Database, bound: boolean): Promise<void> {
  for (const { name } of await patient.query<{ name: string }>({ text: OWNERS, values: [bound] })) {
    const text = `ALTER TABLE ${name} ${bound ? 'FORCE' : 'NO FORCE'} ROW LEVEL SECURITY`;
    await againWhenOvertaken(() => patient.query({ text }));
  }
}

/** The next part that lies where there are more than elsewhere; null = they lie evenly. */
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

/** Processes that serve as the owner of the tables have no wall while parts move. */
async function servesAsOwner(connection: Connection): Promise<boolean> {
  const found = await connection.query({
    text: `SELECT 1 FROM pg_stat_activity a JOIN pg_class c ON c.oid = 'policy'::regclass JOIN pg_roles r ON r.oid = a.usesysid
           WHERE a.datname = current_database() AND a.application_name = 'assay' AND a.pid <> pg_backend_pid()
             AND (a.usesysid = c.relowner OR r.rolsuper OR r.rolbypassrls) LIMIT 1`,
  });
  return found.length > 0;
}

/**
 * Moves parts to workers that have fewer, beside running calls, until all have alike; takes up what an interrupted one left.
 * @param onMove called before each move
 * @throws UnusableDatabase where something stands in the way
 */
export async function rebalance(database: Database, onMove: (move: Move) => void): Promise<void> {
  const sentence = hindrance({ ...(await citusFacts(database)), others: 0 });
  if (sentence !== null) throw new UnusableDatabase(sentence);
  if (!(await database.isDistributed()))
    throw new UnusableDatabase(
      'The tables of this database are not distributed: run "assay db distribute" first.',
    );
  if (await servesAsOwner(database))
    throw new UnusableDatabase(
      'Processes of Assay are connected as the owner of the tables, whom no wall binds while parts move: give them the role that serves ("assay db roles").',
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
