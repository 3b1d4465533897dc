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
