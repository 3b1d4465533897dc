import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

export type ProposalStatus = 'OPEN' | 'APPROVED' | 'REFUSED';

/** A policy change for a second user to decide on; `document` is opaque to the store. */
export interface PolicyProposal<Document> {
  readonly id: string;
  readonly baseVersion: number;
  readonly document: Document;
  readonly note: string;
  readonly author: string;
  /** The panel user who proposed it, directly or with a key that they created; null = unknown. */
  readonly authorUser: string | null;
  readonly createdAt: Date;
  readonly status: ProposalStatus;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly reason: string;
  /** The version that the approval created. */
  readonly version: number | null;
}
export type ProposalHeading = Omit<PolicyProposal<never>, 'document'>;

const HEADING = `id::text AS id, base_version AS "baseVersion", note, author, author_user::text AS "authorUser", created_at AS "createdAt",
  status, decided_by AS "decidedBy", decided_at AS "decidedAt", reason, version`;

export async function addProposal(
  connection: Connection,
  accountId: AccountId,
  proposal: Pick<
    PolicyProposal<unknown>,
    'id' | 'baseVersion' | 'document' | 'note' | 'author' | 'authorUser' | 'createdAt'
  >,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO policy_proposal (account_id, id, base_version, document, note, author, author_user, created_at, status)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN')`,
    values: [
      accountId,
      proposal.id,
      proposal.baseVersion,
      JSON.stringify(proposal.document),
      proposal.note,
      proposal.author,
      proposal.authorUser,
      proposal.createdAt,
    ],
  });
}

export async function findProposal<Document>(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<PolicyProposal<Document> | null> {
  const [row] = await connection.query<PolicyProposal<Document>>({
    text: `SELECT ${HEADING}, document FROM policy_proposal WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/**
 * Returns proposals, newest first, at most `most`.
 * @param status null = any status
 */
export const listProposals = (
  connection: Connection,
  accountId: AccountId,
  status: ProposalStatus | null,
  most: number,
): Promise<readonly ProposalHeading[]> =>
  connection.query({
    text: `SELECT ${HEADING} FROM policy_proposal WHERE account_id = $1 AND ($2::text IS NULL OR status = $2)
           ORDER BY id DESC LIMIT $3`,
    values: [accountId, status, most],
  });

/**
 * Records the decision on an open proposal.
 * @returns true if it was open
 */
export async function decideProposal(
  connection: Connection,
  accountId: AccountId,
  id: string,
  decision: {
    readonly status: 'APPROVED' | 'REFUSED';
    readonly by: string;
    readonly at: Date;
    readonly reason: string;
    readonly version: number | null;
  },
): Promise<boolean> {
  const rows = await connection.query({
    text: `UPDATE policy_proposal SET status = $3, decided_by = $4, decided_at = $5, reason = $6, version = $7
           WHERE account_id = $1 AND id = $2::uuid AND status = 'OPEN' RETURNING 1 AS one`,
    values: [accountId, id, decision.status, decision.by, decision.at, decision.reason, decision.version],
  });
  return rows.length > 0;
}

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
 * @param expected version that the author read; if a newer one exists, returns null and changes nothing
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

/** Returns the current policy document of an account; null for an unknown account. */
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

/** Returns versions, newest first. */
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
