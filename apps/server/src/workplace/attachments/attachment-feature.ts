import type { ManagementApi } from '../../management/index';
import type { Feature } from '../../platform/feature';
import type { SealedFiles } from '../../verification/index';
import { attachmentRoutes } from './attachment-routes';

/** Files that colleagues attach to calls, cases and executions, wired. */
export const attachmentFeature = (files: SealedFiles): Feature<ManagementApi> => ({
  name: 'attachments',
  management: (api) => attachmentRoutes(api, files),
});
