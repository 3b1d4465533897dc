import { setImmediate as nextTurn } from 'node:timers/promises';

/** Returns true for an IANA time zone name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** Duration of one slice of work before requests run, in milliseconds. */
const TURN_MS = 4;

/** Splits long work into slices and yields to other work in between. */
export class TimeSlices {
  private ends = performance.now() + TURN_MS;

  async letOthers(): Promise<void> {
    if (performance.now() <= this.ends) return;
    await nextTurn();
    this.ends = performance.now() + TURN_MS;
  }
}

/**
 * Runs the steps in short slices.
 * @param isLate returns true when the work must stop
 * @returns null when it was stopped before the end
 */
export async function inSlices<Result>(steps: Generator<void, Result>): Promise<Result>;
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  isLate: () => boolean,
): Promise<Result | null>;
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  isLate: () => boolean = () => false,
): Promise<Result | null> {
  const slices = new TimeSlices();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (isLate()) return null;
    await slices.letOthers();
  }
}
