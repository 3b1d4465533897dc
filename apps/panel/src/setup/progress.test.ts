import { describe, expect, it } from 'vitest';
import type { Account } from '../api/account';
import type { DataUpdate } from '../api/operations';
import { nextStep, progressOf } from './progress';

const update = (more: Partial<DataUpdate> = {}) =>
  ({ running: false, waiting: false, outcome: null, succeeded_at: null, ...more }) as DataUpdate;
const loaded = update({ outcome: 'accepted', succeeded_at: '2026-11-20T10:00:00.000Z' });
const failed = update({ outcome: 'failed' });
const NEW = {
  updates: { enabled: false, updates: [update()] },
  account: { currency: null, time_zone: null },
  hasLive: false,
  hasTest: false,
  preferences: {},
};
const dataWith = (enabled: boolean, ...updates: DataUpdate[]) =>
  progressOf({ ...NEW, updates: { enabled, updates } }).data;

describe('progressOf', () => {
  it('reports every step of a new account as open', () => {
    expect(progressOf(NEW)).toEqual({ data: 'todo', conventions: 'todo', samples: 'todo', request: 'todo' });
  });

  it('completes the data step only with automatic updates and loaded data', () => {
    expect(dataWith(true, loaded, failed)).toBe('done');
    expect(dataWith(false, loaded)).toBe('todo');
    expect(dataWith(true, loaded, update({ waiting: true }))).toBe('running');
    expect(dataWith(true, failed)).toBe('attention');
  });

  it('needs both currency and time zone', () => {
    const withAccount = (account: Pick<Account, 'currency' | 'time_zone'>) =>
      progressOf({ ...NEW, account }).conventions;
    expect(withAccount({ currency: 'EUR', time_zone: null })).toBe('todo');
    expect(withAccount({ currency: 'EUR', time_zone: 'Europe/Berlin' })).toBe('done');
  });

  it('counts a transaction in Test as a sample, and only one in Live as the first request', () => {
    expect(progressOf({ ...NEW, hasTest: true })).toMatchObject({ samples: 'done', request: 'todo' });
    expect(progressOf({ ...NEW, hasLive: true })).toMatchObject({ samples: 'done', request: 'done' });
  });

  it('completes the sample step when the user chose to start empty', () => {
    expect(progressOf({ ...NEW, preferences: { setup_samples: 'none' } }).samples).toBe('done');
  });
});

describe('nextStep', () => {
  const progress = progressOf({ ...NEW, hasTest: true });

  it('returns the next open step, then earlier ones', () => {
    expect(nextStep(progress, null)).toBe('data');
    expect(nextStep(progress, 'conventions')).toBe('request');
    expect(nextStep(progress, 'request')).toBe('data');
  });

  it('returns null without another open step', () => {
    const done = { data: 'done', conventions: 'done', samples: 'done', request: 'done' } as const;
    expect(nextStep(done, 'data')).toBeNull();
    expect(nextStep({ ...done, request: 'todo' }, 'request')).toBeNull();
  });
});
