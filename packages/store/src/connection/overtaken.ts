import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, isPartMoved } from './unavailable';

/** PostgreSQL documentation, appendix A: the whole transaction was rolled back. */
const DEADLOCK = '40P01';
/** Delay before each retry, milliseconds: 1.6 s in total. */
const WAITS = [25, 50, 100, 200, 400, 800];

const isOvertaken = (error: unknown): boolean =>
  codeOf(error) === DEADLOCK || (error instanceof Error && isPartMoved(error));

/**
 * Retries work that lost a conflict and was rolled back completely: a table part that moved to another node,
 * a deadlock.
 * @param work one complete transaction, without external effects
 * @param waits delay before each retry, milliseconds
 * @throws the last error, or immediately a permanent error
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
