/** Weight of a transfer in the moving average. */
const WEIGHT = 1 / 1000;
/** Period over which the rate of first transfers is averaged. */
const RATE_MS = 30 * 86_400_000;

/** Averages over all parties, with which typologies compare a single one. */
export class Population {
  /** Number of parties that were seen. */
  parties = 0;
  /** Share of recent transfers whose receiver was not seen before. */
  newReceivers = 1;
  /** Recent first transfers between two parties; older ones count less. */
  private newPairs = 0;
  /** Times of the first and last of them, UNIX milliseconds; null = none yet. */
  private since: number | null = null;
  private newPairAt = 0;

  /** Notes the receiver of a transfer. */
  noteReceiver(isNew: boolean): void {
    this.newReceivers += ((isNew ? 1 : 0) - this.newReceivers) * WEIGHT;
  }

  /** Notes a first transfer between two parties. */
  noteNewPair(at: number): void {
    this.since ??= at;
    const elapsed = Math.max(0, at - Math.max(this.newPairAt, this.since));
    this.newPairs = this.newPairs * Math.exp(-elapsed / RATE_MS) + 1;
    this.newPairAt = Math.max(at, this.newPairAt);
  }

  /** Returns the expected number of first transfers between parties within a period, at the recent rate; at least 1. */
  newPairsWithin(ms: number): number {
    // A short history contains less than the averaged period.
    const elapsed = Math.max(1, this.newPairAt - (this.since ?? 0));
    return Math.max(1, (this.newPairs * ms) / (RATE_MS * (1 - Math.exp(-elapsed / RATE_MS))));
  }

  /** Returns the state as JSON text. */
  pack(): string {
    const { parties, newReceivers, newPairs, since, newPairAt } = this;
    return JSON.stringify({ parties, newReceivers, newPairs, since, newPairAt });
  }

  /** Returns the averages of a packed state; null = none yet. Absent members have their first value. */
  static unpack(text: string | null): Population {
    return Object.assign(new Population(), text === null ? {} : JSON.parse(text));
  }
}
