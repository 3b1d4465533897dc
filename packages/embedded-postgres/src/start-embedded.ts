import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileLock } from '@assay/versioned-files';
import { locateBinaries, prepareBinaries } from './binaries';
import type { Clock } from './clock';
import { openCluster } from './cluster';
import { asFolderError } from './errors';
import { lockFolder } from './folder-lock';
import { prepareSpool } from './log-spool';
import { systemUsers } from './os-user';
import { type Placement, placeCluster, writePointer } from './placement';
import type { ServerPlan } from './server';
import { ServerLog } from './server-log';
import { type EmbeddedState, Supervisor } from './supervisor';

export interface EmbeddedOptions {
  /** Folder of the product's data; created when absent. The cluster lies in `pg` below it. */
  readonly dataDir: string;
  readonly clock: Clock;
  /** Receives one plain sentence for each event worth knowing; never any personal data or secret. */
  readonly log: (message: string) => void;
  /** Called with each change of state, beginning with `starting`. */
  readonly onState?: (state: EmbeddedState) => void;
  /** Where this server can be reached, shown to whoever tries to start a second one on the same folder. */
  readonly address?: string;
  /** Where root keeps clusters and binaries that the database user could not reach; default `/var/lib/assay`. */
  readonly privateFolder?: string;
  /** Makes the password of a new cluster; default 256 random bits. */
  readonly newPassword?: () => string;
  /** Whether a power cut loses nothing; default true. Only what is thrown away anyway may do without. */
  readonly survivesPowerCut?: boolean;
  /** Whether finished segments of the log are laid aside for an archive; undefined = as it was. */
  readonly spoolsLog?: boolean;
}

/** A running embedded PostgreSQL. */
export interface Embedded {
  /** Connection string of the database `assay`, with its password; the same over all restarts. */
  readonly url: string;
  state(): EmbeddedState;
  /** Pid of PostgreSQL's main process, or null while there is none. */
  pid(): number | null;
  /** Shuts PostgreSQL down in good order and gives the data folder free. May be called more than once. */
  stop(): Promise<void>;
}

/** Where root keeps what the database user has to reach. */
export const ROOT_PRIVATE_FOLDER = '/var/lib/assay';

/**
 * Starts a PostgreSQL server of our own on a data folder, makes its cluster on the first start, and keeps it running
 * until `stop()`.
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

/** Makes the data folder where it is missing. @returns its real path */
export async function openDataDir(path: string): Promise<string> {
  const folder = resolve(path);
  try {
    // Search permission for others lets the database user walk through to its own folder; it shows no names.
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
  if (created) options.log(`A new database was made in ${placement.cluster}.`);
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
