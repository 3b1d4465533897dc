import { accountGroups } from '../connection/claims';
import type { Connection, Database } from '../connection/connection';

/** Number of keys destroyed per transaction. */
const A_TIME = 2000;

/**
 * Destroys keys of accounts in one transaction.
 * @returns number of keys
 */
async function destroySome(
  database: Database,
  accounts: readonly number[],
  destroy: (keys: readonly Buffer[]) => void,
): Promise<number> {
  return database.transaction(async (connection) => {
    const rows = await connection.query<{ key: Buffer }>({
      name: 'destroy_removed_keys',
      text: `DELETE FROM key_removal WHERE account_id = ANY($1::int[]) AND (account_id, number) IN (
               SELECT account_id, number FROM key_removal WHERE account_id = ANY($1::int[])
               ORDER BY account_id, number LIMIT ${A_TIME} FOR UPDATE
             ) RETURNING key`,
      values: [accounts],
    });
    if (rows.length > 0) destroy(rows.map(({ key }) => key));
    return rows.length;
  });
}

/**
 * Destroys the separate keys of deleted records, of all accounts. Their queue entries are deleted afterwards:
 * if a process dies meanwhile, the next one repeats the destruction.
 * @param destroy after it returns, the keys are erased from the disk
 * @returns number of keys
 */
export async function destroyRemovedKeys(
  database: Database,
  destroy: (keys: readonly Buffer[]) => void,
): Promise<number> {
  for (let destroyed = 0; ; ) {
    const waiting = await database.query<{ account: number }>({
      name: 'removed_keys',
      accounts: 'every',
      text: `SELECT account_id AS account FROM key_removal ORDER BY account_id, number LIMIT ${A_TIME}`,
    });
    for (const accounts of await accountGroups(
      database,
      waiting.map(({ account }) => account),
    ))
      destroyed += await destroySome(database, accounts, destroy);
    if (waiting.length < A_TIME) return destroyed;
  }
}

/**
 * Purpose of a deployment key: hashes of persons, tokens and small encrypted values, or encryption of
 * records.
 */
export type KeyPurpose = 'pepper' | 'signing' | 'data';

/** A deployment key as stored: wrapped under the master key. */
export interface DeploymentKeyRow {
  readonly purpose: KeyPurpose;
  /** Id of the key in the values that it encrypted. */
  readonly id: Buffer;
  readonly wrapped: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /** For a signing secret: time from which its signatures are rejected, UNIX milliseconds; null = never. */
  readonly refusedFrom: number | null;
}

/**
 * The deployment's row: plaintext secrets of earlier versions, and the folder with the record keys; null =
 * none.
 */
interface DeploymentRow {
  readonly pepper: Buffer | null;
  readonly signingSecret: Buffer | null;
  readonly recordKeys: string | null;
}

/**
 * Locks the deployment's keys until the transaction ends, so that processes that start together are
 * serialized.
 */
export async function lockDeploymentKeys(connection: Connection, now: Date): Promise<DeploymentRow> {
  await connection.query({
    text: 'INSERT INTO deployment (created_at) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [now],
  });
  const [row] = await connection.query<DeploymentRow>({
    text: 'SELECT pepper, signing_secret AS "signingSecret", record_keys AS "recordKeys" FROM deployment FOR UPDATE',
  });
  return row!;
}

/** Returns the keys, oldest first. */
export const listDeploymentKeys = (connection: Connection): Promise<readonly DeploymentKeyRow[]> =>
  connection.query({
    text: `SELECT purpose, id, wrapped, created_at AS "createdAt", refused_from AS "refusedFrom"
           FROM deployment_key ORDER BY created_at, id`,
  });

/** Adds a key, or replaces the wrapping of an existing one. */
export async function putDeploymentKey(connection: Connection, key: DeploymentKeyRow): Promise<void> {
  await connection.query({
    text: `INSERT INTO deployment_key (purpose, id, wrapped, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (purpose, id) DO UPDATE SET wrapped = excluded.wrapped`,
    values: [key.purpose, key.id, key.wrapped, key.createdAt],
  });
}

/**
 * Sets the time from which signatures of signing secrets older than `createdAt` are rejected; UNIX
 * milliseconds.
 */
export async function refuseSignedBefore(
  connection: Connection,
  { createdAt, refusedFrom }: { readonly createdAt: number; readonly refusedFrom: number },
): Promise<void> {
  await connection.query({
    text: `UPDATE deployment_key SET refused_from = $2
           WHERE purpose = 'signing' AND created_at < $1 AND refused_from IS NULL`,
    values: [createdAt, refusedFrom],
  });
}

/** Clears the plaintext secrets of earlier versions. */
export async function emptyClearSecrets(connection: Connection): Promise<void> {
  await connection.query({ text: 'UPDATE deployment SET pepper = NULL, signing_secret = NULL' });
}

/** Sets the identity of the folder that holds the record keys. */
export async function setRecordKeys(connection: Connection, identity: string): Promise<void> {
  await connection.query({ text: 'UPDATE deployment SET record_keys = $1', values: [identity] });
}

/** Rewrites the table of the plaintext secrets, so that its file no longer contains them. */
export async function rewriteDeployment(connection: Connection): Promise<void> {
  await connection.query({ text: 'SELECT rewrite_deployment()' });
}

/** Returns the stored identity of the folder with the record keys; null = records lack separate keys. */
export async function recordKeysIdentity(connection: Connection): Promise<string | null> {
  const [row] = await connection.query<{ identity: string | null }>({
    text: 'SELECT record_keys AS identity FROM deployment',
  });
  return row?.identity ?? null;
}
