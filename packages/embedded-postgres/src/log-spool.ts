import { chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from './errors';
import type { RunAs } from './os-user';
import { clusterOf } from './placement';

/** Located inside the cluster so that PostgreSQL's user can write it; a copy of the cluster leaves it out. */
export const SPOOL_FOLDER = 'assay.log-spool';
/** Exists until the first complete copy of the cluster that the log continues from. */
const BEGIN_FILE = 'begin';

/**
 * Names of the files that PostgreSQL archives: segments, the last part of a segment before a fork, backup
 * labels, histories.
 */
const LOG_FILE = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;

/** Checks that a name is one of PostgreSQL's write-ahead log files. */
export const isLogFile = (name: string): boolean => LOG_FILE.test(name);

/**
 * Settings that store each finished segment of the write-ahead log in the spool, at most one minute after a
 * write to it.
 *
 * A segment in the spool is complete and on the disk, or absent: PostgreSQL deletes its own copy after the
 * command succeeds.
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

/** Creates the spool of a cluster. */
export async function makeSpool(cluster: string, runAs: RunAs): Promise<void> {
  const folder = join(cluster, SPOOL_FOLDER);
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, BEGIN_FILE), '');
  if (runAs !== null) await chown(folder, runAs.uid, runAs.gid);
}

/**
 * Decides whether a cluster's log is spooled, and creates or removes the spool.
 *
 * @param wanted undefined leaves it unchanged: a single start without the spool would leave a gap in the log
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

/** A log file that waits to be archived. */
interface SpooledFile {
  readonly name: string;
  readonly path: string;
  /** Time when it was finished, in UNIX milliseconds. */
  readonly finishedAt: number;
}

/** The spool of one data folder's cluster, for the code that archives it. */
export interface LogSpool {
  /** Returns the waiting files, oldest first; empty without a spool. */
  waiting(): Promise<readonly SpooledFile[]>;
  /** Removes a file that is stored safely elsewhere. */
  remove(name: string): Promise<void>;
  /** Returns true if the log continues from a complete copy that is stored safely elsewhere. */
  hasBegun(): Promise<boolean>;
  /** Records that such a copy exists. */
  begin(): Promise<void>;
}

/** Returns the spool of the cluster that `dataDir` uses. */
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
