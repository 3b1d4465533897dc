import {
  ApiError,
  badLabels,
  type CatalogueEntry,
  ERRORS,
  type ErrorName,
  LABEL_ROUTES,
  LABEL_VALUES,
  labelSignal,
  type ReadLabels,
  readLabels,
  readUnlabelled,
  type TransactionId,
} from '@assay/contract';
import { type Database, type Feedback, knownTransactions } from '@assay/store';
import type { FastifyInstance } from 'fastify';
import { admits, type Caller, callerOf, type RoutePorts } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { answerOf, asApiError } from '../../platform/http';
import { idempotentCall, once, sendAnswer } from '../../platform/idempotency';
import { type FeedbackPorts, giveFeedback, UnknownTransactions } from './feedback-service';
import { feedbackRoutes } from './management-routes';

/** Adds labels and manual reviews. */
export const labelFeature = (
  ports: LabelPorts & { readonly routePorts: RoutePorts },
): Feature<ManagementApi> => ({
  name: 'labels',
  routes: (app) => labelRoutes(app, ports.routePorts, ports),
  management: (api) => feedbackRoutes(api, ports),
});

const BASE = '/RestService/fraud-api/transaction-label/v2';

/** Error codes and texts specific to the label routes (docs/reference/errors.md). */
const OWN_ERRORS: ReadonlyMap<CatalogueEntry, ErrorName> = new Map<CatalogueEntry, ErrorName>([
  [ERRORS.missingKey, 'labelMissingToken'],
  [ERRORS.invalidKey, 'labelInvalidToken'],
  [ERRORS.emptyBody, 'labelEmptyBody'],
  [ERRORS.badJson, 'labelBadJson'],
  [ERRORS.system, 'labelSystem'],
]);

/** Returns the error of the label table with the same meaning. */
export function inLabelTable(error: ApiError): ApiError {
  const own = OWN_ERRORS.get(error.entry);
  return own ? new ApiError(own, undefined, error.details ? { details: error.details } : {}) : error;
}

export interface LabelPorts extends FeedbackPorts {
  readonly onFault: (error: unknown) => void;
}

const feedbackOf = (label: string | null): Feedback =>
  label === null ? { kind: 'unlabel' } : { kind: 'label', label, signal: labelSignal(label) ?? 'negative' };

/**
 * Adds or removes the labels of a request, all or none.
 * @throws ApiError 1006 with every malformed item and unknown transaction
 */
export async function applyLabels(
  database: Database,
  ports: FeedbackPorts,
  caller: Caller,
  { items, faults }: ReadLabels,
): Promise<void> {
  const refuse = async (unknownIds: readonly TransactionId[]): Promise<never> => {
    const unknown = items.filter(({ transactionId }) => unknownIds.includes(transactionId));
    throw badLabels([
      ...faults,
      ...unknown.map(({ at }) => ({
        field: at,
        expected: 'a transaction of this account in the same environment (live or test)',
      })),
    ]);
  };
  const ids = items.map(({ transactionId }) => transactionId);
  if (faults.length > 0) {
    const known = await knownTransactions(database, caller.environmentId, ids);
    return refuse(ids.filter((id) => !known.has(id)));
  }
  const feedback = items.map(({ transactionId, label }) => ({ transactionId, feedback: feedbackOf(label) }));
  try {
    await database.transaction((connection) =>
      giveFeedback(connection, ports, caller.environmentId, feedback, `key ${caller.key.prefix}`),
    );
  } catch (error) {
    if (error instanceof UnknownTransactions) return refuse(error.transactionIds);
    throw error;
  }
}

/** Adds the label API (docs/reference/labels.md). */
function labelRoutes(app: FastifyInstance, routePorts: RoutePorts, ports: LabelPorts): void {
  const { database, runtime } = routePorts;
  // The server's error handler sends the translated error.
  const options = {
    onRequest: admits(routePorts, 'labels'),
    errorHandler: (error: unknown): never => {
      throw inLabelTable(asApiError(error, ports.onFault));
    },
  };
  app.put(BASE, options, async (request, reply) => {
    const caller = callerOf(request);
    const call = idempotentCall(request, caller.environmentId, 'transaction-label/v2');
    const answer = await once(database, runtime, call, async () => {
      await applyLabels(database, ports, caller, readLabels(request.body));
      return answerOf(LABEL_ROUTES.labelTransactions, {});
    });
    return sendAnswer(reply, answer);
  });
  app.delete(BASE, options, async (request, reply) => {
    await applyLabels(database, ports, callerOf(request), readUnlabelled(request.body));
    return sendAnswer(reply, answerOf(LABEL_ROUTES.unlabelTransactions, {}));
  });
  app.get(`${BASE}/label-value-set`, options, async (_request, reply) =>
    sendAnswer(reply, answerOf(LABEL_ROUTES.listLabelValues, { labels: LABEL_VALUES })),
  );
}
