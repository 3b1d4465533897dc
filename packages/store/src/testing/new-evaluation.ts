import { NO_SUBJECTS } from '@assay/contract';
import type { NewEvaluation } from '../scoring/keep-calls';

/** Returns a UUIDv7 of a time (UNIX milliseconds) and a number. */
export function idAt(at: number, n: number): string {
  const time = at.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

/** Returns an evaluation that differs from others by its number. */
export function newEvaluation(
  environmentId: number,
  n: number,
  more: Partial<NewEvaluation> = {},
): NewEvaluation {
  const at = 1_900_000_000_000 + n;
  return {
    environmentId,
    event: {
      id: idAt(at, n),
      transaction: String(n),
      at,
      amount: 12.5,
      currency: 'EUR',
      action_type: null,
      ip_country: null,
      ekyc_result: null,
      event: null,
      direction: null,
      custom: null,
      label: null,
      state: 'APPROVE',
      subjects: NO_SUBJECTS,
    },
    transactionId: `order-${n}`,
    serviceId: n,
    fraudScore: 0,
    policyVersion: 1,
    request: '{}',
    seen: '{}',
    answer: `{"success":true,"error":{},"data":{"id":"order-${n}"}}`,
    appliedRules: null,
    receiver: { user: null, account: null },
    findTerms: [],
    eventKeys: [],
    historyKeys: [],
    listAdditions: [],
    writes: [],
    ...more,
  };
}
