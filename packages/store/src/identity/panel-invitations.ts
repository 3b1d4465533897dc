import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** An invitation to become a panel user. */
export interface PanelInvitation {
  readonly accountId: AccountId;
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** Name; null = not given. */
  readonly name: string | null;
  readonly role: string;
  /** `user <id>` or `key <id>`. */
  readonly invitedBy: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const INVITATION =
  'account_id AS "accountId", id::text AS id, email, name, role, invited_by AS "invitedBy", created_at AS "createdAt", expires_at AS "expiresAt"';

/** Replaces an earlier invitation of the address. */
export async function saveInvitation(
  connection: Connection,
  invitation: PanelInvitation & { readonly tokenHash: Buffer },
): Promise<void> {
  const { accountId, id, tokenHash, email, name, role, invitedBy, createdAt, expiresAt } = invitation;
  await connection.query({
    text: 'DELETE FROM panel_invitation WHERE account_id = $1 AND email = $2',
    values: [accountId, email],
  });
  await connection.query({
    text: `INSERT INTO panel_invitation (account_id, id, token_hash, email, name, role, invited_by, created_at, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [accountId, id, tokenHash, email, name, role, invitedBy, createdAt, expiresAt],
  });
}

/** Returns the open invitations of an account, newest first. */
export const listInvitations = (
  connection: Connection,
  accountId: AccountId,
  now: Date,
): Promise<readonly PanelInvitation[]> =>
  connection.query({
    text: `SELECT ${INVITATION} FROM panel_invitation
           WHERE account_id = $1 AND expires_at > $2 ORDER BY created_at DESC, id LIMIT 1000`,
    values: [accountId, now],
  });

/**
 * Deletes an invitation.
 * @returns true if it existed
 */
export async function deleteInvitation(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<boolean> {
  const rows = await connection.query({
    text: 'DELETE FROM panel_invitation WHERE account_id = $1 AND id = $2::uuid RETURNING 1 AS one',
    values: [accountId, id],
  });
  return rows.length > 0;
}

/** Returns the open invitations of a lower-case address, newest first, with their accounts. */
export const findInvitationsOf = (
  connection: Connection,
  email: string,
  now: Date,
): Promise<readonly PanelInvitation[]> =>
  connection.query({
    accounts: 'every',
    text: `SELECT ${INVITATION} FROM panel_invitation WHERE email = $1 AND expires_at > $2 ORDER BY created_at DESC, id LIMIT 100`,
    values: [email, now],
  });

/** Returns the open invitation with this token SHA-256, with its account. */
export async function findInvitation(
  connection: Connection,
  tokenHash: Buffer,
  now: Date,
): Promise<PanelInvitation | null> {
  const [row] = await connection.query<PanelInvitation>({
    accounts: 'every',
    text: `SELECT ${INVITATION} FROM panel_invitation WHERE token_hash = $1 AND expires_at > $2`,
    values: [tokenHash, now],
  });
  return row ?? null;
}
