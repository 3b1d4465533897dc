import {
  type Database,
  type DeliveryQueue,
  deliveryQueue,
  disableFailingEndpoint,
  removeWebhooksOlderThan,
} from '@assay/store';
import type { Registry } from 'prom-client';
import type { ManagementApi } from '../management/index';
import type { Ambient } from '../platform/ambient';
import type { Feature } from '../platform/feature';
import type { SigningSecrets } from '../platform/secrets/signing-secrets';
import { deliveryRoutes } from './delivery-routes';
import { Dispatcher } from './dispatcher';
import { endpointRoutes } from './endpoint-routes';
import type { SentData } from './message';
import { webhookMetrics } from './metrics';
import type { Receiver } from './receiver';
import { secretBox } from './secret';

interface WebhookParts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly signingSecrets: SigningSecrets;
  readonly signatureHeader: string;
  readonly receiver: Receiver;
  readonly sentData: SentData;
  readonly registry: Registry;
  readonly onFault: (error: unknown) => void;
  /** false = other processes deliver. */
  readonly works?: boolean;
}

/** How long the log keeps a delivery, whatever the account's retention is. */
const LOG_MS = 30 * 86_400_000;
/** A healthy endpoint is served within seconds. */
const LATE_MS = 300_000;

/** Webhooks of every account: routes, deliveries, what operators see of them. */
export function openWebhooks(parts: WebhookParts): Feature<ManagementApi> {
  const { database, ambient, signatureHeader, receiver, sentData, onFault } = parts;
  const queue: DeliveryQueue = deliveryQueue(database, ambient.timeOrderedId());
  const box = secretBox(parts.signingSecrets, ambient);
  const metrics = webhookMetrics(parts.registry);
  const dispatcher = new Dispatcher({
    queue,
    receiver,
    box,
    ambient,
    metrics,
    signatureHeader,
    sentData,
    onFault,
    works: parts.works ?? true,
    disable: ({ spaceId, id }, now) =>
      database.transaction((connection) => disableFailingEndpoint(connection, spaceId, id, now)),
  });
  /** null while the database is away: then there is nothing to report of the backlog. */
  const backlog = () => queue.backlog(ambient.now()).catch(() => null);
  const age = (oldestDue: number | null) => (oldestDue === null ? 0 : Math.max(0, ambient.now() - oldestDue));
  return {
    name: 'webhooks',
    management(api) {
      endpointRoutes(api, { receiver, box, signatureHeader });
      deliveryRoutes(api, sentData);
    },
    async health() {
      const found = await backlog();
      if (!found || age(found.oldestDue) < LATE_MS) return [];
      return [{ name: 'webhooks', state: 'degraded', note: `Deliveries pile up: ${found.due} are due.` }];
    },
    async measure() {
      const found = await backlog();
      if (!found) return;
      const { events, due, oldestDue } = found;
      metrics.waiting.set({ kind: 'events' }, events);
      metrics.waiting.set({ kind: 'due' }, due);
      metrics.oldest.set(age(oldestDue) / 1000);
    },
    retention: {
      space: (spaceId) => removeWebhooksOlderThan(database.patient(), spaceId, ambient.now() - LOG_MS),
    },
    // Requests under way end.
    stop: () => dispatcher.stop(),
  };
}
