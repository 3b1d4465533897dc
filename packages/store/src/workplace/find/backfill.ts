import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { openEvaluation, openRows, STORED_COLUMNS, type StoredColumns } from '../../privacy/vault';
import { firstIdAt } from '../../scoring/ids';

const A_TURN = 100;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Search data of a stored evaluation, computed from its stored texts. */
export interface FoundBy {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly action: string | null;
  /** Keyed hashes. */
  readonly terms: readonly string[];
}

interface UnfoundRow extends StoredColumns {
  readonly rules: readonly string[] | null;
}

type Read = (
  kept: { readonly request: string; readonly seen: string; readonly answer: string },
  rules: readonly string[] | null,
) => FoundBy | null;

// Locked, so that a concurrent review finds the row to change; rows locked by others are processed later.
const UNFOUND = `SELECT id::text AS id, applied_rules AS rules, ${STORED_COLUMNS} FROM evaluation e
  WHERE account_id = $1 AND id < $2::uuid AND id >= $3::uuid
    AND NOT EXISTS (SELECT 1 FROM evaluation_find f WHERE f.account_id = $1 AND f.id = e.id)
  ORDER BY id DESC LIMIT ${A_TURN} FOR UPDATE SKIP LOCKED`;

const GIVE = `INSERT INTO evaluation_find (account_id, id, transaction_id, state, current_state, fraud_score, amount, currency, action_type, terms)
  SELECT $1, e.id, e.transaction_id, e.state, coalesce((
      SELECT s.state FROM transaction_status s
      WHERE s.account_id = $1 AND s.transaction_id = e.transaction_id AND s.evaluation_id = e.id), e.state),
    e.fraud_score, $3, $4, $5, $6::bigint[]
  FROM evaluation e WHERE e.account_id = $1 AND e.id = $2::uuid ON CONFLICT DO NOTHING`;

async function giveTurn(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly before: string; readonly since: string },
  read: Read,
): Promise<readonly string[]> {
  const rows = await connection.query<UnfoundRow>({
    name: 'unfound_evaluations',
    text: UNFOUND,
    values: [environmentId, range.before, range.since],
  });
  const opened = await openRows(connection, rows, (row, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    // An evaluation with a destroyed key, or a damaged one, is searched by its plaintext columns.
    return { id: row.id, by: texts && read(texts, row.rules) };
  });
  for (const { id, by } of opened) {
    await connection.query({
      name: 'give_find_row',
      text: GIVE,
      values: [
        environmentId,
        id,
        by?.amount ?? null,
        by?.currency ?? null,
        by?.action ?? null,
        numbers(by?.terms ?? []),
      ],
    });
  }
  return rows.map(({ id }) => id);
}

/**
 * Adds search rows to evaluations of earlier versions, newest first, in batches with separate transactions; a
 * repeated run continues with those that lack one.
 * @param since UNIX milliseconds: older evaluations are skipped
 * @param read returns the search data; null = unreadable
 * @param isStopped checked between batches
 * @returns number of added rows
 */
export async function giveFindRows(
  database: Database,
  environmentId: EnvironmentId,
  since: number,
  read: Read,
  isStopped: () => boolean,
): Promise<number> {
  let given = 0;
  for (let before = LAST_ID; !isStopped(); ) {
    const range = { before, since: firstIdAt(since) };
    const ids = await database.transaction((connection) => giveTurn(connection, environmentId, range, read));
    given += ids.length;
    if (ids.length < A_TURN) return given;
    before = ids.at(-1)!;
  }
  return given;
}

/** Checks whether every evaluation of an environment has its search row: the oldest gets it last. */
export async function everythingFound(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<boolean> {
  const [row] = await connection.query<{ found: boolean }>({
    name: 'everything_found',
    text: `SELECT coalesce((
             SELECT EXISTS (SELECT 1 FROM evaluation_find f WHERE f.account_id = $1 AND f.id = oldest.id)
             FROM (SELECT id FROM evaluation WHERE account_id = $1 ORDER BY id LIMIT 1) oldest), true) AS found`,
    values: [environmentId],
  });
  return row?.found ?? true;
}

/** Counts the evaluations of an environment without a search row. */
export async function countUnfound(connection: Connection, environmentId: EnvironmentId): Promise<number> {
  const [row] = await connection.query<{ unfound: number }>({
    text: `SELECT count(*)::int AS unfound FROM evaluation e WHERE e.account_id = $1
           AND NOT EXISTS (SELECT 1 FROM evaluation_find f WHERE f.account_id = $1 AND f.id = e.id)`,
    values: [environmentId],
  });
  return row?.unfound ?? 0;
}
