import type { Log } from '../../platform/log';
import type { GroupAnswers, Question } from '../../platform/process-group';
import type { Dealer, Taker } from './dealer';
import type { Beginning, Order, Readiness, Word } from './messages';

/** A process of the group, as its keeper sees it. */
export interface Child extends Taker {
  readonly pid: number;
  send(order: Order): void;
  kill(signal: NodeJS.Signals): void;
  onWord(take: (word: Word) => void): void;
  onExit(take: (code: number | null, signal: string | null) => void): void;
}

interface KeeperPorts {
  /** Who deals connections to those that are ready. */
  readonly dealer: Pick<Dealer, 'join' | 'answered' | 'leave' | 'gone' | 'end'>;
  readonly count: number;
  readonly fork: () => Child;
  readonly beginning: (number: number, isFirst: boolean) => Beginning;
  /** How long a process that was told to leave may take, milliseconds. */
  readonly leaveMs: number;
  readonly log: Log;
}

/** A process ended before it was ready; it has said why itself. */
export class StartFailed extends Error {
  constructor(readonly code: number) {
    super(`a process ended with ${code} before it was ready`);
    this.name = 'StartFailed';
  }
}

/** How long a process may take to answer the others. */
const ANSWER_MS = 2000;
const PULSE_MS = 1000;
/** So many pulses without an answer, and a process stands still: it is ended and replaced. */
const MOST_MISSED = 30;
const SHORTEST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;

interface Held {
  readonly number: number;
  readonly child: Child;
  /** Rejects when the process ends before. */
  readonly ready: Promise<Readiness>;
  readonly exited: Promise<void>;
  isReady: boolean;
  isLeaving: boolean;
  missed: number;
}

/** Keeps so many processes that answer on one port: starts them, replaces those that die, carries what they ask each other. */
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
   * Starts all: the first alone, for what is done once is done then.
   * @throws StartFailed
   */
  async start(): Promise<Readiness> {
    const first = this.begin(1, true);
    const readiness = await first.ready;
    const others = Array.from({ length: this.ports.count - 1 }, (_, n) => this.begin(n + 2));
    await Promise.all(others.map(({ ready }) => ready));
    this.started = true;
    return readiness;
  }

  /**
   * Replaces all, one after the other: the next leaves when the one in its place is ready.
   * @throws StartFailed; those that were not replaced stay
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

  /** Ends all in good order. */
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

  /** Those that count: they run, and were not told to leave. */
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
    // Whoever waits for it hears; when nobody does, the exit says it.
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

  /** A process that died by itself is replaced, the sooner the better it was before. */
  private onDeath({ number, isReady }: Held, code: number | null, signal: string | null): void {
    this.ports.log.info('process-ended', { process: number, code, signal });
    const isStarting = !this.started && !isReady;
    // Another one in its place runs or starts: it was about to be replaced, or failed to replace.
    if (isStarting || this.present().some((held) => held.number === number)) return;
    const failures = this.failures.get(number) ?? 0;
    this.failures.set(number, failures + 1);
    const wait = failures === 0 && isReady ? 0 : Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** failures);
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      this.begin(number);
    }, wait);
    this.waiting.add(timer);
  }

  /** Told to leave, and ended when it does not. */
  private async leave(held: Held, all: boolean): Promise<void> {
    held.isLeaving = true;
    // When all leave, each is dealt connections until it declines them: whoever asks has to hear that the server stops.
    if (!all) this.ports.dealer.leave(held.child);
    held.child.send({ kind: 'leave', all });
    const late = setTimeout(() => {
      this.ports.log.info('process-left-late', { process: held.number });
      held.child.kill('SIGKILL');
    }, this.ports.leaveMs);
    await held.exited;
    clearTimeout(late);
  }

  /** Asks one; null when it does not answer in time. */
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

  /** What one asks is asked of the others that are ready. */
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
      // One that ended or left meanwhile is not one that stands still.
      others: answers
        .filter(({ held, answer }) => answer !== null || (this.held.has(held) && !held.isLeaving))
        .map(({ held, number, answer }) => ({ number, answer, missed: held.missed })),
    };
    asker.child.send({ kind: 'answers', id, answers: found });
  }

  /** Ends processes that stand still; a machine that slept has missed none. */
  private feelPulse(): void {
    for (const held of this.present()) {
      if (!held.isReady) continue;
      held.missed++;
      if (held.missed > MOST_MISSED) {
        this.ports.log.info('process-stands-still', { process: held.number });
        held.child.kill('SIGKILL');
      } else
        void this.question(held, 'alive').then((answer) => {
          if (answer !== null) held.missed = 0;
        });
    }
  }
}
