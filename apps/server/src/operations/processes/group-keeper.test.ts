import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dealer } from './dealer';
import { type Child, GroupKeeper, StartFailed } from './group-keeper';
import type { Order, Word } from './messages';
import { type Line, Member } from './run-group';

/** A fake process that speaks the group protocol over an in-process channel. */
class Spoken implements Child {
  readonly orders: Order[] = [];
  member: Member | null = null;
  private heard: (word: Word) => void = () => undefined;
  private ended: (code: number | null, signal: string | null) => void = () => undefined;
  private take: (order: Order) => void = () => undefined;

  constructor(
    readonly pid: number,
    private readonly isReadyAtOnce: boolean,
  ) {}

  send(order: Order): void {
    this.orders.push(order);
    queueMicrotask(() => this.take(order));
  }
  kill(signal: NodeJS.Signals): void {
    this.end(null, signal);
  }
  onWord(take: (word: Word) => void): void {
    this.heard = take;
    queueMicrotask(() => void this.join());
  }
  onExit(take: (code: number | null, signal: string | null) => void): void {
    this.ended = take;
  }
  hand(): void {}
  end(code: number | null, signal: string | null = null): void {
    this.ended(code, signal);
  }
  ready(): void {
    this.member?.ready({ firstKey: `key ${this.pid}`, setUpCode: null });
  }

  private async join(): Promise<void> {
    const line: Line = {
      send: (word) => queueMicrotask(() => this.heard(word)),
      onOrder: (take) => {
        this.take = take;
      },
    };
    this.member = await Member.join(line);
    this.member.answer('health', async () => `process ${this.pid}`);
    void this.member.leaving.then(() => this.end(0));
    if (this.isReadyAtOnce) this.ready();
  }
}

let children: Spoken[];
let events: string[];
let isReadyAtOnce: boolean;
let keeper: GroupKeeper;

beforeEach(() => {
  vi.useFakeTimers();
  children = [];
  events = [];
  isReadyAtOnce = true;
  keeper = new GroupKeeper({
    count: 2,
    dealer: new Dealer(),
    fork: () => {
      const child = new Spoken(children.length + 1, isReadyAtOnce);
      children.push(child);
      return child;
    },
    beginning: (number, isFirst) => ({
      number,
      role: 'api',
      leads: number === 1,
      speaks: isFirst,
      database: null,
    }),
    leaveMs: 5000,
    log: { info: (event) => void events.push(event), fault: () => undefined },
  });
});
afterEach(async () => {
  await keeper.stop();
  vi.useRealTimers();
});

/** Delivers pending messages. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const numbers = () => children.map(({ member }) => member?.number);

describe('GroupKeeper', () => {
  it('starts the first process alone, then the others', async () => {
    isReadyAtOnce = false;
    const started = keeper.start();
    await settle();
    expect(numbers()).toEqual([1]);
    children[0]?.ready();
    await settle();
    expect(numbers()).toEqual([1, 2]);
    children[1]?.ready();
    expect(await started).toEqual({ firstKey: 'key 1', setUpCode: null });
    expect(children.map(({ member }) => member?.beginning.speaks)).toEqual([true, false]);
  });

  it('rejects when a process ends before it is ready', async () => {
    isReadyAtOnce = false;
    const started = keeper.start();
    await settle();
    children[0]?.end(1);
    await expect(started).rejects.toThrow(StartFailed);
  });

  it('passes a question to the other processes and returns their responses', async () => {
    await keeper.start();
    expect(await children[0]?.member?.ask('health')).toEqual({
      started: true,
      expected: 2,
      others: [{ number: 2, answer: 'process 2', missed: 0 }],
    });
  });

  it("replaces a process that dies immediately, and one that can't start with growing delays", async () => {
    await keeper.start();
    isReadyAtOnce = false;
    children[1]?.end(null, 'SIGKILL');
    await settle();
    expect(numbers()).toEqual([1, 2, 2]);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      const before = children.length;
      children.at(-1)?.end(1);
      let waited = 0;
      for (; children.length === before; waited += 50) await vi.advanceTimersByTimeAsync(50);
      waits.push(waited);
    }
    expect(waits).toEqual([200, 400, 800, 1600]);
    expect(events.filter((event) => event === 'process-ended')).toHaveLength(5);
  });

  it('replaces all processes, each leaving when its replacement is ready', async () => {
    await keeper.start();
    isReadyAtOnce = false;
    const replaced = keeper.replaceAll();
    await settle();
    expect(numbers()).toEqual([1, 2, 1]);
    expect(children[0]?.orders.some(({ kind }) => kind === 'leave')).toBe(false);
    children[2]?.ready();
    await settle();
    expect(children[0]?.orders.at(-1)).toEqual({ kind: 'leave', all: false });
    expect(children[0]?.member?.leavesAlone()).toBe(true);
    expect(numbers()).toEqual([1, 2, 1, 2]);
    children[3]?.ready();
    await replaced;
    expect(children[1]?.orders.at(-1)).toEqual({ kind: 'leave', all: false });
    expect(events).not.toContain('process-ended');
  });

  it("retains the old process when the new one can't start", async () => {
    await keeper.start();
    isReadyAtOnce = false;
    const replaced = keeper.replaceAll();
    await settle();
    children[2]?.end(1);
    await expect(replaced).rejects.toThrow(StartFailed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(children).toHaveLength(3);
    expect(children[0]?.orders.some(({ kind }) => kind === 'leave')).toBe(false);
  });

  it("ends and replaces a process that doesn't respond", async () => {
    await keeper.start();
    children[1]?.member?.answer('alive', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(events).toContain('process-blocked');
    expect(numbers()).toEqual([1, 2, 2]);
  });

  it("notifies all processes of a shutdown and kills those that don't leave", async () => {
    await keeper.start();
    const [first, second] = children;
    if (second) second.end = () => undefined;
    const stopped = keeper.stop();
    await settle();
    expect(first?.member?.leavesAlone()).toBe(false);
    expect(events).not.toContain('process-stopped-late');
    if (second) second.kill = () => Spoken.prototype.end.call(second, null, 'SIGKILL');
    await vi.advanceTimersByTimeAsync(6000);
    await stopped;
    expect(events).toContain('process-stopped-late');
  });
});
