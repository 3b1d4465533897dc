import { describe, expect, it } from 'vitest';
import { DeploymentClock, systemRuntime } from './runtime';

const START_MS = Date.UTC(2026, 10, 29);

describe('systemRuntime ids', () => {
  it('are UUIDs of version 7 in strictly increasing order, ten thousand in a row', () => {
    const runtime = systemRuntime(new DeploymentClock({ wall: () => START_MS, steady: () => 5 }));
    const ids = Array.from({ length: 10_000 }, () => runtime.timeOrderedId());
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...new Set(ids)].sort()).toEqual(ids);
    const stamps = [ids[0]!, ids[4095]!, ids[4096]!].map((id) =>
      Number.parseInt(id.replace('-', '').slice(0, 12), 16),
    );
    // A millisecond holds 4,096 ids. The next one borrows from the following millisecond.
    expect(stamps).toEqual([START_MS, START_MS, START_MS + 1]);
  });

  it('of transactions are twelve hexadecimal digits', () => {
    expect(systemRuntime().transactionId()).toMatch(/^[0-9a-f]{12}$/);
  });
});
