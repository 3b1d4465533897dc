import {
  ApiError,
  badLabels,
  type CatalogueEntry,
  ERRORS,
  type ErrorName,
  LABEL_ROUTES,
  LABEL_VALUES,
  labelSignal,
  readLabels,
  readUnlabelled,
} from '@assay/contract';
import type { Database, TransactionFeedback } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admit, type Caller, type RoutePorts } from '../accounts/index';
import { answerOf } from '../platform/answer';
import { asApiError } from '../platform/http';
import { idempotentCall, once, sendAnswer } from '../platform/idempotency';
import { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';

const BASE = '/RestService/fraud-api/transaction-label/v2';

/** The label routes have codes and texts of their own (docs/errors.md). */
const OWN_ERRORS: ReadonlyMap<CatalogueEntry, ErrorName> = new Map<CatalogueEntry, ErrorName>([
  [ERRORS.missingKey, 'labelMissingToken'],
  [ERRORS.invalidKey, 'labelInvalidToken'],
  [ERRORS.emptyBody, 'labelEmptyBody'],
  [ERRORS.badJson, 'labelBadJson'],
  [ERRORS.system, 'labelSystem'],
]);

/** The error of the label table that states the same. */
export function inLabelTable(error: ApiError): ApiError {
  const own = OWN_ERRORS.get(error.entry);
  return own ? new ApiError(own, undefined, error.details ? { details: error.details } : {}) : error;
}

/** The body as feedback. @throws ApiError 1000, 1005, 1006 */
const labelsOfBody = (body: unknown): readonly TransactionFeedback[] =>
  readLabels(body).map(({ transactionId, label }) => ({
    transactionId,
    feedback: { kind: 'label', label, signal: labelSignal(label) ?? 'negative' },
  }));

const unlabelsOfBody = (body: unknown): readonly TransactionFeedback[] =>
  readUnlabelled(body).map(({ transactionId }) => ({ transactionId, feedback: { kind: 'unlabel' } }));

export interface LabelPorts extends FeedbackPorts {
  readonly onFault: (error: unknown) => void;
}

async function apply(
  database: Database,
  ports: FeedbackPorts,
  caller: Caller,
  items: readonly TransactionFeedback[],
): Promise<void> {
  try {
    await database.transaction((connection) =>
      giveFeedback(connection, ports, caller.spaceId, items, `key ${caller.key.prefix}`),
    );
  } catch (error) {
    if (!(error instanceof UnknownTransactions)) throw error;
    const unknown = new Set(error.transactionIds);
    throw badLabels(
      items.flatMap(({ transactionId }, index) =>
        unknown.has(transactionId)
          ? [{ field: `transactions[${index}].transaction_id`, expected: 'a transaction of this account' }]
          : [],
      ),
    );
  }
}

/**
 * Labels the transactions of a body, all or none.
 * @throws ApiError 1000, 1005, 1006
 */
export const applyLabels = (database: Database, ports: FeedbackPorts, caller: Caller, body: unknown) =>
  apply(database, ports, caller, labelsOfBody(body));

/** The label API (docs/labels.md), and its minor-version alias. */
export function labelRoutes(app: FastifyInstance, routePorts: RoutePorts, ports: LabelPorts): void {
  const { database, ambient } = routePorts;
  // The server's own handler sends what is thrown here, in its turn.
  const options = {
    errorHandler: (error: unknown): never => {
      throw inLabelTable(asApiError(error, ports.onFault));
    },
  };
  for (const base of [BASE, `${BASE}.0`]) {
    app.put(base, options, async (request, reply) => {
      const caller = await admit(routePorts, request, 'labels');
      const call = idempotentCall(request, caller.spaceId, 'transaction-label/v2');
      const answer = await once(database, ambient, call, async () => {
        await applyLabels(database, ports, caller, request.body);
        return answerOf(LABEL_ROUTES.labelTransactions, {});
      });
      return sendAnswer(reply, answer);
    });
    app.delete(base, options, async (request, reply) => {
      const caller = await admit(routePorts, request, 'labels');
      await apply(database, ports, caller, unlabelsOfBody(request.body));
      return sendAnswer(reply, answerOf(LABEL_ROUTES.unlabelTransactions, {}));
    });
    app.get(`${base}/label-value-set`, options, async (request, reply) => {
      await admit(routePorts, request, 'labels');
      return sendAnswer(reply, answerOf(LABEL_ROUTES.listLabelValues, { labels: LABEL_VALUES }));
    });
  }
}
