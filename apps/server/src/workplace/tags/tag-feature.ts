import type { RoutePorts } from '../../identity/index';
import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { tagManagementRoutes } from './management-routes';
import { tagRoutes } from './routes';

/** Tags, wired. */
export const tagFeature = (routePorts: RoutePorts): Feature<ManagementApi> => ({
  name: 'tags',
  routes: (app) => tagRoutes(app, routePorts),
  management: tagManagementRoutes,
});
