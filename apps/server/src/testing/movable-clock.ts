import { type Runtime, systemRuntime } from '../platform/runtime';

/** System randomness and IDs, with a clock that tests move forward. */
export interface MovableClock extends Runtime {
  advance(milliseconds: number): void;
}

/** Returns system randomness and IDs, with a clock that tests move forward. */
export function movableClock(standsAt?: number): MovableClock {
  const system = systemRuntime();
  let ahead = 0;
  return {
    ...system,
    now: () => (standsAt ?? system.now()) + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
