import type { ManagementApi } from '../management/index';
import type { Feature } from '../platform/feature';
import { caseRoutes } from './case-routes';

export { closeCase, readCaseSummary } from './close-case';

/** Screening cases, wired. @param hasher of user ids */
export const caseFeature = (hasher: (type: string, value: string) => string): Feature<ManagementApi> => ({
  name: 'cases',
  management: (api) => caseRoutes(api, hasher),
});
