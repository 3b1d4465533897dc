import { type Ambient, systemAmbient } from '../platform/ambient';

/** The system's randomness and ids, with a clock that tests move forward. */
export interface MovableClock extends Ambient {
  advance(milliseconds: number): void;
}

/** The system's randomness and ids, with a clock that tests move forward. */
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
