import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveFolder } from '@assay/versioned-files';
import type { ClusterFile } from './base-copy';
import { locateBinaries, prepareBinaries } from './binaries';
import { DRAFT_PREFIX, isAbsent, readPassword } from './cluster';
import { freeLoopbackPort, socketEndpoint } from './endpoint';
import { asFolderError, EmbeddedError } from './errors';
import { isLogFile, makeSpool } from './log-spool';
import { type RunAs, systemUsers } from './os-user';
import { type Placement, placeCluster, writePointer } from './placement';
import { type Clock, type Postmaster, stopPostmaster } from './postmaster';
import { launch, type ServerPlan } from './server';
import { ServerLog } from './server-log';
import { lockFolder, openDataDir, ROOT_PRIVATE_FOLDER } from './start-embedded';

/** Source and target time of a recovery. */
export interface RecoverOptions {
  /** Folder of the product's data, which must not contain a database yet. */
  readonly dataDir: string;
  /** The files of a copy of the cluster, in their original order. */
  readonly files: AsyncIterable<ClusterFile>;
  /** Writes a log file to a path; returns false if there is none with this name. */
  readonly logFile: (name: string, path: string) => Promise<boolean>;
  /** Point in time up to which committed data is recovered; null = the whole log. */
  readonly until: Date | null;
  readonly clock: Clock;
  /** Folder in which root stores clusters that the database user could not reach; the same as in `startEmbedded`. */
  readonly privateFolder?: string;
}

/** Folder in which PostgreSQL requests and receives log files. */
const DESK_FOLDER = 'assay.recovery';
const POLL_MS = 20;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Requests a file by creating an empty one, and waits for the result: the file, or a marker that it doesn't
 * exist. A failing command would end the recovery as if the log ended here.
 */
const ASK =
  `: > ${DESK_FOLDER}/%f.wanted; ` +
  `while [ ! -e ${DESK_FOLDER}/%f.none ] && [ ! -e ${DESK_FOLDER}/%f ]; do sleep 0.02; done; ` +
  `[ -e ${DESK_FOLDER}/%f ] && mv ${DESK_FOLDER}/%f "%p"`;

/** Settings of a recovery. `hot_standby` is off, so the server accepts connections only after the recovery. */
const recovering = (until: Date | null): readonly (readonly [string, string])[] => [
  ['restore_command', ASK],
  ['recovery_target_timeline', 'current'],
  ['hot_standby', 'off'],
  ...(until === null
    ? []
    : ([
        // Before it runs, PostgreSQL has no time zone names, and so no Z.
        ['recovery_target_time', until.toISOString().replace('Z', '+00')],
        ['recovery_target_action', 'promote'],
      ] as const)),
];

async function giveTo(path: string, runAs: RunAs): Promise<void> {
  if (runAs !== null) await chown(path, runAs.uid, runAs.gid);
}

/** Returns a path below a folder. @throws EmbeddedError `cluster_corrupt` if the name leads out of it */
function below(folder: string, name: string): string {
  const path = normalize(name);
  if (path.startsWith('..') || path.startsWith('/') || path.includes('\\'))
    throw new EmbeddedError('cluster_corrupt', 'A file of the copy is outside its cluster.');
  return join(folder, path);
}

/** Writes a copy of a cluster to a folder, ready for recovery. */
async function layDown(folder: string, files: AsyncIterable<ClusterFile>, runAs: RunAs): Promise<void> {
  await mkdir(folder, { mode: OWNER_ONLY_FOLDER });
  await giveTo(folder, runAs);
  for await (const { name, bytes } of files) {
    const path = below(folder, name);
    if (name.endsWith('/')) await mkdir(path, { mode: OWNER_ONLY_FOLDER });
    else await pipeline(bytes, createWriteStream(path, { mode: OWNER_ONLY, flags: 'wx' }));
    await giveTo(path, runAs);
  }
  await makeSpool(folder, runAs);
  const desk = join(folder, DESK_FOLDER);
  await mkdir(desk, { mode: OWNER_ONLY_FOLDER });
  await giveTo(desk, runAs);
  const signal = join(folder, 'recovery.signal');
  await writeFile(signal, '', { mode: OWNER_ONLY });
  await giveTo(signal, runAs);
}

/** Supplies the log files that PostgreSQL requests, until it is aborted. */
async function serveLog(
  folder: string,
  { logFile, clock }: Pick<RecoverOptions, 'logFile' | 'clock'>,
  runAs: RunAs,
  ended: AbortSignal,
): Promise<void> {
  const desk = join(folder, DESK_FOLDER);
  while (!ended.aborted) {
    for (const asked of await readdir(desk)) {
      const name = asked.replace(/\.wanted$/, '');
      if (name === asked || !isLogFile(name)) continue;
      const draft = join(desk, `${name}.part`);
      await rm(join(desk, `${name}.none`), { force: true });
      await rm(join(desk, asked));
      const isThere = await logFile(name, draft);
      if (isThere) await giveTo(draft, runAs);
      else await writeFile(draft, '');
      await rename(draft, join(desk, isThere ? name : `${name}.none`));
    }
    await clock.sleep(POLL_MS, ended);
  }
}

/** Starts PostgreSQL to replay the log on a copy, and shuts it down in order. */
async function replay(plan: ServerPlan, options: RecoverOptions): Promise<void> {
  const ended = new AbortController();
  let broken: { readonly error: unknown } | null = null;
  let postmaster: Postmaster | null = null;
  const serving = serveLog(plan.cluster, options, plan.runAs, ended.signal).catch(async (error: unknown) => {
    broken = { error };
    // PostgreSQL would wait for a file that never comes.
    if (postmaster !== null) await stopPostmaster(postmaster, plan.clock);
  });
  try {
    const endpoint = socketEndpoint(plan.cluster) ?? {
      kind: 'loopback' as const,
      port: await freeLoopbackPort(),
    };
    const server = await launch(plan, endpoint, (started) => {
      postmaster = started;
    });
    await stopPostmaster(server.postmaster, plan.clock);
  } catch (error) {
    throw broken === null ? error : (broken as { error: unknown }).error;
  } finally {
    ended.abort();
    await serving;
  }
}

async function recoverInto(
  placement: Placement,
  options: RecoverOptions,
  privateFolder: string,
): Promise<void> {
  const { cluster, parent, runAs } = placement;
  if (!(await isAbsent(cluster)))
    throw new EmbeddedError('folder_in_use', `${cluster} already contains a database. Use an empty folder.`);
  const found = await locateBinaries(process.platform, process.arch);
  const binaries = await prepareBinaries(found, runAs, privateFolder);
  // The draft is renamed to its final place after the recovery, so an interrupted recovery can't be mistaken for
  // a database.
  const draft = join(parent, `${DRAFT_PREFIX}${randomUUID()}`);
  try {
    await layDown(draft, options.files, runAs);
    await replay(
      {
        ...{ cluster: draft, binaries, runAs, clock: options.clock },
        password: await readPassword(draft),
        log: new ServerLog(join(options.dataDir, 'postgres.log')),
        survivesPowerCut: true,
        spoolsLog: true,
        settings: recovering(options.until),
      },
      options,
    );
    await rm(join(draft, DESK_FOLDER), { recursive: true });
    moveFolder(draft, cluster);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Creates a data folder's cluster from a copy and the log written since, up to a point in time. The cluster
 * is complete or absent, has a new timeline, and is started like any other afterwards.
 *
 * @throws EmbeddedError `log_too_short` if the log ends before that time; any error of `logFile`
 */
export async function recoverCluster(options: RecoverOptions): Promise<void> {
  const dataDir = await openDataDir(options.dataDir);
  const lock = await lockFolder(dataDir, null, options.clock.now());
  try {
    const uid = process.geteuid?.();
    const privateFolder = options.privateFolder ?? (uid === 0 ? ROOT_PRIVATE_FOLDER : dataDir);
    const placement = await placeCluster(dataDir, privateFolder, uid, await systemUsers());
    await recoverInto(placement, { ...options, dataDir }, privateFolder);
    writePointer(dataDir, placement);
  } catch (error) {
    throw asFolderError(error, dataDir);
  } finally {
    await lock.release();
  }
}
