import type { SpaceId } from '@assay/contract';
import type { Connection, Database } from './database';
import { KEPT_COLUMNS, type KeptColumns, openEvaluation, sealEvaluation } from './kept-texts';
import { openRows } from './vault';

const A_TURN = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Those that earlier versions kept in clear, and those under another data key than $2. */
const OUTDATED = `(kept IS NULL OR get_byte(kept, 0) <> 2 OR substr(kept, 2, 4) <> $2)`;

/** Ids of the rules of an answer; null = it was not to have them. */
function appliedIn(answer: string): readonly string[] | null {
  const { data } = JSON.parse(answer) as {
    readonly data?: { readonly applied_rules?: readonly { readonly id: string }[] };
  };
  return data?.applied_rules?.map(({ id }) => id) ?? null;
}

async function resealTurn(
  connection: Connection,
  spaceId: SpaceId,
  after: string,
): Promise<readonly string[]> {
  const { vault } = connection;
  const rows = await connection.query<KeptColumns>({
    text: `SELECT id::text AS id, ${KEPT_COLUMNS} FROM evaluation
           WHERE account_id = $1 AND id > $3::uuid AND ${OUTDATED} ORDER BY id LIMIT ${A_TURN} FOR UPDATE`,
    values: [spaceId, vault.sealingKey(), after],
  });
  const sealed = await openRows(connection, rows, (row) => {
    const texts = openEvaluation(vault, spaceId, row);
    return (
      texts && {
        id: row.id,
        kept: sealEvaluation(vault, spaceId, row.id, texts),
        rules: row.kept === null ? appliedIn(texts.answer) : undefined,
      }
    );
  });
  for (const { id, kept, rules } of sealed) {
    await connection.query({
      name: rules === undefined ? 'reseal' : 'seal_clear',
      text: `UPDATE evaluation SET kept = $3, request = NULL, seen = NULL, answer = NULL${rules === undefined ? '' : ', applied_rules = $4'}
             WHERE account_id = $1 AND id = $2::uuid`,
      values: [spaceId, id, kept, ...(rules === undefined ? [] : [rules])],
    });
  }
  return rows.map(({ id }) => id);
}

/**
 * Seals the evaluations of a space that lie in clear or under an older data key, in turns that are transactions of their
 * own; again, it goes on where it was ended.
 * @param report gets how many each turn did
 */
export async function resealEvaluations(
  database: Database,
  spaceId: SpaceId,
  report: (sealed: number) => void,
): Promise<void> {
  for (let after = FIRST_ID; ; ) {
    const ids = await database.transaction((connection) => resealTurn(connection, spaceId, after));
    if (ids.length > 0) report(ids.length);
    if (ids.length < A_TURN) return;
    after = ids.at(-1)!;
  }
}

/** How many evaluations of a space there are, and how many of them lie in clear or under an older data key. */
export async function countOutdated(
  connection: Connection,
  spaceId: SpaceId,
): Promise<{ readonly evaluations: number; readonly outdated: number }> {
  const [row] = await connection.query<{ evaluations: number; outdated: number }>({
    text: `SELECT count(*) AS evaluations, count(*) FILTER (WHERE ${OUTDATED}) AS outdated FROM evaluation WHERE account_id = $1`,
    values: [spaceId, connection.vault.sealingKey()],
  });
  return row!;
}
