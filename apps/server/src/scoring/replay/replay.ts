import { FRAUD_ROUTES } from '@assay/contract';
import { type CompiledRuleSet, type Decision, decide, LIST_REASON } from '@assay/rules';
import type { KeptEvaluationRecord } from '@assay/store';
import { answerOf } from '../../platform/http';
import { fraudData, onlyRequested } from '../fraud/answer';
import { settleTestState } from '../fraud/test-scenarios';
import { readStoredDecision } from './stored-decision';

interface Replay {
  readonly answer: string;
  /** The bytes are those that were sent. */
  readonly identical: boolean;
}

/** As engine 1 answered: it named the fired rules alone. */
const withoutListReasons = (decision: Decision): Decision => ({
  ...decision,
  applied_rules: decision.applied_rules.filter(({ id }) => !id.startsWith(LIST_REASON)),
});

/**
 * Decides a kept evaluation again from what was seen then: the stored request, module details, velocity values and
 * list hits, with the rules of that version.
 * @param testSpace the evaluation was made with a test key.
 */
export function replayEvaluation(
  record: KeptEvaluationRecord,
  compiled: CompiledRuleSet,
  testSpace: boolean,
): Replay {
  const { request, seen, details, input } = readStoredDecision(record, compiled);
  const decided = decide(compiled, input);
  const settled = testSpace ? settleTestState(request, decided) : decided;
  const data = fraudData({
    transactionId: record.transactionId,
    config: seen.config,
    decision: seen.engine === '1' ? withoutListReasons(settled) : settled,
    details,
    blackboxScore: seen.blackbox_score,
    calculationTime: seen.calculation_time,
    serviceId: record.serviceId,
  });
  const answer = answerOf(FRAUD_ROUTES.scoreTransaction, onlyRequested(data, seen.config)).body;
  return { answer, identical: answer === record.answer };
}
