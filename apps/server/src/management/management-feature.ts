import type { RoutePorts } from '../identity/index';
import type { Feature } from '../platform/feature';
import { AccountMutex, type ManagementApi } from './endpoint';

/**
 * Registers the management API, /management-api/v1, which the panel and operators' tools use.
 * @param features add their own routes to it
 */
export const managementFeature = (
  routePorts: RoutePorts,
  features: readonly Pick<Feature<ManagementApi>, 'management'>[],
): Feature => ({
  name: 'management',
  routes(app) {
    const api: ManagementApi = { app, routePorts, mutex: new AccountMutex() };
    for (const feature of features) feature.management?.(api);
  },
});
