import type { FraudRequest } from '@assay/contract';
import { type Decision, LIST_REASON } from '@assay/rules';
import type { Caller } from '../../identity/index';
import { reservedIn } from '../reserved-values/reserved-facts';

export const isTestKey = ({ key }: Caller): boolean => key.kind === 'test';

/** Id in `applied_rules` which states that a reserved value fixed the state. */
const RESERVED_REASON = `${LIST_REASON}TEST`;

/**
 * Returns the decision of a test request with the state that a reserved value fixes. In that case no list
 * fixed it.
 */
export function settleTestState(request: FraudRequest, decision: Decision): Decision {
  for (const { field, outcome } of reservedIn(request)) {
    if (!('state' in outcome)) continue;
    const reason = {
      id: RESERVED_REASON,
      name: `Reserved test value in ${field}`,
      operation: null,
      score: 0,
    } as const;
    const fired = decision.applied_rules.filter(({ id }) => !id.startsWith(LIST_REASON));
    return {
      ...decision,
      state: outcome.state,
      decided_by: { by: 'rule', ids: [RESERVED_REASON] },
      applied_rules: [reason, ...fired],
    };
  }
  return decision;
}
