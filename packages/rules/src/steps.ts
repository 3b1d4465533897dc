/** Long work in small pieces: whoever runs it may let others have their turn between two of them. */
export type InSteps<Result> = Generator<undefined, Result>;

/** Runs work to its end without a pause. */
export function inOneGo<Result>(steps: InSteps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
