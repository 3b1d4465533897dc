import type { Connection } from '../connection/connection';
import { ACCOUNT_TABLES, SHARED_TABLES } from '../schema/row-security';

/**
 * Reference tables, stored on every node: accounts, which other rows refer to, and tables that are searched
 * by a globally unique value (a key, an email address, a session token), which doesn't identify an account's
 * node. They are small and rarely written.
 */
const REFERENCE_TABLES = [
  'account',
  'api_key',
  'panel_identity',
  'panel_invitation',
  'panel_passkey',
  'panel_session',
  'panel_user',
] as const;

/**
 * Stored at the coordinator only: leases of one second, which are written often and worthless after a crash
 * (UNLOGGED, which can't be replicated to nodes).
 */
const COORDINATOR_TABLES = ['rate_bucket'] as const;

/** A table that is distributed by a column. */
interface DistributedTable {
  readonly name: string;
  readonly by: string;
  /** The table with which it is colocated; null = it is the first of its kind. */
  readonly colocatedWith: string | null;
}

const elsewhere = new Set<string>([...REFERENCE_TABLES, ...COORDINATOR_TABLES]);
/** All other tables are colocated with it. */
const FIRST_TABLE = 'policy';

/**
 * Tables to distribute; {@link FIRST_TABLE} first. A foreign key requires parents before children, which the
 * order by name doesn't ensure.
 */
export const DISTRIBUTED_TABLES: readonly DistributedTable[] = [
  { name: FIRST_TABLE, by: 'account_id', colocatedWith: null },
  ...[...ACCOUNT_TABLES, ...SHARED_TABLES]
    .filter((name) => name !== FIRST_TABLE && !elsewhere.has(name))
    .map((name) => ({ name, by: 'account_id', colocatedWith: FIRST_TABLE })),
];

/** Current Citus state and permissions. */
export interface CitusFacts {
  /** Version of the extension in this database; null = not installed. */
  readonly version: string | null;
  readonly isSuperuser: boolean;
  /** Number of nodes that can store rows. */
  readonly workers: number;
  readonly isCoordinator: boolean;
  /** Other Assay connections to this database. */
  readonly others: number;
}

/** Query of the Citus workers and coordinator. */
const IN_USE = `SELECT (SELECT count(*)::int FROM pg_dist_node WHERE isactive AND noderole = 'primary' AND shouldhaveshards) AS workers,
  citus_is_coordinator() AS "isCoordinator"`;

export async function citusFacts(connection: Connection): Promise<CitusFacts> {
  const [here] = await connection.query<Omit<CitusFacts, 'workers' | 'isCoordinator'>>({
    text: `SELECT (SELECT extversion FROM pg_extension WHERE extname = 'citus') AS version,
             (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS "isSuperuser",
             (SELECT count(*)::int FROM pg_stat_activity
              WHERE datname = current_database() AND application_name = 'assay' AND pid <> pg_backend_pid()) AS others`,
  });
  const [nodes] =
    here!.version === null
      ? [{ workers: 0, isCoordinator: true }]
      : await connection.query<Pick<CitusFacts, 'workers' | 'isCoordinator'>>({ text: IN_USE });
  return { ...here!, ...nodes! };
}

/**
 * Minimum Citus version. Tested with 13.2; earlier versions may not support row triggers and row-level
 * security.
 */
const OLDEST_CITUS = 13;

/** Returns the unmet precondition as a sentence for the operator; null = none. */
export function hindrance({
  version,
  isSuperuser,
  workers,
  isCoordinator,
  others,
}: CitusFacts): string | null {
  if (version === null)
    return 'This database has no Citus: install it on every server, run CREATE EXTENSION citus in this database on each, and add the workers with citus_add_node.';
  if (Number.parseInt(version, 10) < OLDEST_CITUS)
    return `Assay needs Citus ${OLDEST_CITUS} or newer. This database has ${version}.`;
  if (!isCoordinator) return 'This server is a Citus worker. Use the address of the coordinator.';
  if (workers === 0)
    return 'This database has no workers. Add them with citus_add_node in this database and run this command again.';
  if (!isSuperuser)
    return 'Only a superuser can distribute tables with row-level security and triggers. Use the address of a superuser.';
  if (others > 0)
    return `Other Assay processes have ${others} connections to this database. Stop them first.`;
  return null;
}

/** One step of `assay db distribute`. */
export type DistributionStep =
  | { readonly kind: 'reference'; readonly table: string }
  | {
      readonly kind: 'distributed';
      readonly table: string;
      readonly by: string;
      readonly colocatedWith: string | null;
    };

const step = ({ name, by, colocatedWith }: DistributedTable): DistributionStep => ({
  kind: 'distributed',
  table: name,
  by,
  colocatedWith,
});

/** Sorts tables so that referenced ones come first. */
function parentsFirst(
  tables: readonly DistributedTable[],
  references: readonly { readonly child: string; readonly parent: string }[],
): readonly DistributedTable[] {
  const placed: DistributedTable[] = [];
  const place = (table: DistributedTable) => {
    if (placed.includes(table)) return;
    for (const { child, parent } of references) {
      const before = child === table.name && parent !== child && tables.find(({ name }) => name === parent);
      if (before) place(before);
    }
    placed.push(table);
  };
  for (const table of tables) place(table);
  return placed;
}

/** Returns the remaining steps, in order; empty = the database is distributed as this version requires. */
export async function stepsToDistribute(connection: Connection): Promise<readonly DistributionStep[]> {
  const done = await connection.query<{ name: string }>({
    text: `SELECT c.relname AS name FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid
           WHERE c.relnamespace = current_schema()::regnamespace AND (p.partmethod = 'h' OR p.repmodel = 't')`,
  });
  const references = await connection.query<{ child: string; parent: string }>({
    text: `SELECT c.relname AS child, p.relname AS parent FROM pg_constraint k
           JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
           WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace`,
  });
  const isDone = (table: string) => done.some(({ name }) => name === table);
  return [
    ...REFERENCE_TABLES.map((table): DistributionStep => ({ kind: 'reference', table })),
    ...parentsFirst(DISTRIBUTED_TABLES, references).map(step),
  ].filter(({ table }) => !isDone(table));
}
