import type { SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { STATE_NAMES, type StateName } from '../../scoring/stored-event';
import { numbers } from '../../scoring/velocity';

/**
 * Has later calls count an evaluation under its new state: its velocity events, and the lifetime counters of fraud under the keys
 * that it was counted by.
 * @param keys hashes under which the evaluation may stand: which they are its events tell, as versions before made some otherwise
 */
export async function recountState(
  connection: Connection,
  spaceId: SpaceId,
  evaluation: { readonly id: string; readonly at: number },
  keys: { readonly events: readonly string[]; readonly history: readonly string[] },
  change: { readonly from: StateName; readonly to: StateName },
): Promise<void> {
  const events = await connection.query<{ keyHash: string }>({
    text: `UPDATE velocity_event SET state = $5 WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) AND at = $3 AND evaluation_id = $4::uuid
           RETURNING key_hash::text AS "keyHash"`,
    values: [spaceId, numbers(keys.events), evaluation.at, evaluation.id, STATE_NAMES.indexOf(change.to)],
  });
  const counted = new Set(events.map(({ keyHash }) => keyHash));
  const step = Number(change.to === 'DECLINE') - Number(change.from === 'DECLINE');
  if (step === 0) return;
  await connection.query({
    text: `UPDATE key_history h SET
             fraud_hits = greatest(0, h.fraud_hits + $3),
             fraud_first_seen = CASE WHEN h.fraud_hits + $3 <= 0 THEN NULL WHEN $3 > 0 THEN least(h.fraud_first_seen, $4) ELSE h.fraud_first_seen END,
             fraud_last_seen = CASE WHEN h.fraud_hits + $3 <= 0 THEN NULL WHEN $3 > 0 THEN greatest(h.fraud_last_seen, $4) ELSE h.fraud_last_seen END
           FROM (SELECT key_hash FROM key_history WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) ORDER BY key_hash::text COLLATE "C" FOR UPDATE) k
           WHERE h.account_id = $1 AND h.key_hash = k.key_hash`,
    values: [spaceId, numbers(keys.history.filter((hash) => counted.has(hash))), step, evaluation.at],
  });
}

/**
 * Has later calls count an evaluation under its label, or under none.
 * @param eventKeys hashes under which the evaluation is found again.
 */
export async function recountLabel(
  connection: Connection,
  spaceId: SpaceId,
  evaluation: { readonly id: string; readonly at: number },
  eventKeys: readonly string[],
  label: string | null,
): Promise<void> {
  await connection.query({
    text: `UPDATE velocity_event SET label = $5 WHERE account_id = $1 AND key_hash = ANY($2::bigint[]) AND at = $3 AND evaluation_id = $4::uuid`,
    values: [spaceId, numbers(eventKeys), evaluation.at, evaluation.id, label],
  });
}
