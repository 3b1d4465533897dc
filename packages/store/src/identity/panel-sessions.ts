import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

export interface PanelSession {
  readonly accountId: AccountId;
  readonly id: string;
  /** The actor: `user <id>` or `key <id>`; never an email address. */
  readonly actor: string;
  /** Network of the sign-in. */
  readonly network: string;
  /** It was opened with a passkey, or by a provider that checks factors, so no second factor is requested. */
  readonly factorMet: boolean;
  readonly createdAt: Date;
  /** Time of last use, to the minute. */
  readonly usedAt: Date;
  readonly expiresAt: Date;
}

/** Current time, and the earliest allowed times of last use and of opening. */
export interface SessionLife {
  readonly now: Date;
  readonly usedSince: Date;
  readonly openedSince: Date;
}

const SESSION =
  'account_id AS "accountId", id::text AS id, actor, network, by_passkey AS "factorMet", created_at AS "createdAt", used_at AS "usedAt", expires_at AS "expiresAt"';

/** Minimum time between two recorded uses, in milliseconds. */
const USE_MS = 60_000;

export async function insertPanelSession(
  connection: Connection,
  session: Omit<PanelSession, 'usedAt'> & { readonly tokenHash: Buffer },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO panel_session (account_id, id, token_hash, actor, network, by_passkey, created_at, used_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $8, $6, $6, $7)`,
    values: [
      session.accountId,
      session.id,
      session.tokenHash,
      session.actor,
      session.network,
      session.createdAt,
      session.expiresAt,
      session.factorMet,
    ],
  });
}

/**
 * Returns the active session of a token's SHA-256, with its account, and records its use.
 * @param lifeOf limits by account: a session last used or opened before them is expired
 */
export async function usePanelSession(
  connection: Connection,
  tokenHash: Buffer,
  now: Date,
  lifeOf: (accountId: AccountId) => SessionLife,
): Promise<PanelSession | null> {
  const [row] = await connection.query<PanelSession>({
    accounts: 'every',
    text: `SELECT ${SESSION} FROM panel_session WHERE token_hash = $1 AND expires_at > $2`,
    values: [tokenHash, now],
  });
  if (!row) return null;
  const { usedSince, openedSince } = lifeOf(row.accountId);
  if (row.usedAt <= usedSince || row.createdAt <= openedSince) return null;
  if (now.getTime() - row.usedAt.getTime() >= USE_MS)
    await connection.query({
      text: 'UPDATE panel_session SET used_at = $3 WHERE account_id = $1 AND token_hash = $2',
      values: [row.accountId, tokenHash, now],
    });
  return row;
}

/** Returns the active sessions of an account, the last used first. */
export const listPanelSessions = (
  connection: Connection,
  accountId: AccountId,
  { now, usedSince, openedSince }: SessionLife,
): Promise<readonly PanelSession[]> =>
  connection.query({
    text: `SELECT ${SESSION} FROM panel_session
           WHERE account_id = $1 AND expires_at > $2 AND used_at > $3 AND created_at > $4 ORDER BY used_at DESC, id LIMIT 1000`,
    values: [accountId, now, usedSince, openedSince],
  });

/**
 * Deletes a session.
 * @returns true if it existed
 */
export async function deletePanelSession(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const rows = await connection.query({
    text: 'DELETE FROM panel_session WHERE account_id = $1 AND id = $2::uuid RETURNING 1 AS one',
    values: [accountId, id],
  });
  return rows.length > 0;
}

/**
 * Ends the sessions of an actor.
 * @param but the one that stays; null = none
 * @returns number of ended sessions
 */
export async function deleteSessionsOf(
  connection: Connection,
  accountId: AccountId,
  actor: string,
  but: string | null,
): Promise<number> {
  const rows = await connection.query({
    text: `DELETE FROM panel_session WHERE account_id = $1 AND actor = $2 AND id IS DISTINCT FROM $3::uuid
           RETURNING 1 AS one`,
    values: [accountId, actor, but],
  });
  return rows.length;
}

export async function forgetExpiredSessions(
  connection: Connection,
  accountId: AccountId,
  { now, usedSince, openedSince }: SessionLife,
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM panel_session WHERE account_id = $1 AND (expires_at <= $2 OR used_at <= $3 OR created_at <= $4)',
    values: [accountId, now, usedSince, openedSince],
  });
}
