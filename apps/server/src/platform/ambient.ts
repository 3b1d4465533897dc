import { randomBytes, randomUUID } from 'node:crypto';
import { DeploymentClock } from './deployment-clock';

/** What a process takes from around it, time, randomness and ids: one place, so that tests can be exact. */
export interface Ambient {
  /** UNIX milliseconds: the database's clock as far as it has been followed. */
  now(): number;
  /** Takes over the database's time: what it showed during a question that took so long and has just been answered. */
  followTime(databaseMs: number, tookMs: number): void;
  bytes(length: number): Buffer;
  /** Twelve random hexadecimal digits: the id of a transaction that came without one. */
  transactionId(): string;
  /** UUIDv7 (RFC 9562 §5.7); within a process every id is greater than the one before. */
  timeOrderedId(): string;
}

const COUNTER_LIMIT = 0x1000;

/** The real clock and the system's randomness. */
export function systemAmbient(clock: DeploymentClock = new DeploymentClock()): Ambient {
  let lastMs = 0;
  let counter = 0;
  return {
    now: () => clock.now(),
    followTime: (databaseMs, tookMs) => clock.follow(databaseMs, tookMs),
    bytes: (length) => randomBytes(length),
    transactionId: () => randomUUID().slice(24),
    timeOrderedId() {
      const now = clock.now();
      if (now > lastMs) {
        lastMs = now;
        counter = 0;
      } else if (++counter === COUNTER_LIMIT) {
        lastMs++;
        counter = 0;
      }
      const ms = lastMs.toString(16).padStart(12, '0');
      const order = counter.toString(16).padStart(3, '0');
      // The variant and the random tail are those of a version 4 id.
      return `${ms.slice(0, 8)}-${ms.slice(8)}-7${order}${randomUUID().slice(18)}`;
    },
  };
}
