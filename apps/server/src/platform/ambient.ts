import { randomBytes, randomUUID } from 'node:crypto';

/** Processes of a deployment may differ by this much: leases and limits are counted in seconds. */
const TOLERANCE_MS = 250;

interface Clocks {
  /** UNIX milliseconds, as the operating system has them; may jump. */
  wall(): number;
  /** Milliseconds since any moment; never jumps. */
  steady(): number;
}

const SYSTEM: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The time of a deployment as one process keeps it: the database's, which all processes share, carried on between two looks
 * by a clock that never jumps. A clock of this machine that is put forward or back changes nothing.
 */
export class DeploymentClock {
  private readonly clocks: Clocks;
  private ahead: number;

  constructor(clocks: Clocks = SYSTEM) {
    this.clocks = clocks;
    this.ahead = clocks.wall() - clocks.steady();
  }

  /** UNIX milliseconds, whole. */
  now(): number {
    return Math.round(this.clocks.steady() + this.ahead);
  }

  /**
   * Takes over the database's time where it is certain that this one differs.
   * @param databaseMs what its clock showed at some moment of a question that has just been answered
   * @param tookMs how long the question took: that much is not known
   */
  follow(databaseMs: number, tookMs: number): void {
    const error = databaseMs + tookMs / 2 - this.now();
    if (Math.abs(error) > TOLERANCE_MS + tookMs / 2) this.ahead += error;
  }
}

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
