import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

export interface ApiKey {
  readonly id: string;
  readonly accountId: AccountId;
  readonly name: string;
  /** First characters of the key, for display. */
  readonly prefix: string;
  readonly kind: 'live' | 'test';
  readonly scopes: readonly string[];
  /** Empty = any IP address. */
  readonly allowedIps: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** The panel user who created it; null or absent = unknown. */
  readonly madeBy?: string | null;
}

interface KeyRow {
  readonly id: string;
  readonly account_id: number;
  readonly name: string;
  readonly prefix: string;
  readonly kind: 'live' | 'test';
  readonly scopes: string[];
  readonly allowed_ips: string[];
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
  readonly made_by: string | null;
}

const COLUMNS =
  'id::text AS id, account_id, name, prefix, kind, scopes, allowed_ips, created_at, expires_at, revoked_at, made_by::text AS made_by';

const toKey = (row: KeyRow): ApiKey => ({
  id: row.id,
  accountId: row.account_id,
  name: row.name,
  prefix: row.prefix,
  kind: row.kind,
  scopes: row.scopes,
  allowedIps: row.allowed_ips,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  revokedAt: row.revoked_at,
  madeBy: row.made_by,
});

/** Stores a key's SHA-256; the key itself is never stored. */
export async function insertKey(
  connection: Connection,
  key: Omit<ApiKey, 'revokedAt'> & { readonly hash: Buffer },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO api_key (account_id, id, name, prefix, hash, kind, scopes, allowed_ips, created_at, expires_at, made_by)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      key.accountId,
      key.id,
      key.name,
      key.prefix,
      key.hash,
      key.kind,
      key.scopes,
      key.allowedIps,
      key.createdAt,
      key.expiresAt,
      key.madeBy ?? null,
    ],
  });
  await touchKeys(connection, key.accountId);
}

/** Returns the key with this SHA-256, including revoked and expired ones, with its account. */
export async function findKeyByHash(connection: Connection, hash: Buffer): Promise<ApiKey | null> {
  const [row] = await connection.query<KeyRow>({
    name: 'api_key_by_hash',
    accounts: 'every',
    text: `SELECT ${COLUMNS} FROM api_key WHERE hash = $1`,
    values: [hash],
  });
  return row ? toKey(row) : null;
}

/** Returns a key of this account, including revoked and expired ones. */
export async function findKey(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<ApiKey | null> {
  const [row] = await connection.query<KeyRow>({
    text: `SELECT ${COLUMNS} FROM api_key WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id],
  });
  return row ? toKey(row) : null;
}

export async function listKeys(connection: Connection, accountId: AccountId): Promise<readonly ApiKey[]> {
  const rows = await connection.query<KeyRow>({
    text: `SELECT ${COLUMNS} FROM api_key WHERE account_id = $1 ORDER BY created_at, id`,
    values: [accountId],
  });
  return rows.map(toKey);
}

/** Ends a key now or at `endsAt` (rotation with an overlap); null if the account lacks such a key. */
export async function endKey(
  connection: Connection,
  accountId: AccountId,
  id: string,
  end: { readonly revokedAt: Date } | { readonly expiresAt: Date },
): Promise<ApiKey | null> {
  const revoke = 'revokedAt' in end;
  const [row] = await connection.query<KeyRow>({
    text: `UPDATE api_key SET ${revoke ? 'revoked_at' : 'expires_at'} = $3 WHERE account_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
    values: [accountId, id, revoke ? end.revokedAt : end.expiresAt],
  });
  if (row) await touchKeys(connection, accountId);
  return row ? toKey(row) : null;
}

const touchKeys = (connection: Connection, accountId: AccountId) =>
  connection.query({
    text: 'UPDATE account SET settings_version = settings_version + 1 WHERE id = $1',
    values: [accountId],
  });
