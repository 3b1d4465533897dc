import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { itemRoutes } from './item-routes';
import { type QueuePorts, queueRoutes } from './queue-routes';
import { reviewerRoutes } from './reviewer-routes';

/** Queues of what waits for a person, wired. */
export const queueFeature = (ports: QueuePorts): Feature<ManagementApi> => ({
  name: 'queues',
  management: (api) => {
    queueRoutes(api, ports);
    itemRoutes(api, ports);
    reviewerRoutes(api);
  },
});
