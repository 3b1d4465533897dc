import {
  type DataRoute,
  readBulkTagRequest,
  readTagRequest,
  type Static,
  TAG_ROUTES,
  type TSchema,
} from '@assay/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { admits, type Caller, callerOf, type RoutePorts } from '../../identity/index';
import { answerOf } from '../../platform/answer';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import { inPath, LEAST_TAGS, TAG_CHANGES, tagsOfTransaction, tagTransactions } from './tag-service';

const BASE = '/RestService/tag-api/v1/tags';

interface OneTransaction {
  readonly Params: { readonly id: string };
}

/** The tag API (docs/tags.md). */
export function tagRoutes(app: FastifyInstance, routePorts: RoutePorts): void {
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
    const call = request.body === undefined ? undefined : idempotentCall(request, caller.spaceId, route);
    return once(database, routePorts.ambient, call, async () =>
      answerOf(documented, await work(caller, request.body)),
    );
  }

  for (const verb of verbs) {
    app.post<OneTransaction>(`${BASE}/:id/${verb}`, options, async (request, reply) =>
      sendAnswer(
        reply,
        await change(request, TAG_ROUTES.addTags, `tags/${verb}`, async ({ spaceId }, body) => {
          const { tags } = readTagRequest(body, LEAST_TAGS[verb]);
          const [changed] = await tagTransactions(database, spaceId, [inPath(request.params.id)], (before) =>
            TAG_CHANGES[verb](before, tags),
          );
          return { tags: changed?.tags ?? [] };
        }),
      ),
    );
    app.post(`${BASE}/bulk-${verb}`, options, async (request, reply) =>
      sendAnswer(
        reply,
        await change(request, TAG_ROUTES.bulkAddTags, `tags/bulk-${verb}`, async ({ spaceId }, body) => {
          const { transactions, tags } = readBulkTagRequest(body, LEAST_TAGS[verb]);
          const changed = await tagTransactions(database, spaceId, transactions, (before) =>
            TAG_CHANGES[verb](before, tags),
          );
          return {
            updated_items: changed.map((item) => ({ transaction_id: item.transactionId, tags: item.tags })),
          };
        }),
      ),
    );
  }

  app.get<OneTransaction>(`${BASE}/:id`, options, async (request, reply) => {
    const { spaceId } = callerOf(request);
    const tags = await tagsOfTransaction(database, spaceId, request.params.id);
    return sendAnswer(reply, answerOf(TAG_ROUTES.readTags, { tags }));
  });
  app.delete<OneTransaction>(`${BASE}/:id`, options, async (request, reply) => {
    const { spaceId } = callerOf(request);
    await tagTransactions(database, spaceId, [inPath(request.params.id)], () => []);
    return sendAnswer(reply, answerOf(TAG_ROUTES.clearTags, { tags: [] }));
  });
}
