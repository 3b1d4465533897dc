import {
  type Details,
  FRAUD_ROUTES,
  type FraudData,
  type FraudRequest,
  MODULE_NAMES,
  NO_DETAILS,
} from '@assay/contract';
import {
  type CompiledRuleSet,
  type Decision,
  type DecisionExplanation,
  type DecisionInput,
  decide,
  explainInSteps,
  LIST_REASON,
} from '@assay/rules';
import type { Account, StoredEvaluationRecord } from '@assay/store';
import { answerOf } from '../../platform/http';
import { inSlices } from '../../platform/time-slices';
import type { Policies } from '../../policy/index';
import { fraudData, onlyRequested, type SeenRecord } from '../fraud/answer';
import { factsOf } from '../fraud/decide-call';
import { settleTestState } from '../fraud/test-scenarios';

/** A stored evaluation, parsed: the inputs of its decision. */
interface StoredDecision {
  readonly request: FraudRequest;
  readonly seen: SeenRecord;
  readonly details: Details;
  readonly answer: Partial<FraudData>;
  readonly input: DecisionInput;
}

/** Returns the details among stored members. A module that is newer or was off gets empty details. */
const detailsIn = (members: Partial<Details>): Details =>
  Object.fromEntries(
    MODULE_NAMES.map((name) => [name, members[name] ?? NO_DETAILS[name]]),
  ) as unknown as Details;

export function readStoredDecision(
  record: StoredEvaluationRecord,
  compiled: CompiledRuleSet,
): StoredDecision {
  const request = JSON.parse(record.request) as FraudRequest;
  const seen = JSON.parse(record.seen) as SeenRecord;
  const answer = (JSON.parse(record.answer) as { readonly data: Partial<FraudData> }).data;
  // Without `response_fields`, the response itself contains all details.
  const details = detailsIn(seen.details ?? answer);
  const lowerBounds = new Set(seen.lower_bounds);
  const spent = new Set(seen.velocity_spent);
  const known = new Set(compiled.set.lists.map((list) => list.id));
  const hits = new Set(seen.list_hits.map(([list, value]) => `${list}\0${value}`));
  return {
    request,
    seen,
    details,
    answer,
    input: {
      facts: factsOf(request, details, seen.blackbox_score, {
        tags: seen.tags ?? null,
        direction: compiled.directionOf(request),
        account_amount: seen.account_amount ?? null,
      }),
      now: seen.at,
      velocity: seen.velocity.map((value, index) => ({
        value,
        lowerBound: lowerBounds.has(index),
        ...(spent.has(index) ? { isSpent: true as const } : {}),
      })),
      canarySeed: seen.canary ?? null,
      lists: { has: (list, value) => (known.has(list) ? hits.has(`${list}\0${value}`) : null) },
    },
  };
}

/** Explains a stored evaluation, rule by rule and operand by operand; null if its rules no longer exist. */
export async function explainEvaluation(
  record: StoredEvaluationRecord,
  account: Account,
  policies: Policies,
): Promise<DecisionExplanation | null> {
  const compiled = await policies.compiled(account.id, record.policyVersion);
  return compiled ? inSlices(explainInSteps(compiled, readStoredDecision(record, compiled).input)) : null;
}

interface Replay {
  readonly answer: string;
  /** True if the bytes equal those that were sent. */
  readonly identical: boolean;
}

/** Returns the decision in the form of engine 1, which listed only the matched rules. */
const withoutListReasons = (decision: Decision): Decision => ({
  ...decision,
  applied_rules: decision.applied_rules.filter(({ id }) => !id.startsWith(LIST_REASON)),
});

/**
 * Repeats the decision of a stored evaluation from its stored inputs: the request, module details, velocity
 * values and list hits, with the rules of that version.
 * @param testSpace true if the evaluation was made with a test key
 */
export function replayEvaluation(
  record: StoredEvaluationRecord,
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
