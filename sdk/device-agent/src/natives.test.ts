import { expect, test, vi } from 'vitest';
import { attempt, breathe, within } from './natives';

const never = new Promise<string>(() => undefined);

test('within returns the late value when work never settles', async () => {
  expect(await within(never, 5, 'late')).toBe('late');
});

test('within returns work that settles in time, and plain values', async () => {
  expect(await within('now', 1000, 'late')).toBe('now');
  expect(await within(Promise.resolve('soon'), 0, 'late')).toBe('soon');
  await expect(within(Promise.reject(new Error('refused')), 1000, 'late')).rejects.toThrow('refused');
});

test('timers still work after the page replaces them', async () => {
  const { setTimeout: timer } = globalThis;
  try {
    globalThis.setTimeout = (() => {
      throw new Error('broken');
    }) as unknown as typeof setTimeout;
    expect(await within(never, 5, 'late')).toBe('late');
    await breathe();
  } finally {
    globalThis.setTimeout = timer;
  }
});

test('attempt returns the fallback when a reading throws', () => {
  expect(attempt(() => JSON.parse('{'), 'none')).toBe('none');
  expect(attempt(() => 7, null)).toBe(7);
});

test('rest ends even if no timer ever fires', async () => {
  vi.resetModules();
  vi.stubGlobal('setTimeout', () => 1);
  try {
    const { rest } = await import('./natives');
    const enough = vi.fn(() => false);
    await rest(5, enough);
    expect(enough).toHaveBeenCalled();
    expect(enough.mock.calls.length).toBeLessThanOrEqual(100);
  } finally {
    vi.unstubAllGlobals();
  }
});
