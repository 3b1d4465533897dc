import { StoreSilent, StoreUnavailable } from './unavailable';

/** Items that may wait; more are refused at once, so that a slow database does not gather calls nobody waits for. */
const MOST_WAITING = 1000;
/** A further lane is worth its round trip while the others carry fewer items than this. */
const FEW = 3;

/** Items that cannot share a statement: those of accounts whose rows lie on different servers. */
interface Apart<Item> {
  /** Asked for every batch. */
  readonly isSo: () => Promise<boolean>;
  /** Items of one account may share a statement. */
  readonly account: (item: Item) => number;
}

interface Entry<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: calls that arrive while a lane is busy travel together in the next round trip. No timer is involved,
 * so a lone call is never delayed, and under load a round trip and its fsync are shared by many. Where a lane is under
 * way with more than a few, the next wait for it (docs/adr/0004-group-commit.md).
 */
export class Batcher<Item, Result> {
  private readonly queue: Entry<Item, Result>[] = [];
  private busy = 0;
  /** Items under way in all lanes. */
  private carried = 0;

  /**
   * @param work answers one result per item, in order; a throw rejects every item of the batch. When the store fell
   * silent, those that wait are rejected too: they have waited as long as it.
   * @param apart left out, any items share a statement
   */
  constructor(
    private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>,
    private readonly limits: { readonly lanes: number; readonly largest: number },
    private readonly apart?: Apart<Item>,
  ) {}

  /** @throws StoreUnavailable when too many wait already. */
  add(item: Item): Promise<Result> {
    if (this.queue.length >= MOST_WAITING)
      return Promise.reject(new StoreUnavailable(undefined, 'too many calls wait for the database'));
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject });
      if (this.busy < this.limits.lanes && this.carried < FEW) {
        this.busy++;
        // Calls of the same tick share the batch.
        queueMicrotask(() => void this.drain());
      }
    });
  }

  private async drain(): Promise<void> {
    while (this.queue.length > 0 && this.carried < FEW) {
      const batch = this.queue.splice(0, this.limits.largest);
      this.carried += batch.length;
      if (this.apart) await this.carryApart(batch, this.apart);
      else await this.carry(batch);
      this.carried -= batch.length;
    }
    this.busy--;
  }

  /** The items of each account travel by themselves, all accounts at once: one that fails takes no other with it. */
  private async carryApart(
    batch: readonly Entry<Item, Result>[],
    { isSo, account }: Apart<Item>,
  ): Promise<void> {
    // Who cannot be asked answers the statement no better.
    const isApart = batch.length > 1 && (await isSo().catch(() => false));
    if (!isApart) return this.carry(batch);
    const groups = new Map<number, Entry<Item, Result>[]>();
    for (const entry of batch) {
      const of = account(entry.item);
      groups.set(of, [...(groups.get(of) ?? []), entry]);
    }
    await Promise.all([...groups.values()].map((group) => this.carry(group)));
  }

  private async carry(batch: readonly Entry<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map((entry) => entry.item));
      for (const [index, entry] of batch.entries()) entry.resolve(results[index] as Result);
    } catch (error) {
      const waiting = error instanceof StoreSilent ? this.queue.splice(0) : [];
      for (const entry of [...batch, ...waiting]) entry.reject(error);
    }
  }
}
