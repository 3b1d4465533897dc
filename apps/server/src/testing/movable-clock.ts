import { type Runtime, systemRuntime } from '../platform/runtime';

/** Cost of password hashes in tests: a 32nd of the processor time of the real one. */
const PASSWORD_COST = 10;

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
    passwordCost: PASSWORD_COST,
    now: () => (standsAt ?? system.now()) + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
