import type { Database } from '@assay/store';
import { systemRuntime } from '../platform/runtime';
import {
  type DeploymentKeys,
  type FindMasterKey,
  openDeploymentKeys,
} from '../platform/secrets/deployment-keys';
import { openVaultOf } from '../platform/secrets/open-vault';

/** Master key of every test deployment. */
export const TEST_MASTER_KEY = '7e57'.repeat(16);

export const testMasterKey: FindMasterKey = async () => ({
  key: Buffer.from(TEST_MASTER_KEY, 'hex'),
  file: null,
  isNew: false,
});

/**
 * Returns the keys of a test deployment, as its servers have them. The database then decrypts and encrypts
 * with them.
 */
export async function deploymentKeysOf(database: Database): Promise<DeploymentKeys> {
  const runtime = systemRuntime();
  const keys = await openDeploymentKeys(database, testMasterKey, runtime);
  await openVaultOf(database, keys, null, runtime);
  return keys;
}
