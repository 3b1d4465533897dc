import type { Platform } from '../accounts/index';
import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { tagManagementRoutes } from './management-routes';
import { tagRoutes } from './routes';

/** Tags, wired. */
export const tagFeature = (platform: Platform): Feature<ManagementApi> => ({
  name: 'tags',
  routes: (app) => tagRoutes(app, platform),
  management: tagManagementRoutes,
});
