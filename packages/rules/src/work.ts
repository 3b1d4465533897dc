/** Long work in small steps; the runner can pause between two of them to let other requests run. */
export type InSteps<Result> = Generator<undefined, Result>;

/** Runs work to its end without a pause. */
export function inOneGo<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Work is counted in steps, never in time: the same rules on the same transaction stop at the same point on
 * every machine and in every replay. A step costs about as much as one comparison of two numbers, some
 * nanoseconds.
 */
export class Work {
  constructor(private left: number) {}

  /** Spends steps; returns false when the budget is exceeded, and always after that. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }

  get isSpent(): boolean {
    return this.left < 0;
  }
}

/**
 * Step budget of one decision: filling its fields and evaluating every rule. Ordinary sets of 1,000 rules
 * take some thousands.
 */
export const DECISION_STEPS = 250_000;

/** Step budget of one transaction's velocity: about one for each earlier event that a definition reads. */
export const VELOCITY_STEPS = 250_000;

/** Step budget of one explanation, which also evaluates the parts that a decision can skip. */
export const EXPLANATION_STEPS = 2_000_000;

/** Steps to read a text from end to end in native code, as case folding does. */
export const textSteps = (text: string): number => text.length >>> 4;
