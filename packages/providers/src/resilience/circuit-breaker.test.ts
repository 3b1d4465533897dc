import { describe, expect, it } from 'vitest';
import { ManualClock } from '../testing/manual-clock';
import { CircuitBreaker } from './circuit-breaker';

const settings = { failures: 3, windowMs: 10_000, openMs: 5_000 };

function fail(breaker: CircuitBreaker, times: number): void {
  for (let i = 0; i < times; i++) breaker.acquire()?.fail();
}

describe('CircuitBreaker', () => {
  it('opens after enough failures within the window', () => {
    const breaker = new CircuitBreaker(settings, new ManualClock());
    fail(breaker, 2);
    expect(breaker.state()).toBe('closed');
    fail(breaker, 1);
    expect(breaker.state()).toBe('open');
    expect(breaker.acquire()).toBeNull();
  });

  it('ignores failures that are older than the window', () => {
    const clock = new ManualClock();
    const breaker = new CircuitBreaker(settings, clock);
    fail(breaker, 2);
    clock.advance(settings.windowMs + 1_000);
    fail(breaker, 2);
    expect(breaker.state()).toBe('closed');
  });

  it('stays closed while most calls succeed', () => {
    const breaker = new CircuitBreaker(settings, new ManualClock());
    for (let i = 0; i < 100; i++) breaker.acquire()?.succeed();
    fail(breaker, 20);
    expect(breaker.state()).toBe('closed');
  });

  it('allows a single probe when half open, and closes if it succeeds', () => {
    const clock = new ManualClock();
    const breaker = new CircuitBreaker(settings, clock);
    fail(breaker, 3);
    clock.advance(settings.openMs);
    expect(breaker.state()).toBe('half-open');
    const probe = breaker.acquire();
    expect(probe).not.toBeNull();
    expect(breaker.acquire()).toBeNull();
    probe?.succeed();
    expect(breaker.state()).toBe('closed');
  });

  it('opens again if the probe fails', () => {
    const clock = new ManualClock();
    const breaker = new CircuitBreaker(settings, clock);
    fail(breaker, 3);
    clock.advance(settings.openMs);
    breaker.acquire()?.fail();
    expect(breaker.state()).toBe('open');
  });

  it('allows another probe if the first gave no result', () => {
    const clock = new ManualClock();
    const breaker = new CircuitBreaker(settings, clock);
    fail(breaker, 3);
    clock.advance(settings.openMs);
    breaker.acquire()?.dismiss();
    expect(breaker.acquire()).not.toBeNull();
  });

  it('is not closed by a slow success from before it opened', () => {
    const breaker = new CircuitBreaker(settings, new ManualClock());
    const early = breaker.acquire();
    fail(breaker, 3);
    early?.succeed();
    expect(breaker.state()).toBe('open');
  });
});
