/** Long work in small pieces: whoever runs it may let others have their turn between two of them. */
export type InSteps<Result> = Generator<undefined, Result>;

/** Runs work to its end without a pause. */
export function inOneGo<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Work is counted in steps, never in time: the same rules over the same transaction stop at the same place on every
 * machine and in every replay. A step is about what one comparison of two numbers costs, some nanoseconds.
 */
export class Work {
  constructor(private left: number) {}

  /** Takes steps; false once there were fewer left, and from then on. */
  spend(steps: number): boolean {
    this.left -= steps;
    return this.left >= 0;
  }

  get isSpent(): boolean {
    return this.left < 0;
  }
}

/** Steps of one decision: filling in its fields and evaluating every rule. Ordinary sets of 1,000 rules take some thousands. */
export const DECISION_STEPS = 250_000;

/** Steps of one call's velocity: about one for each earlier event that a definition looks at. */
export const VELOCITY_STEPS = 250_000;

/** Steps of one explanation, which evaluates the parts that a decision could leave out. */
export const EXPLANATION_STEPS = 2_000_000;

/** Steps of reading a text from end to end in native code, as folding its case does. */
export const textSteps = (text: string): number => text.length >>> 4;
