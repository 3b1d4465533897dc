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
  /** False if other processes deliver. */
  readonly works?: boolean;
}

/** Retention of deliveries in the log, in milliseconds, regardless of the account's retention. */
const LOG_MS = 30 * 86_400_000;
/** Age in milliseconds from which the backlog is late; a healthy endpoint is served within seconds. */
const LATE_MS = 300_000;

/** Creates the webhooks feature of all accounts: routes, deliveries, health and metrics. */
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
  /** Null while the database is unavailable, because the backlog is then unknown. */
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
      return [{ name: 'webhooks', state: 'degraded', note: `Deliveries are delayed: ${found.due} are due.` }];
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
    // Waits for pending requests.
    stop: () => dispatcher.stop(),
  };
}
