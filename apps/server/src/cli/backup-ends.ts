import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import { type Database, openDatabase, ROLE_NAMES, UnfitBackup, type WholeAddress } from '@assay/store';
import type { ServerConfig } from '../configuration';
import { BadBackup } from '../operations/backup/archive';
import { systemAmbient } from '../platform/ambient';
import { type Blobs, BlobsUnavailable } from '../platform/blobs';
import { provideEmbeddedRoles, rolesWith } from '../platform/database-roles';
import { mediaBlobs } from '../verification/open-verification';
import { CannotAnswer } from './cannot-answer';

/** A result, as a line of JSON. */
export const print = (value: object) => void process.stdout.write(`${JSON.stringify(value)}\n`);

/** Failures that an operator can act on, as such. */
export async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BadBackup || error instanceof UnfitBackup) throw new CannotAnswer(error.message);
    if (error instanceof BlobsUnavailable)
      throw new CannotAnswer(`The store of captured media cannot be reached (${error.code}).`);
    const { code, path } = error as NodeJS.ErrnoException;
    if (code === 'ENOSPC') throw new CannotAnswer('The disk is full; nothing was kept of it.');
    if (path !== undefined && (code === 'EACCES' || code === 'ENOENT' || code === 'EROFS'))
      throw new CannotAnswer(`${path} cannot be written or read.`);
    throw error;
  }
}

/** Where captured media lie. */
export const blobsOf = (config: ServerConfig): Blobs =>
  mediaBlobs({
    mediaS3: config.verification.mediaS3,
    ambient: systemAmbient(),
    dataDir: config.dataDir,
    // What the store refuses, the command reports.
    onFault: () => undefined,
  });

/** A database that a back-up goes to. */
export interface Target {
  readonly database: Database;
  readonly address: WholeAddress;
  close(): Promise<void>;
}

/** The built-in database of a data folder, made where there is none. @throws EmbeddedError */
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

/** A folder for a trial, and what removes it. */
export async function trialFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'assay-check-'));
  // Root's PostgreSQL runs as another user, who has to walk in; what it keeps is its own.
  await chmod(folder, 0o711);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
