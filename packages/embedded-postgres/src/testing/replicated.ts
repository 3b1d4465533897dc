import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, locateBinaries, prepareBinaries } from '../binaries';
import { openCluster } from '../cluster';
import { DATABASE_NAME, databaseUrl, freeLoopbackPort } from '../endpoint';
import { type RunAs, systemUsers } from '../os-user';
import { placeCluster } from '../placement';
import { type Postmaster, spawnPostmaster, stopPostmaster, systemClock } from '../postmaster';
import { becomesReady } from '../server';
import { ServerLog } from '../server-log';
import { query } from './embedded-harness';

const SETTINGS = ['wal_level=replica', 'max_wal_senders=4', 'unix_socket_directories=', 'wal_keep_size=64MB'];
const SECOND = 'second';

/** One of two servers; the second replicates the first. */
class ReplicatedServer {
  private postmaster: Postmaster | null = null;

  constructor(
    private readonly parts: {
      readonly cluster: string;
      readonly port: number;
      readonly password: string;
      readonly binaries: Binaries;
      readonly runAs: RunAs;
      readonly settings: readonly string[];
    },
  ) {}

  get port(): number {
    return this.parts.port;
  }

  /** Returns the connection string of one of its databases. */
  url(database = DATABASE_NAME): string {
    return databaseUrl({ kind: 'loopback', port: this.port }, this.parts.password, database);
  }

  /** Starts the server and waits until it accepts queries. */
  async start(): Promise<void> {
    const { cluster, port, password, binaries, runAs, settings } = this.parts;
    const all = [...SETTINGS, 'listen_addresses=127.0.0.1', `port=${port}`, ...settings];
    const args = ['-D', cluster, ...all.flatMap((setting) => ['-c', setting])];
    const log = new ServerLog(`${cluster}.log`);
    this.postmaster = await spawnPostmaster(binaries, args, runAs, log);
    if (!(await becomesReady(this.postmaster, { kind: 'loopback', port }, password, systemClock)))
      throw new Error(await log.readFrom(0));
  }

  /** Kills the server, as the loss of a machine would. */
  async kill(): Promise<void> {
    const { postmaster } = this;
    if (!postmaster) return;
    process.kill(postmaster.pid, 'SIGQUIT');
    await postmaster.exited;
    this.postmaster = null;
  }

  async stop(): Promise<void> {
    if (this.postmaster) await stopPostmaster(this.postmaster, systemClock);
    this.postmaster = null;
  }

  /** Promotes a standby to primary. */
  async promote(): Promise<void> {
    await query(this.url(), 'SELECT pg_promote(true, 30)');
  }
}

/** Changes the owner of a folder and its contents to the user that runs the server. */
async function giveTo(folder: string, runAs: RunAs): Promise<void> {
  if (runAs === null) return;
  await chown(folder, runAs.uid, runAs.gid);
  for (const name of await readdir(folder, { recursive: true }))
    await chown(join(folder, name), runAs.uid, runAs.gid);
}

/**
 * Starts two servers on loopback; the second replicates the first until it is promoted.
 * @param commits `on both`: the second has the data before a commit on the first returns (synchronous
 *   replication)
 */
export async function replicatedPair(commits: 'on both' | 'on the first'): Promise<{
  readonly first: ReplicatedServer;
  readonly second: ReplicatedServer;
  remove(): Promise<void>;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-pair-'));
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'first');
  await mkdir(dataDir);
  const placement = await placeCluster(dataDir, folder, process.geteuid?.(), await systemUsers());
  const { cluster, runAs } = placement;
  const binaries = await prepareBinaries(
    await locateBinaries(process.platform, process.arch),
    runAs,
    join(tmpdir(), 'assay-pair-binaries'),
  );
  const { password } = await openCluster(placement, binaries, () => 'replicated');
  const [firstPort, secondPort] = [await freeLoopbackPort(), await freeLoopbackPort()];
  const shared = { password, binaries, runAs };
  // Start the first server alone once: a standby can't replicate log written with minimal settings.
  const alone = new ReplicatedServer({ ...shared, cluster, port: firstPort, settings: [] });
  await alone.start();
  await alone.stop();
  const copy = join(folder, SECOND);
  await cp(cluster, copy, { recursive: true });
  await writeFile(join(copy, 'standby.signal'), '');
  await chmod(copy, 0o700);
  await giveTo(copy, runAs);
  const conninfo = `host=127.0.0.1 port=${firstPort} user=assay password=${password} application_name=${SECOND}`;
  const first = new ReplicatedServer({
    ...shared,
    cluster,
    port: firstPort,
    settings: commits === 'on both' ? [`synchronous_standby_names=${SECOND}`] : [],
  });
  const second = new ReplicatedServer({
    ...shared,
    cluster: copy,
    port: secondPort,
    settings: [`primary_conninfo=${conninfo}`],
  });
  await second.start();
  await first.start();
  return {
    first,
    second,
    remove: async () => {
      await second.stop();
      await first.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
