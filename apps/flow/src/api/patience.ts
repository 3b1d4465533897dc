import { Unreachable } from './failures';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 15_000;

/** Milliseconds before the next attempt, after so many that failed. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));

/** Waits, at most until the network is back or there is nothing left to wait for. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over);
    signal.addEventListener('abort', over);
  });
}

/**
 * Does something until the server can be reached: nothing that was captured is lost to a bad connection.
 * @param onTrouble called with true when an attempt failed, false when one went through behind it
 * @throws whatever `attempt` throws that is not Unreachable; Unreachable only when `signal` ended the waiting
 */
export async function persist<Result>(
  attempt: () => Promise<Result>,
  signal: AbortSignal,
  onTrouble: (inTrouble: boolean) => void,
): Promise<Result> {
  for (let failures = 0; ; ) {
    try {
      const result = await attempt();
      if (failures > 0) onTrouble(false);
      return result;
    } catch (error) {
      if (!(error instanceof Unreachable) || signal.aborted) throw error;
      failures++;
      onTrouble(true);
      await pause(waitAfter(failures), signal);
    }
  }
}
