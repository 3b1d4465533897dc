import { StoreSilent, StoreUnavailable } from './unavailable';

/** Items that may wait; more are refused at once, so that a slow database does not gather calls nobody waits for. */
const MOST_WAITING = 1000;
/** A further lane is worth its round trip while the others carry fewer items than this. */
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

/** What may share statements: one queue before some lanes. */
class Queue<Item, Result> {
  private readonly waiting: Entry<Item, Result>[] = [];
  private busy = 0;
  /** Items under way in all lanes. */
  private carried = 0;

  constructor(
    private readonly work: Work<Item, Result>,
    private readonly limits: Limits,
    private readonly onIdle: () => void,
  ) {}

  add(item: Item): Promise<Result> {
    if (this.waiting.length >= MOST_WAITING)
      return Promise.reject(new StoreUnavailable(undefined, 'too many calls wait for the database'));
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.busy < this.limits.lanes && this.carried < FEW) {
        this.busy++;
        // Calls of the same tick share the batch.
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

/** The group of an item whose own is not known. */
const UNKNOWN = 0;

/**
 * Group commit: calls that arrive while a lane is busy travel together in the next round trip. No timer is involved,
 * so a lone call is never delayed, and under load a round trip and its fsync are shared by many. Where a lane is under
 * way with more than a few, the next wait for it (docs/adr/0004-group-commit.md). Each group of items has a queue and lanes of its
 * own: one whose server is slow or silent holds up no other.
 */
export class Batcher<Item, Result> {
  private readonly queues = new Map<number, Queue<Item, Result>>();

  /**
   * @param work answers one result per item, in order; a throw rejects every item of the batch. When the store fell
   * silent, those that wait in the same queue are rejected too: they have waited as long as it.
   * @param groupOf asked for every item: only items of one group share a statement (`Database.groupOf`); left out, all do
   */
  constructor(
    private readonly work: Work<Item, Result>,
    private readonly limits: Limits,
    private readonly groupOf?: (item: Item) => Promise<number>,
  ) {}

  /** @throws StoreUnavailable when too many wait already. */
  async add(item: Item): Promise<Result> {
    // A database that cannot tell the group cannot answer the statement either.
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
