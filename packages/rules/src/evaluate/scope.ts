import type { ListPort } from '../lists/list-index';
import type { Value } from '../semantics/values';
import type { Work } from '../work';
import type { Slots } from './slots';

/** The value of one velocity definition. */
export interface VelocityValue {
  /** Null if the transaction lacks the key, or without events to aggregate. */
  readonly value: number | boolean | null;
  /** True if more events may exist than were read, so the true value may be higher. */
  readonly lowerBound: boolean;
  /** Set if it was not counted because the velocity step budget was spent. */
  readonly isSpent?: true;
}

let decisions = 0;

/** All inputs of a compiled rule during one decision. */
export class Scope {
  /** Unique number of the decision. Cached outcomes refer to it, so that they retain no values. */
  readonly number = ++decisions;

  constructor(
    readonly slots: Slots,
    readonly velocity: readonly VelocityValue[],
    /** The transaction's time, milliseconds since the epoch. */
    readonly now: number,
    readonly lists: ListPort,
    /** Remaining step budget of the decision. After it is spent, every costly condition is unknown. */
    readonly work: Work,
  ) {}
}

/** Reads a value of the transaction; undefined if missing. */
export type Read = (scope: Scope) => Value | undefined;

/** Checks whether a condition certainly has the outcome it was compiled for. */
export type Test = (scope: Scope) => boolean;
