import type { Facts, VelocityValue } from '@assay/rules';
import type { Caller } from '../../identity/index';
import type { ActivePolicy } from '../../policy/index';

/** Everything a model may look at: what the rules see, before they decide. */
export interface ModelInput {
  readonly caller: Caller;
  /** Of `factsOf`, without a score. */
  readonly facts: Facts;
  readonly velocity: readonly VelocityValue[];
  /** The velocity plan that `velocity` answers, in its order. */
  readonly policy: ActivePolicy;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A fraud probability, 0 to 100 with two decimals, and what the evaluation keeps about it. */
export interface ModelScore {
  readonly score: number;
  readonly seen: unknown;
}

export interface BlackboxModel {
  score(input: ModelInput): ModelScore | null;
}
