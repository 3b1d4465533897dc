import type { SpaceId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Something by which a person is known again: a keyed hash of a document number, for example. */
export interface Trait {
  readonly kind: string;
  readonly hash: string;
}

/**
 * Keeps the traits of an execution and reports whether earlier ones had any of them.
 * @returns `found`: some other execution did; `other`: one that was started for another user.
 */
export async function matchTraits(
  connection: Connection,
  execution: { readonly spaceId: SpaceId; readonly id: string; readonly userHash: string | null },
  traits: readonly Trait[],
): Promise<{ readonly found: boolean; readonly other: boolean }> {
  const values = [
    execution.spaceId,
    traits.map(({ kind }) => kind),
    traits.map(({ hash }) => hash),
    execution.id,
    execution.userHash,
  ];
  const [row] = await connection.query<{ found: boolean; other: boolean }>({
    text: `SELECT count(*) > 0 AS found, coalesce(bool_or(t.user_hash IS DISTINCT FROM $5::bigint), false) AS other
           FROM verification_trait t JOIN unnest($2::text[], $3::bigint[]) AS s (kind, hash) USING (kind, hash)
           WHERE t.account_id = $1 AND t.execution_id <> $4::uuid`,
    values,
  });
  await connection.query({
    text: `INSERT INTO verification_trait (account_id, kind, hash, execution_id, user_hash)
           SELECT $1, kind, hash, $4::uuid, $5::bigint FROM unnest($2::text[], $3::bigint[]) AS s (kind, hash)
           ON CONFLICT DO NOTHING`,
    values,
  });
  return { found: row?.found ?? false, other: row?.other ?? false };
}
