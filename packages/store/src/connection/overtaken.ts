import { setTimeout as pause } from 'node:timers/promises';
import { isPartMoved } from '../distribution/errors';
import { codeOf } from './unavailable';

/** PostgreSQL documentation, appendix A: the whole transaction was undone. */
const DEADLOCK = '40P01';
/** Before each further try, milliseconds: 1.6 s together. */
const WAITS = [25, 50, 100, 200, 400, 800];

const isOvertaken = (error: unknown): boolean =>
  codeOf(error) === DEADLOCK || (error instanceof Error && isPartMoved(error));

/**
 * Does work again that lost against others and of which nothing was kept: a part of a table that was moving to another node, a deadlock.
 * @param work one transaction as a whole, without effects outside of it
 * @param waits before each further try, milliseconds
 * @throws what it failed with the last time, and at once what would fail again
 */
export async function againWhenOvertaken<T>(
  work: () => Promise<T>,
  waits: readonly number[] = WAITS,
): Promise<T> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      await pause(wait);
    }
  }
  return work();
}
