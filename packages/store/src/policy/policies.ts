import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Versions are PostgreSQL integers. */
const LARGEST_VERSION = 2 ** 31 - 1;

/** One version of an account's rules, categories, lists and thresholds; `document` is opaque to the store. */
export interface PolicyVersion<Document> {
  readonly version: number;
  readonly document: Document;
  readonly author: string;
  readonly note: string;
  readonly createdAt: Date;
}

/**
 * Adds the next version and makes it the current one.
 * @param expected the version that the author saw; a newer one in between answers null and changes nothing.
 */
export async function publishPolicy(
  connection: Connection,
  policy: {
    readonly accountId: AccountId;
    readonly expected: number;
    readonly document: unknown;
    readonly author: string;
    readonly note: string;
    readonly now: Date;
  },
): Promise<number | null> {
  const [row] = await connection.query<{ policy_version: number }>({
    text: 'UPDATE account SET policy_version = policy_version + 1 WHERE id = $1 AND policy_version = $2 RETURNING policy_version',
    values: [policy.accountId, policy.expected],
  });
  if (!row) return null;
  await connection.query({
    text: 'INSERT INTO policy (account_id, version, document, author, note, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [
      policy.accountId,
      row.policy_version,
      JSON.stringify(policy.document),
      policy.author,
      policy.note,
      policy.now,
    ],
  });
  return row.policy_version;
}

export async function findPolicy<Document>(
  connection: Connection,
  accountId: AccountId,
  version: number,
): Promise<PolicyVersion<Document> | null> {
  const [row] = await connection.query<PolicyVersion<Document>>({
    text: `SELECT version, document, author, note, created_at AS "createdAt" FROM policy WHERE account_id = $1 AND version = $2`,
    values: [accountId, version],
  });
  return row ?? null;
}

/** The document that decides for an account now; null for an account that is none. */
export async function currentPolicy<Document>(
  connection: Connection,
  accountId: AccountId,
): Promise<Document | null> {
  const [row] = await connection.query<{ document: Document }>({
    text: `SELECT p.document FROM policy p JOIN account a ON a.id = p.account_id AND a.policy_version = p.version
           WHERE p.account_id = $1`,
    values: [accountId],
  });
  return row?.document ?? null;
}

/** Newest first. */
export async function listPolicyVersions(
  connection: Connection,
  accountId: AccountId,
  page: { readonly limit: number; readonly before?: number },
): Promise<readonly Omit<PolicyVersion<never>, 'document'>[]> {
  return connection.query({
    text: `SELECT version, author, note, created_at AS "createdAt" FROM policy
           WHERE account_id = $1 AND version < $2 ORDER BY version DESC LIMIT $3`,
    values: [accountId, page.before ?? LARGEST_VERSION, page.limit],
  });
}
