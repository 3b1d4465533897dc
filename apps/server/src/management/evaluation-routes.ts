import { ApiError, badInput, type EvaluationSummary, MANAGEMENT } from '@assay/contract';
import {
  findEvaluation,
  type KeptEvaluation,
  type KeptEvaluationRecord,
  listEvaluations,
} from '@assay/store';
import { type ManagementApi, reads } from './endpoint';
import { isUuid, uuid } from './identifiers';
import type { ManagementPorts } from './ports';
import type { Principal } from './principal';
import { readStats } from './stats';
import { timestamp } from './timestamps';

const DEFAULT_PAGE = 100;
const DEFAULT_DAYS = 7;

type Space = 'live' | 'test';

/**
 * The account whose data is read: test keys have data of their own and see no other.
 * @throws ApiError 2003 when a test key asks for live data.
 */
function spaceOf({ caller }: Principal, asked: Space | undefined): number {
  const { account, key } = caller;
  const space = asked ?? key.kind;
  if (space === 'live' && key.kind === 'test') {
    throw new ApiError('missingScope', 'A test key reads the data of test keys only');
  }
  return space === 'live' ? account.id : account.testSpaceId;
}

const summary = (evaluation: KeptEvaluation): EvaluationSummary => ({
  id: evaluation.id,
  transaction_id: evaluation.transactionId,
  service_id: evaluation.serviceId,
  at: timestamp(evaluation.at),
  state: evaluation.state,
  fraud_score: evaluation.fraudScore,
  policy_version: evaluation.policyVersion,
});

interface PageQuery {
  readonly limit?: number;
  readonly before?: string;
}

function pageOf({ limit = DEFAULT_PAGE, before }: PageQuery) {
  if (before !== undefined && !isUuid(before))
    throw badInput([{ field: 'before', expected: '`next` of the page before' }]);
  return { limit, ...(before === undefined ? {} : { before: before.toLowerCase() }) };
}

const page = (evaluations: readonly KeptEvaluation[], limit: number) => ({
  evaluations: evaluations.map(summary),
  next: evaluations.length === limit ? (evaluations.at(-1)?.id ?? null) : null,
});

/** /evaluations, /transactions and /stats: what was decided, and why. */
export function evaluationRoutes(api: ManagementApi, ports: ManagementPorts): void {
  const { database } = api.platform;

  async function requireEvaluation(spaceId: number, id: string): Promise<KeptEvaluationRecord> {
    const record = await findEvaluation(database, spaceId, { evaluationId: uuid(id) });
    if (!record) throw new ApiError('notFound');
    return record;
  }

  reads(api, MANAGEMENT.listEvaluations, async ({ principal, query }) => {
    const { state, transaction_id: transactionId } = query;
    const asked = pageOf(query);
    const found = await listEvaluations(database, spaceOf(principal, query.space), {
      ...asked,
      ...(state === undefined ? {} : { state }),
      ...(transactionId === undefined ? {} : { transactionId }),
    });
    return page(found, asked.limit);
  });

  reads(api, MANAGEMENT.readEvaluation, async ({ principal, query, param }) => {
    const record = await requireEvaluation(spaceOf(principal, query.space), param('id'));
    const parsed = (text: string): unknown => JSON.parse(text);
    return {
      summary: summary(record),
      request: parsed(record.request),
      answer: parsed(record.answer),
      seen: parsed(record.seen),
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
    const found = await listEvaluations(database, spaceOf(principal, query.space), {
      ...asked,
      transactionId: param('transaction_id'),
    });
    if (found.length === 0 && query.before === undefined) throw new ApiError('notFound');
    return page(found, asked.limit);
  });

  reads(api, MANAGEMENT.readStats, ({ principal, query, now }) =>
    readStats(database, principal.caller.account, {
      spaceId: spaceOf(principal, query.space),
      days: query.days ?? DEFAULT_DAYS,
      now: now.getTime(),
    }),
  );
}
