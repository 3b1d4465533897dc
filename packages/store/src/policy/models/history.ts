import type { EnvironmentId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openRows } from '../../privacy/vault';
import type { StoredEvaluationRecord } from '../../scoring/evaluations';
import { firstIdAt } from '../../scoring/ids';
import { type RecordRow, recordColumns, toRecords } from './labelled';

export const historyPlace = (firstId: string, name: string): string => `history_column/${firstId}/${name}`;

/** Evaluations of an environment, packed by column. */
export interface HistoryBlock {
  readonly firstId: string;
  readonly lastId: string;
  readonly rows: number;
}

/** Returns the packed blocks after an id, in order; those with another layout are unusable and omitted. */
export async function listHistoryBlocks(
  connection: Connection,
  environmentId: EnvironmentId,
  layout: string,
): Promise<readonly HistoryBlock[]> {
  return connection.query({
    text: `SELECT first_id::text AS "firstId", last_id::text AS "lastId", rows FROM history_block
           WHERE account_id = $1 AND layout = $2 ORDER BY first_id`,
    values: [environmentId, layout],
  });
}

/** Returns the named columns of a block; a missing column was empty. */
export async function readHistoryColumns(
  connection: Connection,
  environmentId: EnvironmentId,
  firstId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await connection.query<{ name: string; kept: Buffer }>({
    name: 'history_columns',
    text: 'SELECT name, kept FROM history_column WHERE account_id = $1 AND first_id = $2::uuid AND name = ANY($3::text[])',
    values: [environmentId, firstId, names],
  });
  const opened = await openRows(connection, rows, ({ name, kept }, vault) => {
    const data = vault.open(environmentId, historyPlace(firstId, name), kept);
    return data && ([name, data] as const);
  });
  return new Map(opened);
}

/**
 * Stores a packed block; overlapping ones (of another layout, or of another process) are deleted. Must run in
 * the transaction that locks its evaluations: a deletion that waited for it then finds the block.
 */
export async function storeHistoryBlock(
  connection: Connection,
  environmentId: EnvironmentId,
  block: HistoryBlock & { readonly layout: string; readonly columns: ReadonlyMap<string, Buffer> },
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM history_block WHERE account_id = $1 AND first_id <= $3::uuid AND last_id >= $2::uuid',
    values: [environmentId, block.firstId, block.lastId],
  });
  const kept = await connection.query({
    text: `INSERT INTO history_block (account_id, first_id, last_id, layout, rows) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT DO NOTHING RETURNING 1`,
    values: [environmentId, block.firstId, block.lastId, block.layout, block.rows],
  });
  // Another process has just packed the same rows.
  if (kept.length === 0) return;
  const { vault } = connection;
  const names = [...block.columns.keys()];
  const sealed: Buffer[] = [];
  for (const [name, data] of block.columns) {
    // The whole block uses one key, because its columns are deleted together.
    sealed.push(vault.seal(environmentId, historyPlace(block.firstId, name), data, sealed[0]));
  }
  await connection.query({
    text: `INSERT INTO history_column (account_id, first_id, name, kept)
           SELECT $1, $2::uuid, c.name, c.kept FROM unnest($3::text[], $4::bytea[]) AS c(name, kept) RETURNING 1`,
    values: [environmentId, block.firstId, names, sealed],
  });
}

/**
 * Returns complete evaluations between two ids (both exclusive), oldest first.
 * @param range.hold blocks their deletion and changes until the transaction ends
 */
export async function evaluationsBetween(
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly after: string; readonly before: string; readonly limit: number; readonly hold: boolean },
): Promise<readonly StoredEvaluationRecord[]> {
  const rows = await connection.query<RecordRow>({
    text: `SELECT ${recordColumns('evaluation')} FROM evaluation
           WHERE account_id = $1 AND id > $2::uuid AND id < $3::uuid ORDER BY id LIMIT $4 ${range.hold ? 'FOR SHARE' : ''}`,
    values: [environmentId, range.after, range.before, range.limit],
  });
  return toRecords(connection, environmentId, rows);
}

const SAMPLED_PARTS = 10;

/**
 * Returns evaluations of a period, oldest first: the first ones of each tenth of its time.
 * @param period UNIX milliseconds, `from` inclusive, `to` exclusive; `rows` is the maximum number of evaluations
 */
export async function sampleEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  period: { readonly from: number; readonly to: number; readonly rows: number },
): Promise<readonly StoredEvaluationRecord[]> {
  const length = (period.to - period.from) / SAMPLED_PARTS;
  const sampled: StoredEvaluationRecord[] = [];
  for (let part = 0; part < SAMPLED_PARTS; part++) {
    const range = {
      after: firstIdAt(Math.round(period.from + part * length)),
      before: firstIdAt(Math.round(period.from + (part + 1) * length)),
      limit: Math.floor(period.rows / SAMPLED_PARTS),
      hold: false,
    };
    sampled.push(...(await evaluationsBetween(connection, environmentId, range)));
  }
  return sampled;
}

/** Estimates the number of evaluations of an environment after an id, for a progress bar. */
export async function countEvaluationsAfter(
  connection: Connection,
  environmentId: EnvironmentId,
  after: string,
): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM evaluation WHERE account_id = $1 AND id > $2::uuid',
    values: [environmentId, after],
  });
  return row!.count;
}
