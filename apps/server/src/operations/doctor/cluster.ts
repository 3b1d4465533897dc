import {
  askNode,
  type ClusterFacts,
  type ClusterNode,
  clusterFacts,
  type Database,
  type Nodes,
} from '@assay/store';
import { type Finding, failed, ok, warning } from './findings';

const LOOK_MS = 5000;
const CHECK = 'cluster';
const listed = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');

/** SQLSTATE undefined_function (PostgreSQL documentation, appendix A). */
const NO_FUNCTION = '42883';

/**
 * Returns findings about one server of the cluster.
 * @param version Citus version of the coordinator
 */
function inspectNode(node: ClusterNode, version: string | null): readonly Finding[] {
  const { address, isActive, isInformed, isCoordinator, takesParts, parts } = node;
  const check = `${CHECK}: ${address}`;
  if (!isActive)
    return [
      failed(
        check,
        'The node is disabled in the cluster.',
        'When it runs again, run SELECT citus_activate_node(…) on the coordinator.',
      ),
    ];
  if (node.version === null)
    return [
      failed(
        check,
        "The coordinator can't connect to the node with this role.",
        'Check that the node runs and that the role can sign in there (pg_hba.conf, pg_dist_authinfo, password file).',
      ),
    ];
  if (node.version !== version)
    return [
      failed(
        check,
        `The node has Citus ${node.version}, the coordinator has ${version}.`,
        'Install the same version and run ALTER EXTENSION citus UPDATE in this database.',
      ),
    ];
  if (!isInformed)
    return [
      warning(
        check,
        "The node doesn't have the cluster metadata.",
        'Run SELECT start_metadata_sync_to_node(…) on the coordinator. Its error message gives the reason.',
      ),
    ];
  if (!isCoordinator && takesParts && parts === 0)
    return [
      warning(
        check,
        'The node has no shards yet.',
        'Run assay db rebalance to move shards to it while servers run.',
      ),
    ];
  return [];
}

/** Returns findings about a distributed database. */
export function inspectCluster(facts: ClusterFacts): readonly Finding[] {
  const { isCoordinator, nodes, missing, unbound, moving, leftOver } = facts;
  const version = nodes.find((node) => node.isCoordinator)?.version ?? null;
  const findings: Finding[] = nodes.flatMap((node) => inspectNode(node, version));
  if (!isCoordinator)
    findings.push(
      failed(
        CHECK,
        'DATABASE_URL is the address of a worker.',
        'Set it to the address of the coordinator in every process.',
      ),
    );
  if (missing.length > 0)
    findings.push(
      failed(
        CHECK,
        `Tables that aren't distributed as this version requires: ${listed(missing)}.`,
        'Run assay db distribute to continue.',
      ),
    );
  if (unbound.length > 0)
    findings.push(
      warning(
        CHECK,
        `Row-level security doesn't apply to the owner of ${listed(unbound)}. This is normal while shards move.`,
        "If assay db rebalance isn't running, it was interrupted. Run it again.",
      ),
    );
  if (moving === 0 && leftOver > 0)
    findings.push(
      warning(
        CHECK,
        `${leftOver} old shards or temporary objects aren't removed yet.`,
        'The cluster removes them within a minute. Otherwise run CALL citus_cleanup_orphaned_resources() as a superuser.',
      ),
    );
  if (findings.length > 0) return findings;
  const workers = nodes.filter(({ takesParts }) => takesParts);
  const moves = moving > 0 ? ` ${moving} shards are moving.` : '';
  return [
    ok(
      CHECK,
      `All tables are distributed correctly, on ${workers.length} servers with Citus ${version}.${moves}`,
    ),
  ];
}

const unasked = (node: string, code: string): Finding =>
  code === NO_FUNCTION
    ? warning(
        `${CHECK}: ${node}`,
        'The node lacks the functions of this version. Queries go through the coordinator.',
        'Run assay db distribute to install them.',
      )
    : warning(
        `${CHECK}: ${node}`,
        `This machine can't connect to the node (${code || 'no address'}). Queries go through the coordinator.`,
        "Allow connections with the serving role, set the node's address in ASSAY_CITUS_NODES, or set it to off.",
      );

/** Checks a distributed database, and if its nodes are reachable from this machine. */
export async function inspectDistribution(
  database: Database,
  address: { readonly url: string; readonly role?: string },
  nodes: Nodes,
): Promise<readonly Finding[]> {
  if (!(await database.isDistributed())) return [];
  const facts = await clusterFacts(database);
  const findings = [...inspectCluster(facts)];
  if (nodes === 'off')
    return [...findings, ok(CHECK, 'Direct node connections are off (ASSAY_CITUS_NODES=off).')];
  for (const { address: node, takesParts, isActive, version } of facts.nodes) {
    if (!takesParts || !isActive || version === null) continue;
    const code = await askNode({ ...address, nodes }, node, LOOK_MS);
    if (code !== null) findings.push(unasked(node, code));
  }
  return findings;
}
