import { type Ambient, systemAmbient } from '../platform/ambient';

/** System randomness and IDs, with a clock that tests move forward. */
export interface MovableClock extends Ambient {
  advance(milliseconds: number): void;
}

/** Returns system randomness and IDs, with a clock that tests move forward. */
export function movableClock(standsAt?: number): MovableClock {
  const system = systemAmbient();
  let ahead = 0;
  return {
    ...system,
    now: () => (standsAt ?? system.now()) + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
