import { type AccountId, liveSpace } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openRows } from '../privacy/vault';

/* Second factors of panel users: one active factor, and one that is being set up to replace it. */

/** A user of an account. */
interface Whose {
  readonly accountId: AccountId;
  readonly userId: string;
}

export interface SecondFactor extends Whose {
  readonly id: string;
  /** Seed of the codes. */
  readonly seed: Buffer;
  /** Time step of the last accepted code; 0 = none. */
  readonly usedStep: number;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
  readonly createdAt: Date;
  /** null = it is being set up, and not active yet. */
  readonly confirmedAt: Date | null;
}

export const secondFactorPlace = (id: string): string => `panel_second_factor/${id}`;

/** Starts the setup of a factor; deletes an earlier unfinished setup. */
export async function beginFactor(
  connection: Connection,
  { accountId, userId, id, seed, now }: Whose & { id: string; seed: Buffer; now: Date },
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM panel_second_factor WHERE account_id = $1 AND user_id = $2::uuid AND confirmed_at IS NULL',
    values: [accountId, userId],
  });
  await connection.query({
    text: 'INSERT INTO panel_second_factor (account_id, id, user_id, kept, created_at) VALUES ($1, $2, $3, $4, $5)',
    values: [
      accountId,
      id,
      userId,
      connection.vault.seal(liveSpace(accountId), secondFactorPlace(id), seed),
      now,
    ],
  });
}

type Row = Omit<SecondFactor, 'seed'> & { readonly kept: Buffer };

/** Returns the active factor of a user, or the one that is being set up. */
export async function findFactor(
  connection: Connection,
  { accountId, userId }: Whose,
  which: 'holds' | 'begun',
): Promise<SecondFactor | null> {
  const rows = await connection.query<Row>({
    text: `SELECT account_id AS "accountId", id::text AS id, user_id::text AS "userId", kept, used_step AS "usedStep",
                  cardinality(recovery) AS "recoveryLeft", created_at AS "createdAt", confirmed_at AS "confirmedAt"
           FROM panel_second_factor WHERE account_id = $1 AND user_id = $2::uuid AND (confirmed_at IS NULL) = $3`,
    values: [accountId, userId, which === 'begun'],
  });
  const [factor] = await openRows(connection, rows, ({ kept, ...row }, vault) => {
    const seed = vault.open(liveSpace(accountId), secondFactorPlace(row.id), kept);
    return seed && { ...row, seed };
  });
  return factor ?? null;
}

/** Activates the factor that was set up, replacing any other of its user. */
export async function confirmFactor(
  connection: Connection,
  { accountId, userId, id }: SecondFactor,
  { usedStep, recovery, now }: { usedStep: number; recovery: readonly Buffer[]; now: Date },
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM panel_second_factor WHERE account_id = $1 AND user_id = $2::uuid AND id <> $3::uuid',
    values: [accountId, userId, id],
  });
  await connection.query({
    text: `UPDATE panel_second_factor SET confirmed_at = $3, used_step = $4, recovery = $5
           WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id, now, usedStep, recovery],
  });
}

/**
 * Accepts the code of a time step.
 * @returns false if that, or a later one, was accepted meanwhile
 */
export async function useStep(
  connection: Connection,
  { accountId, id }: SecondFactor,
  step: number,
): Promise<boolean> {
  const rows = await connection.query({
    text: `UPDATE panel_second_factor SET used_step = $3
           WHERE account_id = $1 AND id = $2::uuid AND confirmed_at IS NOT NULL AND used_step < $3 RETURNING 1 AS one`,
    values: [accountId, id, step],
  });
  return rows.length > 0;
}

/**
 * Accepts a recovery code, by its hash.
 * @returns false if it is unknown or used
 */
export async function useRecovery(
  connection: Connection,
  { accountId, id }: SecondFactor,
  hash: Buffer,
): Promise<boolean> {
  const rows = await connection.query({
    text: `UPDATE panel_second_factor SET recovery = array_remove(recovery, $3::bytea)
           WHERE account_id = $1 AND id = $2::uuid AND confirmed_at IS NOT NULL AND $3::bytea = ANY (recovery)
           RETURNING 1 AS one`,
    values: [accountId, id, hash],
  });
  return rows.length > 0;
}

/** Replaces the remaining recovery codes. */
export async function replaceRecovery(
  connection: Connection,
  { accountId, id }: SecondFactor,
  recovery: readonly Buffer[],
): Promise<void> {
  await connection.query({
    text: 'UPDATE panel_second_factor SET recovery = $3 WHERE account_id = $1 AND id = $2::uuid',
    values: [accountId, id, recovery],
  });
}

/**
 * Deletes a user's factor, and the one that is being set up.
 * @returns true if one was active
 */
export async function deleteFactors(connection: Connection, { accountId, userId }: Whose): Promise<boolean> {
  const rows = await connection.query<{ held: boolean }>({
    text: `DELETE FROM panel_second_factor WHERE account_id = $1 AND user_id = $2::uuid
           RETURNING confirmed_at IS NOT NULL AS held`,
    values: [accountId, userId],
  });
  return rows.some(({ held }) => held);
}
