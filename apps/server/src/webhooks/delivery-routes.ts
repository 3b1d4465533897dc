import { ApiError, badInput, type EnvironmentId, type ResponseOf, type WebhookEvent } from '@assay/contract';
import { MANAGEMENT } from '@assay/management-api';
import {
  type Connection,
  type DeliveryFilter,
  type DeliveryState,
  findWebhookDelivery,
  findWebhookEndpoint,
  type LoggedDeliveryRecord,
  listWebhookDeliveries,
  resendWebhookDeliveries,
} from '@assay/store';
import { changes, isUuid, type ManagementApi, reads, readsRecord, uuid } from '../management/index';
import { managedDelivery } from './documents';
import { messageBody, type SentData } from './message';

const DEFAULT_PAGE = 100;

type SentDelivery = ResponseOf<typeof MANAGEMENT.readWebhookDelivery>;

interface AskedFilter {
  readonly event?: WebhookEvent;
  readonly state?: DeliveryState;
  readonly since?: string;
  readonly until?: string;
}

const filterOf = ({ event, state, since, until }: AskedFilter): DeliveryFilter => ({
  ...(event === undefined ? {} : { event }),
  ...(state === undefined ? {} : { state }),
  ...(since === undefined ? {} : { since: Date.parse(since) }),
  ...(until === undefined ? {} : { until: Date.parse(until) }),
});

/**
 * Reads an id that filters a page.
 * @throws ApiError 1006
 */
function idSent(field: string, sent: string): string {
  if (!isUuid(sent)) throw badInput([{ field, expected: 'an id that the API returned' }]);
  return sent.toLowerCase();
}

async function requireDelivery(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<LoggedDeliveryRecord> {
  const delivery = await findWebhookDelivery(connection, environmentId, uuid(id));
  if (!delivery) throw new ApiError('notFound');
  return delivery;
}

/**
 * Returns the body of the newest attempt. Before the first attempt, it is the body as of the time of the
 * event.
 */
function sentBody(
  { log, ...delivery }: LoggedDeliveryRecord,
  environmentId: EnvironmentId,
  sentData: SentData,
): string {
  const newest = log.at(-1);
  const at = newest ? Date.parse(newest.at) : delivery.at;
  return messageBody({ ...delivery, data: sentData(delivery, environmentId, at) });
}

/** Registers /webhook-deliveries: requests, responses, and resending. */
export function deliveryRoutes(api: ManagementApi, sentData: SentData): void {
  const { database } = api.routePorts;

  reads(api, MANAGEMENT.listWebhookDeliveries, async ({ principal, query }) => {
    const limit = query.limit ?? DEFAULT_PAGE;
    const { webhook_id: endpointId, before } = query;
    const deliveries = await listWebhookDeliveries(
      database,
      principal.caller.environmentId,
      {
        ...filterOf(query),
        ...(endpointId === undefined ? {} : { endpointId: idSent('webhook_id', endpointId) }),
      },
      { limit, ...(before === undefined ? {} : { before: idSent('before', before) }) },
    );
    return {
      deliveries: deliveries.map(managedDelivery),
      next: deliveries.length === limit ? (deliveries.at(-1)?.id ?? null) : null,
    };
  });

  readsRecord(
    api,
    MANAGEMENT.readWebhookDelivery,
    MANAGEMENT.revealWebhookDelivery,
    async ({ principal, param }) => {
      const { environmentId } = principal.caller;
      const delivery = await requireDelivery(database, environmentId, param('id'));
      return {
        delivery: managedDelivery(delivery),
        body: JSON.parse(sentBody(delivery, environmentId, sentData)) as SentDelivery['body'],
        log: delivery.log,
      };
    },
  );

  changes(api, MANAGEMENT.resendWebhookDelivery, async ({ principal, param, connection, now }) => {
    const { environmentId } = principal.caller;
    const { id } = await requireDelivery(connection, environmentId, param('id'));
    await resendWebhookDeliveries(connection, environmentId, { id }, now.getTime());
    const delivery = await requireDelivery(connection, environmentId, id);
    return {
      data: { delivery: managedDelivery(delivery) },
      audit: { action: 'webhook.resend', target: delivery.endpointId, change: { delivery: id } },
    };
  });

  changes(api, MANAGEMENT.resendWebhookDeliveries, async ({ principal, param, body, connection, now }) => {
    const { environmentId } = principal.caller;
    const endpoint = await findWebhookEndpoint(connection, environmentId, uuid(param('id')));
    if (!endpoint) throw new ApiError('notFound');
    const filter = { ...filterOf(body), endpointId: endpoint.id };
    const resent = await resendWebhookDeliveries(connection, environmentId, filter, now.getTime());
    return {
      data: { resent },
      audit: { action: 'webhook.resend', target: endpoint.id, change: { deliveries: resent, ...body } },
    };
  });
}
