import type { Connection } from '../connection/connection';
import { ConnectionPool } from '../connection/database-pool';
import { addressAt } from '../connection/servers';
import { codeOf } from '../connection/unavailable';
import type { Nodes } from './account-nodes';
import { stepsToDistribute } from './layout';
import { nodeSession } from './session';

/** One server of a cluster of Citus. */
export interface ClusterNode {
  /** `host:port`, as the cluster knows it. */
  readonly address: string;
  readonly isCoordinator: boolean;
  /** What the cluster thinks of it. */
  readonly isActive: boolean;
  /** Whether it knows where everything lies, so that it can be asked itself. */
  readonly isInformed: boolean;
  /** Whether parts may lie on it, and how many of each table do. */
  readonly takesParts: boolean;
  readonly parts: number;
  /** Of the extension there; null = the server that was asked does not reach it as this role. */
  readonly version: string | null;
}

/** What a distributed database says of itself. */
export interface ClusterFacts {
  /** Whether the server that was asked is the coordinator. */
  readonly isCoordinator: boolean;
  readonly nodes: readonly ClusterNode[];
  /** Tables that are not laid as this version wants them. */
  readonly missing: readonly string[];
  /** Tables whose walls do not bind their owner, as while parts move. */
  readonly unbound: readonly string[];
  /** Parts that are being moved. */
  readonly moving: number;
  /** What moves have left to be removed: parts, or what they were copied with. */
  readonly leftOver: number;
}

const NODES = `SELECT n.nodename AS host, n.nodeport AS port, n.groupid = 0 AS "isCoordinator", n.isactive AS "isActive",
  n.hasmetadata AND n.metadatasynced AS "isInformed", n.shouldhaveshards AS "takesParts",
  (SELECT count(*)::int FROM pg_dist_placement p JOIN pg_dist_shard s USING (shardid)
   WHERE s.logicalrelid = to_regclass($1) AND p.groupid = n.groupid) AS parts,
  (SELECT result FROM run_command_on_all_nodes($2) v WHERE v.nodeid = n.nodeid AND v.success) AS version
FROM pg_dist_node n WHERE n.noderole = 'primary' ORDER BY n.groupid`;

const VERSION = `SELECT extversion FROM pg_extension WHERE extname = 'citus'`;

const STATE = `SELECT citus_is_coordinator() AS "isCoordinator",
  (SELECT count(DISTINCT shardid)::int FROM get_rebalance_progress()) AS moving,
  (SELECT count(*)::int FROM pg_dist_cleanup) AS "leftOver",
  ARRAY(SELECT c.relname::text FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
        WHERE c.relnamespace = current_schema()::regnamespace AND c.relrowsecurity AND NOT c.relforcerowsecurity
        ORDER BY c.relname) AS unbound`;

/** @see https://docs.citusdata.com/en/stable/develop/api_metadata.html */
export async function clusterFacts(connection: Connection): Promise<ClusterFacts> {
  const [state] = await connection.query<Omit<ClusterFacts, 'nodes' | 'missing'>>({ text: STATE });
  const nodes = await connection.query<Omit<ClusterNode, 'address'> & { host: string; port: number }>({
    text: NODES,
    values: ['policy', VERSION],
  });
  const missing = (await stepsToDistribute(connection)).map(({ table }) => table);
  return {
    ...state!,
    missing,
    nodes: nodes.map(({ host, port, ...node }) => ({ address: `${host}:${port}`, ...node })),
  };
}

interface Asked {
  /** The address of the database. */
  readonly url: string;
  readonly role?: string;
  readonly nodes: Exclude<Nodes, 'off'>;
}

/**
 * Asks a node itself, as a server does with calls of its accounts.
 * @param timeoutMs of a statement
 * @returns null = it answers; else the code of what it said, or of the network; '' = it has no address
 */
export async function askNode(
  { url, role, nodes }: Asked,
  node: string,
  timeoutMs: number,
): Promise<string | null> {
  const address = addressAt(url, nodes.get(node) ?? node);
  if (address === null) return '';
  const { startup } = nodeSession({ statementMs: timeoutMs, role });
  const connections = new ConnectionPool({ url: address, maxConnections: 1, startup });
  try {
    (await connections.pool.connect()).release();
    return null;
  } catch (error) {
    return codeOf(error) || 'ETIMEDOUT';
  } finally {
    await connections.close();
  }
}
