import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type FileLock, LockHeld, type LockRecord, lockHolder, takeLock } from '@assay/versioned-files';
import { locateBinaries, prepareBinaries } from './binaries';
import { openCluster, readPassword } from './cluster';
import { databaseUrl, type Endpoint, socketEndpoint } from './endpoint';
import { asFolderError, EmbeddedError, systemErrorCode } from './errors';
import { prepareSpool } from './log-spool';
import { systemUsers } from './os-user';
import { clusterOf, type Placement, placeCluster, writePointer } from './placement';
import type { Clock } from './postmaster';
import type { ServerPlan } from './server';
import { ServerLog } from './server-log';
import { type EmbeddedState, Supervisor } from './supervisor';

const lockFile = (folder: string): string => join(folder, 'assay.lock');

function inUse(folder: string, { path, holder }: LockHeld): EmbeddedError {
  if (holder === null) {
    const sentence = `The lock file ${path} is unreadable. Delete it if no other process uses the folder.`;
    return new EmbeddedError('folder_in_use', sentence);
  }
  const address = holder.address === null ? '' : ` at ${holder.address}`;
  return new EmbeddedError(
    'folder_in_use',
    `The data folder ${folder} is in use by process ${holder.pid}${address}, running since ${holder.since}. ` +
      'Stop that process or use another folder.',
  );
}

/** Returns the live process that holds the lock of `folder`, or null. */
const folderHolder = (folder: string): Promise<LockRecord | null> => lockHolder(lockFile(folder));

/**
 * Takes the lock of a data folder for this process. Takes over the lock of a process that no longer runs.
 *
 * @param address where this process can be reached; shown to a process that is refused
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

/**
 * Returns the connection string of the embedded database that another, running process holds in `dataDir`,
 * for a command that works at the same time. Returns null if no process holds the folder or its database is
 * down at the moment.
 *
 * @throws EmbeddedError `cluster_foreign` if this user may not read its password
 */
export async function runningEmbeddedUrl(dataDir: string): Promise<string | null> {
  let folder: string;
  try {
    folder = await realpath(dataDir);
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  if ((await folderHolder(folder)) === null) return null;
  const cluster = await clusterOf(folder);
  const endpoint = await currentEndpoint(cluster);
  return endpoint === null ? null : databaseUrl(endpoint, await readPassword(cluster));
}

/**
 * Returns the endpoint of this cluster's server from its `postmaster.pid`: line 4 is the port. Null if no
 * server runs.
 */
async function currentEndpoint(cluster: string): Promise<Endpoint | null> {
  let lines: string[];
  try {
    lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  } catch (error) {
    // Without permission to read the folder, reading the password will fail.
    if (systemErrorCode(error) !== 'EACCES') return null;
    lines = [];
  }
  return socketEndpoint(cluster) ?? { kind: 'loopback', port: Number(lines[3]) };
}

export interface EmbeddedOptions {
  /** Folder of the product's data; created if absent. The cluster is in `pg` below it. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Receives one plain sentence for each relevant event; never personal data or secrets. */
  readonly log: (message: string) => void;
  /** Called with each change of state, beginning with `starting`. */
  readonly onState?: (state: EmbeddedState) => void;
  /** Address of this server, shown to a second server that tries to start on the same folder. */
  readonly address?: string;
  /** Folder in which root stores clusters and binaries that the database user could not reach; default `/var/lib/assay`. */
  readonly privateFolder?: string;
  /** Returns the password of a new cluster; default 256 random bits. */
  readonly newPassword?: () => string;
  /** True (default) if a power cut must lose no data. Set to false only for disposable data. */
  readonly survivesPowerCut?: boolean;
  /** True if finished log segments are stored for an archive; undefined = unchanged. */
  readonly spoolsLog?: boolean;
}

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Connection string of the database `assay`, with its password; the same over all restarts. */
  readonly url: string;
  state(): EmbeddedState;
  /** Pid of PostgreSQL's main process, or null if none exists. */
  pid(): number | null;
  /** Shuts PostgreSQL down in order and releases the data folder. May be called more than once. */
  stop(): Promise<void>;
}

/** Folder in which root stores files that the database user has to reach. */
export const ROOT_PRIVATE_FOLDER = '/var/lib/assay';

/**
 * Starts the embedded PostgreSQL server on a data folder, creates its cluster on the first start, and
 * restarts it as needed until `stop()`.
 *
 * @throws EmbeddedError with one sentence that states what to do
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { clock, log } = options;
  const dataDir = await openDataDir(options.dataDir);
  const locks: FileLock[] = [];
  const release = async () => {
    for (const lock of locks.splice(0).reverse()) await lock.release();
  };
  const lock = async (folder: string) => {
    locks.push(await lockFolder(folder, options.address ?? null, clock.now()));
  };
  try {
    await lock(dataDir);
    const uid = process.geteuid?.();
    const privateFolder = options.privateFolder ?? (uid === 0 ? ROOT_PRIVATE_FOLDER : dataDir);
    const placement = await placeCluster(dataDir, privateFolder, uid, await systemUsers());
    // A copy of the data folder points to the same cluster, which must not get two servers.
    if (placement.relocated) await lock(placement.parent);
    const plan = await planServer(dataDir, privateFolder, placement, options);
    const supervisor = new Supervisor(plan, log, options.onState ?? (() => undefined));
    const { url } = await supervisor.start();
    return {
      url,
      state: () => supervisor.state,
      pid: () => supervisor.pid,
      stop: async () => {
        await supervisor.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw asFolderError(error, dataDir);
  }
}

/** Creates the data folder if it is missing. @returns its real path */
export async function openDataDir(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    // Search permission for others lets the database user reach its own folder; it reveals no names.
    await mkdir(folder, { recursive: true, mode: 0o711 });
    await access(folder, constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (error) {
    throw asFolderError(error, folder);
  }
}

async function planServer(
  dataDir: string,
  privateFolder: string,
  placement: Placement,
  options: EmbeddedOptions,
): Promise<ServerPlan> {
  const found = await locateBinaries(process.platform, process.arch);
  const binaries = await prepareBinaries(found, placement.runAs, privateFolder);
  const newPassword = options.newPassword ?? (() => randomBytes(32).toString('base64url'));
  const { password, created } = await openCluster(placement, binaries, newPassword);
  writePointer(dataDir, placement);
  if (created) options.log(`A new database was created in ${placement.cluster}.`);
  return {
    cluster: placement.cluster,
    binaries,
    runAs: placement.runAs,
    password,
    log: new ServerLog(join(dataDir, 'postgres.log')),
    survivesPowerCut: options.survivesPowerCut ?? true,
    spoolsLog: await prepareSpool(placement.cluster, placement.runAs, options.spoolsLog),
    clock: options.clock,
  };
}
