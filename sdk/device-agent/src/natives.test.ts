import { expect, test, vi } from 'vitest';
import { attempt, breathe, within } from './natives';

const never = new Promise<string>(() => undefined);

test('what never answers is late', async () => {
  expect(await within(never, 5, 'late')).toBe('late');
});

test('what answers in time is taken, plain values too', async () => {
  expect(await within('now', 1000, 'late')).toBe('now');
  expect(await within(Promise.resolve('soon'), 0, 'late')).toBe('soon');
  await expect(within(Promise.reject(new Error('refused')), 1000, 'late')).rejects.toThrow('refused');
});

test('a page that replaced its timers later changes nothing', async () => {
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

test('a reading that throws has another value instead', () => {
  expect(attempt(() => JSON.parse('{'), 'none')).toBe('none');
  expect(attempt(() => 7, null)).toBe(7);
});

test('a rest ends where no timer ever fires', async () => {
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
