import type { DeviceMemory } from './memory';

type IdentityReason = 'token' | 'looks' | 'new' | 'undecided';

/** Where a visit is kept. */
export interface KeptVisit {
  /** null = a device of its own, made now. */
  readonly id: string | null;
  readonly memory: DeviceMemory;
  readonly isSettled: boolean;
  /** It was not settled before, or is new. */
  readonly becomesSettled: boolean;
  /** Of one that is not settled: the device that it is taken for. */
  readonly believed: string | null;
  /** The token of the visit is, or becomes, this device's. */
  readonly byToken: boolean;
}

/** What a visit is taken for, and what becomes of the memory. */
export interface Identity {
  /**
   * The device: where it is not settled the likeliest one from an even chance on, below the token's own row; null = the one
   * that `kept` makes, or one that nothing is kept of.
   */
  readonly id: string | null;
  readonly reason: IdentityReason;
  /** That the id is right, 0 to 1. */
  readonly probability: number;
  /**
   * false = too doubtful to act upon. Nothing of it is stored with a known device, but that its token is on trial for one where it is all
   * but known.
   */
  readonly isSettled: boolean;
  /** Settled, or from an even chance on: the id counts. Below, it is provisional and counts nowhere yet. */
  readonly isCounted: boolean;
  /** The likeliest known device of a visit that is not settled. */
  readonly likeliest: string | null;
  /** A known device, met with a token that was not known, or none. */
  readonly isReturn: boolean;
  /** The token is known from a device that this cannot be. */
  readonly tokenCopied: boolean;
  readonly kept: KeptVisit | null;
  /** A device that was met without being proved by a token; it learns the look where that is all but certain. */
  readonly learns: {
    readonly id: string;
    readonly memory: DeviceMemory;
    readonly isLearned: boolean;
  } | null;
  /** Ids that proved to be one: the first is known under the second from now on. */
  readonly joins: readonly { readonly from: string; readonly into: string }[];
}
