import {
  type Database,
  type DeliveryQueue,
  deliveryQueue,
  disableFailingEndpoint,
  removeWebhooksOlderThan,
} from '@assay/store';
import type { Registry } from 'prom-client';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import type { Runtime } from '../platform/runtime';
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
  readonly runtime: Runtime;
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
  const { database, runtime, signatureHeader, receiver, sentData, onFault } = parts;
  const queue: DeliveryQueue = deliveryQueue(database, runtime.timeOrderedId());
  const box = secretBox(parts.signingSecrets, runtime);
  const metrics = webhookMetrics(parts.registry);
  const dispatcher = new Dispatcher({
    queue,
    receiver,
    box,
    runtime,
    metrics,
    signatureHeader,
    sentData,
    onFault,
    works: parts.works ?? true,
    disable: ({ environmentId, id }, now) =>
      database.transaction((connection) => disableFailingEndpoint(connection, environmentId, id, now)),
  });
  /** Null while the database is unavailable, because the backlog is then unknown. */
  const backlog = () => queue.backlog(runtime.now()).catch(() => null);
  const age = (oldestDue: number | null) => (oldestDue === null ? 0 : Math.max(0, runtime.now() - oldestDue));
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
      space: (environmentId) =>
        removeWebhooksOlderThan(database.patient(), environmentId, runtime.now() - LOG_MS),
    },
    // Waits for pending requests.
    stop: () => dispatcher.stop(),
  };
}
