import type { AppliedRule, EnvironmentId, FraudData, FraudRequest } from '@assay/contract';
import { type EvaluationSummary, MAX_REASONS } from '@assay/management-api';
import { type Connection, labelsOf, type StoredEvaluationRecord, statesByPeople, tagsOf } from '@assay/store';
import { timestamp } from '../../management/index';

const nameOf = (request: FraudRequest): string | null => {
  const { user_firstname: first, user_middlename: middle, user_lastname: last } = request;
  const parts = [first, middle, last].filter((part) => part);
  return request.user_fullname ?? (parts.length > 0 ? parts.join(' ') : (request.card_fullname ?? null));
};

/** Sort weight: a rule that set the state comes first, then rules with the most points. */
const weight = ({ operation, score }: AppliedRule): number =>
  operation === null ? Number.POSITIVE_INFINITY : Math.abs(score);

/** Returns the most important reasons, in order. */
const reasonsOf = (rules: readonly AppliedRule[]): EvaluationSummary['reasons'] =>
  [...rules]
    .sort((a, b) => weight(b) - weight(a) || 0)
    .slice(0, MAX_REASONS)
    .map(({ id, name, operation, score }) => ({ id, name, operation, score }));

/** Returns the known digits of the card, such as `453201…1234`. */
const cardOf = ({ card_bin: bin, card_last: last }: FraudRequest): string | null =>
  bin === undefined && last === undefined ? null : `${bin ?? ''}…${last ?? ''}`;

interface Seen {
  readonly details?: Partial<FraudData>;
}

/** Returns the facts that lists show next to a decision. */
function factsOf({ request, seen, answer }: Pick<StoredEvaluationRecord, 'request' | 'seen' | 'answer'>) {
  const sent = JSON.parse(request) as FraudRequest;
  const { data = {} } = JSON.parse(answer) as { readonly data?: Partial<FraudData> };
  const ip = data.ip_details ?? (JSON.parse(seen) as Seen).details?.ip_details;
  return {
    person: { name: nameOf(sent), email: sent.email ?? null, user_id: sent.user_id ?? null },
    amount: sent.transaction_amount ?? null,
    currency: sent.transaction_currency ?? null,
    action_type: sent.action_type ?? null,
    ip: sent.ip ?? null,
    country: ip?.country ?? sent.user_country ?? sent.billing_country ?? null,
    card_hash: sent.card_hash ?? null,
    card: cardOf(sent),
    reasons: reasonsOf(data.applied_rules ?? []),
  };
}

/** Returns evaluations with the later feedback on their transactions. */
export async function summaries(
  connection: Connection,
  environmentId: EnvironmentId,
  evaluations: readonly StoredEvaluationRecord[],
): Promise<readonly EvaluationSummary[]> {
  const ids = [...new Set(evaluations.map((evaluation) => evaluation.transactionId))];
  const states = await statesByPeople(connection, environmentId, ids);
  const labels = await labelsOf(connection, environmentId, ids);
  const tags = await tagsOf(connection, environmentId, ids);
  return evaluations.map((evaluation) => ({
    id: evaluation.id,
    transaction_id: evaluation.transactionId,
    service_id: evaluation.serviceId,
    at: timestamp(evaluation.at),
    state: evaluation.state,
    fraud_score: evaluation.fraudScore,
    policy_version: evaluation.policyVersion,
    current_state: states.get(evaluation.id) ?? evaluation.state,
    label: labels.get(evaluation.transactionId)?.label ?? null,
    tags: [...(tags.get(evaluation.transactionId) ?? [])],
    ...factsOf(evaluation),
  }));
}
