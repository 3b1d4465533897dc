import { describe, expect, it } from 'vitest';
import { DeploymentClock } from './runtime';

const HOUR = 3_600_000;

/** Returns a clock whose sources a test controls. */
function clockOf(start = 1_000_000_000_000) {
  const at = { wall: start, steady: 5000 };
  const clock = new DeploymentClock({ wall: () => at.wall, steady: () => at.steady });
  const pass = (milliseconds: number) => {
    at.wall += milliseconds;
    at.steady += milliseconds;
  };
  return { at, clock, pass, start };
}

describe('DeploymentClock', () => {
  it('starts with the time of the machine and advances', () => {
    const { clock, pass, start } = clockOf();
    pass(1500.4);
    expect(clock.now()).toBe(start + 1500);
  });

  it.each([HOUR, -HOUR])('advances unchanged when the clock of the machine jumps by %i ms', (jump) => {
    const { at, clock, pass, start } = clockOf();
    at.wall += jump;
    pass(1000);
    expect(clock.now()).toBe(start + 1000);
  });

  it.each([HOUR, -HOUR])('adopts a database time that differs by %i ms and advances from it', (away) => {
    const { clock, pass, start } = clockOf();
    clock.follow(start + away, 0);
    pass(2000);
    expect(clock.now()).toBe(start + away + 2000);
  });

  it('ignores a difference within the uncertainty of a slow query', () => {
    const { clock, start } = clockOf();
    clock.follow(start - 1500, 3000);
    expect(clock.now()).toBe(start);
    clock.follow(start - 3500, 3000);
    expect(clock.now()).toBe(start - 2000);
  });
});
