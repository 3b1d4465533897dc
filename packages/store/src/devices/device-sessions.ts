import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Maximum number of resolvers stored per label; a browser's lookup uses one or a few. */
const MAX_RESOLVERS = 8;

/** Records the resolver that looked up a label. */
export async function recordResolver(
  connection: Connection,
  look: { readonly token: string; readonly resolver: string; readonly at: number },
): Promise<void> {
  await connection.query({
    name: 'device_resolver_record',
    text: `INSERT INTO device_resolver (token, resolver, at)
           SELECT $1, $2, $3 WHERE (SELECT count(*) FROM device_resolver WHERE token = $1) < ${MAX_RESOLVERS}
           ON CONFLICT DO NOTHING`,
    values: [look.token, look.resolver, look.at],
  });
}

/** Returns the resolvers that looked up a label since a given time, the earliest first. */
export async function findResolvers(
  connection: Connection,
  token: string,
  since: number,
): Promise<readonly string[]> {
  const rows = await connection.query<{ resolver: string }>({
    name: 'device_resolver_find',
    text: 'SELECT resolver FROM device_resolver WHERE token = $1 AND at >= $2 ORDER BY at, resolver',
    values: [token, since],
  });
  return rows.map((row) => row.resolver);
}

/** Use of a session: hashes of `keyHasher`, null if the request named none. */
export interface SessionUse {
  readonly environmentId: EnvironmentId;
  readonly sessionId: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly transactionHash: string | null;
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

/** The first use of a session, as returned to a later one. */
export interface FirstUse {
  readonly at: number;
  readonly transactionHash: string | null;
  readonly userHash: string | null;
}

// The first of two concurrent uses wins; the other waits for its commit and then reads it.
const CLAIM = `
INSERT INTO device_session AS s (account_id, session_id, at, transaction_hash, user_hash, email_hash)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (account_id, session_id) DO UPDATE SET at = s.at
RETURNING s.at, s.transaction_hash::text, s.user_hash::text, (xmax = 0) AS first`;

/**
 * Records the use of a session.
 * @returns its first use; null if this is the first
 */
export async function claimSession(connection: Connection, use: SessionUse): Promise<FirstUse | null> {
  const [row] = await connection.query<{
    at: number;
    transaction_hash: string | null;
    user_hash: string | null;
    first: boolean;
  }>({
    name: 'device_session_claim',
    text: CLAIM,
    values: [use.environmentId, use.sessionId, use.at, use.transactionHash, use.userHash, use.emailHash],
  });
  if (!row || row.first) return null;
  return { at: row.at, transactionHash: row.transaction_hash, userHash: row.user_hash };
}

/** Deletes sessions and resolver lookups that are too old to matter. */
export async function forgetDeviceSessions(
  connection: Connection,
  before: { readonly sessions: number; readonly resolvers: number },
): Promise<void> {
  await connection.query({
    accounts: 'every',
    text: 'DELETE FROM device_session WHERE at < $1',
    values: [before.sessions],
  });
  await connection.query({ text: 'DELETE FROM device_resolver WHERE at < $1', values: [before.resolvers] });
}
