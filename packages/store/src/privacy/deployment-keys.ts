import { accountGroups } from '../connection/claims';
import type { Connection, Database } from '../connection/connection';

/** Keys that are destroyed in one transaction. */
const A_TIME = 2000;

/** Has keys of accounts destroyed, in one transaction. @returns how many there were */
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
 * Has the own keys of removed records destroyed, of all accounts. They are forgotten once that is done: a process that
 * dies meanwhile leaves them to the next, which does it again.
 * @param destroy when it returns, the keys are gone from the disk
 * @returns how many there were
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

/** What a key of the deployment serves: the hashes of persons, tokens and small seals, or the sealing of records. */
export type KeyPurpose = 'pepper' | 'signing' | 'data';

/** A key of the deployment as the database has it: wrapped under the master key. */
export interface DeploymentKeyRow {
  readonly purpose: KeyPurpose;
  /** Names the key in what it sealed. */
  readonly id: Buffer;
  readonly wrapped: Buffer;
  /** UNIX milliseconds. */
  readonly createdAt: number;
  /** Of a signing secret: what it signed is refused from then on, UNIX milliseconds; null = never. */
  readonly refusedFrom: number | null;
}

/** The deployment's row: what earlier versions kept in clear, and which folder holds the keys of records; null = none. */
interface DeploymentRow {
  readonly pepper: Buffer | null;
  readonly signingSecret: Buffer | null;
  readonly recordKeys: string | null;
}

/** Holds the deployment's keys until the transaction ends: processes that start together take turns. */
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

/** Oldest first. */
export const listDeploymentKeys = (connection: Connection): Promise<readonly DeploymentKeyRow[]> =>
  connection.query({
    text: `SELECT purpose, id, wrapped, created_at AS "createdAt", refused_from AS "refusedFrom"
           FROM deployment_key ORDER BY created_at, id`,
  });

/** Adds a key, or wraps one that is there anew. */
export async function putDeploymentKey(connection: Connection, key: DeploymentKeyRow): Promise<void> {
  await connection.query({
    text: `INSERT INTO deployment_key (purpose, id, wrapped, created_at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (purpose, id) DO UPDATE SET wrapped = excluded.wrapped`,
    values: [key.purpose, key.id, key.wrapped, key.createdAt],
  });
}

/** What the signing secrets older than `createdAt` signed is refused from `refusedFrom` on; UNIX milliseconds. */
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

/** Takes the clear secrets of earlier versions out of their columns. */
export async function emptyClearSecrets(connection: Connection): Promise<void> {
  await connection.query({ text: 'UPDATE deployment SET pepper = NULL, signing_secret = NULL' });
}

/** From now on the folder with this identity holds the keys of records. */
export async function setRecordKeys(connection: Connection, identity: string): Promise<void> {
  await connection.query({ text: 'UPDATE deployment SET record_keys = $1', values: [identity] });
}

/** Writes the table of the clear secrets anew, so that its file holds none of them any more. */
export async function rewriteDeployment(connection: Connection): Promise<void> {
  await connection.query({ text: 'SELECT rewrite_deployment()' });
}

/** What the database calls the folder with the keys of its records; null = they have none of their own. */
export async function recordKeysIdentity(connection: Connection): Promise<string | null> {
  const [row] = await connection.query<{ identity: string | null }>({
    text: 'SELECT record_keys AS identity FROM deployment',
  });
  return row?.identity ?? null;
}
