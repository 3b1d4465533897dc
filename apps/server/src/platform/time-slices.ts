import { setImmediate as nextTurn, setTimeout as rest } from 'node:timers/promises';

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

/** Rest after a slice of work that exceeded its fair time, in milliseconds: a quarter of the thread remains. */
const REST_MS = 3 * TURN_MS;

/** Splits long work into slices and yields to other work in between. */
export class TimeSlices {
  private ends = performance.now() + TURN_MS;
  private slices = 0;

  /** @param fairMs work after which a slice is followed by a rest; by default none is */
  constructor(private readonly fairMs = Number.POSITIVE_INFINITY) {}

  async letOthers(): Promise<void> {
    if (performance.now() <= this.ends) return;
    this.slices++;
    if (this.slices * TURN_MS > this.fairMs) await rest(REST_MS);
    else await nextTurn();
    this.ends = performance.now() + TURN_MS;
  }
}

/**
 * Runs the steps in short slices.
 * @param options.isLate returns true when the work must stop
 * @param options.fairMs as for TimeSlices
 * @returns null when it was stopped before the end
 */
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  options?: { readonly fairMs?: number },
): Promise<Result>;
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  options: { readonly isLate: () => boolean },
): Promise<Result | null>;
export async function inSlices<Result>(
  steps: Generator<void, Result>,
  options: { readonly isLate?: () => boolean; readonly fairMs?: number } = {},
): Promise<Result | null> {
  const slices = new TimeSlices(options.fairMs);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (options.isLate?.()) return null;
    await slices.letOthers();
  }
}
