import { describe, expect, it } from 'vitest';
import { DeploymentClock } from './ambient';

const HOUR = 3_600_000;

/** A clock whose sources a test moves. */
function clockOf(start = 1_000_000_000_000) {
  const at = { wall: start, steady: 5000 };
  const clock = new DeploymentClock({ wall: () => at.wall, steady: () => at.steady });
  const pass = (milliseconds: number) => {
    at.wall += milliseconds;
    at.steady += milliseconds;
  };
  return { at, clock, pass, start };
}

describe('the clock of a deployment', () => {
  it('begins with the time of the machine and goes on', () => {
    const { clock, pass, start } = clockOf();
    pass(1500.4);
    expect(clock.now()).toBe(start + 1500);
  });

  it.each([HOUR, -HOUR])('goes on as before when the clock of the machine jumps by %i ms', (jump) => {
    const { at, clock, pass, start } = clockOf();
    at.wall += jump;
    pass(1000);
    expect(clock.now()).toBe(start + 1000);
  });

  it.each([HOUR, -HOUR])("takes the database's time, %i ms away, and carries it on", (away) => {
    const { clock, pass, start } = clockOf();
    clock.follow(start + away, 0);
    pass(2000);
    expect(clock.now()).toBe(start + away + 2000);
  });

  it('is not moved by what a slow answer leaves open', () => {
    const { clock, start } = clockOf();
    clock.follow(start - 1500, 3000);
    expect(clock.now()).toBe(start);
    clock.follow(start - 3500, 3000);
    expect(clock.now()).toBe(start - 2000);
  });
});
