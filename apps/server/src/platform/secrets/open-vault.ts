import { type Database, lockDeploymentKeys, setRecordKeys } from '@assay/store';
import { BadConfiguration } from '../environment';
import type { Runtime } from '../runtime';
import type { DeploymentKeys } from './deployment-keys';
import { RecordKeys } from './record-keys';
import { auditLogKey, RecordVault } from './record-vault';

const NO_FOLDER =
  'The records of this database use separate keys. Set ASSAY_RECORD_KEYS_DIR to their folder, which all processes share.';
const OTHER_FOLDER = (folder: string) =>
  `${folder} doesn't contain the record keys of this database. Set ASSAY_RECORD_KEYS_DIR to the right folder, or restore it from its newest backup.`;

/**
 * Opens the folder of the record keys. A database stays with its first folder.
 * @param folder null means none
 * @throws BadConfiguration when the database belongs to another folder
 */
async function openRecordKeys(
  database: Database,
  folder: string | null,
  runtime: Pick<Runtime, 'bytes' | 'now'>,
): Promise<RecordKeys | null> {
  const keys = folder === null ? null : new RecordKeys(folder, runtime.bytes);
  await database.transaction(async (connection) => {
    const { recordKeys: known } = await lockDeploymentKeys(connection, new Date(runtime.now()));
    if (keys === null && known !== null) throw new BadConfiguration(NO_FOLDER);
    if (keys === null || folder === null) return;
    const identity = keys.identity(known === null);
    if (known !== null && known !== identity) throw new BadConfiguration(OTHER_FOLDER(folder));
    if (known === null && identity !== null) await setRecordKeys(connection, identity);
  });
  return keys;
}

/**
 * Opens the vault that encrypts the records of a database.
 * @returns the record keys; null means that records have no separate keys
 * @throws BadConfiguration
 */
export async function openVaultOf(
  database: Database,
  keys: DeploymentKeys,
  folder: string | null,
  runtime: Pick<Runtime, 'bytes' | 'now'>,
): Promise<RecordKeys | null> {
  const recordKeys = await openRecordKeys(database, folder, runtime);
  database.sealWith(
    new RecordVault({
      keys: keys.data,
      recordKeys,
      pepper: keys.pepper,
      auditLogKey: auditLogKey(keys.signingSecrets),
      bytes: runtime.bytes,
      read: keys.follow,
    }),
  );
  return recordKeys;
}
