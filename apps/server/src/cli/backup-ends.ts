import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import { type Database, openDatabase, ROLE_NAMES, UnfitBackup, type WholeAddress } from '@assay/store';
import type { ServerConfig } from '../configuration';
import { BadBackup } from '../operations/backup/archive';
import { type Blobs, BlobsUnavailable } from '../platform/blobs';
import { provideEmbeddedRoles, rolesWith } from '../platform/database-roles';
import { systemRuntime } from '../platform/runtime';
import { mediaBlobs } from '../verification/open-verification';
import { CannotAnswer } from './cannot-answer';

/** Prints a result as one JSON line. */
export const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Converts failures that an operator can fix into CannotAnswer. */
export async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadBackup || error instanceof UnfitBackup) throw new CannotAnswer(error.message);
    if (error instanceof BlobsUnavailable)
      throw new CannotAnswer(
        `The media store is unavailable (${error.code}). Check ASSAY_MEDIA_S3_ENDPOINT and try again.`,
      );
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC')
      throw new CannotAnswer(
        'The disk is full. The incomplete file was removed. Free some space and try again.',
      );
    if (path !== undefined && (code === 'EACCES' || code === 'ENOENT' || code === 'EROFS'))
      throw new CannotAnswer(`Can't read or write ${path}. Check its permissions.`);
    throw error;
  }
}

/** Returns the storage of captured media. */
export const blobsOf = (config: ServerConfig): Blobs =>
  mediaBlobs({
    mediaS3: config.verification.mediaS3,
    runtime: systemRuntime(),
    dataDir: config.dataDir,
    // The command reports storage errors.
    onFault: () => undefined,
  });

/** Target database of a restore. */
export interface Target {
  readonly database: Database;
  readonly address: WholeAddress;
  close(): Promise<void>;
}

/**
 * Opens the built-in database of a data folder and creates it if needed.
 * @throws EmbeddedError
 */
export async function openEmbeddedTarget(dataDir: string): Promise<Target> {
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  await provideEmbeddedRoles(
    embedded.url,
    rolesWith(() => null),
  );
  const address = { url: embedded.url, role: ROLE_NAMES.migrating };
  const database = openDatabase({ ...address, maxConnections: 1 });
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  return { database, address, close };
}

/**
 * Creates a temporary folder.
 * @returns the folder and a function that removes it
 */
export async function trialFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'assay-check-'));
  // When run by root, PostgreSQL runs as another user, who must be able to enter the folder; its files stay
  // private.
  await chmod(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
