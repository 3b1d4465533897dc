import type { FindMasterKey } from '../../../apps/server/src/platform/secrets/deployment-keys';

/** The master key of the servers that are killed, and of who looks afterwards. */
export const CRASH_MASTER_KEY: FindMasterKey = async () => ({
  key: Buffer.alloc(32, 7),
  file: null,
  isNew: false,
});
