import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { STREAM_COLUMNS, type StreamRow, toStream } from './streams';

/** Number of streams deleted per statement, small enough to block no request. */
const CHUNK = 500;

/**
 * Person whose streams are selected: by the keyed hashes of user ids and email addresses, and by
 * transactions.
 */
export interface StreamPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

async function removeStreams(
  connection: Connection,
  environmentId: EnvironmentId,
  ids: readonly string[],
): Promise<void> {
  for (const table of ['session_batch', 'session_link']) {
    await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND stream_id = ANY ($2::uuid[])`,
      values: [environmentId, ids],
    });
  }
  await connection.query({
    text: 'DELETE FROM session_stream WHERE account_id = $1 AND id = ANY ($2::uuid[])',
    values: [environmentId, ids],
  });
}

/**
 * Deletes the streams that an environment opened before a given time (UNIX ms), with all related rows, and
 * links to streams that never arrived.
 * @returns number of deleted streams
 */
export async function removeStreamsOlderThan(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await connection.query<{ id: string }>({
      text: `SELECT id::text AS id FROM session_stream WHERE account_id = $1 AND opened_at < $2
             ORDER BY opened_at LIMIT ${CHUNK}`,
      values: [environmentId, before],
    });
    if (rows.length > 0) {
      await removeStreams(
        connection,
        environmentId,
        rows.map((row) => row.id),
      );
    }
    removed += rows.length;
    if (rows.length < CHUNK) break;
  }
  await connection.query({
    text: 'DELETE FROM session_link WHERE account_id = $1 AND at < $2',
    values: [environmentId, before],
  });
  return removed;
}

async function streamsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StreamPerson,
): Promise<readonly string[]> {
  const ids = new Set<string>();
  for (const [column, type, values] of [
    ['user_hash', 'bigint', person.userHashes],
    ['email_hash', 'bigint', person.emailHashes],
    ['transaction_id', 'text', person.transactionIds],
  ] as const) {
    if (values.length === 0) continue;
    const rows = await connection.query<{ id: string }>({
      text: `SELECT DISTINCT stream_id::text AS id FROM session_link
             WHERE account_id = $1 AND ${column} = ANY ($2::${type}[])`,
      values: [environmentId, values],
    });
    for (const row of rows) ids.add(row.id);
  }
  return [...ids];
}

/**
 * Erases the sessions of a person: every stream that one of their fraud requests named.
 * @returns number of streams linked to the person
 */
export async function eraseSessionStreams(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StreamPerson,
): Promise<number> {
  const ids = await streamsOf(connection, environmentId, person);
  if (ids.length > 0) await removeStreams(connection, environmentId, ids);
  return ids.length;
}

/** Returns the sessions of a person with their timelines, as stored. */
export async function exportSessionStreams(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StreamPerson,
): Promise<readonly unknown[]> {
  const ids = await streamsOf(connection, environmentId, person);
  if (ids.length === 0) return [];
  const values = [environmentId, ids];
  const streams = await connection.query<StreamRow>({
    text: `SELECT ${STREAM_COLUMNS} FROM session_stream
           WHERE account_id = $1 AND id = ANY ($2::uuid[]) ORDER BY opened_at`,
    values,
  });
  const batches = await connection.query<{ stream_id: string; t0: number; events: string }>({
    text: `SELECT stream_id::text AS stream_id, t0, events FROM session_batch
           WHERE account_id = $1 AND stream_id = ANY ($2::uuid[]) AND events IS NOT NULL ORDER BY stream_id, seq`,
    values,
  });
  return streams.map((row) => {
    const { tokenId: _, environmentId: __, summary, ...stream } = toStream(row);
    return {
      ...stream,
      summary: summary === '' ? null : (JSON.parse(summary) as unknown),
      timeline: batches
        .filter((batch) => batch.stream_id === row.id)
        .map(({ t0, events }) => ({ t0, events: JSON.parse(events) as unknown })),
    };
  });
}
