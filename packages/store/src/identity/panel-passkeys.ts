import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A user of an account. */
interface Whose {
  readonly accountId: AccountId;
  readonly userId: string;
}

/** A key pair whose private part is on a user's device. */
export interface Passkey extends Whose {
  readonly id: string;
  /** Host name for which it was created; it is only valid there. */
  readonly site: string;
  /** Id by which the device identifies it. */
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  /** Use counter of the device; 0 = the device doesn't count. */
  readonly counter: number;
  /** Name given by its user. */
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

const PASSKEY = `account_id AS "accountId", id::text AS id, user_id::text AS "userId", site, credential_id AS "credentialId",
  public_key AS "publicKey", counter, name, created_at AS "createdAt", used_at AS "usedAt"`;

/**
 * Stores a passkey.
 * @returns false if a passkey with this credential exists already
 */
export async function insertPasskey(
  connection: Connection,
  passkey: Omit<Passkey, 'usedAt'>,
): Promise<boolean> {
  const { accountId, id, userId, site, credentialId, publicKey, counter, name, createdAt } = passkey;
  const rows = await connection.query({
    text: `INSERT INTO panel_passkey (account_id, id, user_id, site, credential_id, public_key, counter, name, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING 1 AS one`,
    values: [accountId, id, userId, site, credentialId, publicKey, counter, name, createdAt],
  });
  return rows.length > 0;
}

/** Returns the passkeys of a user, oldest first. */
export const listPasskeys = (
  connection: Connection,
  { accountId, userId }: Whose,
): Promise<readonly Passkey[]> =>
  connection.query({
    text: `SELECT ${PASSKEY} FROM panel_passkey WHERE account_id = $1 AND user_id = $2::uuid ORDER BY created_at, id`,
    values: [accountId, userId],
  });

/** Returns the passkey with this credential id, with its account. */
export async function findPasskey(connection: Connection, credentialId: Buffer): Promise<Passkey | null> {
  const [row] = await connection.query<Passkey>({
    accounts: 'every',
    text: `SELECT ${PASSKEY} FROM panel_passkey WHERE credential_id = $1`,
    values: [credentialId],
  });
  return row ?? null;
}

/** A device's response to a challenge. */
export interface PasskeyUse {
  /** UNIX milliseconds. */
  readonly challengedAt: number;
  readonly counter: number;
  readonly now: Date;
}

/**
 * Accepts a response.
 * @returns false if it, or one to a later challenge, was accepted already
 */
export async function usePasskey(
  connection: Connection,
  { accountId, id }: Passkey,
  { challengedAt, counter, now }: PasskeyUse,
): Promise<boolean> {
  const rows = await connection.query({
    text: `UPDATE panel_passkey SET challenged_at = $3, counter = $4, used_at = $5
           WHERE account_id = $1 AND id = $2::uuid AND challenged_at < $3 RETURNING 1 AS one`,
    values: [accountId, id, challengedAt, counter, now],
  });
  return rows.length > 0;
}

/**
 * Deletes a passkey.
 * @returns true if it existed
 */
export async function deletePasskey(
  connection: Connection,
  { accountId, userId, id }: Whose & { readonly id: string },
): Promise<boolean> {
  const rows = await connection.query({
    text: 'DELETE FROM panel_passkey WHERE account_id = $1 AND user_id = $2::uuid AND id = $3::uuid RETURNING 1 AS one',
    values: [accountId, userId, id],
  });
  return rows.length > 0;
}

/**
 * Deletes all passkeys of a user.
 * @returns number of deleted passkeys
 */
export async function deletePasskeys(connection: Connection, { accountId, userId }: Whose): Promise<number> {
  const rows = await connection.query({
    text: 'DELETE FROM panel_passkey WHERE account_id = $1 AND user_id = $2::uuid RETURNING 1 AS one',
    values: [accountId, userId],
  });
  return rows.length;
}
