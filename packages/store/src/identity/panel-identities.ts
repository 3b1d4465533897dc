import { type AccountId, liveSpace } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A person of a provider of sign-ins (OpenID Connect Core 1.0 §5.7: issuer and subject together are never given to another). */
export interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

/** Found again by a keyed hash: a dump says nothing about who it is. */
const whoOf = ({ vault }: Pick<Connection, 'vault'>, { issuer, subject }: ProviderSubject): string =>
  vault.findKey(liveSpace(0), `provider subject ${JSON.stringify([issuer, subject])}`);

/** The panel user whom somebody of a provider is; it names its account. */
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

/** Whether a user is somebody of a provider. */
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

/** @returns false when the user is somebody of this provider already, or the other way round */
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

/** Ends an attempt to sign in at a provider. @param state digest of its state @returns false when it had ended already */
export async function spendSignIn(connection: Connection, state: Buffer, now: Date): Promise<boolean> {
  const rows = await connection.query({
    text: 'INSERT INTO spent_sign_in (state, spent_at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1 AS one',
    values: [state, now],
  });
  return rows.length > 0;
}

/** Forgets attempts that are refused for their age alone. */
export async function forgetSpentSignIns(connection: Connection, before: Date): Promise<void> {
  await connection.query({ text: 'DELETE FROM spent_sign_in WHERE spent_at < $1', values: [before] });
}
