import type { EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A fraud request that named a stream, whether or not any batch had arrived by then. */
export interface StreamLink {
  readonly environmentId: EnvironmentId;
  readonly streamId: string;
  readonly evaluationId: EvaluationId;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

/** Stores a link; runs in the transaction of the evaluation. */
export async function linkStream(connection: Connection, link: StreamLink): Promise<void> {
  await connection.query({
    name: 'session_link',
    text: `INSERT INTO session_link (account_id, stream_id, evaluation_id, transaction_id, at, user_hash, email_hash)
           VALUES ($1, $2::uuid, $3::uuid, $4, $5, $6, $7)`,
    values: [
      link.environmentId,
      link.streamId,
      link.evaluationId,
      link.transactionId,
      link.at,
      link.userHash,
      link.emailHash,
    ],
  });
}

const MAX_LINKS = 200;

/** Returns the fraud requests that named a stream, newest first, at most 200. */
export async function streamLinks(
  connection: Connection,
  environmentId: EnvironmentId,
  streamId: string,
): Promise<readonly Pick<StreamLink, 'evaluationId' | 'transactionId' | 'at'>[]> {
  const rows = await connection.query<{ evaluation_id: string; transaction_id: string; at: number }>({
    text: `SELECT evaluation_id::text AS evaluation_id, transaction_id, at FROM session_link
           WHERE account_id = $1 AND stream_id = $2::uuid ORDER BY evaluation_id DESC LIMIT ${MAX_LINKS}`,
    values: [environmentId, streamId],
  });
  return rows.map((row) => ({
    evaluationId: row.evaluation_id,
    transactionId: row.transaction_id,
    at: row.at,
  }));
}

/** Returns the newest fraud request that named each stream, by stream ID. */
export async function newestLinks(
  connection: Connection,
  environmentId: EnvironmentId,
  streamIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<StreamLink, 'evaluationId' | 'transactionId' | 'at'>>> {
  const rows = await connection.query<{
    stream_id: string;
    evaluation_id: string;
    transaction_id: string;
    at: number;
  }>({
    name: 'session_newest_links',
    text: `SELECT DISTINCT ON (stream_id) stream_id::text AS stream_id, evaluation_id::text AS evaluation_id,
             transaction_id, at
           FROM session_link WHERE account_id = $1 AND stream_id = ANY ($2::uuid[])
           ORDER BY stream_id, evaluation_id DESC`,
    values: [environmentId, streamIds],
  });
  return new Map(
    rows.map((row) => [
      row.stream_id,
      { evaluationId: row.evaluation_id, transactionId: row.transaction_id, at: row.at },
    ]),
  );
}

/**
 * A monitored session. Times are UNIX milliseconds; `summary` is the result of the server's fold over its
 * batches.
 */
export interface StoredStream {
  readonly environmentId: EnvironmentId;
  readonly id: string;
  readonly tokenId: string;
  readonly label: string | null;
  readonly openedAt: number;
  readonly updatedAt: number;
  readonly endedAt: number | null;
  readonly events: number;
  readonly timelineEvents: number;
  readonly deviceHash: string | null;
  /** Empty before the first batch is added. */
  readonly summary: string;
}

export interface StreamRow {
  readonly account_id: number;
  readonly id: string;
  readonly token_id: string;
  readonly label: string | null;
  readonly opened_at: number;
  readonly updated_at: number;
  readonly ended_at: number | null;
  readonly events: number;
  readonly timeline_events: number;
  readonly device_hash: string | null;
  readonly summary: string;
}

export const STREAM_COLUMNS = `account_id, id::text AS id, token_id, label, opened_at, updated_at, ended_at, events,
  timeline_events, device_hash::text AS device_hash, summary`;

export const toStream = (row: StreamRow): StoredStream => ({
  environmentId: row.account_id,
  id: row.id,
  tokenId: row.token_id,
  label: row.label,
  openedAt: row.opened_at,
  updatedAt: row.updated_at,
  endedAt: row.ended_at,
  events: row.events,
  timelineEvents: row.timeline_events,
  deviceHash: row.device_hash,
  summary: row.summary,
});

/** Returns a stream of this account; null if it doesn't exist. */
export async function findStream(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<StoredStream | null> {
  const rows = await connection.query<StreamRow>({
    name: 'session_find',
    text: `SELECT ${STREAM_COLUMNS} FROM session_stream WHERE account_id = $1 AND id = $2::uuid`,
    values: [environmentId, id],
  });
  return rows[0] ? toStream(rows[0]) : null;
}

/** Filter of the listed streams; without one, all streams of the account. */
export interface StreamFilter {
  readonly transactionId?: TransactionId;
  readonly userHash?: string;
}

/** Lists streams, newest first. */
export async function listStreams(
  connection: Connection,
  environmentId: EnvironmentId,
  { transactionId, userHash }: StreamFilter,
  limit: number,
): Promise<readonly StoredStream[]> {
  const linked =
    transactionId === undefined
      ? userHash === undefined
        ? null
        : (['user_hash', userHash] as const)
      : (['transaction_id', transactionId] as const);
  const rows = await connection.query<StreamRow>({
    text: `SELECT ${STREAM_COLUMNS} FROM session_stream WHERE account_id = $1 ${
      linked
        ? `AND id IN (SELECT stream_id FROM session_link WHERE account_id = $1 AND ${linked[0]} = $3)`
        : ''
    } ORDER BY opened_at DESC, id LIMIT $2`,
    values: [environmentId, limit, ...(linked ? [linked[1]] : [])],
  });
  return rows.map(toStream);
}

/** Returns the JSON texts of the batches' timeline events, with the clock they count from, in client order. */
export async function readTimeline(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<readonly { readonly t0: number; readonly events: string }[]> {
  return connection.query<{ t0: number; events: string }>({
    text: `SELECT t0, events FROM session_batch
           WHERE account_id = $1 AND stream_id = $2::uuid AND events IS NOT NULL ORDER BY seq`,
    values: [environmentId, id],
  });
}

/** Other streams from the same network with the same browser fingerprint. */
export interface DeviceCompany {
  readonly streams: number;
  /** Number of distinct users that fraud requests named with those streams. */
  readonly users: number;
}

const MAX_RELATED = 200;

/**
 * Returns the streams of this account since a given time (UNIX ms) that share a device hash; reads at most
 * 200.
 */
export async function deviceCompany(
  connection: Connection,
  environmentId: EnvironmentId,
  deviceHash: string,
  since: number,
): Promise<DeviceCompany> {
  const rows = await connection.query<{ streams: number; users: number }>({
    name: 'session_company',
    text: `SELECT count(DISTINCT s.id)::int AS streams, count(DISTINCT l.user_hash)::int AS users
           FROM (SELECT id FROM session_stream WHERE account_id = $1 AND device_hash = $2 AND opened_at >= $3
                 ORDER BY opened_at DESC LIMIT ${MAX_RELATED}) s
           LEFT JOIN session_link l ON l.account_id = $1 AND l.stream_id = s.id`,
    values: [environmentId, deviceHash, since],
  });
  return rows[0] ?? { streams: 0, users: 0 };
}
