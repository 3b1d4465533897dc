import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { deleteIdentities } from './panel-identities';
import { deletePasskeys } from './panel-passkeys';
import { deleteFactors } from './panel-second-factors';

export interface PanelUser {
  readonly accountId: AccountId;
  readonly id: string;
  readonly email: string;
  /** Name; null = not given. */
  readonly name: string | null;
  readonly passwordHash: string;
  /** Role that defines the permissions. */
  readonly role: string;
}

/** A stored user, with whether sign-in requires a second factor. */
export interface StoredPanelUser extends PanelUser {
  readonly hasSecondFactor: boolean;
}

// Joined instead of a subquery: in a distributed database, only the users table is on every server.
const USER = `u.account_id AS "accountId", u.id::text AS id, email, name, password_hash AS "passwordHash", role,
  f.user_id IS NOT NULL AS "hasSecondFactor"`;
const USERS = `panel_user u LEFT JOIN panel_second_factor f
  ON f.account_id = u.account_id AND f.user_id = u.id AND f.confirmed_at IS NOT NULL`;

export async function insertPanelUser(
  connection: Connection,
  user: Omit<PanelUser, 'name'> & { readonly name?: string | null; readonly now: Date },
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO panel_user (account_id, id, email, name, password_hash, role, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    values: [user.accountId, user.id, user.email, user.name ?? null, user.passwordHash, user.role, user.now],
  });
}

/** Returns the user with this lower-case email address, with its account. */
export async function findPanelUser(connection: Connection, email: string): Promise<StoredPanelUser | null> {
  const [row] = await connection.query<StoredPanelUser>({
    accounts: 'every',
    text: `SELECT ${USER} FROM ${USERS} WHERE email = $1`,
    values: [email],
  });
  return row ?? null;
}

/** Returns a panel user of this account. */
export async function findPanelUserById(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<StoredPanelUser | null> {
  const [row] = await connection.query<StoredPanelUser>({
    text: `SELECT ${USER} FROM ${USERS} WHERE u.account_id = $1 AND u.id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/**
 * Changes the password of a panel user.
 * @param user as it was when the current password was checked
 * @returns false if it was changed meanwhile
 */
export async function savePassword(
  connection: Connection,
  user: PanelUser,
  passwordHash: string,
): Promise<boolean> {
  const rows = await connection.query({
    text: `UPDATE panel_user SET password_hash = $4 WHERE account_id = $1 AND id = $2::uuid AND password_hash = $3
           RETURNING 1 AS one`,
    values: [user.accountId, user.id, user.passwordHash, passwordHash],
  });
  return rows.length > 0;
}

/**
 * Locks a user's password until the end of the transaction.
 * @returns true if it is still the one that was checked
 */
export async function holdPassword(connection: Connection, user: PanelUser): Promise<boolean> {
  const rows = await connection.query({
    text: `SELECT 1 FROM panel_user WHERE account_id = $1 AND id = $2::uuid AND password_hash = $3 FOR SHARE`,
    values: [user.accountId, user.id, user.passwordHash],
  });
  return rows.length > 0;
}

/**
 * Locks a panel user until the end of the transaction, which blocks sign-ins.
 * @returns true if the user exists
 */
export async function lockPanelUser(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const rows = await connection.query({
    text: 'SELECT 1 FROM panel_user WHERE account_id = $1 AND id = $2::uuid FOR UPDATE',
    values: [accountId, id],
  });
  return rows.length > 0;
}

/** Returns the panel users of an account, ordered by email address. */
export const listPanelUsers = (
  connection: Connection,
  accountId: AccountId,
): Promise<readonly (StoredPanelUser & { readonly createdAt: Date })[]> =>
  connection.query({
    text: `SELECT ${USER}, u.created_at AS "createdAt" FROM ${USERS} WHERE u.account_id = $1 ORDER BY email LIMIT 1000`,
    values: [accountId],
  });

export async function savePanelRole(
  connection: Connection,
  accountId: AccountId,
  id: string,
  role: string,
): Promise<void> {
  await connection.query({
    text: 'UPDATE panel_user SET role = $3 WHERE account_id = $1 AND id = $2::uuid',
    values: [accountId, id, role],
  });
}

/**
 * Sets the name of a panel user.
 * @param name null = the email address is shown instead
 */
export async function savePanelName(
  connection: Connection,
  accountId: AccountId,
  id: string,
  name: string | null,
): Promise<void> {
  await connection.query({
    text: 'UPDATE panel_user SET name = $3 WHERE account_id = $1 AND id = $2::uuid',
    values: [accountId, id, name],
  });
}

/** Deletes a panel user, with their second factor, passkeys and provider identities. */
export async function deletePanelUser(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<void> {
  await deleteFactors(connection, { accountId, userId: id });
  await deletePasskeys(connection, { accountId, userId: id });
  await deleteIdentities(connection, { accountId, userId: id });
  await connection.query({
    text: 'DELETE FROM panel_user WHERE account_id = $1 AND id = $2::uuid',
    values: [accountId, id],
  });
}
