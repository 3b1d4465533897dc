import { describe, expect, it } from 'vitest';
import { sampleSession } from '../sample-session';
import { readSession } from '../session/read-session';
import { isPrivateWindow } from './private-window';

const SILENT = {
  quota: 10_737_418_240,
  temporaryQuota: null,
  heapLimit: 4_395_630_592,
  file: null,
  opfs: null,
  indexedDb: true,
  localStorage: true,
  serviceWorker: true,
};

function judged(kind: 'chromium' | 'gecko' | 'webkit' | null, mode: object): boolean | null {
  const text = { nullMessage: '', rangeMessage: '', stackStyle: null, features: [], css: [] };
  const signals = { storageMode: { ...SILENT, ...mode }, engine: { kind, evalLength: 33, ...text } };
  const session = readSession(sampleSession({ id: '01930000-0000-7000-8000-000000000001', at: 0, signals }));
  if (!session?.signals.storageMode) throw new Error('the sample is not a session');
  return isPrivateWindow(session.signals);
}

describe('isPrivateWindow', () => {
  it.each([
    ['a file in its own process', { size: 0, write: 4, message: 150 }, false],
    ['a file in its own process on a slow system', { size: 9, write: 40, message: 190 }, false],
    ['a file in another process', { size: 108, write: 414, message: 180 }, true],
    ['a file in another process on a slow machine', { size: 900, write: 3000, message: 1400 }, true],
    ['a slow disk', { size: 2, write: 400, message: 180 }, null],
    ['values in between', { size: 30, write: 100, message: 180 }, null],
    ['no clock', { size: 0, write: 0, message: 0 }, null],
    ['no worker', null, null],
  ] as const)('is right for Chromium with %s', (_, file, expected) => {
    expect(judged('chromium', { file })).toBe(expected);
  });

  it.each([
    ['files', { opfs: 'ok' }, false],
    ['no files', { opfs: 'SecurityError: Security error when calling GetDirectory' }, true],
    [
      'no files and no local storage (cookies blocked)',
      { opfs: 'SecurityError: x', localStorage: false },
      null,
    ],
    ['a damaged profile', { opfs: 'UnknownError: x' }, null],
    ['no file function', { opfs: null }, null],
  ])('is right for Firefox with %s', (_, mode, expected) => {
    expect(judged('gecko', mode)).toBe(expected);
  });

  it('returns null for engines that were not measured', () => {
    expect(judged('webkit', { opfs: 'UnknownError: transient' })).toBeNull();
    expect(judged(null, { opfs: 'ok' })).toBeNull();
  });

  it('uses the older quota if it is that small', () => {
    expect(judged('chromium', { temporaryQuota: 4_000_000_000 })).toBe(true);
  });
});
