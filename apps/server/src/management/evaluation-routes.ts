import {
  ApiError,
  badInput,
  type EvaluationRecord,
  type EvaluationSummary,
  MANAGEMENT,
  type SpaceId,
} from '@assay/contract';
import {
  type Connection,
  findEvaluation,
  type KeptEvaluation,
  type KeptEvaluationRecord,
  labelsOf,
  listEvaluations,
  statesByPeople,
  tagsOf,
  withBitmapScans,
} from '@assay/store';
import { type ManagementApi, reads } from './endpoint';
import { isUuid, uuid } from './identifiers';
import type { ManagementPorts } from './ports';
import { spaceOf } from './space';
import { readStats } from './stats';
import { timestamp } from './timestamps';

const DEFAULT_PAGE = 100;
const DEFAULT_DAYS = 7;

/** Evaluations with what people said of their transactions since. */
async function summaries(
  connection: Connection,
  spaceId: SpaceId,
  evaluations: readonly KeptEvaluation[],
): Promise<readonly EvaluationSummary[]> {
  const ids = [...new Set(evaluations.map((evaluation) => evaluation.transactionId))];
  const states = await statesByPeople(connection, spaceId, ids);
  const labels = await labelsOf(connection, spaceId, ids);
  const tags = await tagsOf(connection, spaceId, ids);
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
  }));
}

interface PageQuery {
  readonly limit?: number;
  readonly before?: string;
}

function pageOf({ limit = DEFAULT_PAGE, before }: PageQuery) {
  if (before !== undefined && !isUuid(before))
    throw badInput([{ field: 'before', expected: '`next` of the page before' }]);
  return { limit, ...(before === undefined ? {} : { before: before.toLowerCase() }) };
}

const nextOf = (evaluations: readonly KeptEvaluation[], limit: number) =>
  evaluations.length === limit ? (evaluations.at(-1)?.id ?? null) : null;

/** /evaluations, /transactions and /stats: what was decided, and why. */
export function evaluationRoutes(api: ManagementApi, ports: ManagementPorts): void {
  const { database } = api.routePorts;

  async function requireEvaluation(spaceId: SpaceId, id: string): Promise<KeptEvaluationRecord> {
    const record = await findEvaluation(database, spaceId, { evaluationId: uuid(id) });
    if (!record) throw new ApiError('notFound');
    return record;
  }

  reads(api, MANAGEMENT.listEvaluations, async ({ principal, query }) => {
    const { state, transaction_id: transactionId, tag, label } = query;
    const asked = pageOf(query);
    const spaceId = spaceOf(principal, query.space);
    return database.transaction(async (connection) => {
      if (tag !== undefined) await withBitmapScans(connection);
      const found = await listEvaluations(connection, spaceId, {
        ...asked,
        ...(state === undefined ? {} : { state }),
        ...(transactionId === undefined ? {} : { transactionId }),
        ...(tag === undefined ? {} : { tag }),
        ...(label === undefined ? {} : { label }),
      });
      return {
        evaluations: await summaries(connection, spaceId, found),
        next: nextOf(found, asked.limit),
      };
    });
  });

  reads(api, MANAGEMENT.readEvaluation, async ({ principal, query, param }) => {
    const spaceId = spaceOf(principal, query.space);
    const record = await requireEvaluation(spaceId, param('id'));
    const [summary] = await summaries(database, spaceId, [record]);
    if (!summary) throw new ApiError('notFound');
    return {
      summary,
      request: JSON.parse(record.request) as EvaluationRecord['request'],
      answer: JSON.parse(record.answer) as EvaluationRecord['answer'],
      seen: JSON.parse(record.seen) as EvaluationRecord['seen'],
    };
  });

  reads(api, MANAGEMENT.explainEvaluation, async ({ principal, query, param }) => {
    const record = await requireEvaluation(spaceOf(principal, query.space), param('id'));
    const explanation = await ports.explain(record, principal.caller.account);
    if (!explanation) throw new ApiError('conflict', 'Conflict: the rules of that time are no longer kept');
    return explanation;
  });

  reads(api, MANAGEMENT.listTransactionEvaluations, async ({ principal, query, param }) => {
    const asked = pageOf(query);
    const spaceId = spaceOf(principal, query.space);
    const found = await listEvaluations(database, spaceId, {
      ...asked,
      transactionId: param('transaction_id'),
    });
    if (found.length === 0 && query.before === undefined) throw new ApiError('notFound');
    return {
      evaluations: await summaries(database, spaceId, found),
      next: nextOf(found, asked.limit),
    };
  });

  reads(api, MANAGEMENT.readStats, ({ principal, query, now }) =>
    readStats(database, principal.caller.account, {
      spaceId: spaceOf(principal, query.space),
      days: query.days ?? DEFAULT_DAYS,
      now: now.getTime(),
    }),
  );
}
