import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A user of an account. */
interface Whose {
  readonly accountId: AccountId;
  readonly userId: string;
}

/** A key pair of which somebody's device has the private part. */
export interface Passkey extends Whose {
  readonly id: string;
  /** Host name that it was made for; it is of use nowhere else. */
  readonly site: string;
  /** By which the device names it. */
  readonly credentialId: Buffer;
  /** COSE. */
  readonly publicKey: Buffer;
  /** How often the device says that it was used; 0 = the device does not count. */
  readonly counter: number;
  /** What its user calls it. */
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

const PASSKEY = `account_id AS "accountId", id::text AS id, user_id::text AS "userId", site, credential_id AS "credentialId",
  public_key AS "publicKey", counter, name, created_at AS "createdAt", used_at AS "usedAt"`;

/** @returns false when there is one with this credential already */
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

/** The passkeys of a user, the oldest first. */
export const listPasskeys = (
  connection: Connection,
  { accountId, userId }: Whose,
): Promise<readonly Passkey[]> =>
  connection.query({
    text: `SELECT ${PASSKEY} FROM panel_passkey WHERE account_id = $1 AND user_id = $2::uuid ORDER BY created_at, id`,
    values: [accountId, userId],
  });

/** The passkey that a device names; it names its account. */
export async function findPasskey(connection: Connection, credentialId: Buffer): Promise<Passkey | null> {
  const [row] = await connection.query<Passkey>({
    accounts: 'every',
    text: `SELECT ${PASSKEY} FROM panel_passkey WHERE credential_id = $1`,
    values: [credentialId],
  });
  return row ?? null;
}

/** An answer of a device to a challenge. */
export interface PasskeyUse {
  /** UNIX milliseconds. */
  readonly challengedAt: number;
  readonly counter: number;
  readonly now: Date;
}

/** Takes an answer. @returns false when it, or one to a later challenge, was taken already */
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

/** @returns whether there was one */
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

/** @returns how many there were */
export async function deletePasskeys(connection: Connection, { accountId, userId }: Whose): Promise<number> {
  const rows = await connection.query({
    text: 'DELETE FROM panel_passkey WHERE account_id = $1 AND user_id = $2::uuid RETURNING 1 AS one',
    values: [accountId, userId],
  });
  return rows.length;
}
