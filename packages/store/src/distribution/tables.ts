import { ACCOUNT_TABLES, SHARED_TABLES } from '../schema/account-tables';

/**
 * On every node, as reference tables: the accounts, which rows of others refer to, and what is found by something that is unique
 * over all accounts (a key, an e-mail address, the token of a session), so that no one account's node could tell. They are small and
 * written seldom.
 */
export const REFERENCE_TABLES = [
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
export interface DistributedTable {
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
