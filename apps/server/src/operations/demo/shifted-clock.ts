import { DeploymentClock } from '../../platform/deployment-clock';

/** The time of a deployment, put back by an amount that changes: a demonstration lives through weeks in seconds. */
export class ShiftedClock extends DeploymentClock {
  private shift = 0;

  override now(): number {
    return super.now() + this.shift;
  }

  override follow(databaseMs: number, tookMs: number): void {
    super.follow(databaseMs + this.shift, tookMs);
  }

  /** From now on it is this moment, UNIX milliseconds (rounded: times are whole), and goes on from there. */
  moveTo(moment: number): void {
    this.shift += Math.round(moment) - this.now();
  }

  /** From now on it is what it is. */
  comeBack(): void {
    this.shift = 0;
  }
}
