import { NO_SUBJECTS } from '@assay/contract';
import { type Database, evaluationWriter, type StateName } from '@assay/store';
import type { MovableClock } from '../../testing/movable-clock';

interface StoredCall {
  readonly transactionId: string;
  readonly state?: StateName;
  readonly fired?: readonly string[];
  /** True if the caller's response_fields removed the rules from the response. */
  readonly withoutRules?: true;
  /** Age in milliseconds. */
  readonly ago?: number;
}

/**
 * Stores an evaluation like the fraud service does.
 * @returns the evaluation's id
 */
export async function storeCall(
  database: Database,
  runtime: MovableClock,
  environmentId: number,
  call: StoredCall,
): Promise<string> {
  const { transactionId, state = 'APPROVE', fired = [], ago = 0 } = call;
  const rule = (name: string) => ({ id: name, name, operation: '+', score: 10 });
  const applied = call.withoutRules ? {} : { applied_rules: fired.map(rule) };
  const at = runtime.now() - ago;
  const id = runtime.timeOrderedId();
  const hex = at.toString(16).padStart(12, '0');
  const datedId = `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
  await evaluationWriter(database).keep({
    environmentId,
    event: {
      id: datedId,
      transaction: '1',
      at,
      amount: null,
      currency: null,
      action_type: null,
      ip_country: null,
      ekyc_result: null,
      event: null,
      direction: null,
      custom: null,
      label: null,
      state,
      subjects: NO_SUBJECTS,
    },
    transactionId,
    serviceId: 7,
    fraudScore: fired.length * 10,
    policyVersion: 1,
    request: JSON.stringify({ transaction_id: transactionId }),
    seen: JSON.stringify({ engine: '1' }),
    answer: JSON.stringify({ success: true, error: {}, data: { id: transactionId, state, ...applied } }),
    appliedRules: call.withoutRules ? null : fired,
    receiver: { user: null, account: null },
    findTerms: [],
    eventKeys: [],
    historyKeys: [],
    writes: [],
    listAdditions: [],
  });
  return datedId;
}
