import { type AccountId, liveSpace } from '@assay/contract';
import type { Connection } from '../connection/connection';

/**
 * A person at a sign-in provider (OpenID Connect Core 1.0 §5.7: issuer and subject together are never
 * reassigned).
 */
export interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

/** Stored as a keyed hash, so that a database dump doesn't identify the person. */
const whoOf = ({ vault }: Pick<Connection, 'vault'>, { issuer, subject }: ProviderSubject): string =>
  vault.findKey(liveSpace(0), `provider subject ${JSON.stringify([issuer, subject])}`);

/** Returns the panel user of a person at a provider, with its account. */
export async function findIdentity(
  connection: Connection,
  person: ProviderSubject,
): Promise<{ readonly accountId: AccountId; readonly userId: string } | null> {
  const [row] = await connection.query<{ accountId: AccountId; userId: string }>({
    accounts: 'every',
    text: 'SELECT account_id AS "accountId", user_id::text AS "userId" FROM panel_identity WHERE who = $1',
    values: [whoOf(connection, person)],
  });
  return row ?? null;
}

/** Checks whether a user is linked to a person at a provider. */
export async function hasIdentity(
  connection: Connection,
  { accountId, userId }: { readonly accountId: AccountId; readonly userId: string },
  issuer: string,
): Promise<boolean> {
  const rows = await connection.query({
    text: 'SELECT 1 AS one FROM panel_identity WHERE account_id = $1 AND user_id = $2::uuid AND issuer = $3',
    values: [accountId, userId, issuer],
  });
  return rows.length > 0;
}

/**
 * Links a user to a person at a provider.
 * @returns false if the user or the person is linked already
 */
export async function insertIdentity(
  connection: Connection,
  { accountId, userId }: { readonly accountId: AccountId; readonly userId: string },
  person: ProviderSubject,
  now: Date,
): Promise<boolean> {
  const rows = await connection.query({
    text: `INSERT INTO panel_identity (account_id, user_id, issuer, who, created_at)
           VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1 AS one`,
    values: [accountId, userId, person.issuer, whoOf(connection, person), now],
  });
  return rows.length > 0;
}

export async function deleteIdentities(
  connection: Connection,
  { accountId, userId }: { readonly accountId: AccountId; readonly userId: string },
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM panel_identity WHERE account_id = $1 AND user_id = $2::uuid',
    values: [accountId, userId],
  });
}

/**
 * Ends a sign-in attempt at a provider.
 * @param state digest of its state
 * @returns false if it had ended already
 */
export async function spendSignIn(connection: Connection, state: Buffer, now: Date): Promise<boolean> {
  const rows = await connection.query({
    text: 'INSERT INTO spent_sign_in (state, spent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS one',
    values: [state, now],
  });
  return rows.length > 0;
}

/** Deletes attempts that are old enough to be rejected by age alone. */
export async function forgetSpentSignIns(connection: Connection, before: Date): Promise<void> {
  await connection.query({ text: 'DELETE FROM spent_sign_in WHERE spent_at < $1', values: [before] });
}
