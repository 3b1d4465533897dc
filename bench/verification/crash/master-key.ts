import type { FindMasterKey } from '../../../apps/server/src/platform/secrets/deployment-keys';

/** Master key of the servers that are killed, and of the later inspection. */
export const CRASH_MASTER_KEY: FindMasterKey = async () => ({
  key: Buffer.alloc(32, 7),
  file: null,
  isNew: false,
});
