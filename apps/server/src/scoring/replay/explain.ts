import { type DecisionExplanation, explainInSteps } from '@assay/rules';
import type { Account, KeptEvaluationRecord } from '@assay/store';
import { inSlices } from '../../platform/time-slices';
import type { Policies } from '../../policy/index';
import { readStoredDecision } from './stored-decision';

/** Why a kept evaluation came out as it did, rule by rule and operand by operand; null when its rules are gone. */
export async function explainEvaluation(
  record: KeptEvaluationRecord,
  account: Account,
  policies: Policies,
): Promise<DecisionExplanation | null> {
  const compiled = await policies.compiled(account.id, record.policyVersion);
  return compiled ? inSlices(explainInSteps(compiled, readStoredDecision(record, compiled).input)) : null;
}
