import {
  ApiError,
  type DataRoute,
  type EnvironmentId,
  type NamedTransaction,
  readBulkTagRequest,
  readTagRequest,
  type Static,
  TAG_LIMITS,
  TAG_ROUTES,
  type TransactionId,
  type TSchema,
} from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type Connection,
  changeTags,
  type Database,
  findEvaluation,
  knownTransactions,
  readTags,
  type TaggedTransaction,
} from '@assay/store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admits, type Caller, callerOf, type RoutePorts } from '../../identity/index';
import { changes, type ManagementApi, spaceOf } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { answerOf } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';

/** Returns the tags of a transaction after a change. */
type TagChange = (before: readonly string[], sent: readonly string[]) => readonly string[];

const TAG_CHANGES = {
  add: (before, sent) => [...new Set([...before, ...sent])],
  update: (_before, sent) => sent,
  delete: (before, sent) => before.filter((tag) => !sent.includes(tag)),
} as const satisfies { readonly [verb: string]: TagChange };

/** Minimum number of tags in a request; an update may be empty. */
const MIN_TAGS = { add: 1, update: 0, delete: 1 } as const satisfies {
  readonly [verb in keyof typeof TAG_CHANGES]: 0 | 1;
};

/**
 * Changes the tags of transactions, all or none.
 * @returns current tags of each, in request order
 * @throws ApiError 3001 (names unknown transactions), 3000 (more than 100 tags on a transaction)
 */
async function tagTransactions(
  database: Database,
  environmentId: EnvironmentId,
  transactions: readonly NamedTransaction[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  return database.transaction((connection) => tagWithin(connection, environmentId, transactions, change));
}

/** Same as `tagTransactions`, within the caller's transaction. */
async function tagWithin(
  connection: Connection,
  environmentId: EnvironmentId,
  transactions: readonly NamedTransaction[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  await requireKnown(connection, environmentId, transactions);
  const transactionIds = transactions.map(({ transactionId }) => transactionId);
  return changeTags(connection, environmentId, transactionIds, (before) => {
    const after = change(before);
    if (after.length > TAG_LIMITS.tagsPerTransaction) throw tooManyTags();
    return after;
  });
}

/** @throws ApiError 3001 for an unknown transaction */
async function tagsOfTransaction(
  database: Database,
  environmentId: EnvironmentId,
  transactionId: TransactionId,
): Promise<readonly string[]> {
  await requireKnown(database, environmentId, [inPath(transactionId)]);
  return readTags(database, environmentId, transactionId);
}

/** Returns the transaction named in the path. */
const inPath = (transactionId: TransactionId): NamedTransaction => ({
  transactionId,
  at: 'transaction_id',
});

async function requireKnown(
  connection: Connection,
  environmentId: EnvironmentId,
  transactions: readonly NamedTransaction[],
): Promise<void> {
  const ids = transactions.map(({ transactionId }) => transactionId);
  const known = await knownTransactions(connection, environmentId, ids);
  const details = transactions.flatMap(({ transactionId, at }) =>
    known.has(transactionId)
      ? []
      : [{ field: at, expected: 'a transaction of this account in the same environment (live or test)' }],
  );
  if (details.length > 0) throw new ApiError('notFound', 'Transaction not found', { details });
}

function tooManyTags(): ApiError {
  const most = TAG_LIMITS.tagsPerTransaction;
  return new ApiError('length', `tags on one transaction size must be between 0 and ${most} items`, {
    details: [{ field: 'tags', expected: `at most ${most} on one transaction` }],
  });
}

const BASE = '/RestService/tag-api/v1/tags';

interface OneTransaction {
  readonly Params: { readonly id: string };
}

/** Adds the tag API (docs/reference/tags.md). */
function tagRoutes(app: FastifyInstance, routePorts: RoutePorts): void {
  const { database } = routePorts;
  const options = { onRequest: admits(routePorts, 'tags') };
  const verbs = Object.keys(TAG_CHANGES) as (keyof typeof TAG_CHANGES)[];

  /** Runs a change at most once for an Idempotency-Key. */
  async function change<S extends TSchema>(
    request: FastifyRequest,
    documented: DataRoute<S>,
    route: string,
    work: (caller: Caller, body: unknown) => Promise<Static<S>>,
  ) {
    const caller = callerOf(request);
    const call =
      request.body === undefined ? undefined : idempotentCall(request, caller.environmentId, route);
    return once(database, routePorts.runtime, call, async () =>
      answerOf(documented, await work(caller, request.body)),
    );
  }

  for (const verb of verbs) {
    app.post<OneTransaction>(`${BASE}/:id/${verb}`, options, async (request, reply) =>
      sendAnswer(
        reply,
        await change(request, TAG_ROUTES.addTags, `tags/${verb}`, async ({ environmentId }, body) => {
          const { tags } = readTagRequest(body, MIN_TAGS[verb]);
          const [changed] = await tagTransactions(
            database,
            environmentId,
            [inPath(request.params.id)],
            (before) => TAG_CHANGES[verb](before, tags),
          );
          return { tags: changed?.tags ?? [] };
        }),
      ),
    );
    app.post(`${BASE}/bulk-${verb}`, options, async (request, reply) =>
      sendAnswer(
        reply,
        await change(
          request,
          TAG_ROUTES.bulkAddTags,
          `tags/bulk-${verb}`,
          async ({ environmentId }, body) => {
            const { transactions, tags } = readBulkTagRequest(body, MIN_TAGS[verb]);
            const changed = await tagTransactions(database, environmentId, transactions, (before) =>
              TAG_CHANGES[verb](before, tags),
            );
            return {
              updated_items: changed.map((item) => ({ transaction_id: item.transactionId, tags: item.tags })),
            };
          },
        ),
      ),
    );
  }

  app.get<OneTransaction>(`${BASE}/:id`, options, async (request, reply) => {
    const { environmentId } = callerOf(request);
    const tags = await tagsOfTransaction(database, environmentId, request.params.id);
    return sendAnswer(reply, answerOf(TAG_ROUTES.readTags, { tags }));
  });
  app.delete<OneTransaction>(`${BASE}/:id`, options, async (request, reply) => {
    const { environmentId } = callerOf(request);
    await tagTransactions(database, environmentId, [inPath(request.params.id)], () => []);
    return sendAnswer(reply, answerOf(TAG_ROUTES.clearTags, { tags: [] }));
  });
}

/** Adds the panel's tag routes. */
function tagManagementRoutes(api: ManagementApi): void {
  changes(api, MANAGEMENT.tagTransaction, async ({ connection, principal, query, param, body }) => {
    const transactionId = param('transaction_id');
    const environmentId = spaceOf(principal, query.environment);
    const [tagged] = await tagWithin(connection, environmentId, [inPath(transactionId)], () => [
      ...new Set(body.tags),
    ]);
    const newest = await findEvaluation(connection, environmentId, { transactionId });
    return {
      data: { transaction_id: transactionId, tags: [...(tagged?.tags ?? [])] },
      audit: {
        action: 'transaction.tag',
        // Tags may contain personal data, so the audit log stores only their number.
        change: { tags: tagged?.tags.length ?? 0 },
        target: `evaluation ${newest?.id}`,
      },
    };
  });
}

/** Adds tags. */
export const tagFeature = (routePorts: RoutePorts): Feature<ManagementApi> => ({
  name: 'tags',
  routes: (app) => tagRoutes(app, routePorts),
  management: tagManagementRoutes,
});
