import type { Connection } from '../connection/connection';
import { ConnectionPool } from '../connection/database-pool';
import { addressAt } from '../connection/servers';
import { codeOf } from '../connection/unavailable';
import type { Nodes } from './account-nodes';
import { stepsToDistribute } from './layout';
import { nodeSession } from './session';

/** One server of a Citus cluster. */
export interface ClusterNode {
  /** `host:port`, as in the cluster. */
  readonly address: string;
  readonly isCoordinator: boolean;
  /** State according to the cluster. */
  readonly isActive: boolean;
  /** It has the cluster metadata, so that it can be used directly. */
  readonly isInformed: boolean;
  /** It may have parts; `parts` is their number per table. */
  readonly takesParts: boolean;
  readonly parts: number;
  /** Version of its extension; null = the queried server can't reach it with this role. */
  readonly version: string | null;
}

/** State of a distributed database. */
export interface ClusterFacts {
  /** True if the queried server is the coordinator. */
  readonly isCoordinator: boolean;
  readonly nodes: readonly ClusterNode[];
  /** Tables that are not distributed as this version requires. */
  readonly missing: readonly string[];
  /** Tables whose row-level security excludes their owner, as while parts move. */
  readonly unbound: readonly string[];
  /** Number of parts that are being moved. */
  readonly moving: number;
  /** Leftovers of moves: parts, or replication objects. */
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

/**
 * Reads the state of the cluster.
 * @see https://docs.citusdata.com/en/stable/develop/api_metadata.html
 */
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
  /** Address of the database. */
  readonly url: string;
  readonly role?: string;
  readonly nodes: Exclude<Nodes, 'off'>;
}

/**
 * Connects to a node directly, as a server does for transactions of its accounts.
 * @param timeoutMs statement timeout
 * @returns null = it responds; otherwise the error code of the node or the network; '' = without an address
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
