import { ApiError, badInput } from '@assay/contract';
import { MANAGEMENT, type RuleInput, type RuleTest } from '@assay/management-api';
import {
  type CompiledRuleSet,
  type DecisionInput,
  decide,
  explainDecision,
  type ListPort,
  type Rule,
  ruleCounts,
  stateWith,
  type VelocityValue,
} from '@assay/rules';
import {
  type Account,
  type Connection,
  cancelLearningJob,
  findAccount,
  findEvaluation,
  listLearningJobs,
} from '@assay/store';
import {
  type Change,
  changes,
  changesAfter,
  freshId,
  type ManagementApi,
  reads,
  spaceOf,
  uuid,
} from '../../management/index';
import type { Feature } from '../../platform/feature';
import { readStoredDecision } from '../../scoring/index';
import { addJob, jobDocument, requireJob } from '../models/job-document';
import { asItIs, type JobRunner } from '../models/jobs';
import { currentNames } from '../models/routes';
import { policyRules } from '../models/training';
import { readRule } from '../rules/rule-document';
import type { PolicyDocument } from '../versions/policies';
import type { PolicyChecks } from '../versions/policy-checks';
import { requireSoundRule } from '../versions/policy-problems';
import { currentPolicy } from '../versions/policy-version';
import { DRAFT, type DraftCandidate, type DraftRequest, draftCandidate, TODAY } from './draft-plan';
import { type BacktestRequest, listsNow } from './plan';

/** A draft rule and the version of the policy that it belongs to. */
interface DraftRule {
  readonly rule: Rule;
  readonly policyVersion: number;
  readonly document: PolicyDocument;
}

/**
 * Reads a draft rule. If the policy contains its id, it replaces that rule; otherwise it is new.
 * @throws ApiError 1006 with every problem by its path under `rule`
 */
async function readDraftRule(connection: Connection, account: Account, input: RuleInput): Promise<DraftRule> {
  const { version, document } = await currentPolicy(connection, account);
  const id = input.id ?? freshId('C', version + 1, document.rules);
  const reading = readRule(input, id, document.lists, '/rule');
  if ('details' in reading) throw badInput(reading.details);
  const { rule } = reading;
  const rules = [...document.rules.filter((other) => other.id !== id), rule];
  await requireSoundRule({ ...document, rules }, id, '/rule');
  return { rule, policyVersion: version, document };
}

/** One transaction as rules see it, with velocity values by definition. */
interface TriedCall {
  readonly facts: DecisionInput['facts'];
  /** UNIX milliseconds. */
  readonly now: number;
  readonly velocity: ReadonlyMap<string, VelocityValue>;
  readonly lists: ListPort;
  /** Seed of a stored evaluation; null means that canary rules do not count. */
  readonly canarySeed: number | null;
}

const NOT_KNOWN: VelocityValue = { value: null, lowerBound: false };

function inputOf(
  { velocity, ...call }: TriedCall,
  { velocity: plan }: DraftCandidate['conditions'],
): DecisionInput {
  return { ...call, velocity: plan.definitions.map(({ id }) => velocity.get(id) ?? NOT_KNOWN) };
}

/** Evaluates a draft on one transaction: match, explanation, and the state under both policies. */
function tryOnCall(candidate: DraftCandidate, call: TriedCall): RuleTest {
  const { conditions, rest, rule, replaced, thresholds, policyVersion } = candidate;
  const { rules } = explainDecision(conditions, inputOf(call, conditions));
  const draft = rules.find(({ id }) => id === DRAFT)!;
  const wasFired =
    replaced !== null &&
    ruleCounts(replaced, call.canarySeed) &&
    rules.some(({ id, matched }) => id === TODAY && matched);
  const others = decide(rest, inputOf(call, rest));
  return {
    rule_id: rule.id,
    policy_version: policyVersion,
    matches: draft.matched,
    when: draft.when as RuleTest['when'],
    was: stateWith(others, wasFired ? replaced : null, thresholds),
    becomes: stateWith(others, draft.matched ? rule : null, thresholds),
    not_requested: conditions.velocity.definitions.flatMap(({ id }) => (call.velocity.has(id) ? [] : [id])),
  };
}

/**
 * Returns list membership at the time of the transaction. For lists that the policy did not contain then,
 * returns the current membership.
 */
const listsThen = (then: CompiledRuleSet, stored: ListPort, now: ListPort): ListPort => {
  const known = new Set(then.set.lists.map(({ id }) => id));
  return { has: (list, value) => (known.has(list) ? stored : now).has(list, value) };
};

/** Registers /evaluations/{id}/rule-test and /rules/test, which evaluate a draft rule on one transaction. */
function trialRoutes(api: ManagementApi): void {
  const { database, runtime } = api.routePorts;

  async function planned(
    caller: Account,
    input: RuleInput,
  ): Promise<{ readonly candidate: DraftCandidate; readonly lists: ListPort }> {
    const account = (await findAccount(database, caller.id)) ?? caller;
    const { document, ...request } = await readDraftRule(database, account, input);
    const candidate = draftCandidate(document, request);
    return { candidate, lists: await listsNow(database, account.id, candidate.rest, runtime.now()) };
  }

  reads(api, MANAGEMENT.testRuleOnEvaluation, async ({ principal, body, query, param }) => {
    const { account } = principal.caller;
    const record = await findEvaluation(database, spaceOf(principal, query.environment), {
      evaluationId: uuid(param('id')),
    });
    if (!record) throw new ApiError('notFound');
    const then = await policyRules(database, account.id)(record.policyVersion);
    if (!then) throw new ApiError('conflict', 'The rules of that time are no longer stored');
    const { candidate, lists } = await planned(account, body.rule);
    const { input } = readStoredDecision(record, then);
    return tryOnCall(candidate, {
      facts: input.facts,
      now: input.now,
      velocity: new Map(
        then.velocity.definitions.flatMap(({ id }, i) => {
          const value = input.velocity[i];
          return value ? [[id, value] as const] : [];
        }),
      ),
      lists: listsThen(then, input.lists, lists),
      canarySeed: input.canarySeed ?? null,
    });
  });

  reads(api, MANAGEMENT.testRuleOnFacts, async ({ principal, body }) => {
    const { candidate, lists } = await planned(principal.caller.account, body.rule);
    return tryOnCall(candidate, {
      facts: body.facts,
      now: runtime.now(),
      velocity: new Map(),
      lists,
      canarySeed: null,
    });
  });
}

/**
 * Reads a draft in the form that its job stores.
 * @throws ApiError 1006
 */
async function draftOf(
  { connection, account }: Pick<Change<unknown, unknown>, 'connection' | 'account'>,
  input: RuleInput,
): Promise<DraftRequest> {
  const { rule, policyVersion } = await readDraftRule(connection, account, input);
  return { rule, policyVersion };
}

const DEFAULT_PAGE = 20;

/** Creates the backtest feature. */
export const backtestFeature = (runner: JobRunner, checks: PolicyChecks): Feature<ManagementApi> => ({
  name: 'backtest',
  management(api) {
    backtestRoutes(api, runner, checks);
    trialRoutes(api);
  },
});

/** Registers /backtests. */
function backtestRoutes(api: ManagementApi, runner: JobRunner, checks: PolicyChecks): void {
  const { database, runtime } = api.routePorts;

  changesAfter(
    api,
    MANAGEMENT.startBacktest,
    async ({ principal, body }) => {
      const { rule, document, model } = body;
      if (!rule && !document && model === undefined)
        throw badInput([{ field: 'rule', expected: 'a rule, or one of `document` and `model`' }]);
      if (rule && (document || model !== undefined))
        throw badInput([{ field: 'rule', expected: 'no rule together with `document` or `model`' }]);
      return document ? checks.read(principal.caller.account.id, document) : null;
    },
    async (change, document) => {
      const { rule, model, since, until } = change.body;
      const request: BacktestRequest = {
        ...(rule ? { draft: await draftOf(change, rule) } : {}),
        ...(document ? { document } : {}),
        ...(model === undefined ? {} : { model }),
        ...(since === undefined ? {} : { since: Date.parse(since) }),
        ...(until === undefined ? {} : { until: Date.parse(until) }),
      };
      return addJob(api.routePorts, change, 'backtest', request);
    },
    () => runner.wake(),
  );

  changes(api, MANAGEMENT.cancelBacktest, async (change) => {
    const { connection, account, now } = change;
    const { id } = await requireJob(
      { database: connection, runtime },
      account.id,
      'backtest',
      change.param('id'),
    );
    const stopped = await cancelLearningJob(connection, account.id, {
      id,
      kind: 'backtest',
      now: now.getTime(),
    });
    const job = await requireJob({ database: connection, runtime }, account.id, 'backtest', id);
    return {
      data: { job: jobDocument(job) },
      audit: { action: 'backtest.cancel', target: id, change: { stopped } },
    };
  });

  reads(api, MANAGEMENT.listBacktests, async ({ principal, query }) => {
    const page = { limit: query.limit ?? DEFAULT_PAGE, kind: 'backtest' } as const;
    const jobs = await listLearningJobs(database, principal.caller.account.id, page);
    return { backtests: jobs.map((job) => jobDocument(asItIs(job, runtime.now()))) };
  });

  reads(api, MANAGEMENT.readBacktest, async ({ principal, param }) => {
    const job = await requireJob(api.routePorts, principal.caller.account.id, 'backtest', param('id'));
    return { job: jobDocument(job), result: currentNames(job.result) };
  });
}
