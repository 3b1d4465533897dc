import { join } from 'node:path';
import { type FileLock, LockHeld, type LockRecord, lockHolder, takeLock } from '@assay/versioned-files';
import { asFolderError, EmbeddedError } from './errors';

const lockFile = (folder: string): string => join(folder, 'assay.lock');

function inUse(folder: string, { path, holder }: LockHeld): EmbeddedError {
  if (holder === null) {
    const sentence = `The lock file ${path} is unreadable; delete it if nothing else runs.`;
    return new EmbeddedError('folder_in_use', sentence);
  }
  const address = holder.address === null ? '' : ` at ${holder.address}`;
  return new EmbeddedError(
    'folder_in_use',
    `The data folder ${folder} is in use by process ${holder.pid}${address}, running since ${holder.since}; ` +
      'stop it first or choose another folder.',
  );
}

/** The live process that holds the lock of `folder`, or null. */
export const folderHolder = (folder: string): Promise<LockRecord | null> => lockHolder(lockFile(folder));

/**
 * Takes the lock of a data folder for this process; one that is left of a process that no longer runs is taken over.
 *
 * @param address where this process can be reached, shown to whoever is refused
 * @param now milliseconds since the epoch
 * @throws EmbeddedError `folder_in_use` with the holder's pid, start and address
 */
export async function lockFolder(folder: string, address: string | null, now: number): Promise<FileLock> {
  try {
    return await takeLock(lockFile(folder), { address, now });
  } catch (error) {
    throw error instanceof LockHeld ? inUse(folder, error) : asFolderError(error, folder);
  }
}
