import type { Socket } from 'node:net';
import type { GroupAnswers, ProcessGroup, Question } from '../../platform/process-group';
import type { Beginning, Order, Readiness, Word } from './messages';

/** The line to the process that keeps the group. */
export interface Line {
  send(word: Word): void;
  /** `connection` comes with the order of that kind, and is undefined when it was closed on its way. */
  onOrder(take: (order: Order, connection?: Socket) => void): void;
}

/** One process of a group, as its server sees it. */
export class Member implements ProcessGroup {
  /** Resolves when this process is to leave. */
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

  /** Waits until the keeper of the group has said what this process is. */
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
