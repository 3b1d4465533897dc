import type { SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openAnswer } from '../../scoring/idempotency';
import { openRows } from '../vault';

/** An answer that is kept for a repetition of its call. */
export interface KeptAnswer {
  readonly route: string;
  readonly key: string;
  readonly answer: string | null;
}

/** Answers that no evaluation takes with it, in the order of their keys. `after` = the last one of the page before. */
export async function keptAnswers(
  connection: Connection,
  spaceId: SpaceId,
  page: { readonly after: Pick<KeptAnswer, 'route' | 'key'> | null; readonly limit: number },
): Promise<readonly KeptAnswer[]> {
  const rows = await connection.query<KeptAnswer & { readonly kept: Buffer | null }>({
    name: 'erase_kept_answers',
    text: `SELECT route, key, answer, kept FROM idempotency
           WHERE account_id = $1 AND (route, key) > ($2, $3) AND evaluation_id IS NULL ORDER BY route, key LIMIT $4`,
    values: [spaceId, page.after?.route ?? '', page.after?.key ?? '', page.limit],
  });
  return openRows(connection, rows, ({ route, key, ...row }, vault) => ({
    route,
    key,
    answer: openAnswer(vault, spaceId, { route, key }, row),
  }));
}

/** @returns how many there were. */
export async function removeKeptAnswers(
  connection: Connection,
  spaceId: SpaceId,
  answers: readonly Pick<KeptAnswer, 'route' | 'key'>[],
): Promise<number> {
  if (answers.length === 0) return 0;
  const gone = await connection.query({
    text: `DELETE FROM idempotency i USING unnest($2::text[], $3::text[]) AS k(route, key)
           WHERE i.account_id = $1 AND i.route = k.route AND i.key = k.key RETURNING 1`,
    values: [spaceId, answers.map(({ route }) => route), answers.map(({ key }) => key)],
  });
  return gone.length;
}
