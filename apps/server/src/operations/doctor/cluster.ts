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
function lookAtNode(node: ClusterNode, version: string | null): readonly Finding[] {
  const { address, isActive, isInformed, isCoordinator, takesParts, parts } = node;
  const check = `${CHECK}: ${address}`;
  if (!isActive)
    return [
      failed(
        check,
        'The cluster does not use it: it is switched off there.',
        `When it runs again: SELECT citus_activate_node(…) at the coordinator.`,
      ),
    ];
  if (node.version === null)
    return [
      failed(
        check,
        'The server that was asked does not reach it as this role.',
        'See that it runs, and that the role may sign in there as itself (pg_hba.conf, pg_dist_authinfo, a password file).',
      ),
    ];
  if (node.version !== version)
    return [
      failed(
        check,
        `It has Citus ${node.version}, the coordinator ${version}.`,
        'Install the same there, and ALTER EXTENSION citus UPDATE in this database.',
      ),
    ];
  if (!isInformed)
    return [
      warning(
        check,
        'It does not know where everything lies.',
        'SELECT start_metadata_sync_to_node(…) at the coordinator; what it says there tells why.',
      ),
    ];
  if (!isCoordinator && takesParts && parts === 0)
    return [
      warning(
        check,
        'Nothing lies on it yet.',
        'assay db rebalance moves parts to it, beside running servers.',
      ),
    ];
  return [];
}

/** Returns findings about a distributed database. */
export function lookAtCluster(facts: ClusterFacts): readonly Finding[] {
  const { isCoordinator, nodes, missing, unbound, moving, leftOver } = facts;
  const version = nodes.find((node) => node.isCoordinator)?.version ?? null;
  const findings: Finding[] = nodes.flatMap((node) => lookAtNode(node, version));
  if (!isCoordinator)
    findings.push(
      failed(
        CHECK,
        'DATABASE_URL names one of its workers.',
        'Use the address of the coordinator in every process.',
      ),
    );
  if (missing.length > 0)
    findings.push(
      failed(
        CHECK,
        `Not laid as this version wants it: ${listed(missing)}.`,
        'assay db distribute goes on where it stopped.',
      ),
    );
  if (unbound.length > 0)
    findings.push(
      warning(
        CHECK,
        `Walls do not bind the owner of ${listed(unbound)}, as while parts move.`,
        'If no assay db rebalance is under way, one was interrupted: run it again, it ends what that one began.',
      ),
    );
  if (moving === 0 && leftOver > 0)
    findings.push(
      warning(
        CHECK,
        `${leftOver} parts, or what they were copied with, wait to be removed.`,
        'The cluster does so by itself within a minute; if it does not, CALL citus_cleanup_orphaned_resources() as a superuser says why.',
      ),
    );
  if (findings.length > 0) return findings;
  const workers = nodes.filter(({ takesParts }) => takesParts);
  const moves = moving > 0 ? ` ${moving} are being moved.` : '';
  return [
    ok(CHECK, `All tables lie as they should, on ${workers.length} servers with Citus ${version}.${moves}`),
  ];
}

const unasked = (node: string, code: string): Finding =>
  code === NO_FUNCTION
    ? warning(
        `${CHECK}: ${node}`,
        'It has not got what this version asks there, so calls go to it by way of the coordinator.',
        'assay db distribute brings it.',
      )
    : warning(
        `${CHECK}: ${node}`,
        `It cannot be asked from here (${code || 'no address'}), so calls go to it by way of the coordinator.`,
        'Let this machine in there as the role that serves, name the address that it has from here in ASSAY_CITUS_NODES, or set that to off.',
      );

/** Checks a distributed database, and if its nodes are reachable from this machine. */
export async function lookAtDistribution(
  database: Database,
  address: { readonly url: string; readonly role?: string },
  nodes: Nodes,
): Promise<readonly Finding[]> {
  if (!(await database.isDistributed())) return [];
  const facts = await clusterFacts(database);
  const findings = [...lookAtCluster(facts)];
  if (nodes === 'off')
    return [...findings, ok(CHECK, 'Its nodes are not asked themselves: ASSAY_CITUS_NODES is off.')];
  for (const { address: node, takesParts, isActive, version } of facts.nodes) {
    if (!takesParts || !isActive || version === null) continue;
    const code = await askNode({ ...address, nodes }, node, LOOK_MS);
    if (code !== null) findings.push(unasked(node, code));
  }
  return findings;
}
