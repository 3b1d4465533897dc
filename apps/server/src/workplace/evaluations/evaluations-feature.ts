import { ApiError, badInput, type EnvironmentId, liveSpace } from '@assay/contract';
import { type EvaluationRecord, MANAGEMENT } from '@assay/management-api';
import type { DecisionExplanation } from '@assay/rules';
import {
  type Account,
  type Connection,
  dailyStates,
  everythingFound,
  findEvaluation,
  firedRules,
  firstSteps,
  listEvaluations,
  type StoredEvaluationRecord,
  type Traffic,
} from '@assay/store';
import {
  isUuid,
  type ManagementApi,
  reads,
  readsRecord,
  spaceOf,
  timestamp,
  uuid,
} from '../../management/index';
import type { Feature } from '../../platform/feature';
import { currentPolicy } from '../../policy/index';
import type { Hasher } from '../../scoring/index';
import { evaluationFilter } from './evaluation-filter';
import { summaries } from './evaluation-summary';

const DAY_MS = 86_400_000;
/**
 * Maximum number of counted evaluations. One day reads one index range; this limits it for the busiest
 * account.
 */
const MAX_COUNTED = 100_000;
/** Maximum number of stored responses decrypted to count matched rules. */
const MAX_DECRYPTED = 2_000;
const MAX_RULES = 20;

function dayCounts({ counts }: Traffic, since: number, days: number) {
  const rows = Array.from({ length: days }, (_, index) => ({
    date: timestamp(since + index * DAY_MS).slice(0, 10),
    approve: 0,
    review: 0,
    decline: 0,
  }));
  for (const { day, state, count } of counts) {
    const row = rows[(day - since) / DAY_MS];
    if (row) row[state.toLowerCase() as 'approve' | 'review' | 'decline'] += count;
  }
  return rows;
}

/**
 * Returns decisions per UTC day and state, and the most frequently applied rules.
 * @param period `days` includes today; `now` in UNIX milliseconds
 */
async function readStats(
  connection: Connection,
  account: Account,
  period: { readonly environmentId: EnvironmentId; readonly days: number; readonly now: number },
) {
  const { environmentId, days, now } = period;
  const since = Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
  const [traffic, fired, policy] = await Promise.all([
    dailyStates(connection, environmentId, { since, most: MAX_COUNTED }),
    firedRules(connection, environmentId, { since, most: MAX_DECRYPTED, rules: MAX_RULES }),
    currentPolicy(connection, account),
  ]);
  const names = new Map(policy.document.rules.map((rule) => [rule.id, rule.name]));
  return {
    since: timestamp(since),
    days: { complete: traffic.counted < MAX_COUNTED, counts: dayCounts(traffic, since, days) },
    rules: {
      complete: fired.opened < MAX_DECRYPTED,
      evaluations: fired.evaluations,
      matched: fired.rules.map(({ id, count }) => ({ id, name: names.get(id) ?? null, count })),
    },
  };
}

const DEFAULT_PAGE = 100;
const DEFAULT_DAYS = 7;

interface PageQuery {
  readonly limit?: number;
  readonly before?: string;
}

function pageOf({ limit = DEFAULT_PAGE, before }: PageQuery) {
  if (before !== undefined && !isUuid(before))
    throw badInput([{ field: 'before', expected: '`next` of the previous page' }]);
  return { limit, ...(before === undefined ? {} : { before: before.toLowerCase() }) };
}

interface EvaluationPorts {
  readonly hasher: Hasher;
  /** Explains a stored decision; null when the rules it used are no longer stored. */
  explain(record: StoredEvaluationRecord, account: Account): Promise<DecisionExplanation | null>;
}

/** Registers /evaluations, /transactions and /stats. */
function evaluationRoutes(api: ManagementApi, ports: EvaluationPorts): void {
  const { database } = api.routePorts;

  async function requireEvaluation(
    environmentId: EnvironmentId,
    id: string,
  ): Promise<StoredEvaluationRecord> {
    const record = await findEvaluation(database, environmentId, { evaluationId: uuid(id) });
    if (!record) throw new ApiError('notFound');
    return record;
  }

  reads(api, MANAGEMENT.listEvaluations, async ({ principal, query, reading }) => {
    const environmentId = spaceOf(principal, query.environment);
    const { evaluations, next } = await listEvaluations(reading, environmentId, {
      ...evaluationFilter(query, environmentId, ports.hasher),
      ...pageOf(query),
    });
    return {
      evaluations: await summaries(reading, environmentId, evaluations),
      next,
      complete: await everythingFound(reading, environmentId),
    };
  });

  readsRecord(
    api,
    MANAGEMENT.readEvaluation,
    MANAGEMENT.revealEvaluation,
    async ({ principal, query, param }) => {
      const environmentId = spaceOf(principal, query.environment);
      const record = await requireEvaluation(environmentId, param('id'));
      const [summary] = await summaries(database, environmentId, [record]);
      if (!summary) throw new ApiError('notFound');
      return {
        summary,
        request: JSON.parse(record.request) as EvaluationRecord['request'],
        response: JSON.parse(record.answer) as EvaluationRecord['response'],
        inputs: JSON.parse(record.seen) as EvaluationRecord['inputs'],
      };
    },
  );

  readsRecord(
    api,
    MANAGEMENT.explainEvaluation,
    MANAGEMENT.revealExplanation,
    async ({ principal, query, param }) => {
      const record = await requireEvaluation(spaceOf(principal, query.environment), param('id'));
      const explanation = await ports.explain(record, principal.caller.account);
      if (!explanation) throw new ApiError('conflict', 'The rules of that time are no longer stored');
      return explanation;
    },
  );

  reads(api, MANAGEMENT.listTransactionEvaluations, async ({ principal, query, param }) => {
    const environmentId = spaceOf(principal, query.environment);
    const { evaluations, next } = await listEvaluations(database, environmentId, {
      ...pageOf(query),
      transactionId: param('transaction_id'),
    });
    if (evaluations.length === 0 && query.before === undefined) throw new ApiError('notFound');
    return { evaluations: await summaries(database, environmentId, evaluations), next };
  });

  reads(api, MANAGEMENT.readStats, ({ principal, query, now, reading }) =>
    readStats(reading, principal.caller.account, {
      environmentId: spaceOf(principal, query.environment),
      days: query.days ?? DEFAULT_DAYS,
      now: now.getTime(),
    }),
  );
}

/** Registers /first-steps, the onboarding progress of an account. */
function firstStepsRoutes(api: ManagementApi): void {
  reads(api, MANAGEMENT.readFirstSteps, ({ principal }) => {
    const { account } = principal.caller;
    return firstSteps(api.routePorts.database, account.id, [
      liveSpace(account.id),
      account.testEnvironmentId,
    ]);
  });
}

/** Registers stored evaluations and onboarding progress in the management API. */
export const evaluationsFeature = (ports: EvaluationPorts): Feature<ManagementApi> => ({
  name: 'evaluations',
  management(api) {
    evaluationRoutes(api, ports);
    firstStepsRoutes(api);
  },
});
