import type { BeforeStep, Step } from '../whole-file';

/** Simulates that the writing process is gone: no more of its code runs, including cleanup after an error. */
class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

/** Allows `count` steps of a write and throws at each later step. */
export function powerCutAfter(count: number): BeforeStep {
  let done = 0;
  return () => {
    if (done === count) throw new PowerCut();
    done += 1;
  };
}

/**
 * Repeats a piece of work, cut off one step later each time, until it completes.
 * @param attempt does the work from the beginning on its own files, then checks the result
 * @returns the steps of the whole work
 */
export async function cutAtEachStep(
  attempt: (work: {
    readonly beforeStep: BeforeStep;
    readonly isCut: (error: unknown) => boolean;
  }) => Promise<void>,
): Promise<readonly Step[]> {
  for (let count = 0; ; count += 1) {
    const cut = powerCutAfter(count);
    const steps: Step[] = [];
    let wasCut = false;
    await attempt({
      beforeStep: (step, path) => {
        cut(step, path);
        steps.push(step);
      },
      isCut: (error) => {
        wasCut ||= error instanceof PowerCut;
        return error instanceof PowerCut;
      },
    });
    if (!wasCut) return steps;
  }
}
