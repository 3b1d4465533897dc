import { type Sources, systemSources } from '../platform/sources';

/** The system's sources with a clock that tests move forward. */
export interface MovableClock extends Sources {
  advance(milliseconds: number): void;
}

export function movableClock(): MovableClock {
  const system = systemSources();
  let ahead = 0;
  return {
    ...system,
    now: () => system.now() + ahead,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
