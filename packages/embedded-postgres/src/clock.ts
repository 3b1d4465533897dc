import { setTimeout as delay } from 'node:timers/promises';

/** Time as the supervisor sees it; tests and the server may pass their own. */
export interface Clock {
  /** Milliseconds since the UNIX epoch. */
  now(): number;
  /** Resolves after `ms` milliseconds, or at once when `signal` aborts. Never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** The machine's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: async (ms, signal) => {
    try {
      await delay(ms, undefined, signal ? { signal } : {});
    } catch {
      // The only rejection of this timer is the abort, which means "wake up now".
    }
  },
};
