import type { Connection } from '../database';
import type { KeptEvaluationRecord } from '../evaluations';
import { STATE_NAMES } from '../velocity';

/** Evaluations of a space that are packed by column. */
export interface HistoryBlock {
  readonly firstId: string;
  readonly lastId: string;
  readonly rows: number;
}

/** The packed blocks behind an id, in order; those of another layout are worth nothing and left out. */
export async function listHistoryBlocks(
  connection: Connection,
  spaceId: number,
  layout: string,
): Promise<readonly HistoryBlock[]> {
  return connection.query({
    text: `SELECT first_id::text AS "firstId", last_id::text AS "lastId", rows FROM history_block
           WHERE account_id = $1 AND layout = $2 ORDER BY first_id`,
    values: [spaceId, layout],
  });
}

/** The named columns of a block; a column that the block lacks was empty. */
export async function readHistoryColumns(
  connection: Connection,
  spaceId: number,
  firstId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const rows = await connection.query<{ name: string; data: Buffer }>({
    name: 'history_columns',
    text: 'SELECT name, data FROM history_column WHERE account_id = $1 AND first_id = $2::uuid AND name = ANY($3::text[])',
    values: [spaceId, firstId, names],
  });
  return new Map(rows.map(({ name, data }) => [name, data]));
}

/**
 * Keeps a packed block; those that it overlaps (of another layout, or of another process) go. Nothing is kept when
 * evaluations of its range were removed or changed meanwhile.
 */
export async function keepHistoryBlock(
  connection: Connection,
  spaceId: number,
  block: HistoryBlock & { readonly layout: string; readonly columns: ReadonlyMap<string, Buffer> },
): Promise<void> {
  const range = [spaceId, block.firstId, block.lastId];
  await connection.query({
    text: 'DELETE FROM history_block WHERE account_id = $1 AND first_id <= $3::uuid AND last_id >= $2::uuid',
    values: range,
  });
  // Holding the rows keeps a removal waiting until this block is there to be removed with them.
  const held = await connection.query({
    text: 'SELECT 1 FROM evaluation WHERE account_id = $1 AND id BETWEEN $2::uuid AND $3::uuid FOR KEY SHARE',
    values: range,
  });
  if (held.length !== block.rows) return;
  await connection.query({
    text: 'INSERT INTO history_block (account_id, first_id, last_id, layout, rows) VALUES ($1, $2, $3, $4, $5)',
    values: [...range, block.layout, block.rows],
  });
  await connection.query({
    text: `INSERT INTO history_column (account_id, first_id, name, data)
           SELECT $1, $2::uuid, c.name, c.data FROM unnest($3::text[], $4::bytea[]) AS c(name, data)`,
    values: [spaceId, block.firstId, [...block.columns.keys()], [...block.columns.values()]],
  });
}

interface RecordRow {
  readonly id: string;
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly policy_version: number;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** Whole evaluations behind an id up to another one (both null = no bound), oldest first. */
export async function evaluationsAfter(
  connection: Connection,
  spaceId: number,
  after: string,
  before: string,
  limit: number,
): Promise<readonly KeptEvaluationRecord[]> {
  const rows = await connection.query<RecordRow>({
    text: `SELECT id::text AS id, transaction_id, service_id, at, state::int AS state, fraud_score, policy_version,
             request, seen, answer
           FROM evaluation WHERE account_id = $1 AND id > $2::uuid AND id < $3::uuid ORDER BY id LIMIT $4`,
    values: [spaceId, after, before, limit],
  });
  return rows.map((row) => ({
    id: row.id,
    transactionId: row.transaction_id,
    serviceId: row.service_id,
    at: row.at,
    state: STATE_NAMES[row.state] ?? 'REVIEW',
    fraudScore: row.fraud_score,
    policyVersion: row.policy_version,
    request: row.request,
    seen: row.seen,
    answer: row.answer,
  }));
}

/** About how many evaluations a space has behind an id: for a progress bar. */
export async function countEvaluationsAfter(
  connection: Connection,
  spaceId: number,
  after: string,
): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM evaluation WHERE account_id = $1 AND id > $2::uuid',
    values: [spaceId, after],
  });
  return row!.count;
}
