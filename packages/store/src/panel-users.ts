import type { AccountId } from '@assay/contract';
import type { Connection } from './database';

export interface PanelUser {
  readonly accountId: AccountId;
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
}

const USER = 'account_id AS "accountId", id::text AS id, email, password_hash AS "passwordHash"';

export async function insertPanelUser(
  connection: Connection,
  user: PanelUser & { readonly now: Date },
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO panel_user (account_id, id, email, password_hash, created_at) VALUES ($1, $2, $3, $4, $5)',
    values: [user.accountId, user.id, user.email, user.passwordHash, user.now],
  });
}

/** The user with this lower-case e-mail address; it names its account. */
export async function findPanelUser(connection: Connection, email: string): Promise<PanelUser | null> {
  const [row] = await connection.query<PanelUser>({
    accounts: 'every',
    text: `SELECT ${USER} FROM panel_user WHERE email = $1`,
    values: [email],
  });
  return row ?? null;
}

/** A panel user of this account. */
export async function findPanelUserById(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<PanelUser | null> {
  const [row] = await connection.query<PanelUser>({
    text: `SELECT ${USER} FROM panel_user WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

export interface PanelSession {
  readonly accountId: AccountId;
  /** Who acts: `user <id>` or `key <id>`; never an e-mail address. */
  readonly actor: string;
  readonly expiresAt: Date;
}

export async function insertPanelSession(
  connection: Connection,
  session: PanelSession & { readonly tokenHash: Buffer },
): Promise<void> {
  await connection.query({
    text: 'INSERT INTO panel_session (account_id, token_hash, actor, expires_at) VALUES ($1, $2, $3, $4)',
    values: [session.accountId, session.tokenHash, session.actor, session.expiresAt],
  });
}

/** The living session of a token's SHA-256; it names its account. */
export async function findPanelSession(
  connection: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<PanelSession | null> {
  const [row] = await connection.query<PanelSession>({
    accounts: 'every',
    text: 'SELECT account_id AS "accountId", actor, expires_at AS "expiresAt" FROM panel_session WHERE token_hash = $1 AND expires_at > $2',
    values: [tokenHash, now],
  });
  return row ?? null;
}

export async function deletePanelSession(
  connection: Connection,
  accountId: AccountId,
  tokenHash: Buffer,
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM panel_session WHERE account_id = $1 AND token_hash = $2',
    values: [accountId, tokenHash],
  });
}

export async function forgetExpiredSessions(connection: Connection, now: Date): Promise<void> {
  await connection.query({
    accounts: 'every',
    text: 'DELETE FROM panel_session WHERE expires_at <= $1',
    values: [now],
  });
}
