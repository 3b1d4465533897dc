import type { Log } from '../../platform/log';
import type { GroupAnswers, Question } from '../../platform/process-group';
import type { Dealer, Taker } from './dealer';
import type { Beginning, Order, Readiness, Word } from './messages';

/** A process of the group as the GroupKeeper uses it. */
export interface Child extends Taker {
  readonly pid: number;
  send(order: Order): void;
  kill(signal: NodeJS.Signals): void;
  onWord(take: (word: Word) => void): void;
  onExit(take: (code: number | null, signal: string | null) => void): void;
}

interface KeeperPorts {
  /** Distributes connections to ready processes. */
  readonly dealer: Pick<Dealer, 'join' | 'answered' | 'leave' | 'gone' | 'end'>;
  readonly count: number;
  readonly fork: () => Child;
  readonly beginning: (number: number, isFirst: boolean) => Beginning;
  /** Called when the first process is ready; the start can still fail after that. */
  readonly onFirstReady?: (readiness: Readiness) => void;
  /** Time for a process to leave, in milliseconds. */
  readonly leaveMs: number;
  readonly log: Log;
}

/** A process ended before it was ready; it has logged the reason. */
export class StartFailed extends Error {
  constructor(readonly code: number) {
    super(`a process exited with code ${code} before it was ready`);
    this.name = 'StartFailed';
  }
}

/** Timeout of a response to another process, in milliseconds. */
const ANSWER_MS = 2000;
const PULSE_MS = 1000;
/** Number of missed pulses after which a process counts as blocked and is replaced. */
const MAX_MISSED = 30;
const MIN_WAIT_MS = 100;
const MAX_WAIT_MS = 30_000;

interface Held {
  readonly number: number;
  readonly child: Child;
  /** Rejects when the process ends first. */
  readonly ready: Promise<Readiness>;
  readonly exited: Promise<void>;
  isReady: boolean;
  isLeaving: boolean;
  missed: number;
}

/**
 * Runs a fixed number of processes on one port: starts them, replaces those that die, and forwards their
 * questions.
 */
export class GroupKeeper {
  private readonly held = new Set<Held>();
  private readonly open = new Map<number, (answer: unknown) => void>();
  private readonly failures = new Map<number, number>();
  private readonly waiting = new Set<NodeJS.Timeout>();
  private readonly pulse: NodeJS.Timeout;
  private replacing: Promise<unknown> = Promise.resolve();
  private lastId = 0;
  private started = false;
  private stopping = false;

  constructor(private readonly ports: KeeperPorts) {
    this.pulse = setInterval(() => this.feelPulse(), PULSE_MS);
  }

  /**
   * Starts all processes: the first alone, because it does the one-time work.
   * @throws StartFailed
   */
  async start(): Promise<Readiness> {
    const first = this.begin(1, true);
    const readiness = await first.ready;
    this.ports.onFirstReady?.(readiness);
    const others = Array.from({ length: this.ports.count - 1 }, (_, n) => this.begin(n + 2));
    await Promise.all(others.map(({ ready }) => ready));
    this.started = true;
    return readiness;
  }

  /**
   * Replaces all processes one after the other; each leaves when its replacement is ready.
   * @throws StartFailed; processes not yet replaced stay
   */
  replaceAll(): Promise<void> {
    const turn = this.replacing
      .catch(() => undefined)
      .then(async () => {
        for (let number = 1; number <= this.ports.count; number++) await this.replace(number);
      });
    this.replacing = turn;
    return turn;
  }

  /** Stops all processes gracefully. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.pulse);
    for (const timer of this.waiting) clearTimeout(timer);
    this.ports.dealer.end();
    await Promise.all([...this.held].map((held) => this.leave(held, true)));
  }

  private async replace(number: number): Promise<void> {
    if (this.stopping) return;
    const before = this.present().filter((held) => held.number === number);
    const next = this.begin(number);
    await next.ready;
    await Promise.all(before.map((held) => this.leave(held, false)));
  }

  /** Returns the running processes that weren't asked to leave. */
  private present(): readonly Held[] {
    return [...this.held].filter(({ isLeaving }) => !isLeaving);
  }

  private begin(number: number, isFirst = false): Held {
    const { log, fork, dealer } = this.ports;
    const child = fork();
    let ready: (readiness: Readiness) => void = () => undefined;
    let failed: (error: Error) => void = () => undefined;
    let gone: () => void = () => undefined;
    const held: Held = {
      number,
      child,
      ready: new Promise((resolve, reject) => {
        ready = resolve;
        failed = reject;
      }),
      exited: new Promise((resolve) => {
        gone = resolve;
      }),
      isReady: false,
      isLeaving: false,
      missed: 0,
    };
    // Avoids an unhandled rejection; without a listener, the exit event reports the failure.
    held.ready.catch(() => undefined);
    this.held.add(held);
    child.onWord((word) => {
      if (word.kind === 'here') child.send({ kind: 'begin', ...this.ports.beginning(number, isFirst) });
      else if (word.kind === 'ask') void this.carry(held, word.id, word.question);
      else if (word.kind === 'answer') this.open.get(word.id)?.(word.answer);
      else if (word.kind === 'connection-answered') dealer.answered(child, word.id, word.accepted);
      else {
        held.isReady = true;
        this.failures.delete(number);
        log.info('process-ready', { process: number, pid: child.pid });
        dealer.join(child);
        ready({ firstKey: word.firstKey, setUpCode: word.setUpCode });
      }
    });
    child.onExit((code, signal) => {
      this.held.delete(held);
      dealer.gone(child);
      gone();
      failed(new StartFailed(code ?? 1));
      if (!held.isLeaving && !this.stopping) this.onDeath(held, code, signal);
    });
    return held;
  }

  /** Replaces a process that died, with a delay that grows with repeated failures. */
  private onDeath({ number, isReady }: Held, code: number | null, signal: string | null): void {
    this.ports.log.info('process-ended', { process: number, code, signal });
    const isStarting = !this.started && !isReady;
    // Another process with this number runs or starts, because the dead one was being replaced.
    if (isStarting || this.present().some((held) => held.number === number)) return;
    const failures = this.failures.get(number) ?? 0;
    this.failures.set(number, failures + 1);
    const wait = failures === 0 && isReady ? 0 : Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** failures);
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      this.begin(number);
    }, wait);
    this.waiting.add(timer);
  }

  /** Asks a process to leave, and kills it if it doesn't. */
  private async leave(held: Held, all: boolean): Promise<void> {
    held.isLeaving = true;
    // On shutdown, processes receive connections until they decline, so that clients get a response that the
    // server is stopping.
    if (!all) this.ports.dealer.leave(held.child);
    held.child.send({ kind: 'leave', all });
    const late = setTimeout(() => {
      this.ports.log.info('process-stopped-late', { process: held.number });
      held.child.kill('SIGKILL');
    }, this.ports.leaveMs);
    await held.exited;
    clearTimeout(late);
  }

  /** Asks one process; returns null if it doesn't respond in time. */
  private async question({ child, exited }: Held, question: Question): Promise<unknown> {
    const id = ++this.lastId;
    let timer: NodeJS.Timeout | undefined;
    const answer = new Promise<unknown>((resolve) => {
      this.open.set(id, resolve);
      timer = setTimeout(() => resolve(null), ANSWER_MS);
      void exited.then(() => resolve(null));
    });
    child.send({ kind: 'question', id, question });
    return answer.finally(() => {
      clearTimeout(timer);
      this.open.delete(id);
    });
  }

  /** Forwards a process's question to the other ready processes. */
  private async carry(asker: Held, id: number, question: Question): Promise<void> {
    const others = this.present().filter((held) => held !== asker && held.isReady);
    const answers = await Promise.all(
      others.map(async (held) => ({
        held,
        number: held.number,
        answer: await this.question(held, question),
      })),
    );
    const found: GroupAnswers = {
      started: this.started,
      expected: this.ports.count,
      // A process that ended or left in the meantime isn't counted as blocked.
      others: answers
        .filter(({ held, answer }) => answer !== null || (this.held.has(held) && !held.isLeaving))
        .map(({ held, number, answer }) => ({ number, answer, missed: held.missed })),
    };
    asker.child.send({ kind: 'answers', id, answers: found });
  }

  /** Kills blocked processes; after the machine slept, no pulse counts as missed. */
  private feelPulse(): void {
    for (const held of this.present()) {
      if (!held.isReady) continue;
      held.missed++;
      if (held.missed > MAX_MISSED) {
        this.ports.log.info('process-blocked', { process: held.number });
        held.child.kill('SIGKILL');
      } else
        void this.question(held, 'alive').then((answer) => {
          if (answer !== null) held.missed = 0;
        });
    }
  }
}
