import type { ListPort } from '../lists/list-index';
import type { Value } from '../semantics/values';
import type { Work } from '../work';
import type { Slots } from './slots';

/** The answer to one velocity definition. */
export interface VelocityValue {
  /** Null when the transaction has no such key, or when there is nothing to aggregate. */
  readonly value: number | boolean | null;
  /** True when more events may exist than were read, so that the true value may lie beyond this one. */
  readonly lowerBound: boolean;
  /** It was not counted: the steps of the call's velocity were used up before. */
  readonly isSpent?: true;
}

let decisions = 0;

/** Everything that a compiled rule can see during one decision. */
export class Scope {
  /** Unlike that of any other decision: what is remembered of one is remembered by it, and holds none of its values. */
  readonly number = ++decisions;

  constructor(
    readonly slots: Slots,
    readonly velocity: readonly VelocityValue[],
    /** The transaction's time, milliseconds since the epoch. */
    readonly now: number,
    readonly lists: ListPort,
    /** What the decision may still cost. Once it is spent every costly condition is unknown. */
    readonly work: Work,
  ) {}
}

/** Yields a value of the transaction, or undefined when it is missing. */
export type Read = (scope: Scope) => Value | undefined;

/** Answers whether a condition certainly has the outcome it was compiled for. */
export type Test = (scope: Scope) => boolean;
