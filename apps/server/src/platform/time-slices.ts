import { setImmediate as nextTurn } from 'node:timers/promises';

/** Whether the world has a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** How long work goes on before requests have their turn. */
const TURN_MS = 4;

/** Shows long work when others are to have their turn, and lets them. */
export class TimeSlices {
  private ends = performance.now() + TURN_MS;

  async letOthers(): Promise<void> {
    if (performance.now() <= this.ends) return;
    await nextTurn();
    this.ends = performance.now() + TURN_MS;
  }
}

/**
 * Works through steps in short turns.
 * @param isLate when to stop.
 * @returns null when it was too late before they ended.
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
