import cluster, { type Worker } from 'node:cluster';
import { Socket } from 'node:net';
import type { PlatformConfig } from '../../platform/config';
import { type Addresses, embeddedAddresses, formatHost } from '../../platform/embedded-store';
import { sayUnshownKey } from '../../platform/first-key';
import { checkPort, HTTP_PORT_NAMES, listenFailure } from '../../platform/listen-failure';
import type { Log } from '../../platform/log';
import type { Role } from '../../platform/process-group';
import { startKeptStore } from '../backup/log/keep-log';
import { Dealer } from './dealer';
import { type Child, GroupKeeper } from './group-keeper';
import { type Line, Member } from './member';
import type { Beginning, Order, Readiness, Word } from './messages';

interface GroupOptions {
  readonly config: PlatformConfig;
  readonly count: number;
  readonly role: Role;
  readonly log: Log;
  readonly say: (text: string) => void;
  /** Of this program. */
  readonly version: string;
}

/** A group that answers. */
interface RunningGroup extends Readiness {
  readonly address: string;
  /** Replaces every process by a new one, without a pause. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Beyond what a process takes to end by itself. */
const LEAVE_MARGIN_MS = 2000;

const childOf = (worker: Worker): Child => ({
  pid: worker.process.pid ?? 0,
  // One that is ending does not hear any more.
  send: (order) => void (worker.isConnected() && worker.send(order, () => undefined)),
  // The keeper holds it as well until it is taken.
  hand: (id, connection) =>
    void (
      worker.isConnected() &&
      worker.send({ kind: 'connection', id } satisfies Order, connection, { keepOpen: true }, () => undefined)
    ),
  kill: (signal) => void worker.process.kill(signal),
  onWord: (take) => void worker.on('message', (word: Word) => take(word)),
  onExit: (take) => void worker.on('exit', take),
});

/** The first of all does the work behind the calls, as a server alone would; the others answer. */
const roleOf = (role: Role, number: number): Role => (role === 'all' && number > 1 ? 'api' : role);

/**
 * Starts a group of processes on one port, kept by this one; the embedded database runs beside it.
 * @throws StartFailed, EmbeddedError, CannotStart
 */
export async function keepGroup(options: GroupOptions): Promise<RunningGroup> {
  const { config, count, role, log } = options;
  await checkPort(config);
  const embedded = config.databaseUrl === undefined ? await startKeptStore(options) : null;
  const database: Addresses | null = embedded && (await embeddedAddresses(embedded.url));
  const beginning = (number: number, isFirst: boolean): Beginning => ({
    number,
    role: roleOf(role, number),
    leads: number === 1,
    speaks: isFirst,
    database,
  });
  // Node's own dealing leaves a connection open for ever whose process ends before it has taken it. This is for the port of DNS.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const dealer = new Dealer();
  const keeper = new GroupKeeper({
    count,
    dealer,
    fork: () => childOf(cluster.fork()),
    beginning,
    leaveMs: config.stopDeadlineMs + LEAVE_MARGIN_MS,
    log,
  });
  const stop = async () => {
    await keeper.stop();
    await embedded?.stop();
  };
  try {
    const readiness = await keeper.start();
    const port = await dealer.listen(config).catch((error: NodeJS.ErrnoException) => {
      sayUnshownKey(readiness.firstKey, options);
      throw listenFailure(error, { ...config, names: HTTP_PORT_NAMES });
    });
    const address = `http://${formatHost(config.host)}:${port}`;
    return { ...readiness, address, replaceAll: () => keeper.replaceAll(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether this process is one of a group. */
export const isMember = (): boolean => cluster.isWorker;

const line: Line = {
  send: (word: Word) => void (process.connected && process.send?.(word)),
  onOrder: (take) =>
    void process.on('message', (order: Order, connection: unknown) =>
      take(order, connection instanceof Socket ? connection : undefined),
    ),
};

/** This process as one of its group. */
export const joinGroup = (): Promise<Member> => Member.join(line);

/** Lets this process end: nothing keeps it but the line to its keeper. */
export const leaveGroup = (): void => void cluster.worker?.disconnect();
