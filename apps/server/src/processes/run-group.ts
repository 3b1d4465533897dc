import cluster, { type Worker } from 'node:cluster';
import type { Role } from '../deployment';
import type { ServerConfig } from '../platform/config';
import { type Addresses, embeddedAddresses, startStore } from '../platform/embedded-store';
import type { Log } from '../platform/log';
import { type Child, GroupKeeper } from './group-keeper';
import { type Line, Member } from './member';
import type { Beginning, Order, Readiness, Word } from './messages';

interface GroupOptions {
  readonly config: ServerConfig;
  readonly count: number;
  readonly role: Role;
  readonly log: Log;
  readonly say: (text: string) => void;
}

/** A group that answers. */
interface RunningGroup extends Readiness {
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
  kill: (signal) => void worker.process.kill(signal),
  onWord: (take) => void worker.on('message', (word: Word) => take(word)),
  onExit: (take) => void worker.on('exit', take),
});

/** The first of all does the work behind the calls, as a server alone would; the others answer. */
const roleOf = (role: Role, number: number): Role => (role === 'all' && number > 1 ? 'api' : role);

/**
 * Starts a group of processes on one port, kept by this one; the embedded database runs beside it.
 * @throws StartFailed, EmbeddedError
 */
export async function keepGroup(options: GroupOptions): Promise<RunningGroup> {
  const { config, count, role, log } = options;
  const embedded = config.databaseUrl === undefined ? await startStore(options) : null;
  const database: Addresses | null = embedded && (await embeddedAddresses(embedded.url));
  const beginning = (number: number, isFirst: boolean): Beginning => ({
    number,
    role: roleOf(role, number),
    leads: number === 1,
    speaks: isFirst,
    database,
  });
  // The port is listened to here and connections are dealt out in turn: one that a leaving process no longer takes, another one gets.
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const keeper = new GroupKeeper({
    count,
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
    return { ...(await keeper.start()), replaceAll: () => keeper.replaceAll(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Whether this process is one of a group. */
export const isMember = (): boolean => cluster.isWorker;

const line: Line = {
  send: (word: Word) => void (process.connected && process.send?.(word)),
  onOrder: (take) => void process.on('message', (order: Order) => take(order)),
};

/** This process as one of its group. */
export const joinGroup = (): Promise<Member> => Member.join(line);

/** Lets this process end: nothing keeps it but the line to its keeper. */
export const leaveGroup = (): void => void cluster.worker?.disconnect();
