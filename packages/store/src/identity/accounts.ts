import type { AccountId, EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Replaces the logo of an account; its `name` and size are in the account's settings. */
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

/** Returns the bytes of an account's logo; null = no logo has this name. */
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

/** Account settings that are not part of the versioned policy. */
export interface AccountSettings {
  /** Requests per second over all endpoints together; 0 = no limit. */
  readonly rate_limit?: number;
  readonly retention_days?: number;
  /** Default lookup timeouts, milliseconds, by module. */
  readonly timeouts?: { readonly [module: string]: number };
  /** Retired API versions that this account has disabled. */
  readonly disabled_versions?: readonly string[];
  /** This account contributes to, and reads, the deployment's shared history. */
  readonly share_history?: boolean;
  /** Handling of a request with card data: it is masked, or the request is rejected. */
  readonly card_numbers?: 'mask' | 'reject';
  /** Every policy change needs the approval of a second user. */
  readonly policy_approval?: boolean;
  /** Panel users must set up a second factor first. */
  readonly require_second_factor?: boolean;
  /** Minutes without use after which a panel session ends. */
  readonly session_idle_minutes?: number;
  /** Maximum duration of a panel session, in hours. */
  readonly session_hours?: number;
  /** ISO 4217; currency of amounts without one. */
  readonly currency?: string;
  /** IANA name of the time zone in which times are shown. */
  readonly time_zone?: string;
  /** Contact of the company for end users. */
  readonly contact_email?: string;
  readonly contact_phone?: string;
  readonly contact_url?: string;
  /** Metadata of the content in `account_logo`; the name is derived from the content. */
  readonly logo?: {
    readonly name: string;
    readonly media_type: string;
    readonly width: number;
    readonly height: number;
  };
  /** Custom roles of the account, with contract permissions. */
  readonly roles?: readonly {
    readonly id: string;
    readonly name: string;
    readonly permissions: readonly string[];
  }[];
  /** Labels that payment events set, and network programs; absent members have their defaults. */
  readonly payment_events?: {
    readonly labels?: readonly {
      readonly type: string;
      readonly category: string | null;
      readonly label: string | null;
    }[];
    readonly overwrite_labels?: boolean;
    readonly programs?: readonly object[];
  };
  /** Rules that clear screening matches; absent = the default. */
  readonly auto_resolution?: { readonly version: number; readonly rules: readonly object[] };
  /** Schedule for monitored names without an individual one. */
  readonly monitoring_schedule?: string;
}

export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly owner: boolean;
  /**
   * Test environment, in which the account's test keys read and write: a separate account row that live keys
   * never access.
   */
  readonly testEnvironmentId: EnvironmentId;
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
  testEnvironmentId: row.test_id,
  settings: row.settings,
  policyVersion: row.policy_version,
  listsVersion: row.lists_version,
  settingsVersion: row.settings_version,
  createdAt: row.created_at,
});

/** Creates an account and its test environment. */
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

/**
 * Reads the current account and locks it until the end of the transaction, so that changes of one account are
 * serialized.
 */
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

/** Replaces the settings; the version increases so that every process reloads them. */
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

/** Versions of all data that a process caches by account. */
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

/** Serializes transactions that create accounts. */
export async function lockAccounts(connection: Connection): Promise<void> {
  await connection.query({ text: 'LOCK TABLE account IN SHARE ROW EXCLUSIVE MODE' });
}
