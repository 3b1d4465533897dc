/** Runs all steps to the end without pausing, for callers that don't share the thread. */
export function allSteps<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
