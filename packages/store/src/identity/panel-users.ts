import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { deleteIdentities } from './panel-identities';
import { deletePasskeys } from './panel-passkeys';
import { deleteFactors } from './panel-second-factors';

export interface PanelUser {
  readonly accountId: AccountId;
  readonly id: string;
  readonly email: string;
  /** What they are called; null = nobody has said. */
  readonly name: string | null;
  readonly passwordHash: string;
  /** What the user may do: a role of the contract. */
  readonly role: string;
}

/** As it is kept, with whether a code is asked for beside the password. */
export interface KeptPanelUser extends PanelUser {
  readonly hasSecondFactor: boolean;
}

// Joined, not asked for in a sub-select: of the two tables only the users lie on every server of a distributed database.
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

/** The user with this lower-case e-mail address; it names its account. */
export async function findPanelUser(connection: Connection, email: string): Promise<KeptPanelUser | null> {
  const [row] = await connection.query<KeptPanelUser>({
    accounts: 'every',
    text: `SELECT ${USER} FROM ${USERS} WHERE email = $1`,
    values: [email],
  });
  return row ?? null;
}

/** A panel user of this account. */
export async function findPanelUserById(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<KeptPanelUser | null> {
  const [row] = await connection.query<KeptPanelUser>({
    text: `SELECT ${USER} FROM ${USERS} WHERE u.account_id = $1 AND u.id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/**
 * Gives a panel user another password.
 * @param user as it was when the present password was checked
 * @returns false when it was changed meanwhile
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

/** Holds a user's password until the transaction ends. @returns whether it is still the one that was checked */
export async function holdPassword(connection: Connection, user: PanelUser): Promise<boolean> {
  const rows = await connection.query({
    text: `SELECT 1 FROM panel_user WHERE account_id = $1 AND id = $2::uuid AND password_hash = $3 FOR SHARE`,
    values: [user.accountId, user.id, user.passwordHash],
  });
  return rows.length > 0;
}

/** Holds a panel user until the transaction ends: nobody signs in as them meanwhile. @returns whether there is one */
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

/** The panel users of an account by their addresses. */
export const listPanelUsers = (
  connection: Connection,
  accountId: AccountId,
): Promise<readonly (KeptPanelUser & { readonly createdAt: Date })[]> =>
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

/** What a panel user is called from now on. @param name null = by their address again */
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

/** Takes a panel user away, with their second factor, passkeys and whom they are at a provider. */
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
