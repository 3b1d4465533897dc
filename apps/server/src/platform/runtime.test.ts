import { describe, expect, it } from 'vitest';
import { systemRuntime } from './runtime';

describe('systemRuntime ids', () => {
  it('are UUIDs of version 7 in strictly increasing order, ten thousand in a row', () => {
    const runtime = systemRuntime();
    const before = Date.now();
    const ids = Array.from({ length: 10_000 }, () => runtime.timeOrderedId());
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    const stamp = Number.parseInt(ids[0]!.replace('-', '').slice(0, 12), 16);
    expect(stamp).toBeGreaterThanOrEqual(before);
    expect(stamp).toBeLessThanOrEqual(Date.now());
  });

  it('of transactions are twelve hexadecimal digits', () => {
    expect(systemRuntime().transactionId()).toMatch(/^[0-9a-f]{12}$/);
  });
});
