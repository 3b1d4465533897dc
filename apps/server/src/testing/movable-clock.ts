import { type Sources, systemSources } from '../platform/sources';

/** The system's sources with a clock that tests move forward. */
export interface MovableClock extends Sources {
  advance(milliseconds: number): void;
}

/** @param standsAt UNIX milliseconds at which the clock stands still until it is moved; left out, it runs. */
export function movableClock(standsAt?: number): MovableClock {
  const system = systemSources();
  let ahead = 0;
  return {
    ...system,
    now: () => (standsAt ?? system.now()) + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
