import type { EnvironmentId, EvaluationId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';

/** A transaction of another person in which a person is the receiver. */
interface ReceivedTransaction {
  /** UNIX milliseconds of the evaluation or of a later event of its payment. */
  readonly at: number;
  readonly evaluationId: EvaluationId;
}

/** Returns some velocity rows of transactions whose receiver has one of these keys. */
export const rowsOfReceiver = (
  connection: Connection,
  environmentId: EnvironmentId,
  receiverHashes: readonly string[],
  most: number,
): Promise<readonly ReceivedTransaction[]> =>
  connection.query<ReceivedTransaction>({
    name: 'erase_receiver_rows',
    text: `SELECT DISTINCT at, evaluation_id::text AS "evaluationId" FROM (
             SELECT at, evaluation_id FROM velocity_event WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) ORDER BY at LIMIT $3) r`,
    values: [environmentId, numbers(receiverHashes), most],
  });

/**
 * Removes a receiver from the counts of other persons' transactions: its own keys, and its hashes under the
 * other keys of these transactions.
 * @param rows rows to change: the transactions under each of their keys
 * @param receiver hashes of the person as a receiver and as a user
 * @returns number of removed rows
 */
export async function forgetReceiver(
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly (ReceivedTransaction & { readonly keyHash: string })[],
  receiver: { readonly receiverHashes: readonly string[]; readonly userHashes: readonly string[] },
): Promise<number> {
  const places = [
    numbers(rows.map(({ keyHash }) => keyHash)),
    numbers(rows.map(({ at }) => at)),
    rows.map(({ evaluationId }) => evaluationId),
  ];
  const at = `unnest($2::bigint[], $3::bigint[], $4::uuid[]) AS k(key_hash, at, evaluation_id)
    WHERE e.account_id = $1 AND e.key_hash = k.key_hash AND e.at = k.at AND e.evaluation_id = k.evaluation_id`;
  await connection.query({
    name: 'erase_receiver_hashes',
    text: `UPDATE velocity_event e SET receiver_id = NULL, receiver_user = NULL FROM ${at}
             AND (e.receiver_id = ANY($5::bigint[]) OR e.receiver_user = ANY($6::bigint[]))`,
    values: [environmentId, ...places, numbers(receiver.receiverHashes), numbers(receiver.userHashes)],
  });
  const gone = await connection.query({
    name: 'erase_receiver_keys',
    text: `DELETE FROM velocity_event e USING ${at} AND e.key_hash = ANY($5::bigint[]) RETURNING 1`,
    values: [environmentId, ...places, numbers(receiver.receiverHashes)],
  });
  return gone.length;
}
