import type { Connection } from '../connection/connection';
import { ACCOUNT_TABLES, SHARED_TABLES } from '../schema/wall';

/**
 * On every node, as reference tables: the accounts, which rows of others refer to, and what is found by something that is unique
 * over all accounts (a key, an e-mail address, the token of a session), so that no one account's node could tell. They are small and
 * written seldom.
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

/** At the coordinator alone: leases of a second, written often and worth nothing behind a crash (UNLOGGED, which no node could pass on). */
const COORDINATOR_TABLES = ['rate_bucket'] as const;

/** A table that lies on the nodes by a column. */
interface DistributedTable {
  readonly name: string;
  readonly by: string;
  /** The table whose accounts it lies beside; null = it is the first of its kind. */
  readonly beside: string | null;
}

const elsewhere = new Set<string>([...REFERENCE_TABLES, ...COORDINATOR_TABLES]);
/** All others lie beside it. */
const FIRST_TABLE = 'policy';

/** What is to lie on the nodes; {@link FIRST_TABLE} first. A foreign key asks for parents before children, which the names do not say. */
export const DISTRIBUTED_TABLES: readonly DistributedTable[] = [
  { name: FIRST_TABLE, by: 'account_id', beside: null },
  ...[...ACCOUNT_TABLES, ...SHARED_TABLES]
    .filter((name) => name !== FIRST_TABLE && !elsewhere.has(name))
    .map((name) => ({ name, by: 'account_id', beside: FIRST_TABLE })),
];

/** What is there and what may be done. */
export interface CitusFacts {
  /** Of the extension in this database; null = it has none. */
  readonly version: string | null;
  readonly isSuperuser: boolean;
  /** Nodes that rows can be laid on. */
  readonly workers: number;
  readonly isCoordinator: boolean;
  /** Other connections of Assay to this database. */
  readonly others: number;
}

/** What Citus knows of the tables, and where. */
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

/** Tried on 13.2; what came before is not known to carry row triggers and walls. */
const OLDEST_CITUS = 13;

/** What stands in the way, as a sentence for the operator; null = nothing. */
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

/** One thing that `assay db distribute` does. */
export type DistributionStep =
  | { readonly kind: 'reference'; readonly table: string }
  | {
      readonly kind: 'distributed';
      readonly table: string;
      readonly by: string;
      readonly beside: string | null;
    };

const step = ({ name, by, beside }: DistributedTable): DistributionStep => ({
  kind: 'distributed',
  table: name,
  by,
  beside,
});

/** Tables that others refer to come first. */
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

/** What is still to be done, in this order; nothing = the database is distributed as this version wants it. */
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
