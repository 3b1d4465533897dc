import type { EvaluationId, SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** A fraud call that named a stream, whether or not anything of it had arrived by then. */
export interface StreamLink {
  readonly spaceId: SpaceId;
  readonly streamId: string;
  readonly evaluationId: EvaluationId;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly userHash: string | null;
  readonly emailHash: string | null;
}

/** Keeps a link; runs in the transaction of the evaluation. */
export async function linkStream(connection: Connection, link: StreamLink): Promise<void> {
  await connection.query({
    name: 'session_link',
    text: `INSERT INTO session_link (account_id, stream_id, evaluation_id, transaction_id, at, user_hash, email_hash)
           VALUES ($1, $2::uuid, $3::uuid, $4, $5, $6, $7)`,
    values: [
      link.spaceId,
      link.streamId,
      link.evaluationId,
      link.transactionId,
      link.at,
      link.userHash,
      link.emailHash,
    ],
  });
}

const MOST_LINKS = 200;

/** The fraud calls that named a stream, newest first, at most 200. */
export async function streamLinks(
  connection: Connection,
  spaceId: SpaceId,
  streamId: string,
): Promise<readonly Pick<StreamLink, 'evaluationId' | 'transactionId' | 'at'>[]> {
  const rows = await connection.query<{ evaluation_id: string; transaction_id: string; at: number }>({
    text: `SELECT evaluation_id::text AS evaluation_id, transaction_id, at FROM session_link
           WHERE account_id = $1 AND stream_id = $2::uuid ORDER BY evaluation_id DESC LIMIT ${MOST_LINKS}`,
    values: [spaceId, streamId],
  });
  return rows.map((row) => ({
    evaluationId: row.evaluation_id,
    transactionId: row.transaction_id,
    at: row.at,
  }));
}
