import { ApiError, type EvaluationId, type SpaceId } from '@assay/contract';
import { BASE_MODEL_NAME, type ScoreExplanation } from '@assay/learning';
import { type Account, type Connection, findEvaluation } from '@assay/store';
import { readStoredDecision } from '../../scoring/index';
import { type LiveModels, type SeenModel, velocityPositions } from './live-models';
import { policyRules } from './policy-rules';

interface NamedExplanation extends ScoreExplanation {
  readonly model: string;
}

/**
 * What moved the score of a kept evaluation, computed from what it keeps.
 * @throws ApiError 3001 for an unknown evaluation, 3009 when it has no score or its model or rules are gone.
 */
export async function explainScore(
  connection: Connection,
  models: LiveModels,
  account: Account,
  spaceId: SpaceId,
  evaluationId: EvaluationId,
): Promise<NamedExplanation> {
  const record = await findEvaluation(connection, spaceId, { evaluationId });
  if (!record) throw new ApiError('notFound');
  const compiled = await policyRules(connection, account.id)(record.policyVersion);
  if (!compiled) throw new ApiError('conflict', 'Conflict: the rules of that time are no longer kept');
  const { input, seen } = readStoredDecision(record, compiled);
  const name = (seen.model as SeenModel | undefined)?.name;
  if (name === undefined) throw new ApiError('conflict', 'Conflict: no model scored this evaluation');
  const scorer = await models.scorer(account.id, name);
  if (!scorer) throw new ApiError('conflict', 'Conflict: the model of that time is no longer kept');
  const places = velocityPositions(compiled);
  const explanation = scorer.explain({
    facts: input.facts,
    now: input.now,
    velocity: (id) => input.velocity[places.get(id) ?? -1]?.value,
  });
  return { model: name === BASE_MODEL_NAME ? BASE_MODEL_NAME : String(name), ...explanation };
}
