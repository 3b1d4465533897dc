import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from './errors';
import type { RunAs } from './os-user';
import { clusterOf } from './placement';

/** Inside the cluster, so that PostgreSQL's user can write it; a copy of the cluster leaves it out. */
export const SPOOL_FOLDER = 'assay.log-spool';
/** There until the first whole copy of the cluster that the log goes on from. */
const BEGIN_FILE = 'begin';

/** Names of what PostgreSQL archives: segments, the last part of one before a fork, marks of copies, histories. */
const LOG_FILE = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;

/** Whether PostgreSQL calls a file of its write-ahead log so. */
export const isLogFile = (name: string): boolean => LOG_FILE.test(name);

/**
 * Settings under which each finished segment of the write-ahead log is laid into the spool, at the latest a minute after
 * something was written to it.
 *
 * A segment is in the spool whole and on the disk, or not at all: PostgreSQL forgets its own copy once the command ends well.
 */
export const SPOOLING: readonly (readonly [name: string, value: string])[] = [
  ['wal_level', 'replica'],
  ['archive_mode', 'on'],
  [
    'archive_command',
    `cp "%p" ${SPOOL_FOLDER}/%f.part && sync ${SPOOL_FOLDER}/%f.part && mv -f ${SPOOL_FOLDER}/%f.part ${SPOOL_FOLDER}/%f`,
  ],
  ['archive_timeout', '60s'],
];

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** Makes the spool of a cluster. */
export async function makeSpool(cluster: string, runAs: RunAs): Promise<void> {
  const folder = join(cluster, SPOOL_FOLDER);
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, BEGIN_FILE), '');
  if (runAs !== null) await chown(folder, runAs.uid, runAs.gid);
}

/**
 * Decides whether a cluster's log is spooled, and makes or removes the spool.
 *
 * @param wanted undefined = as it was: one start without would leave a gap in the log
 */
export async function prepareSpool(
  cluster: string,
  runAs: RunAs,
  wanted: boolean | undefined,
): Promise<boolean> {
  const was = await isThere(join(cluster, SPOOL_FOLDER));
  if (wanted === undefined || wanted === was) return was;
  if (wanted) await makeSpool(cluster, runAs);
  else await rm(join(cluster, SPOOL_FOLDER), { recursive: true });
  return wanted;
}

/** A file of the log that waits to be taken away. */
interface SpooledFile {
  readonly name: string;
  readonly path: string;
  /** Moment it was finished at, UNIX milliseconds. */
  readonly finishedAt: number;
}

/** The spool of one data folder's cluster, as whoever archives it sees it. */
export interface LogSpool {
  /** What waits, the oldest first; empty when there is no spool. */
  waiting(): Promise<readonly SpooledFile[]>;
  /** Forgets a file that is safe elsewhere. */
  remove(name: string): Promise<void>;
  /** Whether the log goes on from a whole copy that is safe elsewhere. */
  hasBegun(): Promise<boolean>;
  /** States that it does. */
  begin(): Promise<void>;
}

/** The spool of the cluster that `dataDir` uses. */
export async function logSpool(dataDir: string): Promise<LogSpool> {
  const folder = join(await clusterOf(dataDir), SPOOL_FOLDER);
  return {
    async waiting() {
      const names = await readdir(folder).catch((error: unknown) => {
        if (systemErrorCode(error) === 'ENOENT') return [];
        throw error;
      });
      const files = names.filter(isLogFile).map(async (name) => {
        const path = join(folder, name);
        return { name, path, finishedAt: (await stat(path)).mtimeMs };
      });
      return (await Promise.all(files)).sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    remove: (name) => rm(join(folder, name)),
    hasBegun: async () => !(await isThere(join(folder, BEGIN_FILE))),
    begin: () => rm(join(folder, BEGIN_FILE), { force: true }),
  };
}
