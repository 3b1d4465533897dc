import type { DeviceMemory } from './memory';

type IdentityReason = 'token' | 'looks' | 'new' | 'undecided';

/** Row in which a visit is stored. */
export interface StoredVisit {
  /** null = a new device, created now. */
  readonly id: string | null;
  readonly memory: DeviceMemory;
  readonly isSettled: boolean;
  /** True if it was not settled before, or is new. */
  readonly becomesSettled: boolean;
  /** For one that is not settled: the device that it is assigned to. */
  readonly believed: string | null;
  /** True if the token of the visit is, or becomes, this device's. */
  readonly byToken: boolean;
}

/** Result for a visit, and the changes of the memory. */
export interface Identity {
  /**
   * The device. If it is not settled: the most likely one from an even chance on, below that the token's own
   * row; null = the one that `kept` creates, or one of which nothing is stored.
   */
  readonly id: string | null;
  readonly reason: IdentityReason;
  /** Probability that the ID is right, 0 to 1. */
  readonly probability: number;
  /**
   * false = too doubtful to act upon. Nothing is stored with a known device, except that its token is on
   * trial for an almost certain one.
   */
  readonly isSettled: boolean;
  /**
   * True if settled or from an even chance on: the ID counts. Below, it is provisional and counts nowhere
   * yet.
   */
  readonly isCounted: boolean;
  /** The most likely known device of a visit that is not settled. */
  readonly likeliest: string | null;
  /** True for a known device with an unknown token or none. */
  readonly isReturn: boolean;
  /** True if the token belongs to a device that this cannot be. */
  readonly tokenCopied: boolean;
  readonly kept: StoredVisit | null;
  /** A device that was recognized without proof by a token; it learns the fingerprint if it is almost certain. */
  readonly learns: {
    readonly id: string;
    readonly memory: DeviceMemory;
    readonly isLearned: boolean;
  } | null;
  /** IDs that proved to be one: from now on the first is known under the second. */
  readonly joins: readonly { readonly from: string; readonly into: string }[];
}
