import { createHash } from 'node:crypto';
import { chmod, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@assay/versioned-files';
import { asFolderError, EmbeddedError, systemErrorCode } from './errors';
import { chooseDatabaseUser, mayEnter, type OsUser, type RunAs } from './os-user';

/** Location of a data folder's cluster and the user that runs it. */
export interface Placement {
  /** Folder of the cluster (PostgreSQL's PGDATA). */
  readonly cluster: string;
  /** Folder the cluster is created in and renamed from; on the same file system. */
  readonly parent: string;
  readonly runAs: RunAs;
  /** True if the cluster is outside the data folder. */
  readonly relocated: boolean;
}

/** File in the data folder that names a cluster in another location. */
const POINTER_FILE = 'pg.location';
const CLUSTER_FOLDER = 'pg';

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const { uid, gid } = await stat(folder);
    return { uid, gid };
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

async function readPointer(dataDir: string): Promise<string | null> {
  try {
    return (await readFile(join(dataDir, POINTER_FILE), 'utf8')).trim();
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Returns the folder of the cluster that `dataDir` uses, whether or not it exists yet. */
export async function clusterOf(dataDir: string): Promise<string> {
  return join((await readPointer(dataDir)) ?? dataDir, CLUSTER_FOLDER);
}

/** Returns true if a data folder has a database. */
export async function hasCluster(dataDir: string): Promise<boolean> {
  return (await ownerOf(await clusterOf(dataDir))) !== null;
}

/** Records a relocated cluster in the data folder. Call once the cluster exists. */
export function writePointer(dataDir: string, placement: Placement): void {
  if (placement.relocated) writeWhole(join(dataDir, POINTER_FILE), `${placement.parent}\n`);
}

/**
 * Decides the location of the cluster of `dataDir`.
 *
 * Normally that is `dataDir/pg`. If this process is root, another user runs the cluster and must be able to
 * reach it. Below a folder closed to that user (such as /root) the cluster is in `privateFolder/<hash of
 * dataDir>/pg` instead, and a pointer file in `dataDir` records it.
 *
 * @param uid effective uid of this process; undefined if the system has no uids
 * @throws EmbeddedError `cluster_missing` if a pointer leads nowhere; also those of `chooseDatabaseUser`
 */
export async function placeCluster(
  dataDir: string,
  privateFolder: string,
  uid: number | undefined,
  users: readonly OsUser[],
): Promise<Placement> {
  const pointed = await readPointer(dataDir);
  if (pointed !== null) {
    const cluster = join(pointed, CLUSTER_FOLDER);
    const owner = await ownerOf(cluster);
    if (owner === null) {
      throw new EmbeddedError(
        'cluster_missing',
        `According to ${join(dataDir, POINTER_FILE)}, the database is in ${pointed}, but it isn't there. ` +
          'Restore it, or delete that file to start with an empty database.',
      );
    }
    return { cluster, parent: pointed, runAs: chooseDatabaseUser(uid, users, owner), relocated: true };
  }

  const inside = join(dataDir, CLUSTER_FOLDER);
  const owner = await ownerOf(inside);
  const runAs = chooseDatabaseUser(uid, users, owner);
  if (runAs === null || (await mayEnter(await realpath(dataDir), runAs))) {
    return { cluster: inside, parent: dataDir, runAs, relocated: false };
  }
  if (owner !== null) {
    throw new EmbeddedError(
      'cluster_foreign',
      `The OS user ${runAs.name} can't access the database files in ${inside}. Give it search permission on the ` +
        'parent folders, or move the data folder.',
    );
  }
  const parent = join(
    privateFolder,
    createHash('sha256')
      .update(await realpath(dataDir))
      .digest('hex')
      .slice(0, 16),
  );
  try {
    await mkdir(parent, { recursive: true });
    // A strict umask must not close the folder to the user it was created for.
    if (!(await mayEnter(parent, runAs)))
      await Promise.all([chmod(privateFolder, 0o755), chmod(parent, 0o755)]);
  } catch (error) {
    throw asFolderError(error, parent);
  }
  const cluster = join(parent, CLUSTER_FOLDER);
  // A cluster found here belongs to a first start that ended before its pointer was written.
  const movedOwner = await ownerOf(cluster);
  return { cluster, parent, runAs: chooseDatabaseUser(uid, users, movedOwner), relocated: true };
}
