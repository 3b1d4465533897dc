import { StoreSilent, StoreUnavailable } from './unavailable';

/**
 * Maximum number of waiting items; more are rejected immediately, so that a slow database doesn't accumulate
 * requests that have already timed out.
 */
const MAX_WAITING = 1000;
/** Maximum number of items in busy lanes for which another lane is worth its round trip. */
const FEW = 3;

interface Limits {
  readonly lanes: number;
  readonly largest: number;
}

type Work<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Entry<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/** Items that may share statements: one queue with several lanes. */
class Queue<Item, Result> {
  private readonly waiting: Entry<Item, Result>[] = [];
  private busy = 0;
  /** Items in progress in all lanes. */
  private carried = 0;

  constructor(
    private readonly work: Work<Item, Result>,
    private readonly limits: Limits,
    private readonly onIdle: () => void,
  ) {}

  add(item: Item): Promise<Result> {
    if (this.waiting.length >= MAX_WAITING)
      return Promise.reject(new StoreUnavailable(undefined, 'too many requests wait for the database'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.busy < this.limits.lanes && this.carried < FEW) {
        this.busy++;
        // Items added in the same tick share the batch.
        queueMicrotask(() => void this.drain());
      }
    });
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0 && this.carried < FEW) {
      const batch = this.waiting.splice(0, this.limits.largest);
      this.carried += batch.length;
      await this.carry(batch);
      this.carried -= batch.length;
    }
    this.busy--;
    if (this.busy === 0) this.onIdle();
  }

  private async carry(batch: readonly Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map((entry) => entry.item));
      for (const [index, entry] of batch.entries()) entry.resolve(results[index] as Result);
    } catch (error) {
      const waiting = error instanceof StoreSilent ? this.waiting.splice(0) : [];
      for (const entry of [...batch, ...waiting]) entry.reject(error);
    }
  }
}

/** Group of an item whose group is unknown. */
const UNKNOWN = 0;

/**
 * Group commit: items that arrive while a lane is busy are sent together in the next round trip. It needs no
 * timer, so a single item is never delayed, and under load many items share a round trip and its fsync. If a
 * lane carries more than a few items, later ones wait for it (docs/adr/0004-group-commit.md). Each group of
 * items has a separate queue and lanes, so a slow or unresponsive server blocks no other group.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<number, Queue<Item, Result>>();

  /**
   * @param work returns one result per item, in order; a throw rejects every item of the batch. If the store
   *   timed out, the waiting items of the same queue are rejected too, because they have waited as long.
   * @param groupOf called for every item: only items of one group share a statement (`Database.groupOf`); by
   *   default all items do
   */
  constructor(
    private readonly work: Work<Item, Result>,
    private readonly limits: Limits,
    private readonly groupOf?: (item: Item) => Promise<number>,
  ) {}

  /**
   * Adds an item and resolves with its result.
   * @throws StoreUnavailable if too many items wait already.
   */
  async add(item: Item): Promise<Result> {
    // A database that can't return the group can't run the statement either.
    const group = this.groupOf ? await this.groupOf(item).catch(() => UNKNOWN) : UNKNOWN;
    return this.queueOf(group).add(item);
  }

  private queueOf(key: number): Queue<Item, Result> {
    const known = this.queues.get(key);
    if (known) return known;
    const queue = new Queue(this.work, this.limits, () => this.queues.delete(key));
    this.queues.set(key, queue);
    return queue;
  }
}
