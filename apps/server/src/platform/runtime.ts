import { randomBytes, randomUUID } from 'node:crypto';

/**
 * Tolerated clock difference between the processes of a deployment, in milliseconds. It is small because
 * leases and limits are counted in seconds.
 */
const TOLERANCE_MS = 250;

interface Clocks {
  /** UNIX milliseconds of the operating system; may jump. */
  wall(): number;
  /** Monotonic milliseconds from an arbitrary start; never jumps. */
  steady(): number;
}

const SYSTEM: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * Clock of a deployment in one process. It follows the database's clock, which all processes share, and
 * advances by a monotonic clock between two reads. Changes to this machine's clock have no effect.
 */
export class DeploymentClock {
  private readonly clocks: Clocks;
  private ahead: number;

  constructor(clocks: Clocks = SYSTEM) {
    this.clocks = clocks;
    this.ahead = clocks.wall() - clocks.steady();
  }

  /** Returns the time in whole UNIX milliseconds. */
  now(): number {
    return Math.round(this.clocks.steady() + this.ahead);
  }

  /**
   * Adopts the database's time if it certainly differs from this clock.
   * @param databaseMs time of the database during a query that has just completed
   * @param tookMs duration of the query, which is the uncertainty of `databaseMs`
   */
  follow(databaseMs: number, tookMs: number): void {
    const error = databaseMs + tookMs / 2 - this.now();
    if (Math.abs(error) > TOLERANCE_MS + tookMs / 2) this.ahead += error;
  }
}

/** Sources of time, randomness and ids of a process, in one place so that tests can control them. */
export interface Runtime {
  /** Returns UNIX milliseconds of the database's clock, as last followed. */
  now(): number;
  /** Adopts the database's time from a query that has just completed and took `tookMs`. */
  followTime(databaseMs: number, tookMs: number): void;
  bytes(length: number): Buffer;
  /** Returns twelve random hexadecimal digits: the id of a transaction that was sent without one. */
  transactionId(): string;
  /** Returns a UUIDv7 (RFC 9562 §5.7). Within a process every id is greater than the previous one. */
  timeOrderedId(): string;
  /** Binary logarithm of N of scrypt: the cost of a password hash. All processes of a deployment use the same. */
  readonly passwordCost: number;
}

/** OWASP setting of scrypt: N=2^15 with r=8 and p=1 needs about 32 MiB and 100 ms. */
const PASSWORD_COST = 15;

const COUNTER_LIMIT = 0x1000;

/** Creates the runtime with the real clock and the system's randomness. */
export function systemRuntime(clock: DeploymentClock = new DeploymentClock()): Runtime {
  let lastMs = 0;
  let counter = 0;
  return {
    now: () => clock.now(),
    followTime: (databaseMs, tookMs) => clock.follow(databaseMs, tookMs),
    bytes: (length) => randomBytes(length),
    transactionId: () => randomUUID().slice(24),
    passwordCost: PASSWORD_COST,
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
      // The variant and the random end are those of a version 4 id.
      return `${ms.slice(0, 8)}-${ms.slice(8)}-7${order}${randomUUID().slice(18)}`;
    },
  };
}
