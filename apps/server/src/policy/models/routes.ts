import {
  type AccountId,
  ApiError,
  badInput,
  type EnvironmentId,
  type EvaluationId,
  liveSpace,
} from '@assay/contract';
import { BASE_MODEL_NAME, MIN_PER_CLASS, MIN_ROWS, type ScoreExplanation } from '@assay/learning';
import { MANAGEMENT, type ModelReport } from '@assay/management-api';
import { checkText, type Effect, type Rule } from '@assay/rules';
import {
  type Account,
  type Connection,
  changeModelSettings,
  findEvaluation,
  findModelReport,
  labelCounts,
  listLearningJobs,
  listModels,
  type ModelChoice,
  modelChoice,
  promoteModel,
  type StoredModel,
  takeBackPromotion,
} from '@assay/store';
import {
  changes,
  freshId,
  type ManagementApi,
  reads,
  spaceOf,
  timestamp,
  timestampOrNull,
  uuid,
} from '../../management/index';
import { readStoredDecision } from '../../scoring/index';
import { policyCatalogue } from '../versions/policies';
import { requireSoundRule } from '../versions/policy-problems';
import { nextVersion, policyToChange, publish } from '../versions/policy-version';
import { latestDriftCheck } from './drift-job';
import { addJob, jobDocument, requireJob } from './job-document';
import type { JobRunner } from './jobs';
import { type LiveModels, type SeenModel, velocityPositions } from './live-models';
import { DEFAULT_TRAINING_SEED, policyRules } from './training';

/** Members that earlier versions stored under another name, by that name. */
const RENAMED: { readonly [stored: string]: string } = {
  false_alarm_rate: 'false_positive_rate',
  fired: 'matched',
  fired_negative: 'matched_negative',
  fired_positive: 'matched_positive',
  newly_blocked_good: 'new_false_positives',
  silent: 'not_matched',
  suspects: 'suspected_leaks',
};

/** Returns a stored backtest result or model report with the current names of its members. */
export function currentNames<T>(stored: T): T {
  if (Array.isArray(stored)) return stored.map(currentNames) as T;
  if (typeof stored !== 'object' || stored === null) return stored;
  const members = Object.entries(stored).map(([name, value]) => [RENAMED[name] ?? name, currentNames(value)]);
  return Object.fromEntries(members) as T;
}

interface NamedExplanation extends ScoreExplanation {
  readonly model: string;
}

/**
 * Explains the score of a stored evaluation from its stored data.
 * @throws ApiError 3001 for an unknown evaluation, 3009 when it lacks a score or its model or rules no longer
 *   exist
 */
async function explainScore(
  connection: Connection,
  models: LiveModels,
  account: Account,
  environmentId: EnvironmentId,
  evaluationId: EvaluationId,
): Promise<NamedExplanation> {
  const record = await findEvaluation(connection, environmentId, { evaluationId });
  if (!record) throw new ApiError('notFound');
  const compiled = await policyRules(connection, account.id)(record.policyVersion);
  if (!compiled) throw new ApiError('conflict', 'The rules of that time are no longer stored');
  const { input, seen } = readStoredDecision(record, compiled);
  const name = (seen.model as SeenModel | undefined)?.name;
  if (name === undefined) throw new ApiError('conflict', 'No model scored this evaluation');
  const scorer = await models.scorer(account.id, name);
  if (!scorer) throw new ApiError('conflict', 'The model of that time is no longer stored');
  const places = velocityPositions(compiled);
  const explanation = scorer.explain({
    facts: input.facts,
    now: input.now,
    velocity: (id) => input.velocity[places.get(id) ?? -1]?.value,
  });
  return { model: name === BASE_MODEL_NAME ? BASE_MODEL_NAME : String(name), ...explanation };
}

const DEFAULT_PAGE = 20;
const DEFAULT_REASONS = 10;
const MAX_NAME_LENGTH = 100;
const VERSION = /^[1-9]\d{0,8}$/;
/** Effect of a suggested rule once it is live: it raises the score. */
const SUGGESTED_POINTS = 10;
const SUGGESTED_PRIORITY = 100;

const choiceDocument = (choice: ModelChoice) => ({
  scoring: String(choice.champions.at(-1) ?? BASE_MODEL_NAME),
  promote_by_rule: choice.promoteByRule,
  retraining_noted_at: timestampOrNull(choice.retrainingNotedAt),
  retrain_on_drift: choice.retrainOnDrift,
  label_delay_days: choice.labelDelayDays,
});

const modelDocument = (
  { version, trainedAt, author, report }: StoredModel<ModelReport>,
  choice: ModelChoice,
) => ({
  version,
  trained_at: timestamp(trainedAt),
  author,
  scores: choice.champions.at(-1) === version,
  // Reports of earlier versions lack the segments.
  report: { ...currentNames(report), segments: report.segments ?? null },
});

/**
 * Returns a model of the account.
 * @throws ApiError 3001
 */
async function requireModel(
  connection: Connection,
  accountId: AccountId,
  text: string,
): Promise<StoredModel<ModelReport>> {
  const found = VERSION.test(text)
    ? await findModelReport<ModelReport>(connection, accountId, Number(text))
    : null;
  if (!found) throw new ApiError('notFound');
  return found;
}

function modelRoutes(api: ManagementApi, runner: JobRunner): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listModels, async ({ principal, query }) => {
    const { id } = principal.caller.account;
    const choice = await modelChoice(database, id);
    const [newestTraining] = await listLearningJobs(database, id, { limit: 1, kind: 'training' });
    const kept = await listModels<ModelReport>(database, id, query.limit ?? DEFAULT_PAGE);
    return {
      ...choiceDocument(choice),
      labels: await labelCounts(database, liveSpace(id)),
      training_needs: {
        transactions: MIN_ROWS,
        per_class: MIN_PER_CLASS,
      },
      newest_training: newestTraining?.id ?? null,
      drift_check: await latestDriftCheck(database, { id }),
      models: kept.map((model) => modelDocument(model, choice)),
    };
  });

  reads(api, MANAGEMENT.readModel, async ({ principal, param }) => {
    const { id } = principal.caller.account;
    return modelDocument(await requireModel(database, id, param('version')), await modelChoice(database, id));
  });

  changes(
    api,
    MANAGEMENT.trainModel,
    (change) =>
      addJob(api.routePorts, change, 'training', {
        seed: change.body.seed ?? DEFAULT_TRAINING_SEED,
        directions: change.body.directions,
        segment: change.body.segment,
        label_delay_days: change.body.label_delay_days,
      }),
    () => runner.wake(),
  );

  reads(api, MANAGEMENT.readTraining, async ({ principal, param }) => {
    const job = await requireJob(api.routePorts, principal.caller.account.id, 'training', param('id'));
    return { job: jobDocument(job), result: job.result };
  });

  changes(api, MANAGEMENT.promoteModel, async ({ connection, account, param }) => {
    const { version } = await requireModel(connection, account.id, param('version'));
    await promoteModel(connection, account.id, version);
    return {
      data: choiceDocument(await modelChoice(connection, account.id)),
      audit: { action: 'model.promote', target: String(version), change: {} },
    };
  });

  changes(api, MANAGEMENT.rollBackModel, async ({ connection, account }) => {
    const version = await takeBackPromotion(connection, account.id);
    if (version === null) throw new ApiError('conflict', 'The base model is already active');
    return {
      data: choiceDocument(await modelChoice(connection, account.id)),
      audit: { action: 'model.rollback', target: String(version), change: {} },
    };
  });

  changes(api, MANAGEMENT.changeModelSettings, async ({ connection, account, body }) => {
    await changeModelSettings(connection, account.id, {
      promoteByRule: body.promote_by_rule,
      retrainOnDrift: body.retrain_on_drift,
      labelDelayDays: body.label_delay_days,
    });
    return {
      data: choiceDocument(await modelChoice(connection, account.id)),
      audit: { action: 'model.settings', target: String(account.id), change: body },
    };
  });
}

function suggestionRoutes(api: ManagementApi, runner: JobRunner): void {
  changes(
    api,
    MANAGEMENT.startSuggestions,
    (change) => addJob(api.routePorts, change, 'suggestions', {}),
    () => runner.wake(),
  );

  reads(api, MANAGEMENT.readSuggestions, async ({ principal, param }) => {
    const job = await requireJob(api.routePorts, principal.caller.account.id, 'suggestions', param('id'));
    return { job: jobDocument(job), result: job.result };
  });

  changes(api, MANAGEMENT.acceptSuggestion, async (change) => {
    const { account, body } = change;
    const job = await requireJob(api.routePorts, account.id, 'suggestions', change.param('id'));
    if (!job.result?.suggestions.some(({ when_text }) => when_text === body.when_text))
      throw badInput([{ field: 'when_text', expected: 'the text of a suggestion' }]);
    const document = await policyToChange(change, body);
    const checked = checkText(body.when_text, policyCatalogue, {
      lists: new Map(document.lists.map((list) => [list.id, list])),
    });
    if (!checked.ok)
      throw new ApiError('conflict', 'The suggested rule uses a field or list that no longer exists');
    const then: Effect = { score: { operation: '+', value: SUGGESTED_POINTS } };
    const rule: Rule = {
      id: freshId('S', nextVersion(change), document.rules),
      name: body.name ?? body.when_text.slice(0, MAX_NAME_LENGTH),
      category: null,
      priority: SUGGESTED_PRIORITY,
      mode: 'shadow',
      when: checked.ast,
      then,
    };
    const after = { ...document, rules: [...document.rules, rule] };
    await requireSoundRule(after, rule.id);
    const version = await publish(change, after, body, `Suggested rule added in shadow: ${rule.name}`);
    return {
      data: { version, rule_id: rule.id },
      audit: { action: 'rule.accept', target: rule.id, change: { version, job: job.id } },
    };
  });
}

/** Registers /models, /rule-suggestions and the explanation of a score. */
export function learningRoutes(api: ManagementApi, models: LiveModels, runner: JobRunner): void {
  modelRoutes(api, runner);
  suggestionRoutes(api, runner);

  reads(api, MANAGEMENT.explainScore, async ({ principal, query, param }) => {
    const { account } = principal.caller;
    const explained = await explainScore(
      api.routePorts.database,
      models,
      account,
      spaceOf(principal, query.environment),
      uuid(param('id')),
    );
    const shown = explained.contributions.slice(0, query.limit ?? DEFAULT_REASONS);
    const rest = explained.contributions
      .slice(shown.length)
      .reduce((sum, { contribution }) => sum + contribution, 0);
    return { ...explained, rest, contributions: shown };
  });
}
