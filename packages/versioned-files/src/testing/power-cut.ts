import type { BeforeStep, Step } from '../whole-file';

/** The process that writes is gone: nothing of it runs any more, the clean-up after an error included. */
class PowerCut extends Error {
  override readonly name = 'PowerCut';
}

/** Lets `count` steps of a write happen and none after them. */
export function powerCutAfter(count: number): BeforeStep {
  let done = 0;
  return () => {
    if (done === count) throw new PowerCut();
    done += 1;
  };
}

/**
 * Does a piece of work again and again, each time cut off one step later, until it comes to its end.
 * @param attempt does the work from its beginning, on files of its own, and then looks what is there
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
