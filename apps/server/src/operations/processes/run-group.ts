import cluster, { type Worker } from 'node:cluster';
import { Socket } from 'node:net';
import type { PlatformConfig } from '../../platform/config';
import { type Addresses, embeddedAddresses, formatHost } from '../../platform/embedded-store';
import { sayUnshownKey } from '../../platform/first-key';
import { checkPorts, HTTP_PORT_NAMES, listenFailure } from '../../platform/listen-failure';
import type { Log } from '../../platform/log';
import type { GroupAnswers, ProcessGroup, Question, Role } from '../../platform/process-group';
import { startStoredStore } from '../backup/log/keep-log';
import { Dealer } from './dealer';
import { type Child, GroupKeeper } from './group-keeper';
import type { Beginning, Order, Readiness, Word } from './messages';

/** Message channel to the process that runs the group. */
export interface Line {
  send(word: Word): void;
  /** `connection` comes with the connection message; undefined when it was closed in transit. */
  onOrder(take: (order: Order, connection?: Socket) => void): void;
}

/** A process of a group, as its server uses it. */
export class Member implements ProcessGroup {
  /** Resolves when this process must leave. */
  readonly leaving: Promise<void>;
  private readonly answering = new Map<Question, () => Promise<unknown>>();
  private readonly asked = new Map<number, (answers: GroupAnswers) => void>();
  private lastId = 0;
  private allLeave = false;
  private leave: () => void = () => undefined;
  private takeConnection: (connection: Socket) => boolean = () => false;

  private constructor(
    private readonly line: Line,
    readonly beginning: Beginning,
  ) {
    this.leaving = new Promise((resolve) => {
      this.leave = resolve;
    });
  }

  /** Waits for the start parameters of this process. */
  static async join(line: Line): Promise<Member> {
    return new Promise((joined) => {
      let member: Member | undefined;
      line.onOrder((order, connection) => {
        if (order.kind !== 'begin') return member?.take(order, connection);
        member = new Member(line, order);
        joined(member);
      });
      line.send({ kind: 'here' });
    });
  }

  get number(): number {
    return this.beginning.number;
  }

  ready(readiness: Readiness): void {
    this.line.send({ kind: 'ready', ...readiness });
  }

  answer(question: Question, work: () => Promise<unknown>): void {
    this.answering.set(question, work);
  }

  ask(question: Question): Promise<GroupAnswers> {
    const id = ++this.lastId;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.line.send({ kind: 'ask', id, question });
    });
  }

  takeConnections(take: (connection: Socket) => boolean): void {
    this.takeConnection = take;
  }

  leavesAlone(): boolean {
    return !this.allLeave;
  }

  private take(order: Exclude<Order, { kind: 'begin' }>, connection?: Socket): void {
    switch (order.kind) {
      case 'connection': {
        const accepted = connection === undefined || this.takeConnection(connection);
        if (!accepted) connection.destroy();
        this.line.send({ kind: 'connection-answered', id: order.id, accepted });
        return;
      }
      case 'question':
        void this.reply(order.id, order.question);
        return;
      case 'answers':
        this.asked.get(order.id)?.(order.answers);
        this.asked.delete(order.id);
        return;
      case 'leave':
        this.allLeave ||= order.all;
        this.leave();
        return;
    }
  }

  private async reply(id: number, question: Question): Promise<void> {
    const work = this.answering.get(question) ?? (async () => true);
    const answer = await work().then(
      (found) => found ?? true,
      () => null,
    );
    this.line.send({ kind: 'answer', id, answer });
  }
}

interface GroupOptions {
  readonly config: PlatformConfig;
  readonly count: number;
  readonly role: Role;
  /** True if the first process also answers DNS queries. */
  readonly dns?: true;
  readonly log: Log;
  readonly say: (text: string) => void;
  /** Version of this program. */
  readonly version: string;
}

/** A running group. */
interface RunningGroup extends Readiness {
  readonly address: string;
  /** Replaces every process without downtime. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
}

/** Margin on top of the time a process takes to end, in milliseconds. */
const LEAVE_MARGIN_MS = 2000;

const childOf = (worker: Worker): Child => ({
  pid: worker.process.pid ?? 0,
  // A process that is ending no longer receives messages.
  send: (order) => void (worker.isConnected() && worker.send(order, () => undefined)),
  // The GroupKeeper also holds the connection until it is accepted.
  hand: (id, connection) =>
    void (
      worker.isConnected() &&
      worker.send({ kind: 'connection', id } satisfies Order, connection, { keepOpen: true }, () => undefined)
    ),
  kill: (signal) => void worker.process.kill(signal),
  onWord: (take) => void worker.on('message', (word: Word) => take(word)),
  onExit: (take) => void worker.on('exit', take),
});

/** The first process with role `all` does the background work of a single server; the others serve requests. */
const roleOf = (role: Role, number: number): Role => (role === 'all' && number > 1 ? 'api' : role);

/**
 * Starts a group of processes on one port, run by this process together with the embedded database.
 * @throws StartFailed, EmbeddedError, CannotStart
 */
export async function addGroup(options: GroupOptions): Promise<RunningGroup> {
  const { config, count, role, log } = options;
  await checkPorts(config, options.dns === true);
  const embedded = config.databaseUrl === undefined ? await startStoredStore(options) : null;
  const database: Addresses | null = embedded && (await embeddedAddresses(embedded.url));
  const beginning = (number: number, isFirst: boolean): Beginning => ({
    number,
    role: roleOf(role, number),
    leads: number === 1,
    speaks: isFirst,
    database,
  });
  // Node's round-robin scheduling leaves a connection open forever when its process ends before accepting it.
  // This setting affects the DNS port.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const dealer = new Dealer();
  let firstKey: string | null = null;
  const keeper = new GroupKeeper({
    count,
    dealer,
    fork: () => childOf(cluster.fork()),
    beginning,
    onFirstReady: (readiness) => {
      firstKey = readiness.firstKey;
    },
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
      throw listenFailure(error, { ...config, names: HTTP_PORT_NAMES });
    });
    const address = `http://${formatHost(config.host)}:${port}`;
    return { ...readiness, address, replaceAll: () => keeper.replaceAll(), stop };
  } catch (error) {
    sayUnshownKey(firstKey, options);
    await stop();
    throw error;
  }
}

/** Returns true if this process belongs to a group. */
export const isMember = (): boolean => cluster.isWorker;

const line: Line = {
  send: (word: Word) => void (process.connected && process.send?.(word)),
  onOrder: (take) =>
    void process.on('message', (order: Order, connection: unknown) =>
      take(order, connection instanceof Socket ? connection : undefined),
    ),
};

/** Joins this process to its group. */
export const joinGroup = (): Promise<Member> => Member.join(line);

/** Disconnects from the GroupKeeper, so that this process can end. */
export const leaveGroup = (): void => void cluster.worker?.disconnect();
