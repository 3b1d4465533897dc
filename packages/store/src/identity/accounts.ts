import type { AccountId, SpaceId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Replaces the logo of an account; its `name` and size stand in the account's settings. */
export async function saveLogo(
  connection: Connection,
  accountId: number,
  logo: { readonly name: string; readonly bytes: Buffer },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO account_logo (account_id, name, bytes) VALUES ($1, $2, $3)
           ON CONFLICT (account_id) DO UPDATE SET name = EXCLUDED.name, bytes = EXCLUDED.bytes`,
    values: [accountId, logo.name, logo.bytes],
  });
}

export async function dropLogo(connection: Connection, accountId: number): Promise<void> {
  await connection.query({ text: 'DELETE FROM account_logo WHERE account_id = $1', values: [accountId] });
}

/** The bytes of an account's logo; null = it has none of this name. */
export async function readLogo(
  connection: Connection,
  accountId: number,
  name: string,
): Promise<Buffer | null> {
  const [row] = await connection.query<{ bytes: Buffer }>({
    name: 'read_logo',
    text: 'SELECT bytes FROM account_logo WHERE account_id = $1 AND name = $2',
    values: [accountId, name],
  });
  return row?.bytes ?? null;
}

/** Per-account choices that are not part of the versioned policy. */
export interface AccountSettings {
  /** Requests per second over all endpoints together; 0 = no limit. */
  readonly rate_limit?: number;
  readonly retention_days?: number;
  /** Default look-up timeouts, milliseconds, by module. */
  readonly timeouts?: { readonly [module: string]: number };
  /** Retired API versions that this account has switched off. */
  readonly disabled_versions?: readonly string[];
  /** Counts of this account feed, and read, the deployment's shared history. */
  readonly share_history?: boolean;
  /** What happens to a call with card data: it is masked, or the call is refused. */
  readonly card_numbers?: 'mask' | 'reject';
  /** A second person approves every change of the policy. */
  readonly policy_approval?: boolean;
  /** Panel users set up a second factor before anything else. */
  readonly require_second_factor?: boolean;
  /** After so long without use a session of the panel ends. */
  readonly session_idle_minutes?: number;
  /** So long a session of the panel lasts at most. */
  readonly session_hours?: number;
  /** ISO 4217; of amounts that name none. */
  readonly currency?: string;
  /** IANA name; in which times are shown. */
  readonly time_zone?: string;
  /** How end users reach the company. */
  readonly contact_email?: string;
  readonly contact_phone?: string;
  readonly contact_url?: string;
  /** What `account_logo` holds; the name is made of the content. */
  readonly logo?: {
    readonly name: string;
    readonly media_type: string;
    readonly width: number;
    readonly height: number;
  };
  /** Roles that the account has made, with the permissions of the contract. */
  readonly roles?: readonly {
    readonly id: string;
    readonly name: string;
    readonly permissions: readonly string[];
  }[];
  /** How often monitored names are checked that have no schedule of their own. */
  readonly monitoring_schedule?: string;
}

export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly owner: boolean;
  /** Where the account's test keys read and write: an account of its own, never seen by live keys. */
  readonly testSpaceId: SpaceId;
  readonly settings: AccountSettings;
  readonly policyVersion: number;
  readonly listsVersion: number;
  readonly settingsVersion: number;
  readonly createdAt: Date;
}

interface AccountRow {
  readonly id: number;
  readonly name: string;
  readonly owner: boolean;
  readonly test_id: number;
  readonly settings: AccountSettings;
  readonly policy_version: number;
  readonly lists_version: number;
  readonly settings_version: number;
  readonly created_at: Date;
}

const SELECT = `SELECT a.id, a.name, a.owner, t.id AS test_id, a.settings, a.policy_version, a.lists_version, a.settings_version, a.created_at
  FROM account a JOIN account t ON t.parent_id = a.id`;

const toAccount = (row: AccountRow): Account => ({
  id: row.id,
  name: row.name,
  owner: row.owner,
  testSpaceId: row.test_id,
  settings: row.settings,
  policyVersion: row.policy_version,
  listsVersion: row.lists_version,
  settingsVersion: row.settings_version,
  createdAt: row.created_at,
});

/** Makes an account and its test space. */
export async function createAccount(
  connection: Connection,
  account: {
    readonly name: string;
    readonly owner: boolean;
    readonly settings: AccountSettings;
    readonly now: Date;
  },
): Promise<number> {
  const insert = (parentId: number | null, owner: boolean) =>
    connection.query<{ id: number }>({
      text: 'INSERT INTO account (parent_id, name, owner, settings, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      values: [parentId, account.name, owner, JSON.stringify(account.settings), account.now],
    });
  const [created] = await insert(null, account.owner);
  await insert(created!.id, false);
  return created!.id;
}

export async function listAccounts(connection: Connection): Promise<readonly Account[]> {
  return (await connection.query<AccountRow>({ text: `${SELECT} ORDER BY a.id` })).map(toAccount);
}

export async function findAccount(connection: Connection, id: number): Promise<Account | null> {
  const [row] = await connection.query<AccountRow>({ text: `${SELECT} WHERE a.id = $1`, values: [id] });
  return row ? toAccount(row) : null;
}

/** The account as it is now, held until the transaction ends: changes of one account take turns. */
export async function lockAccount(connection: Connection, id: number): Promise<Account | null> {
  const [row] = await connection.query<AccountRow>({
    text: `${SELECT} WHERE a.id = $1 FOR NO KEY UPDATE OF a`,
    values: [id],
  });
  return row ? toAccount(row) : null;
}

export async function renameAccount(connection: Connection, id: number, name: string): Promise<void> {
  await connection.query({
    text: 'UPDATE account SET name = $2, settings_version = settings_version + 1 WHERE id = $1',
    values: [id, name],
  });
}

/** Replaces the settings; the version rises so that every process reloads them. */
export async function saveSettings(
  connection: Connection,
  id: number,
  settings: AccountSettings,
): Promise<void> {
  await connection.query({
    text: 'UPDATE account SET settings = $2, settings_version = settings_version + 1 WHERE id = $1',
    values: [id, JSON.stringify(settings)],
  });
}

/** Versions of everything that a process caches by account. */
export interface AccountVersions {
  readonly id: number;
  readonly policyVersion: number;
  readonly listsVersion: number;
  readonly settingsVersion: number;
}

export async function accountVersions(connection: Connection): Promise<readonly AccountVersions[]> {
  return connection.query<AccountVersions>({
    name: 'account_versions',
    text: `SELECT id, policy_version AS "policyVersion", lists_version AS "listsVersion", settings_version AS "settingsVersion"
           FROM account WHERE parent_id IS NULL`,
  });
}

/** Lets one transaction at a time make accounts. */
export async function lockAccounts(connection: Connection): Promise<void> {
  await connection.query({ text: 'LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE' });
}
