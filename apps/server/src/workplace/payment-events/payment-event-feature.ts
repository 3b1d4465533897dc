import type { EnvironmentId } from '@assay/contract';
import { type Database, expirePaymentEvents, uncountPaymentEvents } from '@assay/store';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { FeedbackPorts } from '../labels/feedback-service';
import { paymentEventRoutes } from './routes';
import { rateRoutes, settingsRoutes } from './settings-routes';

/**
 * Deletes the events of expired transactions with their velocity rows.
 * @param before UNIX milliseconds
 */
async function expire(database: Database, environmentId: EnvironmentId, before: number): Promise<void> {
  for (;;) {
    const removed = await database.transaction(async (connection) => {
      const events = await expirePaymentEvents(connection, environmentId, before);
      const rows = events.flatMap(({ keyHashes, ...row }) =>
        keyHashes.map((keyHash) => ({ keyHash, ...row })),
      );
      await uncountPaymentEvents(connection, environmentId, rows);
      return events.length;
    });
    if (removed === 0) return;
  }
}

/** Adds events of payments after their decision. */
export const paymentEventFeature = (
  ports: FeedbackPorts & { readonly database: Database },
): Feature<ManagementApi> => ({
  name: 'payment-events',
  management: (api) => {
    paymentEventRoutes(api, ports);
    settingsRoutes(api);
    rateRoutes(api);
  },
  retention: {
    space: (environmentId, before) => expire(ports.database, environmentId, before),
  },
});
