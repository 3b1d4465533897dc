/** Weight of a transfer in the moving averages. */
const WEIGHT = 1 / 1000;
/** Period over which the rate of first transfers is averaged. */
const RATE_MS = 30 * 86_400_000;

/** Averages over the recent transfers of all parties, with which typologies compare a single one. */
export class Population {
  /** Share of recent transfers whose sender was not seen before. */
  newSenders = 1;
  /** Share of recent transfers whose receiver was not seen before. */
  newReceivers = 1;
  /** Recent first transfers between two parties; older ones count less. */
  private newPairs = 0;
  /** Time of the last of them, UNIX milliseconds. */
  private newPairAt = 0;

  noteParties(isNewSender: boolean | null, isNewReceiver: boolean | null): void {
    if (isNewSender !== null) this.newSenders += ((isNewSender ? 1 : 0) - this.newSenders) * WEIGHT;
    if (isNewReceiver !== null) this.newReceivers += ((isNewReceiver ? 1 : 0) - this.newReceivers) * WEIGHT;
  }

  /** Notes a first transfer between two parties. */
  noteNewPair(at: number): void {
    const elapsed = Math.max(0, at - this.newPairAt);
    this.newPairs = this.newPairs * Math.exp(-elapsed / RATE_MS) + 1;
    this.newPairAt = Math.max(at, this.newPairAt);
  }

  /**
   * Returns the expected number of first transfers between parties within a period, as many as recently.
   * @param historyMs length of the history, because a short one contains less than the averaged period
   */
  newPairsWithin(ms: number, historyMs: number): number {
    const covered = RATE_MS * (1 - Math.exp(-Math.max(historyMs, 1) / RATE_MS));
    return (this.newPairs * ms) / covered;
  }
}
