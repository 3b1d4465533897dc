import { type Database, evaluationWriter, type StateName } from '@assay/store';
import type { MovableSources } from './management-server';

const NO_SUBJECTS = {
  user_id: null,
  email: null,
  phone_number: null,
  ip: null,
  device_hash: null,
  cookie_hash: null,
  card_hash: null,
  address: null,
};

export interface KeptCall {
  readonly transactionId: string;
  readonly state?: StateName;
  readonly fired?: readonly string[];
  /** Milliseconds before the clock's now. */
  readonly ago?: number;
}

/** Keeps a decided call as the fraud service does. @returns the evaluation's id. */
export async function keepCall(
  database: Database,
  sources: MovableSources,
  spaceId: number,
  call: KeptCall,
): Promise<string> {
  const { transactionId, state = 'APPROVE', fired = [], ago = 0 } = call;
  const at = sources.now() - ago;
  const id = sources.timeOrderedId();
  const hex = at.toString(16).padStart(12, '0');
  const datedId = `${hex.slice(0, 8)}-${hex.slice(8)}${id.slice(13)}`;
  await evaluationWriter(database).keep({
    accountId: spaceId,
    event: {
      id: datedId,
      transaction: '1',
      at,
      amount: null,
      currency: null,
      action_type: null,
      ip_country: null,
      state,
      subjects: NO_SUBJECTS,
    },
    transactionId,
    serviceId: 7,
    fraudScore: fired.length * 10,
    policyVersion: 1,
    request: JSON.stringify({ transaction_id: transactionId }),
    seen: JSON.stringify({
      score_path: fired.map((rule_id) => ({ rule_id, operation: '+', score: 10, total: 10 })),
      decided_by: { by: 'default' },
    }),
    answer: JSON.stringify({ success: true, error: {}, data: { id: transactionId, state } }),
    eventKeys: [],
    historyKeys: [],
    listAdditions: [],
  });
  return datedId;
}
