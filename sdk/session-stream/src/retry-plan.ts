import { now } from './moment';

const LONGEST_RETRY_MS = 30_000;
const REST_MS = 60_000;
const LONGEST_REST_MS = 600_000;
const FAILURES_BEFORE_REST = 5;

/** Decides when the next batch may be sent. */
export interface RetryPlan {
  isDue(): boolean;
  /** The network is back. */
  wake(): void;
  succeeded(): void;
  /** Waits before the next try. @param least milliseconds that the server asked for */
  failed(least: number): void;
  /** The server refuses for now: waits longer each time. */
  rest(): void;
}

export function retryPlan(): RetryPlan {
  /** Nothing is sent before this moment. */
  let notBefore = 0;
  let failures = 0;
  let rests = 0;
  const wait = (milliseconds: number): void => {
    notBefore = now() + milliseconds;
  };
  return {
    isDue: () => now() >= notBefore,
    wake() {
      notBefore = 0;
      failures = 0;
    },
    succeeded() {
      failures = rests = 0;
    },
    failed(least) {
      failures++;
      const longest = Math.min(LONGEST_RETRY_MS, 1000 * 2 ** failures);
      const pause = failures >= FAILURES_BEFORE_REST ? REST_MS : Math.random() * longest;
      wait(Math.max(least, pause));
    },
    rest: () => wait(Math.min(LONGEST_REST_MS, REST_MS * 2 ** rests++)),
  };
}
