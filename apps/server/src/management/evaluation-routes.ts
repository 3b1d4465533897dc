import { ApiError, badInput, type EvaluationRecord, MANAGEMENT, type SpaceId } from '@assay/contract';
import { everythingFound, findEvaluation, type KeptEvaluationRecord, listEvaluations } from '@assay/store';
import { type ManagementApi, reads, readsRecord } from './endpoint';
import { evaluationFilter } from './evaluation-filter';
import { summaries } from './evaluation-summary';
import { isUuid, uuid } from './identifiers';
import type { ManagementPorts } from './ports';
import { spaceOf } from './space';
import { readStats } from './stats';

const DEFAULT_PAGE = 100;
const DEFAULT_DAYS = 7;

interface PageQuery {
  readonly limit?: number;
  readonly before?: string;
}

function pageOf({ limit = DEFAULT_PAGE, before }: PageQuery) {
  if (before !== undefined && !isUuid(before))
    throw badInput([{ field: 'before', expected: '`next` of the page before' }]);
  return { limit, ...(before === undefined ? {} : { before: before.toLowerCase() }) };
}

/** /evaluations, /transactions and /stats: what was decided, and why. */
export function evaluationRoutes(api: ManagementApi, ports: ManagementPorts): void {
  const { database } = api.routePorts;

  async function requireEvaluation(spaceId: SpaceId, id: string): Promise<KeptEvaluationRecord> {
    const record = await findEvaluation(database, spaceId, { evaluationId: uuid(id) });
    if (!record) throw new ApiError('notFound');
    return record;
  }

  reads(api, MANAGEMENT.listEvaluations, async ({ principal, query, reading }) => {
    const spaceId = spaceOf(principal, query.space);
    const { evaluations, next } = await listEvaluations(reading, spaceId, {
      ...evaluationFilter(query, spaceId, ports.hasher),
      ...pageOf(query),
    });
    return {
      evaluations: await summaries(reading, spaceId, evaluations),
      next,
      complete: await everythingFound(reading, spaceId),
    };
  });

  readsRecord(
    api,
    MANAGEMENT.readEvaluation,
    MANAGEMENT.revealEvaluation,
    async ({ principal, query, param }) => {
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
    },
  );

  readsRecord(
    api,
    MANAGEMENT.explainEvaluation,
    MANAGEMENT.revealExplanation,
    async ({ principal, query, param }) => {
      const record = await requireEvaluation(spaceOf(principal, query.space), param('id'));
      const explanation = await ports.explain(record, principal.caller.account);
      if (!explanation) throw new ApiError('conflict', 'Conflict: the rules of that time are no longer kept');
      return explanation;
    },
  );

  reads(api, MANAGEMENT.listTransactionEvaluations, async ({ principal, query, param }) => {
    const spaceId = spaceOf(principal, query.space);
    const { evaluations, next } = await listEvaluations(database, spaceId, {
      ...pageOf(query),
      transactionId: param('transaction_id'),
    });
    if (evaluations.length === 0 && query.before === undefined) throw new ApiError('notFound');
    return { evaluations: await summaries(database, spaceId, evaluations), next };
  });

  reads(api, MANAGEMENT.readStats, ({ principal, query, now, reading }) =>
    readStats(reading, principal.caller.account, {
      spaceId: spaceOf(principal, query.space),
      days: query.days ?? DEFAULT_DAYS,
      now: now.getTime(),
    }),
  );
}
