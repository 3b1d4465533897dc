import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import { caseRoutes } from './case-routes';
import { whitelistRoutes } from './whitelist-routes';

/** Screening cases and the whitelist, wired. @param hasher of user ids and names */
export const caseFeature = (hasher: (type: string, value: string) => string): Feature<ManagementApi> => ({
  name: 'cases',
  management(api) {
    caseRoutes(api, hasher);
    whitelistRoutes(api, hasher);
  },
});
